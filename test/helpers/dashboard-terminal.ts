import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pty from '@lydell/node-pty'
// oxlint-disable-next-line import/no-relative-parent-imports -- plain JavaScript, shared with the benchmark
import { buildApp } from './build-app.mjs'
import { createScreen, type Screen } from './screen.ts'
import { until } from './until.ts'

export const TEST_FOLDER = mkdtempSync(join(tmpdir(), 'sage-dashboard-'))
const APP = join(TEST_FOLDER, 'app.mjs')
let built: Promise<void> | undefined

export type DashboardTerminal = {
  readonly screen: Screen
  readonly send: (data: string | Buffer) => void
  /** Waits until the screen holds a text, or no longer does. */
  readonly shows: (text: string | RegExp) => Promise<void>
  readonly hides: (text: string) => Promise<void>
  readonly resize: (columns: number, rows: number) => void
  readonly signal: (name: NodeJS.Signals) => void
  readonly exit: Promise<number>
  /** Presses `q`, and gives the exit code. */
  readonly quit: () => Promise<number>
  /** Closes the terminal under it, as a window is closed. */
  readonly close: () => void
  /** Everything that the process wrote. */
  readonly bytes: () => string
  readonly pid: number
}

type Options = {
  columns?: number
  rows?: number
  /** What the terminal reports as its columns and rows, if not what it has. */
  says?: number
  flags?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** The dashboard as a process of its own in a real pseudo-terminal, with a terminal emulator behind it. */
export async function openDashboard(
  scenario: string,
  { columns = 120, rows = 40, says, flags = [], env = {} }: Options = {},
): Promise<DashboardTerminal> {
  await (built ??= buildApp('test/helpers/dashboard-app.ts', APP))
  const screen = createScreen(columns, rows)
  const child = pty.spawn(process.execPath, [APP, scenario, ...flags], {
    cols: says ?? columns,
    rows: says ?? rows,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: '/home/user',
      LANG: 'C.UTF-8',
      TERM: 'xterm-256color',
      TZ: 'UTC',
      ...env,
    },
  })
  let bytes = ''
  let written = Promise.resolve()
  child.onData((data) => {
    bytes += data
    written = written.then(() => screen.write(data))
  })
  const exit = new Promise<number>((resolve) => {
    child.onExit(({ exitCode, signal }) => {
      const ended = written.then(() => screen.end())
      void ended.then(() => resolve(signal ? 128 + signal : exitCode))
    })
  })
  const screenHolds = (holds: () => boolean, what: string) =>
    until(() => {
      if (!holds()) throw new Error(`${what}\n${screen.text()}`)
    })
  return {
    screen,
    exit,
    pid: child.pid,
    bytes: () => bytes,
    // It also takes bytes, although its types do not say so.
    send: (data) => child.write(data as string),
    shows: (text) =>
      screenHolds(
        () => (typeof text === 'string' ? screen.text().includes(text) : text.test(screen.text())),
        `The screen does not show ${String(text)}`,
      ),
    hides: (text) => screenHolds(() => !screen.text().includes(text), `The screen still shows ${text}`),
    resize(width, height) {
      screen.resize(width, height)
      child.resize(width, height)
    },
    close: () => (child as unknown as { destroy: () => void }).destroy(),
    signal: (name) => void process.kill(child.pid, name),
    quit() {
      child.write('q')
      return exit
    },
  }
}
