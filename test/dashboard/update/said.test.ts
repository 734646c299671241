import { expect, test } from 'vitest'
import type { ShownDecision } from '../../../src/dashboard/effect.ts'
import { request } from '../../../src/dashboard/update/commit.ts'
import { decisionSaid, quoted, steppedSaid } from '../../../src/dashboard/update/said.ts'
import type { Decision } from '../../../src/journal/event/vocabulary.ts'
import { slowerThanLinear } from '../../helpers/cpu-time.ts'
import { startState } from '../../helpers/dashboard-state.ts'
import { makeItem } from '../../helpers/make-item.ts'

const items = [makeItem('a', { text: 'Use pnpm' }), makeItem('b'), makeItem('c', { status: 'approved' })]
const state = startState({ items, budget: { used: 484, limit: 500, given: 5, of: 7, outside: ['b'] } })
const taken = (decision: Decision, ...ids: string[]): ShownDecision[] =>
  ids.map((id) => request(makeItem(id), decision))

test('decisionSaid() names one and counts several, with the way back at the end', () => {
  expect(decisionSaid(state, taken('reject', 'a'))).toBe('✗ Rejected “Use pnpm” — it is not proposed again · u undo')
  expect(decisionSaid(state, taken('reject', 'a', 'b'))).toBe(
    '✗ Rejected 2 items — they are not proposed again · u undo',
  )
})

test('decisionSaid() says that a rejection mutes a cue, and how that is taken back', () => {
  const cue = 'asks not to do something'
  expect(decisionSaid(state, taken('reject', 'a'), [cue])).toBe(
    '✗ Rejected — mutes the cue “asks not to do something”; "sage stats" tells the way back · u undo',
  )
  expect(decisionSaid(state, taken('reject', 'a', 'b'), [cue, cue])).toBe(
    '✗ Rejected 2 items — mutes 2 cues; "sage stats" tells the way back · u undo',
  )
})

test('decisionSaid() says of what is in no list any more that its words are kept', () => {
  expect(decisionSaid(state, taken('purge', 'gone'))).toBe('Deleted 1 item — its words stay in the journal · u undo')
})

test('decisionSaid() says of what does not fit that it does not load', () => {
  expect(decisionSaid(state, taken('approve', 'a'))).toContain('loads in the next session')
  expect(decisionSaid(state, taken('approve', 'b'))).toContain('not at the start: its card says when')
  expect(decisionSaid(state, taken('approve', 'a', 'b'))).toContain('1 not at the start: their cards say when')
})

test('decisionSaid() says that an edited proposal still waits, and that an edited learning is in use', () => {
  expect(decisionSaid(state, taken('edit', 'a'))).toContain('it still needs approval')
  expect(decisionSaid(state, taken('edit', 'c'))).toContain('the next session gets the new text')
  const change = (id: string) => [request(makeItem(id), 'edit', { text: 'Use pnpm', kind: 'fact', scope: 'user' })]
  expect(decisionSaid(state, change('a'))).toContain('— now fact, scope user; it still needs approval')
  expect(decisionSaid(state, change('c'))).toContain('— now fact, scope user · u undo')
})

test('decisionSaid() says only which of kind and scope changed, though the menu sends both', () => {
  const item = makeItem('c', { kind: 'tool', scope: 'project' })
  const to = (change: Partial<typeof item>) => [
    request(item, 'edit', { text: item.text, kind: item.kind, scope: item.scope, ...change }),
  ]
  expect(decisionSaid(state, to({ kind: 'fact' }))).toContain('— now fact · u undo')
  expect(decisionSaid(state, to({ scope: 'user' }))).toContain('— now scope user · u undo')
})

test('decisionSaid() says whose next session, and what brings back what was put away', () => {
  expect(decisionSaid(state, taken('later', 'a'))).toContain('back when sage is next opened')
  expect(decisionSaid(state, [request(makeItem('a'), 'later', { until: 'unburied' })])).toContain(
    'until you bring it back from Archive',
  )
})

test('decisionSaid() says which of the two is in use after a replacement', () => {
  const replace = (id: string) => decisionSaid(state, [request(makeItem(id), 'replace', { other: 'c' })])
  expect(replace('a')).toBe('✓ Approved “Use pnpm” — in place of “Learning c” · u undo')
  expect(replace('b')).toContain('not at the start: its card says when')
})

test('quoted() measures no more of a file that was left unsaved than a learning may have', async () => {
  expect(quoted('日'.repeat(600))).toMatch(/^“日{29}…”$/u)
  expect(await slowerThanLinear(['日'], 100_000, quoted)).toEqual([])
})

test('steppedSaid() names what was decided on, and not what that was written on as well', () => {
  const events = ['a', 'c'].map((item) => ({ item, event: `of-${item}` }))
  expect(steppedSaid(state, { events, text: '', decision: 'replace', about: ['a'] })).toBe('approved “Use pnpm”')
  expect(steppedSaid(state, { events, text: '', decision: 'reject', about: ['a', 'c'] })).toBe('rejected 2 items')
  expect(steppedSaid(state, { events, text: '' })).toBe('2 items')
})
