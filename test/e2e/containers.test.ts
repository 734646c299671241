import { spawnSync } from 'node:child_process'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import pty from '@lydell/node-pty'
import { expect, test } from 'vitest'
import { CLI, environmentOf, runSage } from '../helpers/run-built.ts'
import { createScreen } from '../helpers/screen.ts'
import { until } from '../helpers/until.ts'
import { createWorld } from '../helpers/world.ts'

// Containers that share the project's folder: each counts its processes from 1 and sees none of the others'.

const CONTAINER = ['unshare', '--map-root-user', '--pid', '--fork', '--mount-proc']
const strace = (inject: string) => ['strace', '-f', '-qq', '-o', '/dev/null', '-e', `inject=${inject}`]
const [PROGRAM, ...ARGS] = [...CONTAINER, ...strace('fsync:error=EIO'), 'true']
const CAN = spawnSync(PROGRAM, ARGS).status === 0

test.skipIf(!CAN)('what was being read in a container that was killed is read a minute later', () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  const killed = runSage(world, ['sync'], [...CONTAINER, ...strace('fsync:signal=SIGKILL')])
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
    const open = () => {
      const screen = createScreen(140, 30)
      const [program, ...args] = [...CONTAINER, process.execPath, CLI]
      const env = { ...environmentOf(world), TERM: 'xterm-256color' }
      const child = pty.spawn(program, args, { cols: 140, rows: 30, cwd: world.project, env })
      child.onData((data) => void screen.write(data))
      const exit = new Promise<number>((done) => child.onExit(({ exitCode }) => done(exitCode)))
      return { screen, exit, press: (key: string) => child.write(key) }
    }
    const both = [open(), open()]
    for (const { screen } of both) await until(() => expect(screen.text()).toContain('open in 2 windows'))
    expect(marks()).toBe(2)
    for (const [at, { press, exit }] of both.entries()) {
      press('q')
      expect(await exit).toBe(0)
      expect(marks()).toBe(1 - at)
    }
  },
)
