import { expect, test } from 'vitest'
import { doctorText } from '../../../src/install/doctor/doctor-text.ts'
import type { CheckFacts, CheckId } from '../../../src/install/doctor/doctor.ts'
import { MAKE_WRITABLE } from '../../../src/install/doctor/unwritable-paths.ts'
import { UPDATE_SAGE } from '../../../src/journal/file/problem-text.ts'

const textOf = <Id extends CheckId>(id: Id, facts: CheckFacts[Id]) => doctorText({ id, state: 'fail', facts })

const intact = { problems: [], readOnly: undefined, lost: [], emptied: undefined }
const damaged = (...lines: number[]) => lines.map((line) => ({ path: '/j', line }))

test('doctorText() has a file deleted only where nobody knows whose it is', () => {
  const leases = { held: 1, abandoned: 1 }
  expect(textOf('leases', { ...leases, unreadable: undefined }).todo).toMatch(/^The next "sage" .* takes them over$/u)
  expect(textOf('leases', { ...leases, unreadable: '/l' }).todo).toMatch(
    /^Delete "\/l".* if no other Sage is running$/u,
  )
})

test('doctorText() has a journal mended, but the one of a newer Sage only by that', () => {
  expect(textOf('journal', { ...intact, lost: [{ path: '/j', events: 1 }] }).todo).toMatch(/^sage doctor --fix/u)
  const newer = { ...intact, problems: damaged(2), readOnly: 'Newer' }
  expect(textOf('journal', newer)).toEqual({ says: 'Newer', todo: `Update Sage: ${UPDATE_SAGE}` })
})

test('doctorText() names the damaged lines of one journal, and says when these are not all', () => {
  const problems = [...damaged(2, 3, 4), { path: '/k', line: 7 }]
  expect(textOf('journal', { ...intact, problems }).says).toBe('Journal: "/j" is damaged in lines 2, 3, 4')
})

test('doctorText() says what to import of an inbox that is no longer used', () => {
  const { says, todo } = textOf('stranded', { root: '/p', dir: '/p/.sage', learnings: '/p/.sage/learnings.md' })
  expect(says).toMatch(/"\/p" .* in "\/p\/\.sage"$/u)
  expect(todo).toMatch(/^sage import "\/p\/\.sage\/learnings\.md" /u)
})

test('doctorText() says of a disk that reports no changes whether other programs are the reason', () => {
  expect(textOf('unwatched', { code: 'ENOSPC', allTaken: true }).todo).toContain('fs.inotify.max_user_watches')
  expect(textOf('unwatched', { code: 'ENOSYS', allTaken: false }).todo).toContain('Nothing is lost')
})

test('doctorText() says what keeps a history from being written, and the way out if there is one', () => {
  const what = '"/h" is locked'
  const says = `No history is kept to restore the journal from: ${what}`
  expect(textOf('history', { code: 'history-strange', what, wayOut: 'Wait' })).toEqual({ says, todo: 'Wait' })
  expect(textOf('history', { code: 'history-unwritable', what, wayOut: 'Wait' }).todo).toBe(MAKE_WRITABLE)
  expect(textOf('history', { code: 'history-strange', what, wayOut: undefined })).toEqual({ says })
})

test('doctorText() says of one day that it is one', () => {
  expect(textOf('retention', { days: 1 }).says).toBe('Claude Code keeps transcripts for 1 day')
})

test('doctorText() sends nobody to a file for what a variable says', () => {
  const todo = (message: string) => textOf('config', { message }).todo
  expect(todo('/c.toml:2: "debug" is 7, but it must be true or false')).toMatch(/^sage config edit/u)
  expect(todo('SAGE_DEBUG: "debug" is "7", but it must be true or false')).toBe('Change or unset SAGE_DEBUG')
  expect(todo('SAGE_HOOKS_BUDGET is ignored: hooks take "hooks.budget" only from the files')).toBe(
    'Change or unset SAGE_HOOKS_BUDGET',
  )
})

test('doctorText() names the log of the workspace that it is about', () => {
  const { todo } = textOf('hook-errors', { count: 1, last: 'x', path: '/home/user/.sage/runtime/hook-errors.log' })
  expect(todo).toContain('Look into "/home/user/.sage/runtime/hook-errors.log"')
})

test('doctorText() says whether the hook that was called noted the event', () => {
  const live = { exit: 0, milliseconds: 40 }
  const said = 'The installed hook answered a made-up event in 40 ms, exit 0'
  expect(textOf('live', { ...live, recorded: false })).toEqual({
    says: `${said}, not noted`,
    todo: 'sage doctor --fix',
  })
  expect(doctorText({ id: 'live', state: 'ok', facts: { ...live, recorded: true } })).toEqual({
    says: `${said}, noted`,
  })
})

test('doctorText() says what a folder without a workspace needs', () => {
  const facts = { root: '/p', dir: '/p/.sage', obstacle: undefined, moved: undefined, elsewhere: undefined }
  expect(textOf('workspace', { ...facts, kind: 'none' })).toEqual({ says: 'No workspace in "/p"', todo: 'sage init' })
  expect(textOf('workspace', { ...facts, kind: 'untrusted' }).todo).toMatch(/^It came with a clone.* makes it yours$/u)
})

test.each(['folder', 'disk-full'] as const)('doctorText() names the path of %s', (id) => {
  expect(textOf(id, { path: '/p/.sage' }).says).toContain('"/p/.sage"')
})

test('doctorText() names the problem that it cannot look behind', () => {
  expect(textOf('unreadable', { message: 'ELOOP' }).says).toBe('Cannot read the workspace: ELOOP')
  expect(textOf('refused', { count: 2, last: '"/t" is a link' }).says).toBe('2 sessions not read: "/t" is a link')
})
