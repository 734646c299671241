import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appendEvents } from '../../../src/journal/file/append.ts'
import { openJournals } from '../../../src/journal/store/store.ts'
import { eventsHere, listActivity } from '../../../src/review/record/activity.ts'
import { newReviewRecord } from '../../../src/review/record/review-record.ts'
import { decideNow, redoNow, undoNow } from '../../helpers/decide-now.ts'
import { journalPlace } from '../../helpers/journal-place.ts'
import { makeItem } from '../../helpers/make-item.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { itemIdOf, KEY, proposed, WORKSPACE } from '../../journal/events.ts'

const at = new Date('2026-11-20T10:00:00Z')

test('listActivity() shows losses and errors, newest first', () => {
  const gone = { ...newReviewRecord('gone', '/p/gone.jsonl', at), missingSince: '2026-11-20T11:00:00.000Z' }
  const damaged = { ...newReviewRecord('bad', '/p/bad.jsonl', at), turns: ['1'], damagedLines: [3, 9] }
  const rows = listActivity({
    events: [],
    items: new Map(),
    deliveries: new Map(),
    records: [gone, damaged],
    hookErrors: [{ at: '2026-11-20T12:00:00.000Z', event: 'Stop', code: 'write-failed', errno: 'ENOSPC' }],
  })
  expect(rows.map(({ mark, subject, text }) => `${mark} ${subject}: ${text}`)).toEqual([
    'error hook failed: Stop: write-failed (ENOSPC)',
    'error not read: “gone”: its transcript is gone: what was typed in it can no longer be read',
    'error read in part: “bad”: 2 damaged lines skipped (lines 3, 9)',
    'info read: 1 turn → 0 proposals · “bad”',
  ])
  expect(rows.flatMap(({ failedSession = [] }) => failedSession)).toEqual(['gone'])
  // The path stands below them by itself.
  expect(rows.flatMap(({ detail = [] }) => detail).join()).not.toContain('.jsonl')
})

test('listActivity() tells what was said again although it had been given, and no other repetition', () => {
  const repeat = { sessionId: 's', text: 'again', at: at.toISOString() }
  const item = makeItem('a', {
    text: 'rule a',
    repeats: [
      { ...repeat, turnUuid: '1', afterDelivery: true },
      { ...repeat, turnUuid: '2', afterDelivery: false },
    ],
  })
  const rows = listActivity({
    events: [],
    items: new Map([['a', item]]),
    deliveries: new Map(),
    records: [],
    hookErrors: [],
  })
  expect(rows.map(({ subject, text }) => [subject, text])).toEqual([['said again anyway', 'rule a']])
})

test('listActivity() has one line for what each session was given, and none for sessions of other projects', () => {
  const given = (id: string, ...deliveredTo: string[]) =>
    makeItem(id, { status: 'approved', text: `rule ${id}`, deliveredTo })
  const items = [given('a', 'first', 'elsewhere'), given('b', 'first', 'second'), given('c', 'first', 'second')]
  const rows = listActivity({
    events: [],
    items: new Map(items.map((item) => [item.id, item])),
    deliveries: new Map([
      ['first', '2026-11-20T10:00:00.000Z'],
      ['second', '2026-11-20T12:00:00.000Z'],
      ['elsewhere', '2026-11-20T13:00:00.000Z'],
    ]),
    records: ['first', 'second'].map((id) => newReviewRecord(id, `/p/${id}.jsonl`, at)),
    hookErrors: [],
  })
  expect(rows.map(({ at, subject, text, detail = [] }) => [at.slice(11, 13), subject, text, ...detail])).toEqual([
    ['12', 'given', '2 learnings → “second”', 'rule b', 'rule c'],
    ['10', 'given', '3 learnings → “first”', 'rule a', 'rule b', 'rule c'],
  ])
})

test('eventsHere() counts one key once, be it written into both journals, and none of other projects', () => {
  const dir = temporaryFolder()
  const open = (name: string) =>
    openJournals({
      project: { ...journalPlace(join(dir, name)), workspaceId: name },
      user: journalPlace(join(dir, 'user.jsonl')),
      key: KEY,
    })
  const item = itemIdOf('a')
  const here = open('here')
  appendEvents(join(dir, 'here'), [proposed(item)])
  decideNow(here, [{ item, decision: 'approve', scope: 'user', confirmed: true }], 'dashboard')
  const told = (store: typeof here) => eventsHere(store.journals()).map(({ event }) => event.type)
  expect(told(here)).toEqual(['decided'])
  expect(told(open('there'))).toEqual([])
  undoNow(here)
  expect(told(here)).toEqual(['undone'])
})

test('listActivity() tells what was approved without a key', () => {
  const dir = temporaryFolder()
  const path = join(dir, 'journal.jsonl')
  appendEvents(path, [proposed(itemIdOf('a'))])
  const store = openJournals({
    project: { ...journalPlace(path), workspaceId: WORKSPACE },
    user: journalPlace(join(dir, 'user.jsonl')),
    key: KEY,
  })
  decideNow(store, [{ item: itemIdOf('a'), decision: 'approve' }], 'auto')
  const items = store.items()
  const given = { events: eventsHere(store.journals()), items, deliveries: new Map(), records: [], hookErrors: [] }
  expect(listActivity(given).map(({ subject }) => subject)).toEqual(['auto-approved'])
})

test('listActivity() says of an undo what it took back, and nothing of one that was redone', () => {
  const dir = temporaryFolder()
  const path = join(dir, 'journal.jsonl')
  const item = itemIdOf('a')
  appendEvents(path, [proposed(item)])
  const store = openJournals({
    project: { ...journalPlace(path), workspaceId: 'here' },
    user: journalPlace(join(dir, 'user.jsonl')),
    key: KEY,
  })
  const told = () => {
    const items = store.items()
    const rows = listActivity({
      events: eventsHere(store.journals()),
      items,
      deliveries: new Map(),
      records: [],
      hookErrors: [],
    })
    return rows.map(({ mark, subject }) => `${mark} ${subject}`).toSorted()
  }
  decideNow(store, [{ item, decision: 'approve', confirmed: true }], 'dashboard')
  decideNow(store, [{ item, decision: 'pin' }], 'dashboard')
  undoNow(store)
  undoNow(store)
  expect(told()).toEqual(['undo undone: approved', 'undo undone: pinned'])
  redoNow(store)
  expect(told()).toEqual(['ok approved', 'undo undone: pinned'])
  decideNow(store, [{ item, decision: 'retire' }], 'dashboard')
  decideNow(store, [{ item, decision: 'purge' }], 'dashboard')
  expect(told()).toEqual(['ok approved', 'reject deleted', 'reject retired'])
})
