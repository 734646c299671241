import { handleSignals } from '../say/handle-signals.ts'
import type { CommandContext } from '../start/context.ts'

/** Makes the terminal mark pastes: a long paste comes in parts, and the last of them may look like one key. */
const MARK_PASTES = '\u001b[?2004h'
const NO_MARKS = '\u001b[?2004l'

/**
 * Takes the terminal key by key, until the returned function gives it back. A signal that ends us gives it back first. One that asks us to
 * stop calls `stop`, which must do so, too.
 */
export function takeForKeys(
  { environment, stdin, stdout }: Pick<CommandContext, 'environment' | 'stdin' | 'stdout'>,
  stop: () => void,
): () => void {
  const marks = stdout.isTTY && environment.env.TERM !== 'dumb'
  const giveBack = () => {
    if (marks) stdout.write(NO_MARKS)
    stdin.setRawMode(false)
  }
  const stopHandling = handleSignals(giveBack, stop)
  stdin.setRawMode(true)
  if (marks) stdout.write(MARK_PASTES)
  return () => {
    stopHandling()
    giveBack()
  }
}
