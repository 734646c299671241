import { expect, test } from 'vitest'
import { MINUTE } from '../../../src/base/durations.ts'
import { describeItem } from '../../../src/commands/plain/describe.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { startState } from '../../helpers/dashboard-state.ts'
import { fakeSource } from '../../helpers/fake-source.ts'
import { makeItem } from '../../helpers/make-item.ts'

const { preview } = fakeSource()
const place = { at: 1, of: 1 }

test('describeItem() names the session by the beginning of its prompt, and says that it is a session', () => {
  const item = makeItem('a')
  const title = 'OK. That seems a good direction. Stepping back, is the wiring of the cleanup still needed at all?'
  const sessions = [
    { id: 'session-1', title, cwd: '', state: 'ended', turnsSeen: 1, pending: 1, lastEventAt: '', paused: false },
  ] as const
  const [, , evidence] = describeItem(startState({ items: [item], sessions }), item, place, preview(item))
  expect(evidence).toMatch(/^Evidence, .*, session “OK\. That seems a good .*…”, said by you: please/u)
  expect(evidence).not.toContain('at all?')
})

test('describeItem() says the time in whole words: a screen reader reads "5m" as metres', () => {
  const item = makeItem('a')
  const state = { ...startState({ items: [item] }), now: Date.parse(item.evidence.at) + 5 * MINUTE }
  expect(describeItem(state, item, place, preview(item))[2]).toMatch(/^Evidence, 5 minutes ago, /u)
})

test('describeItem() says what does not fit into the budget', () => {
  const item = makeItem('a', { text: 'word '.repeat(700) })
  const lines = describeItem(startState({ items: [item] }), item, place, preview(item))
  expect(lines.at(-1)).toBe('Note: Does not fit into the budget: it is given only with prompts it is relevant to')
})

test('describeItem() does not guess how sure a person is of what they wrote', () => {
  const item = makeItem('a', { confidence: 1, evidence: { speaker: 'self', sessionId: '' } })
  expect(describeItem(startState({ items: [item] }), item, place, preview(item))[0]).toContain('written by you')
  const guessed = makeItem('b', { confidence: 1 })
  expect(describeItem(startState({ items: [guessed] }), guessed, place, preview(guessed))[0]).toContain('99 percent')
})

test('describeItem() never shows a confidence as the threshold that it is below, and counts in words', () => {
  const item = makeItem('a', {
    confidence: 0.6999,
    repeats: ['Use pnpm, please', 'Please use pnpm'].map((text, index) => {
      return { at: '', sessionId: 's', turnUuid: `t${index}`, text, afterDelivery: false }
    }),
  })
  const state = startState({ items: [item] })
  const home = state.settings.home || '/home/user'
  const lines = describeItem({ ...state, settings: { ...state.settings, home } }, item, place, {
    ...preview(item),
    file: `${home}/sage/learnings.md`,
  })
  expect(lines[0]).toContain('confidence 69 percent')
  expect(lines.filter((line) => line.startsWith('Said again'))).toEqual([
    'Said again: 2 times, last in these words: Please use pnpm',
  ])
  expect(lines.find((line) => line.startsWith('Writes to'))).toContain('Writes to: ~/sage/learnings.md,')
})

test('describeItem() says what is similar or contradicts it, and whether that is in use, and what Claude Code reads anyway', () => {
  const described = (text: string, other: string, status: Item['status']) => {
    const item = makeItem('a', { text })
    const state = startState({ items: [item, makeItem('b', { text: other, status })] })
    const known = { state: 'present', sentence: 'CLAUDE.md says it in line 7' } as const
    return describeItem(state, item, place, { ...preview(item), known }).slice(3, -1)
  }
  const known = 'Known: CLAUDE.md says it in line 7'
  const [tests, alike] = ['Run the unit tests before every commit', 'Run the unit tests before each commit']
  expect(described(tests, alike, 'approved')).toEqual([`Similar: 88 percent, approved: ${alike}`, known])
  const opposite = 'Use pnpm, never npm, for every install'
  expect(described('Always use npm for installs, never pnpm', opposite, 'pending')).toEqual([
    `Contradicts, pending: ${opposite}`,
    known,
  ])
})

test('describeItem() says that the person rewound the prompt', () => {
  const items = [makeItem('a'), makeItem('b')]
  const state = startState({ items, rewound: ['a'] })
  const said = items.map((item) => describeItem(state, item, place, preview(item)).join('\n').includes('Rewound:'))
  expect(said).toEqual([true, false])
})

test('describeItem() says whose words an item has where they are not what was said', () => {
  const wordingOf = (item: Item) =>
    describeItem(startState({ items: [item] }), item, place, preview(item)).find((line) => line.startsWith('Wording'))
  const evidence = { text: 'add that to CLAUDE.md', typed: 'add that to CLAUDE.md', before: 'The tests need Node 22.' }
  expect(wordingOf(makeItem('a', { wordedBy: 'model' }))).toContain('a model wrote this sentence')
  expect(wordingOf(makeItem('a', { text: 'The tests need Node 22', evidence }))).toContain('Claude’s words')
  expect(wordingOf(makeItem('a'))).toBeUndefined()
})
