import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  copyFileSync,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusalText, systemErrorText } from '../../src/base/system-error.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('systemErrorText() says of a file of Sage that is gone what happened to it, not what it was called', () => {
  const error = Object.assign(new Error("Cannot find module './cli-7T2WWDMD.cjs'"), { code: 'MODULE_NOT_FOUND' })
  expect(systemErrorText(error)).toBe('Sage was updated or removed while it ran: start it again')
})

test.each(['UNKNOWN', 'Unknown system error -122'])(
  'systemErrorText() says that the quota is used up, which Node calls %s',
  (code) => {
    const error = Object.assign(new Error(`${code}: unknown error, write`), { code, errno: -122, syscall: 'write' })
    expect(systemErrorText(error)).toBe('Cannot write: your share of the disk is used up (EDQUOT)')
    expect(refusalText(error)).toBe('your share of the disk is used up')
  },
)

/** What each of them throws where nothing is, and where a file is. */
const ASKED: readonly ((path: string) => unknown)[] = [
  accessSync,
  statSync,
  lstatSync,
  statfsSync,
  realpathSync,
  realpathSync.native,
  readlinkSync,
  readdirSync,
  (path) => mkdirSync(path),
  mkdtempSync,
  (path) => linkSync(path, `${path}.link`),
  (path) => symlinkSync('elsewhere', path),
  (path) => copyFileSync(path, `${path}.copy`),
  (path) => cpSync(path, `${path}.copy`),
  (path) => renameSync(path, `${path}.new`),
  unlinkSync,
  rmdirSync,
  (path) => rmSync(path),
  (path) => chmodSync(path, 0o600),
  (path) => utimesSync(path, 1, 1),
  (path) => openSync(path, 'r'),
  (path) => {
    const { error } = spawnSync(path)
    if (error) throw error
  },
]
/** Words for people, none of which is the name of a system call that is no word. */
const PLAIN =
  /^Cannot (?:use|look at|look at the disk of|look up|read|list|open|make the folder|make a link to|copy|rename|remove|change|start) "[^"]+": [^:]+ \(E[A-Z]+\)$/u

test('systemErrorText() has a plain verb for whatever the system refuses', () => {
  const missing = join(temporaryFolder(), 'missing', 'name')
  const said = ASKED.map((ask) => {
    try {
      ask(missing)
      return String(ask)
    } catch (error) {
      return systemErrorText(error)
    }
  })
  expect(said.filter((text) => text === undefined || !PLAIN.test(text))).toEqual([])
})

test.each(['close', 'fdatasync', 'fsync', 'fstat', 'ftruncate', 'read', 'write', 'fchmod', 'fchown', 'futime'])(
  'systemErrorText() says without a name what %s refuses',
  (syscall) => {
    const error = Object.assign(new Error(), { code: 'EIO', syscall })
    expect(systemErrorText(error)).toMatch(/^Cannot (?:close|read|write|change): the disk does not answer \(EIO\)$/u)
  },
)

test('systemErrorText() says of a rare error only what it means', () => {
  const error = new Error("ENOTEMPTY: directory not empty, rename '/a' -> '/b'")
  Object.assign(error, { code: 'ENOTEMPTY', syscall: 'rename', path: '/a' })
  expect(systemErrorText(error)).toBe('Cannot rename "/a": directory not empty (ENOTEMPTY)')
  expect(refusalText(error)).toBe('directory not empty')
})
