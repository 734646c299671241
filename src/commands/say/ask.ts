import { createInterface, type Interface } from 'node:readline'
import { EXIT, UserError } from '../../base/user-error.ts'
import { stopJob } from '../../dashboard/terminal/stop-job.ts'
import { visibleLine } from '../../text/sanitize.ts'
import type { CommandContext } from '../start/context.ts'
import { handleSignals } from './handle-signals.ts'
import { signsOf } from './say.ts'

const INTERRUPTED = 'interrupted'

/** Ctrl-C at a question: nothing is asked after it. */
export function interruption(): UserError {
  return new UserError('Interrupted', { exitCode: EXIT.interrupted, code: INTERRUPTED })
}

export function isInterruption(error: unknown): error is UserError {
  return error instanceof UserError && error.code === INTERRUPTED
}

/**
 * Asks for one line on the terminal; '' if the input ends first. Of several lines that come at once only the first is an answer: what a
 * paste holds beyond it would decide a question that nobody has seen yet. Ctrl-C is no answer, after which the rest would be done: it throws.
 */
export async function askLine({ stdin, stdout }: CommandContext, question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout })
  lines.setPrompt(signsOf(stdout)(visibleLine(question)))
  const stopHandling = stdin.isTTY && lines.terminal ? giveBackOnSignals(stdin, lines) : undefined
  lines.prompt()
  let answer: string | undefined
  try {
    answer = await typedLine(lines)
  } finally {
    stopHandling?.()
    lines.close()
    // What is said next would stand behind the question: Ctrl-C and Ctrl-D do not end its line.
    if (answer === undefined) stdout.write('\n')
  }
  return answer ?? ''
}

function typedLine(lines: Interface): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(undefined))
    lines.once('SIGINT', () => reject(interruption()))
  })
}

/** While a line is typed the terminal is in raw mode, and neither a signal that ends us nor one that stops us may leave it so. */
function giveBackOnSignals(stdin: CommandContext['stdin'], lines: Interface): () => void {
  const giveBack = () => void stdin.setRawMode(false)
  const handle = () => handleSignals(giveBack, () => void stop())
  const stop = async () => {
    // While somebody listens, the signal stops nobody.
    stopHandling()
    giveBack()
    await stopJob()
    stopHandling = handle()
    stdin.setRawMode(true)
    lines.prompt(true)
  }
  let stopHandling = handle()
  lines.on('SIGTSTP', () => void stop())
  return () => stopHandling()
}

/** The second key: only a capital `Y` agrees. Enter and anything else mean no. */
export async function confirmed(context: CommandContext, question: string): Promise<boolean> {
  return (await askLine(context, `${question} Type Y to continue: `)).trim() === 'Y'
}
