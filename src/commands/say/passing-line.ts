import { inAscii } from '../../dashboard/draw/ascii.ts'
import { visibleLine } from '../../text/sanitize.ts'
import { fit, NARROW } from '../../text/width.ts'
import type { CommandContext } from '../start/context.ts'

/** Milliseconds in which nobody wonders what a command is doing. */
const MOMENT = 1000

/** A line on a terminal that says what goes on: drawn over itself, and taken away before anything else is said. */
export function passingLine(stderr: CommandContext['stderr']) {
  // Whoever is asked for a passphrase by ssh reads that on the same line.
  let begin = ''
  const width = () => Math.max(20, (stderr.columns || 80) - 1)
  return {
    draw(text: string): void {
      const cut = fit(visibleLine(text), width(), NARROW)
      // Each sign keeps its width: a line that wraps is not cleared.
      stderr.write(`${begin}${stderr.onlyAscii ? inAscii(cut) : cut}`)
      begin = '\r'
    },
    clear(): void {
      // With spaces: a terminal that calls itself dumb shows what would clear the line.
      if (begin !== '') stderr.write(`\r${' '.repeat(width())}\r`)
      begin = ''
    },
  }
}

/** Says on a terminal what is waited for, e.g. `Fetching from "…"`, where that takes longer than a moment. */
export async function whileWaiting<Result>(
  { stderr }: Pick<CommandContext, 'stderr'>,
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!stderr.isTTY) return await work()
  const line = passingLine(stderr)
  const timer = setTimeout(() => line.draw(`sage: ${what}`), MOMENT)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    line.clear()
  }
}
