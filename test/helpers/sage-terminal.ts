import pty from '@lydell/node-pty'
import { expect } from 'vitest'
import { CLI, environmentOf } from './run-built.ts'
import { createScreen } from './screen.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

type Options = { readonly columns?: number; readonly rows?: number; readonly env?: Readonly<Record<string, string>> }

/** The built `sage`, as a command with its arguments. */
export const SAGE = [process.execPath, CLI] as const

/** A command in a real pseudo-terminal, on a person's real files. */
export function openTerminal(
  world: World,
  [program, ...args]: readonly [string, ...string[]],
  { columns = 80, rows = 24, env = {} }: Options = {},
) {
  const screen = createScreen(columns, rows)
  const child = pty.spawn(program, args, {
    cols: columns,
    rows,
    cwd: world.project,
    env: { ...environmentOf(world), TERM: 'xterm-256color', ...env },
  })
  let written = Promise.resolve()
  child.onData((data) => {
    written = written.then(() => screen.write(data))
  })
  type Exit = { readonly exitCode: number; readonly signal?: number | undefined }
  // What it said last is on the screen by then.
  const exit = new Promise<Exit>((done) => child.onExit((how) => void written.then(() => done(how))))
  const shows = (text: string | RegExp) => until(() => expect(screen.text()).toMatch(text))
  return { screen, exit, shows, pid: child.pid, send: (keys: string) => child.write(keys), terminal: child }
}

/** The built `sage` in such a terminal, once it reads keys. */
export async function openSage(world: World, options: Options = {}) {
  const opened = openTerminal(world, SAGE, { columns: 100, rows: 30, ...options })
  await opened.shows(/● live/u)
  return opened
}
