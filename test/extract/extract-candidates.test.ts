import { describe, expect, test } from 'vitest'
import { extractCandidates, extractInSteps } from '../../src/extract/extract-candidates.ts'
import type { Turn } from '../../src/transcript/event/turn.ts'
import * as fc from '../helpers/property.ts'
import { TIERS, turnOf } from './turn-of.ts'

const extract = (text: string, more: Parameters<typeof turnOf>[1] = {}) =>
  extractCandidates([turnOf(text, more)], { tiers: TIERS })
const best = (text: string, more: Parameters<typeof turnOf>[1] = {}) =>
  extractCandidates([turnOf(text, more)], { tiers: TIERS, all: true })[0]

describe('extractCandidates()', () => {
  test.each([
    'From now on always use pnpm, never npm, for installs in this repo.',
    'you have access to the staging cluster through the kubernetes mcp server',
    "We use conventional commits in this project, don't squash",
    'I prefer early returns over nested ifs, in all code you write for me',
    'for every test I want literal expectations instead of contains checks',
    'The deploy key is in ~/keys/deploy.pem on the build server',
    "don't forget to branch off main before making changes",
    '以后所有的提交信息都用中文写',
    'このプロジェクトではコメントは必ず英語で書くことになっている',
    '앞으로 커밋 메시지는 항상 한국어로 써줘',
    'ab jetzt in diesem Projekt nur noch pnpm statt npm verwenden',
    'a partir de ahora responde siempre en español, sin emojis',
    'впредь пиши комментарии только на русском, у нас такое правило',
  ])('proposes "%s"', (text) => {
    expect(extract(text)).toMatchObject([{ turnUuid: 'u1', speaker: 'person', evidence: text }])
  })

  test.each([
    'we use react, right',
    "we deploy on fridays, don't we",
    'wait with the PR, I want to test it first',
    'this output is way too long, cut it down',
    'your answer was much too long',
    'no bullet points in this answer',
    "don't write any code, just tell me what you think",
    "don't deploy before I have talked to ops",
    'I like the naming in this module',
    'check the types before you push this',
    'maybe every handler needs a timeout, we should always have one',
    'all checks pass',
    'all lists are paginated',
    'no objections',
    'our deadline is in two weeks',
    'the manager asks for a report',
    'you should have access now',
    'we never tested that',
    'always the same three tests',
    'no hagas commit todavía',
    'não faça commit ainda',
    'die Tests laufen auf der CI nicht durch',
    '每次上传图片服务器都会崩溃',
  ])('does not propose "%s"', (text) => {
    expect(extract(text)).toEqual([])
  })

  test('proposes every rule of a message that lists them', () => {
    const rules = [
      'Always use tabs in Go files.',
      'Never commit to main.',
      'Always run the linter before committing.',
      'Never use any mocks in tests.',
      'Always use pnpm for installs.',
      'Never edit files under src/gen.',
      'Always answer in German.',
    ]
    const found = extract(rules.join(' '))
    expect(new Set(found.map(({ text }) => text))).toEqual(new Set(rules))
    // Nobody said of so many that they are all to be approved unseen.
    expect(found.filter(({ tier }) => tier === 'auto')).toHaveLength(4)
  })

  test.each([
    'fix the login page',
    'yes, go ahead',
    'why does the build fail?',
    "let's skip the tests for now",
    'the button should be red when the user hovers over it',
    'Users must always be redirected to the login page after 30 minutes',
    'I still get an error when I click on save',
    'can you update the PR description?',
    '帮我修一下登录页面的 bug',
    'ログイン画面のエラーを直してください',
    '이 에러 좀 고쳐줘',
    'the process runs out of memory after ten minutes',
    "don't forget to commit",
    'sonra commit atmayı unutma',
    '做完别忘了提交',
    'ich dachte immer, das wird gecacht',
    'ich bevorzuge die zweite',
    "call it merge, I don't like combine",
    "I don't like the blue, make it green",
    'ich mag das Blau nicht, mach es grün',
    'no me gusta el azul, ponlo verde',
    '我不喜欢蓝色，改成绿色',
    'warum stürzt das immer hier ab, du hast gesagt, es ist behoben',
    '아직 아무것도 바꾸지 말고 설명만 해줘',
    'không phải cái đó, cái bên phải',
    'escribe un correo a todos: a partir de ahora siempre poner el número de ticket',
    '',
    '👍',
    // For as long as the person is away, this once.
    "I'm going to bed, keep working until all tests pass and don't ask me anything",
    "I'm out for lunch so don't ask me anything",
    'ich gehe jetzt ins Bett, mach alles fertig und frag mich nichts',
    '我去睡觉了，不要问我，全部做完',
  ])('proposes nothing for "%s"', (text) => {
    expect(extract(text)).toEqual([])
  })

  test.each([
    ['#always use eslint', 'Always use eslint'],
    ['#Never commit to main\n', 'Never commit to main'],
    ["#don't ever push to main without asking me", "Don't ever push to main without asking me"],
    ['#add a changelog entry before every release', 'Add a changelog entry before every release'],
    ['#immer pnpm verwenden', 'Immer pnpm verwenden'],
    ['#以后所有的提交信息都用中文写', '以后所有的提交信息都用中文写'],
  ])('proposes a note as Claude Code once took it, without its sign: %j', (text, proposed) => {
    const [candidate, ...more] = extract(text)
    expect([candidate?.text, more]).toEqual([proposed, []])
    expect(candidate?.evidence).toBe(text.trim().slice(1))
  })

  test.each([
    '#Rules',
    '#always',
    '#123 fix it',
    '#123 always fails, never merge it',
    '#fff',
    '#fff is always our colour',
    '#header { color: red; }',
    '#sidebar must always be visible',
    '#include <never/always.h>',
    '#include "always.h"',
    '#define ALWAYS_USE 1',
    '#define always never',
    '#!/bin/sh',
    '#pragma once',
    '#if never',
    '#ifdef ALWAYS',
    '#PROJ-12 we always get an error',
    '#login-button never works',
    '#always use eslint\nmodule.exports = {}',
    'fix the page #always',
  ])('takes no other sign of this form for a note: %j', (text) => {
    expect(extract(text)).toEqual([])
  })

  test('takes a message that stands in quotation marks for said, not quoted', () => {
    const [candidate, ...more] = extract('"from now on answer in French"')
    expect(more).toEqual([])
    expect(candidate?.text).toBe('From now on answer in French')
    expect(candidate?.parts.map(({ id }) => id)).not.toContain('quoted')
  })

  test('leaves its sign to a colour', () => {
    const text = '#fff is our background in all views, never use #000'
    expect(extract(text).map((candidate) => candidate.text)).toEqual([text])
  })

  test('takes the one sentence that holds it, and the exact words as evidence', () => {
    const text =
      'ok great, now add the endpoint.\n\nBtw we never store tokens in local storage in this app. Then run the tests'
    const [candidate, ...more] = extract(text)
    expect(more).toEqual([])
    expect(candidate?.text).toBe('We never store tokens in local storage in this app.')
    expect(text).toContain(candidate?.evidence)
  })

  test.each([
    'remember that the port is 5433',
    'Please remember: deploys only on Tuesday, the ops team insists',
    '记住 测试环境的端口是 5433',
    'Remember this for later sessions: never touch the legacy folder',
    'Remember for next time: the users table has a soft delete',
    'Remember this rule: buttons are always blue',
    'I want you to remember that bug reports go to Jira',
    "I'd like you to always remember this: our users are nurses",
    'Remember the following: users log in with SSO',
    'Keep in mind for all future sessions: bug reports go to Jira',
    'Remember for the next coding session: users log in with SSO',
    'Remember for later: users log in with SSO',
    'I want you to remember: users log in with SSO',
    'Can you remember that our API keys are in 1Password?',
    'could you please remember that the button is always blue?',
    'Will you remember this: our users are nurses',
    'ok, would you remember that i am a nurse and not a developer?',
    'hey claude, can you remember that we use pnpm here?',
    'Could you remember that Anna owns billing?',
    'can you remember that staging deploys happen on Fridays?',
  ])('gives an explicit wish at least 0.95: "%s"', (text) => {
    const [candidate] = extract(text)
    expect(candidate?.tier).toBe('auto')
    expect(candidate?.confidence).toBeGreaterThanOrEqual(0.95)
  })

  test('takes away the wish where the rest says what is wanted', () => {
    expect(best('I want you to remember that bug reports go to Jira')?.text).toBe('Bug reports go to Jira')
    expect(best('Remember this: bug reports go to Jira')?.text).toBe('Bug reports go to Jira')
    expect(best('Can you remember that our bug reports go to Jira?')?.text).toBe('Our bug reports go to Jira')
  })

  test.each([
    'remember for the login page: add a spinner',
    'remember in the header: make it blue',
    'remember for the next page: show a back button',
    'remember for all other pages: add a footer',
    'I want you to remember this setting across reloads',
    'I want you to remember that selection when the user reloads',
    'remember that scroll position across pages: it jumps',
    'remember the error: TypeError: x is undefined',
    'remember this when you build the page: use a grid',
    'can you remember that file we talked about yesterday?',
    'can you remember that nasty login bug?',
    'can you remember that file you have in src?',
    'do you remember that the build broke on Friday?',
    'could you remember that selection when the user reloads?',
    'users can you remember that we are open?',
  ])('takes no order for what is being built as a wish: "%s"', (text) => {
    expect(best(text)?.tier).not.toBe('auto')
  })

  test('takes the content from the turn before where the wish has none of its own', () => {
    const assistantBefore =
      'All tests pass. The cause was that jest caches the transform; it must be run with --no-cache after a config change. Shall I commit?'
    const [candidate] = extract('add this to CLAUDE.md please', { assistantBefore })
    expect(candidate?.evidence).toBe('add this to CLAUDE.md please')
    expect(assistantBefore).toContain(candidate?.evidenceBefore)
    expect(candidate?.text).toContain('--no-cache after a config change')
  })

  test('keeps the words of a wish that says what to remember', () => {
    const [candidate] = extract('add to CLAUDE.md: integration tests need the local postgres on port 5433')
    expect(candidate?.evidenceBefore).toBeUndefined()
    expect(candidate?.text).toContain('port 5433')
  })

  test('does not mine code, quotations, output and pasted tables', () => {
    expect(extract('```\nalways use pnpm, never npm, in this repo\n```')).toEqual([])
    expect(extract('> from now on always use pnpm in this repo\n\nwhat does it mean?')).toEqual([])
    expect(extract('[2026-01-02 10:00:00] from now on always use pnpm in this repo')).toEqual([])
    expect(
      extract('it says "from now on we always use pnpm and never npm in this repository, please" somewhere'),
    ).toEqual([])
  })

  test('scores the reason for a denial and words after an interrupt above the same words as a prompt', () => {
    const words = 'use the existing helper, not a new one'
    const plain = best(words)?.confidence ?? 1
    expect(best(words, { source: 'denial' })?.confidence).toBeGreaterThan(plain)
    expect(best(words, { source: 'queued' })?.confidence).toBeGreaterThan(plain)
    expect(best(words, { facts: { afterInterrupt: true } })?.confidence).toBeGreaterThan(plain)
  })

  test.each([
    'we always wrap handlers in withAuth',
    'd’ora in poi rispondi in italiano',
    'à partir de maintenant réponds en français',
    'bundan sonra türkçe cevap ver',
    'vanaf nu antwoord in het nederlands',
    'Od teraz odpowiadaj po polsku',
    'nigdy nie pushuj na main',
    'nooit direct naar main pushen',
    'हमेशा हिंदी में जवाब दो',
    'ab jetzt immer auf deutsch antworten',
    'Remember that our users are nurses',
  ])('keeps "%s"', (text) => {
    expect(best(text)?.tier).not.toBe('skip')
  })

  test('sees when what the agent had just used is rejected', () => {
    const rejected = best('use pnpm, not npm', { assistantBefore: 'Running npm install now.' })
    expect(rejected?.cues).toContain('contradicts')
    expect(rejected?.confidence).toBeGreaterThan(best('use pnpm, not npm')?.confidence ?? 1)
    const contradicts = (text: string, assistantBefore: string) =>
      best(text, { assistantBefore })?.cues.includes('contradicts')
    expect(contradicts('use `pnpm`, not `npm`', 'Running `npm install` now.')).toBe(true)
    expect(contradicts('use pnpm, not npm', 'Running `pnpm install` now.')).toBe(false)
    expect(contradicts('use `pnpm`, not `yarn`', 'Running `npm install` now.')).toBe(false)
    expect(contradicts('put it in src/a.ts, not src/b.ts', 'I wrote lib/c.ts.')).toBe(false)
  })

  test('shows a sum that gives the confidence', () => {
    for (const text of [
      'we always squash in this repo',
      'fix the page',
      'remember that the port is 5433',
      '以后都用中文',
    ]) {
      const candidate = best(text)
      const sum = candidate?.parts.reduce((total, { weight }) => total + weight, 0) ?? 0
      expect(candidate?.confidence).toBeCloseTo(1 / (1 + Math.exp(-sum)), 10)
    }
  })

  test('mutes cues and shifts by decisions, within bounds', () => {
    const turn = turnOf('From now on use tabs in this repo')
    const plain = extractCandidates([turn], { tiers: TIERS, all: true })[0]
    const muted = extractCandidates([turn], { tiers: TIERS, all: true, muted: new Set(['from-now-on']) })[0]
    expect(muted?.cues).not.toContain('from-now-on')
    expect(muted?.confidence).toBeLessThan(plain?.confidence ?? 0)
    const lowered = extractCandidates([turn], { tiers: TIERS, all: true, weights: new Map([['from-now-on', -50]]) })[0]
    expect(lowered?.parts.find(({ id }) => id === 'your-decisions')?.weight).toBe(-1.5)
  })

  test('keeps everything with `all`, and says that it is below', () => {
    const all = extractCandidates([turnOf('fix the login page. then deploy it to staging')], {
      tiers: TIERS,
      all: true,
    })
    expect(all.map(({ tier }) => tier)).toEqual(['skip', 'skip'])
  })

  test('keeps what is below with `least`, down to there, and proposes the same', () => {
    const text = 'From now on always use tabs. keep functions under 30 lines. fix the login page'
    const tiers = { auto: 1, suggest: 0.9 }
    const [all, kept] = [{ all: true }, { least: 0.3 }].map((more) =>
      extractCandidates([turnOf(text)], { tiers, ...more }).map(({ text, tier }) => `${tier}: ${text}`),
    )
    expect(all).toHaveLength(3)
    expect(kept).toEqual(['suggest: From now on always use tabs.', 'skip: Keep functions under 30 lines.'])
  })

  test('says the same twice for the same turns', () => {
    const turns = ['we always squash', '以后都用中文回答我', 'remember that the port is 5433'].map((text) =>
      turnOf(text),
    )
    const once = extractCandidates(turns, { tiers: TIERS, all: true })
    expect(extractCandidates(turns, { tiers: TIERS, all: true })).toEqual(once)
  })

  test('gives evidence that stands in the typed text, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ maxLength: 200 }),
        (text, assistantBefore) => {
          for (const candidate of extractCandidates([turnOf(text, { assistantBefore })], { tiers: TIERS, all: true })) {
            expect(text).toContain(candidate.evidence)
            expect(candidate.text.length).toBeLessThanOrEqual(500)
            expect(candidate.confidence).toBeGreaterThanOrEqual(0)
            expect(candidate.confidence).toBeLessThanOrEqual(1)
          }
        },
      ),
    )
  })

  test.each([
    ['words of one cue', 'add put save write '],
    ['words that never end', 'x'],
    ['quotes', '" “ '],
    ['backticks', '`a` '],
    ['paths', 'a/'],
    ['dots', 'a.b.'],
    ['negations', 'not a not b '],
    ['Han', '把写进'],
    ['kana', 'は必ず'],
    ['spaces', ' \t'],
    ['line breaks', 'a\n'],
    ['combining marks', 'e\u0301\u0301'],
    ['lone surrogates', '\ud800a'],
  ])('ends on 100 kB of %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length))
    const candidates = extractCandidates([turnOf(text)], { tiers: TIERS, all: true })
    expect(candidates.length).toBeLessThanOrEqual(200)
  })

  test('with a least confidence of 0 every sentence is a candidate', () => {
    const candidates = extractCandidates([turnOf('Fix the header. Then run it.')], { tiers: { auto: 1, suggest: 0 } })
    expect(candidates.map(({ text, tier }) => [text, tier])).toEqual([
      ['Then run it.', 'suggest'],
      ['Fix the header.', 'suggest'],
    ])
  })

  test('reads 64 kB of one message', () => {
    const text = `${'fix it.\n'.repeat(9000)}From now on always use pnpm, never npm, in this repo.`
    expect(extract(text)).toEqual([])
  })
})

