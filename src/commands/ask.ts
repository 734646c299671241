import { createInterface } from 'node:readline/promises'
import type { CommandContext } from './context.ts'

/** Asks for one line on the terminal; '' if the input ends first. */
export async function askLine({ stdin, stdout }: CommandContext, question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout })
  try {
    return await new Promise<string>((resolve) => {
      lines.on('close', () => resolve(''))
      void lines.question(question).then(resolve)
    })
  } finally {
    lines.close()
  }
}

/** The second key: only a capital `Y` agrees; Enter and anything else mean no. */
export async function confirmed(context: CommandContext, question: string): Promise<boolean> {
  return (await askLine(context, `${question} Type Y to go on: `)).trim() === 'Y'
}
