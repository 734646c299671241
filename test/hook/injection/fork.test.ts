import { spawnSync } from 'node:child_process'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findParentRecord } from '../../../src/hook/injection/fork.ts'
import { NO_RECORD, saveInjectionRecord } from '../../../src/hook/injection/injection-record.ts'
import { createWorld } from '../../helpers/world.ts'

const NOW = Date.parse('2026-03-04T12:00:00.000Z')
const AGO = 60

/** Sessions by their id, with what they were given and how many seconds ago they were answered, oldest answer first. */
function parentOf(
  sessions: Record<string, { keys?: string[]; start?: number; whole?: string; pid?: string; answers?: number[] }>,
  { clientPid = '', secondsSinceLastResponse = AGO } = {},
) {
  const { paths, root } = createWorld()
  for (const [id, { answers = [], ...record }] of Object.entries(sessions)) {
    saveInjectionRecord(paths, id, { ...NO_RECORD, ...record })
    const entry = (type: string, ago: number) =>
      `${JSON.stringify({ type, timestamp: new Date(NOW - ago * 1000).toISOString() })}\n`
    const typed = entry('user', 1)
    writeFileSync(join(root, `${id}.jsonl`), answers.map((ago) => entry('assistant', ago)).join('') + typed)
  }
  // As they were written, one after the other, whatever the disk can tell apart.
  for (const [index, id] of Object.keys(sessions).entries())
    utimesSync(join(paths.injected, `${id}.json`), 0, NOW / 1000 + index)
  const transcriptPath = join(root, 'fork.jsonl')
  return findParentRecord(paths.injected, 'fork', { clientPid, transcriptPath, secondsSinceLastResponse, now: NOW })
}

test('a fork has what all sessions were given that were answered at that moment, since any may be its parent', () => {
  const [one, other] = [
    { keys: ['a.1', 'b.1'], start: 7, whole: 'new', answers: [AGO] },
    { keys: ['b.1', 'c.1'], start: 7, whole: 'old', answers: [AGO + 2] },
  ]
  expect(parentOf({ one, other })).toMatchObject({ keys: ['b.1'], start: 7, whole: '' })
  expect(parentOf({ one, other: { ...other, start: 8, whole: 'new' } })).toMatchObject({ start: 0, whole: 'new' })
  expect(parentOf({ one, other: { ...other, answers: [AGO + 9] } })).toMatchObject({ keys: ['a.1', 'b.1'] })
  expect(parentOf({ one: { ...one, answers: [AGO, 5] } })).toBeUndefined()
})

test('a fork has what the last session of its own client was given, of those that were answered at that moment', () => {
  const session = (key: string, pid: string, ago = AGO) => ({ keys: [key], pid, answers: [ago] })
  const sessions = { one: session('a.1', '42'), last: session('b.1', '42'), other: session('c.1', '43') }
  expect(parentOf(sessions, { clientPid: '42' })).toMatchObject({ keys: ['b.1'] })
  // Another client had this process id before.
  expect(parentOf({ old: session('a.1', '42', 5000) }, { clientPid: '42' })).toBeUndefined()
  const untimed = { clientPid: '42', secondsSinceLastResponse: -1 }
  expect(parentOf({ old: session('a.1', '42', 5000) }, untimed)).toMatchObject({ keys: ['a.1'] })
})

test.skipIf(process.platform === 'win32').each([
  ['a pipe', (path: string) => void spawnSync('mkfifo', [path])],
  ['a folder', mkdirSync],
])('%s in the place of a transcript says of no session when it was answered', (_, put) => {
  const { paths, root } = createWorld()
  saveInjectionRecord(paths, 'one', { ...NO_RECORD, keys: ['a.1'] })
  put(join(root, 'one.jsonl'))
  const hints = { clientPid: '', transcriptPath: join(root, 'fork.jsonl'), secondsSinceLastResponse: AGO, now: NOW }
  expect(findParentRecord(paths.injected, 'fork', hints)).toBeUndefined()
})