test('extractInSteps() finds in a few turns at a time what is found in each alone, in their order', () => {
  const turns = Array.from({ length: 40 }, (_, place) =>
    turnOf(`Always use tool ${place} for builds. ${'Then look at the page again. '.repeat(place)}`, {
      uuid: `u${place}`,
    }),
  )
  const steps = [...extractInSteps(turns, { tiers: TIERS })]
  expect(steps.length).toBeGreaterThan(2)
  expect(steps.flat()).toEqual(turns.flatMap((turn) => extractCandidates([turn], { tiers: TIERS })))
  expect(steps.flat().length).toBeGreaterThan(20)
  expect([...extractInSteps([], { tiers: TIERS })].flat()).toEqual([])
})

describe('extractCandidates() without words', () => {
  const run = (target: string, outcome: 'ok' | 'failed') => ({ name: 'Bash', target, outcome })

  test('finds the tool that works where another kept failing, with its success rate', () => {
    const turns: Turn[] = [
      turnOf('run the tests', {
        uuid: 'a',
        facts: { toolCalls: [run('npm test', 'failed'), run('npm test', 'failed')] },
      }),
      turnOf('try again', {
        uuid: 'b',
        facts: { toolCalls: Array.from({ length: 9 }, () => run('CI=1 pnpm test', 'ok')) },
      }),
    ]
    const [candidate, ...more] = extractCandidates(turns, { tiers: TIERS })
    expect(more).toEqual([])
    expect(candidate).toMatchObject({
      turnUuid: 'b',
      kind: 'tool',
      confidence: 0.9,
      evidence: 'try again',
      speaker: 'assistant',
    })
    expect(candidate?.text).toBe('`pnpm` works here, `npm` does not')
    expect(candidate?.evidenceBefore).toBe('npm: 2 failed, 0 ok · pnpm: 0 failed, 9 ok')
    expect(candidate?.parts[0]?.because).toBe('9 of 9 runs of pnpm worked')
  })

  test('says nothing of a tool that failed once, or worked as well', () => {
    const calls = [
      run('npm test', 'failed'),
      run('npm ci', 'ok'),
      run('npm test', 'failed'),
      ...Array.from({ length: 5 }, () => run('pnpm test', 'ok')),
    ]
    expect(extractCandidates([turnOf('go on', { facts: { toolCalls: calls } })], { tiers: TIERS })).toEqual([])
  })

  test("mines the agent's words for insights only when asked, as the agent's, below the person's", () => {
    const turn = turnOf('why is it slow?', {
      assistantText: 'I looked. The root cause was that `load()` ran once per row because the cache key held a date.',
    })
    expect(extractCandidates([turn], { tiers: TIERS })).toEqual([])
    const [candidate] = extractCandidates([turn], { tiers: TIERS, assistantInsights: true })
    expect(candidate).toMatchObject({ kind: 'insight', speaker: 'assistant', confidence: 0.8 })
    expect(turn.assistantText).toContain(candidate?.evidence)
  })
})
