import { spawnSync } from 'node:child_process'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runSage } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { tracing } from '../helpers/strace.ts'
import { createWorld } from '../helpers/world.ts'

// Containers that share the project's folder: each counts its processes from 1 and sees none of the others'.

const CONTAINER = ['unshare', '--map-root-user', '--pid', '--fork', '--mount-proc'] as const
const atFlush = (inject: string) => [...CONTAINER, ...tracing('fsync', { inject })] as const
const [PROGRAM, ...ARGS] = [...atFlush('error=EIO'), 'true']
const CAN = spawnSync(PROGRAM, ARGS).status === 0

test.skipIf(!CAN)('what was being read in a container that was killed is read a minute later', () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  const killed = runSage(world, ['sync'], atFlush('signal=SIGKILL'))
  expect(killed.stdout).toBe('')
  expect(readdirSync(world.paths.claimed)).toEqual(['s1.json'])
  expect(runSage(world, ['sync'])).toMatchObject({ stdout: expect.stringContaining('Another Sage is reviewing') })
  const before = Date.now() / 1000 - 120
  for (const file of [join(world.paths.claimed, 's1.json'), join(world.paths.runtime, 'proposing.json')])
    utimesSync(file, before, before)
  expect(runSage(world, ['sync'])).toMatchObject({ status: 0, stdout: expect.stringContaining('1 pending.\n') })
  expect(readdirSync(world.paths.claimed)).toEqual([])
})

test.skipIf(!CAN)(
  'two dashboards of the same process id know of each other, and each takes its own mark away',
  async () => {
    const world = createWorld()
    const marks = () => readdirSync(world.paths.dashboards).length
    const open = () => openTerminal(world, [...CONTAINER, ...SAGE], { columns: 140, rows: 30 })
    const both = [open(), open()]
    for (const { shows } of both) await shows('open in 2 windows')
    expect(marks()).toBe(2)
    for (const [at, { send, exit }] of both.entries()) {
      send('q')
      expect(await exit).toMatchObject({ exitCode: 0 })
      expect(marks()).toBe(1 - at)
    }
  },
)
