import { expect, test } from 'vitest'
import type { Snapshot } from '../../../src/dashboard/state/snapshot.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'

function shownIn(tab: string, snapshot: Partial<Snapshot> = {}, ...keys: string[]): string {
  const start = startState({ items: [], sessions: [], activity: [], ...snapshot })
  return frameOf(press(start, tab, ...keys).state).text.replaceAll(/\s+/gu, ' ')
}

test('a view without anything in it says what will come there', () => {
  expect(shownIn('2')).toContain('Nothing approved yet.')
  expect(shownIn('3')).toContain('a brings it back')
  expect(shownIn('4')).toContain('Sessions appear when Claude Code runs in this project with the hooks installed.')
  expect(shownIn('5')).toContain('Nothing has happened yet.')
  expect(shownIn('5', {}, 'e')).toContain('No errors.')
})

test('Activity says which key installs the hooks only where that helps', () => {
  const said = (state: Snapshot['hooks']['state']) => shownIn('5', { hooks: { state } })
  expect(said('missing')).toContain('I installs the hooks.')
  for (const state of ['installed', 'old', 'doubled', 'disabled'] as const) {
    expect(said(state)).toContain('This lists what was read, what you decided and which sessions got it.')
    expect(said(state)).not.toContain('I installs the hooks.')
  }
})

test('an empty inbox says where to look if the hook is installed and has noted nothing so far', () => {
  const hint = 'No session was noted here yet. If you already use Claude Code here, "sage doctor" says why.'
  expect(shownIn('1', { drain: undefined, hooks: { state: 'installed' } })).toContain(hint)
  expect(shownIn('1', { drain: undefined, hooks: { state: 'missing' } })).toContain('No session is running.')
  const sessions = startState().snapshot.sessions.map((session) => ({ ...session, state: 'ended' as const }))
  expect(shownIn('1', { drain: undefined, sessions })).toContain('No session is running.')
})

test('until the journals are read, no view says that there is nothing', () => {
  const counts = { pending: 2, approved: 3, archive: 0 }
  const text = shownIn('2', { provisional: { counts, wide: [], narrow: [] } })
  expect(text).toContain('Reading …')
  expect(text).not.toContain('Nothing approved yet.')
})

test('an inbox that was never read says that it is being read, and not that nothing was noted', () => {
  const text = shownIn('1', { drain: undefined, firstRun: true, reading: true })
  expect(text).toContain('Reading …')
  expect(text).not.toContain('Nothing to review')
  expect(shownIn('1', { drain: undefined, firstRun: true, reading: false })).toContain('Nothing to review')
})

test('an empty inbox says what it reads or watches', () => {
  const drain = { total: 7, done: 3, name: 'fix the tests', errors: 0, paused: false }
  expect(shownIn('1', { drain })).toContain('Reading 7 sessions … Proposals appear here as they are found')
  expect(shownIn('1', { drain: { ...drain, total: 1 } })).toContain('Reading 1 session …')
  const { sessions } = startState().snapshot
  const live = sessions.map((session) => ({ ...session, state: 'live' as const })).slice(0, 1)
  expect(shownIn('1', { drain: undefined, sessions: live })).toContain('Watching 1 session.')
})

test('an empty inbox says how much was read that Sage is not sure of, and which key brings it', () => {
  const [one, two] = [1, 2].map((passedOver) => shownIn('1', { passedOver, drain: undefined }))
  expect(one).toContain('1 sentence that you typed may be worth keeping, but Sage is not sure: W brings it here.')
  expect(two).toContain('2 sentences that you typed may be worth keeping, but Sage is not sure: W brings them here.')
  expect(shownIn('1', { passedOver: 1, readOnly: 'Nothing can be written here.' })).not.toContain('not sure')
})

test('an empty inbox says how much was put off, and how to see it', () => {
  const [one, two] = [1, 2].map((many) => {
    const items = ['aaaaaaaaaa', 'bbbbbbbbbb'].slice(0, many).map((id) => makeItem(id, { status: 'later' }))
    return shownIn('1', { items, drain: undefined })
  })
  expect(one).toContain('1 proposal put off: /is:later shows it.')
  expect(two).toContain('2 proposals put off: /is:later shows them.')
  const approved = makeItem('cccccccccc', { status: 'approved' })
  expect(shownIn('1', { items: [approved], drain: undefined })).not.toContain('put off')
})
