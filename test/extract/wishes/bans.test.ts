import { describe, expect, test } from 'vitest'
import { extractCandidates } from '../../../src/extract/extract-candidates.ts'
import { TIERS, turnOf } from '../turn-of.ts'

const candidatesOf = (...turn: Parameters<typeof turnOf>) => extractCandidates([turnOf(...turn)], { tiers: TIERS })
const PUSHED = { assistantBefore: 'I force-pushed the branch to tidy the history. All checks pass.' }
const DONE = 'I force-pushed the branch to tidy the history.'

describe('resolveBans()', () => {
  test.each([
    'never do that again',
    "don't ever do this again.",
    'please dont do it anymore',
    'Never again!',
    'you must never do things like that again',
    'mach das nie wieder',
    'tu so was bitte nicht nochmal',
    'ne refais jamais ça',
    'no vuelvas a hacer eso',
    'nunca mais faça isso',
    'non farlo mai più',
    'doe dat nooit meer',
    'nigdy więcej tak nie rób',
    'больше никогда так не делай',
    'ніколи більше так не роби',
    'bunu bir daha asla yapma',
    'jangan pernah lakukan itu lagi',
    'đừng bao giờ làm thế nữa',
    'لا تفعل هذا مرة أخرى',
    'ऐसा दोबारा मत करना',
    '以后别再这样做了',
    '以後不要再這樣了',
    'もう二度とそんなことをしないで',
    '다시는 그러지 마',
  ])('keeps with "%s" what the agent had done', (typed) => {
    const [found, ...others] = candidatesOf(typed, PUSHED)
    expect(others).toEqual([])
    expect(found).toMatchObject({ evidence: typed, evidenceBefore: DONE, tier: 'suggest' })
    expect(found?.text.toLowerCase()).toBe(`${typed.replace(/[.!]$/u, '').toLowerCase()}: ${DONE.toLowerCase()}`)
    expect(found?.kind).not.toBe('fact')
  })

  test('keeps what may follow, such as a condition', () => {
    expect(candidatesOf('never do that again without asking me, ok?', PUSHED)[0]?.text).toBe(
      `Never do that again without asking me: ${DONE}`,
    )
  })

  test.each([
    'You pushed to main without a review. Never do that again.',
    'no, you just deleted my failing test again. dont do that anymore',
    'Du hast die Tests einfach gelöscht. Mach das nie wieder.',
    'Ты удалил мои тесты. Больше никогда так не делай.',
    'there is a legacy script called deploy.sh. never run it',
    'We keep the old API in src/legacy. Never touch that.',
  ])('keeps what was said before it in the same message: "%s"', (typed) => {
    const [found, ...others] = candidatesOf(typed, PUSHED)
    expect(others).toEqual([])
    expect(found?.text.toLowerCase()).toBe(typed.replace(/^no, /u, '').toLowerCase())
    expect(found?.evidenceBefore).toBeUndefined()
  })

  test.each(['Why? Never do that again.', 'No! Never do that again.', 'ok. never do that again.'])(
    'means what the agent did where the words before it say nothing: "%s"',
    (typed) => {
      expect(candidatesOf(typed, PUSHED)[0]).toMatchObject({ evidenceBefore: DONE })
    },
  )

  test.each([
    ['Bash', 'git push --force'],
    ['Bash', 'git checkout -'],
    ['Edit', 'src/gen/types.ts'],
  ])('means the call that it refuses, to the letter: %s %s', (name, target) => {
    const facts = { denied: { name, target, outcome: 'denied' } } as const
    const textsOf = (typed: string) =>
      candidatesOf(typed, { ...PUSHED, source: 'denial', facts }).map(({ text }) => text)
    expect(textsOf('never do that')).toEqual([`Never do that: ${target}`])
    expect(textsOf('I told you twice already. Never do that.')).toContain(`Never do that: ${target}`)
  })

  test.each([
    ['several things', 'I removed the failing tests. I also updated the README.'],
    ['an apology', "You're right, I apologize. I've restored the tests from git."],
    ['a question', 'I read the config. Should I use Redis for caching?'],
    ['a plan', "I've fixed the lint errors. Let me drop the database and recreate it."],
    ['a state', 'The feature is complete and everything works.'],
    ['what it did not do', "I didn't touch production."],
    ['nothing', ''],
  ])('guesses nothing where the agent said %s, and is not certain then', (_, assistantBefore) => {
    const found = candidatesOf('never do that again', { assistantBefore })
    expect(found.map(({ text, evidenceBefore, tier }) => ({ text, evidenceBefore, tier }))).toEqual([
      { text: 'Never do that again', evidenceBefore: undefined, tier: 'suggest' },
    ])
  })

  test.each([
    'Secrets always go in .env. Never commit it.',
    'The generated client always lives in src/gen. Never edit it.',
  ])('is joined with a sentence that says where a thing always is: "%s"', (typed) => {
    expect(candidatesOf(typed, { assistantBefore: 'Done.' }).map(({ text }) => text)).toEqual([typed])
  })

  test.each([
    'Always ask before you delete files. Never do that again!',
    'Please undo the change to package.json. Never do that again.',
    'You are an idiot. Never do that again.',
    'You should have asked me first. Never do that again.',
    'This is the last warning. Never do that again.',
    '- always run the tests\n- never do that again',
  ])('is not joined with a sentence that says nothing of what was done, nor guesses beside it: "%s"', (typed) => {
    for (const { text, evidenceBefore } of candidatesOf(typed, PUSHED)) {
      expect(text).not.toMatch(/\. Never do that again/iu)
      expect(evidenceBefore).toBeUndefined()
    }
  })

  test.each([
    'never edit files under src/gen by hand',
    'the button should never do that again when it is clicked twice',
    'the modal shows twice. not again!',
    "don't do that yet",
    'never do that again, always use pnpm instead of npm',
    'never use this, use fetch',
    'never touch that file again',
    "don't do that again for now",
  ])('takes nothing of the agent into "%s"', (typed) => {
    expect(candidatesOf(typed, PUSHED).map(({ evidenceBefore }) => evidenceBefore)).not.toContain(DONE)
  })
})
