import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pty from '@lydell/node-pty'
import { expect, test } from 'vitest'
import { CLI, environmentOf } from '../helpers/run-built.ts'
import { createScreen } from '../helpers/screen.ts'
import { until } from '../helpers/until.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

test('a dashboard that is open still copies when an update of Sage takes its files away', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const program = join(world.root, 'program')
  cpSync(dirname(CLI), program, { recursive: true })
  const screen = createScreen(80, 24)
  const env = { ...environmentOf(world), TERM: 'xterm-256color' }
  const child = pty.spawn(process.execPath, [join(program, 'cli.cjs')], { cols: 80, rows: 24, cwd: world.project, env })
  const exit = new Promise<number>((done) => child.onExit(({ exitCode }) => done(exitCode)))
  child.onData((data) => void screen.write(data))
  const shows = (text: RegExp) => until(() => expect(screen.text()).toMatch(text))
  await shows(/q quit/u)
  child.write('?')
  await shows(/Keys in Pending/u)
  child.write('\u001b')
  await until(() => expect(screen.text()).not.toMatch(/Keys in Pending/u))
  rmSync(program, { recursive: true })
  child.write('y')
  await shows(/Copied|copied/u)
  child.write('q')
  expect(await exit).toBe(0)
})
