import { readdirSync } from 'node:fs'
import pty from '@lydell/node-pty'
import { expect, test, vi } from 'vitest'
import { CLI, environmentOf } from '../helpers/run-built.ts'
import { createScreen } from '../helpers/screen.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a dashboard that is ended by %s says that it is no longer open',
  async (signal) => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const screen = createScreen(80, 24)
    const env = { ...environmentOf(world), TERM: 'xterm-256color' }
    const child = pty.spawn(process.execPath, [CLI], { cols: 80, rows: 24, cwd: world.project, env })
    const exit = new Promise<void>((done) => child.onExit(() => done()))
    child.onData((data) => void screen.write(data))
    const open = () => readdirSync(world.paths.dashboards)
    // Keys are read once Ink is there, and with it code that ends the process with signals that nobody else listens to.
    child.write('z')
    await vi.waitFor(() => expect(screen.text()).toMatch(/q quit/u), { timeout: 20_000 })
    await vi.waitFor(() => expect(open()).toEqual([String(child.pid)]), { timeout: 20_000 })
    child.write('?')
    await vi.waitFor(() => expect(screen.text()).toMatch(/Keys in Pending/u), { timeout: 20_000 })
    process.kill(child.pid, signal)
    await exit
    expect(open()).toEqual([])
  },
)
