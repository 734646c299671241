import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readOurText } from '../../../src/workspace/files/our-text.ts'
import { recordPaths, userPaths, userPlaces } from '../../../src/workspace/paths/paths.ts'
import { workspaceId } from '../../../src/workspace/paths/workspace-id.ts'
import { ensureKey, readKey } from '../../../src/workspace/trust/key.ts'
import {
  formerPlaces,
  listGone,
  listTrusted,
  makeTrust,
  moveTrust,
  newId,
  trustedId,
} from '../../../src/workspace/trust/trust.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

vi.mock('../../../src/workspace/files/our-text.ts', { spy: true })

test('makeTrust() keeps the first record, outside of the project, private', () => {
  const home = temporaryFolder()
  const first = makeTrust(home, '/home/user/project', new Date(0))
  expect(makeTrust(home, '/home/user/project', new Date(9))).toEqual(first)
  expect(trustedId(home, '/home/user/project')).toBe(workspaceId('/home/user/project'))
  expect(statSync(recordPaths(home, workspaceId('/home/user/project')).trust).mode & 0o777).toBe(0o600)
})

test.each(['', '{', 'null', '[]', '{"v":2,"root":"/p"}', '{"v":1,"root":"/other"}'])(
  'trustedId() does not take %j for trust',
  (text) => {
    const home = temporaryFolder()
    const { dir, trust } = recordPaths(home, workspaceId('/p'))
    mkdirSync(dir, { recursive: true })
    writeFileSync(trust, text)
    expect(trustedId(home, '/p')).toBeUndefined()
  },
)

test('trustedId() takes no id that names another folder', () => {
  const home = temporaryFolder()
  const { dir, trust } = recordPaths(home, workspaceId('/p'))
  mkdirSync(dir, { recursive: true })
  const record = { v: 1, root: '/p', createdAt: '2026-01-01T00:00:00.000Z' }
  for (const id of ['../../elsewhere', '0123456789ABCDEF', 7]) {
    writeFileSync(trust, JSON.stringify({ ...record, id }))
    expect(trustedId(home, '/p')).toBe(workspaceId('/p'))
  }
})

test('moveTrust() takes the id along to each next place, and from no other project its own', () => {
  const home = temporaryFolder()
  const id = workspaceId('/one')
  for (const root of ['/one', '/other']) makeTrust(home, root, new Date(0))
  for (const root of ['/two', '/three']) moveTrust(home, id, root)
  const roots = ['/one', '/two', '/three', '/other']
  const ids = () => roots.map((root) => trustedId(home, root))
  expect(ids()).toEqual([undefined, undefined, id, workspaceId('/other')])
  for (const root of roots) makeTrust(home, root, new Date(0))
  expect(ids().slice(2)).toEqual([id, workspaceId('/other')])
  expect(new Set(ids()).size).toBe(4)
  expect(() => moveTrust(home, 'ffffffffffffffff', '/four')).toThrow('No project has the id')
})

test('makeTrust() gives every project that is made at one place an id of its own, however many have moved away from there', () => {
  const home = temporaryFolder()
  const ids = ['/first', '/second', '/third'].map((away) => {
    makeTrust(home, '/here', new Date(0))
    const id = trustedId(home, '/here') ?? ''
    moveTrust(home, id, away)
    expect(trustedId(home, away)).toBe(id)
    return id
  })
  expect(new Set(ids).size).toBe(3)
})

test.each([
  ['without a record, as of a project that is only captured', undefined],
  ['with a record of no project', '{"v":1}'],
])('a folder %s is passed over', (_, text) => {
  const home = temporaryFolder()
  makeTrust(home, home, new Date(0))
  const { dir, trust } = recordPaths(home, '0123456789abcdef')
  mkdirSync(dir)
  if (text !== undefined) writeFileSync(trust, text)
  expect(listTrusted(home)).toEqual([home])
  expect(listGone(home)).toEqual([{ id: workspaceId(home), root: home }])
  moveTrust(home, workspaceId(home), '/moved')
  expect(trustedId(home, '/moved')).toBe(workspaceId(home))
  expect(existsSync(trust)).toBe(text !== undefined)
})

test('newId() is the one that the project had, where it lost its folder and kept its record', () => {
  const home = temporaryFolder()
  makeTrust(home, '/home/user/project', new Date(0))
  expect(newId(home, '/home/user/project')).toBe(workspaceId('/home/user/project'))
})

test('ensureKey() makes 32 bytes once, 0600, and leaves no temporary file', () => {
  const home = temporaryFolder()
  expect(readKey(home)).toBeUndefined()
  const key = ensureKey(home)
  expect(key).toHaveLength(32)
  expect(Buffer.from(ensureKey(home))).toEqual(Buffer.from(key))
  expect(statSync(userPaths(home).key).mode & 0o777).toBe(0o600)
  expect(readdirSync(userPaths(home).tmp)).toEqual([])
})

test.each([0, 31, 33])('readKey() refuses a key of %i bytes and never replaces it', (length) => {
  const home = temporaryFolder()
  writeFileSync(userPaths(home).key, 'x'.repeat(length))
  const message = `Cannot use the key "${userPaths(home).key}": it has ${length} bytes, not 32`
  const hint = 'Restore it from a backup, or delete it: then you must approve every learning again'
  expect(() => ensureKey(home)).toThrow(expect.objectContaining({ message, hint, code: 'bad-key' }))
  expect(readFileSync(userPaths(home).key, 'utf8')).toHaveLength(length)
})

test.runIf(process.platform !== 'win32')('ensureKey() refuses a link to nothing, and makes nothing behind it', () => {
  const home = temporaryFolder()
  const away = join(home, 'away')
  symlinkSync(away, userPaths(home).key)
  expect(() => ensureKey(home)).toThrow(/it is a link to nothing/)
  expect([existsSync(away), readdirSync(userPaths(home).tmp)]).toEqual([false, []])
})

test('formerPlaces() names each place where the project was, and no other’s, and reads what is remembered once, however many projects there are', () => {
  const home = temporaryFolder()
  for (const name of ['one', 'two', 'three', 'other']) makeTrust(home, `/home/user/${name}`, new Date(0))
  const id = workspaceId('/home/user/one')
  moveTrust(home, workspaceId('/home/user/other'), '/home/user/elsewhere')
  rmSync(recordPaths(home, workspaceId('/home/user/three')).trust)
  moveTrust(home, id, '/home/user/four')
  moveTrust(home, id, '/home/user/five')
  vi.mocked(readOurText).mockClear()
  expect(formerPlaces(home, id)).toEqual(['/home/user/one', '/home/user/four'])
  const read = vi.mocked(readOurText).mock.calls.map(([path]) => path)
  expect(read.filter((path) => path === userPlaces(home))).toHaveLength(1)
})
