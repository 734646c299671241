import { handleEnding } from '../say/handle-signals.ts'
import type { CommandContext } from '../start/context.ts'

/** Makes the terminal mark pastes: a long paste comes in parts, and the last of them may look like one key. */
const MARK_PASTES = '\u001b[?2004h'
const NO_MARKS = '\u001b[?2004l'

/** A terminal that is taken key by key while a question is open. */
type TerminalForKeys = {
  readonly take: () => void
  readonly giveBack: () => void
  /** Call it after the last question. */
  readonly close: () => void
}

/**
 * A signal that ends us gives the terminal back first. It is listened for between two questions, too: one that came while the first was
 * answered would be lost with its listener, and `timeout` sends SIGCONT, which answers, right behind it. `stop` is called for a signal that asks
 * us to stop while the terminal is taken, and must do so.
 */
export function terminalForKeys(
  { environment, stdin, stdout }: Pick<CommandContext, 'environment' | 'stdin' | 'stdout'>,
  stop: () => void,
): TerminalForKeys {
  const marks = stdout.isTTY && environment.env.TERM !== 'dumb'
  let taken = false
  const giveBack = () => {
    if (!taken) return
    taken = false
    process.off('SIGTSTP', stop)
    if (marks) stdout.write(NO_MARKS)
    stdin.setRawMode(false)
  }
  const close = handleEnding(giveBack)
  return {
    take() {
      taken = true
      process.on('SIGTSTP', stop)
      stdin.setRawMode(true)
      if (marks) stdout.write(MARK_PASTES)
    },
    giveBack,
    close,
  }
}
