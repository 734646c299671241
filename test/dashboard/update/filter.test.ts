import { expect, test } from 'vitest'
import { noRelations } from '../../../src/dashboard/state/relation.ts'
import { currentList, entryIds, type State } from '../../../src/dashboard/state/state.ts'
import { parseFilter, parseWords } from '../../../src/dashboard/update/filter.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { makeItem } from '../../helpers/make-item.ts'

const item = makeItem('one', {
  text: 'Use pnpm for installs',
  kind: 'self_knowledge',
  scope: 'user',
  confidence: 0.81,
  checks: ['personal-data'],
  cues: ['from-now-on', 'always'],
  evidence: { sessionId: 'abc-123', text: 'use PNPM please' },
})
const context = {
  marks: new Set(['one']),
  fresh: new Set<string>(),
  sessionName: () => 'Auth refactor',
  isContradicted: ({ id }: { id: string }) => id === 'one',
}

test.each([
  ['', true],
  ['pnpm', true],
  ['PNPM installs', true],
  ['npm !pnpm', false],
  ['"for installs"', true],
  ['"installs for"', false],
  ['please', true],
  ['type:self', true],
  ['kind:self-knowledge', true],
  ['type:fact', false],
  ['!type:fact', true],
  ['scope:user', true],
  ['scope:us', true],
  ['scope:project', false],
  ['session:abc', true],
  ['session:auth', true],
  ['conf:>80', true],
  ['conf:>81', false],
  ['conf:>=81', true],
  ['conf:<90', true],
  ['conf:<81', false],
  ['conf:<=81', true],
  ['conf:<=80', false],
  ['conf:81', true],
  ['confidence:82', false],
  ['conf:=80', false],
  ['is:conflict', true],
  ['is:flagged is:marked', true],
  ['is:new', false],
  ['is:con', true],
  ['is:n', false],
  ['is:f', true],
  ['!is:f', false],
  ['conf:>', true],
  ['cue:now', true],
  ['type:', true],
  ['http://x', false],
  ['scopes', false],
  ['!', true],
  ['kind:s !kind:fact', true],
  ['session:réfactor', true],
])('parseFilter(%j) matches: %s', (text, matches) => {
  const filter = parseFilter(text)
  expect(filter.problem).toBeUndefined()
  expect(filter.matches(item, context)).toBe(matches)
})

const repeat = { at: '', sessionId: 's', turnUuid: 't', text: 'Again', afterDelivery: false }

test.each([
  ['repeated', { repeats: [repeat] }],
  ['pinned', { pinned: true }],
  ['failing', { repeats: [repeat, { ...repeat, afterDelivery: true }] }],
  ['delivered', { deliveredTo: ['s'] }],
  ['secret', { checks: ['secret-removed'] }],
  ['foreign', { checks: ['foreign'] }],
  ['auto', { tier: 'auto' }],
  ['weak', { tier: 'skip' }],
] as const)('is:%s finds what is so, and nothing else', (word, changes) => {
  const { matches } = parseFilter(`is:${word}`)
  const found = [{}, { repeats: [repeat], checks: ['personal-data' as const] }, changes].map((one) =>
    matches(makeItem('two', one), context),
  )
  expect(found).toEqual([false, word === 'repeated', true])
})

test.each(['is:', 'cue:', 'conf:'])('%j, while its value is still to be typed, hides nothing', (begun) => {
  expect(parseFilter(begun).matches(makeItem('two', { cues: [] }), context)).toBe(true)
})

test.each([
  ['resume', 'Résumé'],
  ['Müll prufung', 'MULL vor der Prüfung'],
  ['café', 'Cafe\u0301'],
  ['istanbul', 'İstanbul'],
  ['елка', 'Ёлка'],
  ['ＣＡＦＥ', 'café'],
  ['エラー', 'ｴﾗｰメッセージ'],
  ['한국', '한국어'],
  ['文件', '测试文件'],
])('a filter finds %j in %j, however it is written', (filter, text) => {
  expect(parseFilter(filter).matches(makeItem('one', { text, evidence: { text } }), context)).toBe(true)
  expect(parseWords(filter)(text)).toBe(true)
})

