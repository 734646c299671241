import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordPaths, userPlaces } from '../../../src/workspace/paths/paths.ts'
import { workspaceId } from '../../../src/workspace/paths/workspace-id.ts'
import { knownId } from '../../../src/workspace/trust/known-places.ts'
import { makeTrust, trustedId } from '../../../src/workspace/trust/trust.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('makeTrust() leaves the id of the place where knownId() finds it', () => {
  const home = temporaryFolder()
  makeTrust(home, '/home/user/one', new Date(0))
  makeTrust(home, '/home/user/__proto__', new Date(0))
  expect(JSON.parse(readFileSync(userPlaces(home), 'utf8'))).toMatchObject({
    '/home/user/one': workspaceId('/home/user/one'),
    '/home/user/__proto__': workspaceId('/home/user/__proto__'),
  })
})

test.each(['', '{', 'null', '[]', '{"/p":7}', '{"/p":"../../x"}', '{"/other":"0000000000000000"}'])(
  'knownId() computes the id where places.json holds %j',
  (text) => {
    const home = temporaryFolder()
    writeFileSync(userPlaces(home), text)
    expect(knownId(home, '/p')).toBe(workspaceId('/p'))
    expect(knownId(home, 'constructor')).toBe(workspaceId('constructor'))
  },
)

test('gigabytes in the place of places.json are not read: the id is computed, and the next project makes it anew', () => {
  const home = temporaryFolder()
  makeTrust(home, '/p', new Date(0))
  truncateSync(userPlaces(home), 8 * 1024 ** 3)
  expect(trustedId(home, '/p')).toBe(workspaceId('/p'))
  makeTrust(home, '/q', new Date(0))
  expect(JSON.parse(readFileSync(userPlaces(home), 'utf8'))).toEqual({ '/q': workspaceId('/q') })
})

test('trustedId() takes nobody’s word but the record’s: not a place that was known, not one that names another record', () => {
  const home = temporaryFolder()
  makeTrust(home, '/p', new Date(0))
  writeFileSync(userPlaces(home), JSON.stringify({ '/p': workspaceId('/p'), '/trap': workspaceId('/p') }))
  expect(trustedId(home, '/p')).toBe(workspaceId('/p'))
  expect(trustedId(home, '/trap')).toBeUndefined()
  writeFileSync(userPlaces(home), '{"/p":"0123456789abcdef"}')
  expect(trustedId(home, '/p')).toBe(workspaceId('/p'))
  rmSync(recordPaths(home, workspaceId('/p')).trust)
  expect(trustedId(home, '/p')).toBeUndefined()
})

test('a folder in the place of places.json stops nobody: the id is computed', () => {
  const home = temporaryFolder()
  mkdirSync(userPlaces(home))
  makeTrust(home, '/p', new Date(0))
  expect(trustedId(home, '/p')).toBe(workspaceId('/p'))
})
