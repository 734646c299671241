import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropEndedAside, listEndedAside, setEndedAside, writeEnded } from '../../../src/runtime/sessions/ended.ts'
import { readEnded } from '../../../src/runtime/sessions/read-session-files.ts'
import { createWorld } from '../../helpers/world.ts'

test('listEndedAside() lists sessions only, whatever else is put beside them', () => {
  const { paths } = createWorld()
  for (const name of ['session-1.ended', 'session-2.json', 'con.ended', 'not an id.ended', '.ended'])
    writeFileSync(join(paths.claimed, name), '{}')
  expect(listEndedAside(paths)).toEqual(['session-1'])
})

test('readEnded() finds what waits and what is being read, and of both what is being read', () => {
  const { paths } = createWorld()
  const ended = (endedAt: number) =>
    ({ v: 1, sessionId: 'a', transcriptPath: '', cwd: '', endedAt, prompted: true }) as const
  const endedAt = () => readEnded(paths, 'a')?.endedAt
  writeEnded(paths, ended(1))
  expect(endedAt()).toBe(1)
  setEndedAside(paths, 'a')
  writeEnded(paths, ended(2))
  expect(endedAt()).toBe(1)
  dropEndedAside(paths, 'a')
  expect(endedAt()).toBe(2)
})

test('setEndedAside() tells of what is in the way: the session would be read again and again', () => {
  const { paths } = createWorld()
  setEndedAside(paths, 'a')
  writeEnded(paths, { v: 1, sessionId: 'a', transcriptPath: '', cwd: '', endedAt: 1, prompted: true })
  mkdirSync(join(paths.claimed, 'a.ended'))
  expect(() => setEndedAside(paths, 'a')).toThrow(/EISDIR|EEXIST|EPERM/u)
})
