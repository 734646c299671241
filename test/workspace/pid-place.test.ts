import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { pidPlace } from '../../src/workspace/pid-place.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('pidPlace() names the host', () => {
  expect(pidPlace().split(' ')[0]).toBe(hostname())
})

const CONTAINER = ['--map-root-user', '--pid', '--fork', '--mount-proc']
const CAN = spawnSync('unshare', [...CONTAINER, 'true']).status === 0

test.skipIf(!CAN)('pidPlace() is another one in a container of the same host name', () => {
  const bundle = join(temporaryFolder(), 'place.cjs')
  const contents = "import { pidPlace } from './src/workspace/pid-place.ts'\nprocess.stdout.write(pidPlace())"
  buildSync({ stdin: { contents, resolveDir: process.cwd() }, bundle: true, platform: 'node', outfile: bundle })
  const here = spawnSync(process.execPath, [bundle], { encoding: 'utf8' }).stdout
  const there = spawnSync('unshare', [...CONTAINER, process.execPath, bundle], { encoding: 'utf8' }).stdout
  expect(here).toBe(pidPlace())
  expect(there.split(' ')[0]).toBe(hostname())
  expect(there).not.toBe(here)
})
