import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { pidScope } from '../../../src/workspace/processes/pid-scope.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('pidScope() names the host', () => {
  expect(pidScope().split(' ')[0]).toBe(hostname())
})

const CONTAINER = ['--map-root-user', '--pid', '--fork', '--mount-proc']
const CAN = spawnSync('unshare', [...CONTAINER, 'true']).status === 0

test.skipIf(!CAN)('pidScope() is another one in a container of the same host name', () => {
  const bundle = join(temporaryFolder(), 'place.cjs')
  const contents = "import { pidScope } from './src/workspace/processes/pid-scope.ts'\nprocess.stdout.write(pidScope())"
  buildSync({ stdin: { contents, resolveDir: process.cwd() }, bundle: true, platform: 'node', outfile: bundle })
  const here = spawnSync(process.execPath, [bundle], { encoding: 'utf8' }).stdout
  const there = spawnSync('unshare', [...CONTAINER, process.execPath, bundle], { encoding: 'utf8' }).stdout
  expect(here).toBe(pidScope())
  expect(there.split(' ')[0]).toBe(hostname())
  expect(there).not.toBe(here)
})
