import pty from '@lydell/node-pty'
import { CLI, environmentOf } from './run-built.ts'
import { createScreen } from './screen.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

type Options = { readonly columns?: number; readonly rows?: number; readonly env?: Readonly<Record<string, string>> }

/** The built `sage` in a real pseudo-terminal, open on a person's real files, once it reads keys. */
export async function openSage(world: World, { columns = 100, rows = 30, env = {} }: Options = {}) {
  const screen = createScreen(columns, rows)
  const child = pty.spawn(process.execPath, [CLI], {
    cols: columns,
    rows,
    cwd: world.project,
    env: { ...environmentOf(world), TERM: 'xterm-256color', ...env },
  })
  const exit = new Promise<{ readonly exitCode: number; readonly signal?: number | undefined }>((done) =>
    child.onExit(done),
  )
  child.onData((data) => void screen.write(data))
  const shows = (text: string | RegExp) =>
    until(() => {
      const shown = screen.text()
      if (typeof text === 'string' ? shown.includes(text) : text.test(shown)) return
      throw new Error(`The screen does not show ${String(text)}\n${shown}`)
    })
  await shows(/● live/u)
  return { screen, exit, shows, pid: child.pid, send: (keys: string) => child.write(keys), terminal: child }
}
