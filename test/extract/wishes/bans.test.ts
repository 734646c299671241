import { describe, expect, test } from 'vitest'
import { extractCandidates } from '../../../src/extract/extract-candidates.ts'
import { TIERS, turnOf } from '../turn-of.ts'

const candidatesOf = (...turn: Parameters<typeof turnOf>) => extractCandidates([turnOf(...turn)], { tiers: TIERS })
const PUSHED = { assistantBefore: 'I force-pushed the branch to tidy the history. All checks pass. Anything else?' }
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
    expect(candidatesOf('never do that again without asking me', PUSHED)[0]?.text).toBe(
      `Never do that again without asking me: ${DONE}`,
    )
  })

  test.each([
    'You pushed to main without a review. Never do that again.',
    'there is a legacy script called deploy.sh. never run it',
    'We keep the old API in src/legacy. Never touch that.',
  ])('keeps what was said before it in the same message: "%s"', (typed) => {
    const [found, ...others] = candidatesOf(typed, PUSHED)
    expect(others).toEqual([])
    expect(found?.text.toLowerCase()).toBe(typed.toLowerCase())
    expect(found?.evidenceBefore).toBeUndefined()
  })

  test.each(['Why? Never do that again.', 'That was wrong. Never do that again.', 'ok. never do that again.'])(
    'means what the agent did where the words before it say nothing: "%s"',
    (typed) => {
      expect(candidatesOf(typed, PUSHED)[0]).toMatchObject({ evidenceBefore: DONE })
    },
  )

  test('means the call that it refuses', () => {
    const refused = (name: string, target: string) =>
      candidatesOf('never do that', {
        ...PUSHED,
        source: 'denial',
        facts: { denied: { name, target, outcome: 'denied' } },
      })[0]?.text
    expect(refused('Bash', 'git push --force')).toBe('Never do that: git push --force')
    expect(refused('Edit', 'src/gen/types.ts')).toBe('Never do that: Edit src/gen/types.ts')
  })

  test('is never certain where nothing is known that it could mean', () => {
    expect(candidatesOf('never do that again, ever, under no circumstances').map(({ tier }) => tier)).not.toContain(
      'auto',
    )
  })

  test.each([
    'never edit files under src/gen by hand',
    'the button should never do that again when it is clicked twice',
    'the modal shows twice. not again!',
    "don't do that yet",
  ])('takes nothing of the agent into "%s"', (typed) => {
    expect(candidatesOf(typed, PUSHED).map(({ evidenceBefore }) => evidenceBefore)).not.toContain(DONE)
  })
})