test('a filter tells letters apart that are no accents of each other', () => {
  const finds = (filter: string, text: string) => parseWords(filter)(text)
  expect([finds('か', 'が'), finds('ハ', 'パ'), finds('ð', 'd'), finds('が', 'が')]).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('is:conflict shows what contradicts something as soon as that is known', () => {
  const items = [
    makeItem('one', { text: 'Use pnpm, not npm' }),
    makeItem('two', { text: 'Use npm, not pnpm' }),
    makeItem('three', { text: 'Deploy on Fridays only' }),
  ]
  const known = startState({ items })
  const before = { ...known, relations: noRelations }
  const filtered = press(before, '/', ...'is:conflict'.split(''), 'enter').state
  const idsOf = (state: State) => entryIds(currentList(state).rows)
  expect(idsOf(filtered)).toEqual([])
  const found = update(filtered, { type: 'related', relations: known.relations })[0]
  expect(idsOf(found).toSorted()).toEqual(['one', 'two'])
})

test.each([
  ['is:later', true],
  ['is:l', true],
  ['is:', false],
  ['!is:later', false],
  ['is:late-night', false],
])('parseFilter(%j) asks for what was put off: %s', (text, asksLater) => {
  expect(parseFilter(text)).toMatchObject({ asksLater })
})

test.each([
  ['is:strange', 'is:strange is unknown', /^is: conflict /u],
  ['is:constructor', 'is:constructor is unknown', /^is: /u],
  ['conf:high is:strange', 'conf:high is no number', /^write conf:>80$/u],
  ['kind:rule', 'kind:rule is unknown', /^kind: preference .*self-knowledge/u],
  ['kind:"rule; law"', 'kind:rule; law is unknown', /^kind: /u],
  ['!scope:team', 'scope:team is unknown', /^scope: project user global$/u],
])('parseFilter(%j) says what is wrong and ignores it', (text, wrong, wayOut) => {
  const filter = parseFilter(text)
  expect(filter.problem).toEqual({ wrong, wayOut: expect.stringMatching(wayOut) as string })
  expect(filter.matches(item, context)).toBe(true)
})

test.each([
  ['', true],
  ['PNPM approved', true],
  ['approved !npm', false],
  ['!retired', true],
  ['kind:fact', false],
])('parseWords(%j) finds what has no fields: %s', (filter, found) => {
  expect(parseWords(filter)('approved Use pnpm, not npm')).toBe(found)
})

test.each(['14 Feb', '2026-02-14', '!09:41'])(
  'what happened is found by its day, as the list or the card writes it: %s',
  (words) => {
    const about = { mark: 'ok', subject: 'approved', text: 'Use pnpm' } as const
    const activity = [
      { ...about, id: 'today', at: new Date(2026, 2, 1, 9, 41).toISOString() },
      { ...about, id: 'then', at: new Date(2026, 1, 14, 12).toISOString() },
    ]
    const now = new Date(2026, 2, 1, 10).getTime()
    const start = { ...startState({ activity }), now }
    const { state } = press(start, '5', '/', ...Array.from(words, (key) => (key === ' ' ? 'space' : key)))
    expect(entryIds(currentList(state).rows)).toEqual(['then'])
  },
)

test('a session is found in Activity by a learning that it was given', () => {
  const about = {
    at: '2026-03-01T09:00:00.000Z',
    mark: 'info',
    subject: 'given',
    text: '2 learnings → “Fix CI”',
  } as const
  const activity = [
    { ...about, id: 'with', detail: ['Use pnpm', 'Use tabs'] },
    { ...about, id: 'without', detail: ['Use tabs', 'Answer in haste'] },
  ]
  const { state } = press(startState({ activity }), '5', '/', ...'pnpm'.split(''))
  expect(entryIds(currentList(state).rows)).toEqual(['with'])
})
