import { createInterface } from 'node:readline'
import { visibleLine } from '../../text/sanitize.ts'
import type { CommandContext } from '../start/context.ts'
import { signsOf } from './say.ts'

/**
 * Asks for one line on the terminal; '' if the input ends first. Of several lines that come at once only the first is an answer: what a
 * paste holds beyond it would decide a question that nobody has seen yet.
 */
export async function askLine({ stdin, stdout }: CommandContext, question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout })
  lines.setPrompt(signsOf(stdout)(visibleLine(question)))
  lines.prompt()
  const answer = await new Promise<string | undefined>((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(undefined))
  })
  lines.close()
  // What is said next would stand behind the question: Ctrl-C and Ctrl-D do not end its line.
  if (answer === undefined) stdout.write('\n')
  return answer ?? ''
}

/** The second key: only a capital `Y` agrees. Enter and anything else mean no. */
export async function confirmed(context: CommandContext, question: string): Promise<boolean> {
  return (await askLine(context, `${question} Type Y to continue: `)).trim() === 'Y'
}
