import { expect, test } from 'vitest'
import type { ShownDecision } from '../../../src/dashboard/state/effect.ts'
import { request } from '../../../src/dashboard/update/commit.ts'
import { decisionText, quoted, steppedText } from '../../../src/dashboard/update/decision-text.ts'
import type { Decision } from '../../../src/journal/event/vocabulary.ts'
import { slowerThanLinear } from '../../helpers/cpu-time.ts'
import { startState } from '../../helpers/dashboard-state.ts'
import { makeItem } from '../../helpers/make-item.ts'

const items = [makeItem('a', { text: 'Use pnpm' }), makeItem('b'), makeItem('c', { status: 'approved' })]
const state = startState({ items, budget: { used: 484, limit: 500, given: 5, of: 7, outside: ['b'] } })
const taken = (decision: Decision, ...ids: string[]): ShownDecision[] =>
  ids.map((id) => request(makeItem(id), decision))

test('decisionText() names one and counts several, with the way back at the end', () => {
  expect(decisionText(state, taken('reject', 'a'))).toBe('✗ Rejected “Use pnpm” — it is not proposed again · u undo')
  expect(decisionText(state, taken('reject', 'a', 'b'))).toBe(
    '✗ Rejected 2 items — they are not proposed again · u undo',
  )
})

test('decisionText() says that a rejection mutes a cue, and how that is taken back', () => {
  const cue = 'asks not to do something'
  expect(decisionText(state, taken('reject', 'a'), [cue])).toBe(
    '✗ Rejected — mutes the cue “asks not to do something”; "sage stats" says how to undo it · u undo',
  )
  expect(decisionText(state, taken('reject', 'a', 'b'), [cue, cue])).toBe(
    '✗ Rejected 2 items — mutes 2 cues; "sage stats" says how to undo it · u undo',
  )
})

test('decisionText() says of what is in no list any more that its words are kept', () => {
  expect(decisionText(state, taken('purge', 'gone'))).toBe('Deleted 1 item — its words stay in the journal · u undo')
})

test('decisionText() says of what does not fit that it does not load', () => {
  expect(decisionText(state, taken('approve', 'a'))).toContain('loads in the next session')
  expect(decisionText(state, taken('approve', 'b'))).toContain('not at the start: its card says when')
  expect(decisionText(state, taken('approve', 'a', 'b'))).toContain('1 not at the start: their cards say when')
})

test('decisionText() says that an edited proposal still waits, and that an edited learning is in use', () => {
  expect(decisionText(state, taken('edit', 'a'))).toContain('it still needs approval')
  expect(decisionText(state, taken('edit', 'c'))).toContain('the next session gets the new text')
  const change = (id: string) => [request(makeItem(id), 'edit', { text: 'Use pnpm', kind: 'fact', scope: 'user' })]
  expect(decisionText(state, change('a'))).toContain('— now fact, scope user; it still needs approval')
  expect(decisionText(state, change('c'))).toContain('— now fact, scope user · u undo')
})

test('decisionText() says only which of kind and scope changed, though the menu sends both', () => {
  const item = makeItem('c', { kind: 'tool', scope: 'project' })
  const to = (change: Partial<typeof item>) => [
    request(item, 'edit', { text: item.text, kind: item.kind, scope: item.scope, ...change }),
  ]
  expect(decisionText(state, to({ kind: 'fact' }))).toContain('— now fact · u undo')
  expect(decisionText(state, to({ scope: 'user' }))).toContain('— now scope user · u undo')
})

test('decisionText() says whose next session, and what brings back what was put away', () => {
  expect(decisionText(state, taken('later', 'a'))).toContain('back when sage is next opened')
  expect(decisionText(state, [request(makeItem('a'), 'later', { until: 'unburied' })])).toContain(
    'until you bring it back from Archive',
  )
})

test('decisionText() says which of the two is in use after a replacement', () => {
  const replace = (id: string) => decisionText(state, [request(makeItem(id), 'replace', { other: 'c' })])
  expect(replace('a')).toBe('✓ Approved “Use pnpm” — in place of “Learning c” · u undo')
  expect(replace('b')).toContain('not at the start: its card says when')
})

test('quoted() measures no more of a file that was left unsaved than a learning may have', async () => {
  expect(quoted('日'.repeat(600))).toMatch(/^“日{29}…”$/u)
  expect(await slowerThanLinear(['日'], 100_000, quoted)).toEqual([])
})

test('steppedText() names what was decided on, and not what that was written on as well', () => {
  const events = ['a', 'c'].map((item) => ({ item, event: `of-${item}` }))
  expect(steppedText(state, { events, text: '', decision: 'replace', about: ['a'] })).toBe('approved “Use pnpm”')
  expect(steppedText(state, { events, text: '', decision: 'reject', about: ['a', 'c'] })).toBe('rejected 2 items')
  expect(steppedText(state, { events, text: '' })).toBe('2 items')
})
