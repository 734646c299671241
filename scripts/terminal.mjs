// A real pseudo-terminal with a screen that can be read: what a person would see.
import pty from '@lydell/node-pty'
import xterm from '@xterm/headless'

/** Only for what hangs: on a busy machine everything may take long. */
const TIMEOUT_MS = 5 * 60 * 1000

/** Starts a program and returns ways to press keys, read the screen and wait until it shows something. */
export async function openTerminal({ command, args, cwd, env, columns, rows }) {
  const clean = { ...env, TERM: 'xterm-256color' }
  delete clean.CI
  const child = pty.spawn(command, args, { cwd, env: clean, cols: columns, rows, name: 'xterm-256color' })
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true })
  let changed = () => {}
  child.onData((data) => terminal.write(data, () => changed()))
  const exited = new Promise((resolve) => child.onExit(({ exitCode }) => resolve(exitCode)))
  const screen = () =>
    Array.from(
      { length: rows },
      (_, y) => terminal.buffer.active.getLine(terminal.buffer.active.viewportY + y)?.translateToString(true) ?? '',
    ).join('\n')
  return {
    press: (keys) => child.write(keys),
    screen,
    exited,
    kill: (signal) => child.kill(signal),
    /** Resolves with the screen as soon as it matches; rejects with the screen after `TIMEOUT_MS`. */
    waitFor: (expression) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(
          () => reject(new Error(`The screen never showed ${expression}:\n${screen()}`)),
          TIMEOUT_MS,
        )
        changed = () => {
          const text = screen()
          if (!expression.test(text)) return
          clearTimeout(limit)
          changed = () => {}
          resolve(text)
        }
        changed()
      }),
  }
}
