import { basename } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { refusalText } from '../../../base/system-error.ts'
import { UserError } from '../../../base/user-error.ts'
import { commandWords } from '../../../text/command-words.ts'
import type { Environment } from '../../../workspace/paths/homes.ts'
import { programToStart } from '../../../workspace/processes/program-path.ts'
import { runInTerminal } from '../../start/run-in-terminal.ts'

/** Within this time after a pager's end, in milliseconds, the signal that ended it has come. */
const SIGNAL_MS = 100

type ToShow = { readonly path: string; readonly line: number; readonly hangUp: AbortSignal }

/**
 * Shows a file in the person's pager, from this line on, counted from 1, and waits until they leave it. Throws `UserError` if it cannot be run,
 * or fails: what it says of that is gone at once, behind the dashboard.
 */
export async function openPager(environment: Environment, { path, line, hangUp }: ToShow): Promise<void> {
  const [program = '', ...args] = pagerOf(environment)
  const at = ['less', 'more', 'most', 'vim', 'nvim', 'view'].includes(basename(program)) ? [`+${line}`] : []
  const { env } = environment
  // Ctrl-c there reaches us too. A pager that ends at it was left, whatever it says of that: less -K exits with 2.
  let isLeft = false
  const leave = () => void (isLeft = true)
  process.on('SIGINT', leave)
  try {
    const code = await runInTerminal(programToStart(program), [...args, ...at, path], { env, hangUp }).catch(
      (error: Error) => {
        throw new UserError(`Cannot run the pager "${program}": ${refusalText(error)}`, {
          hint: 'Set PAGER to a program that exists',
        })
      },
    )
    // The end may be known before the signal that brought it about.
    if (code !== 0) await setTimeout(SIGNAL_MS)
    if (code !== 0 && !isLeft) throw new UserError(`The pager "${program}" exited with ${code ?? 'a signal'}`)
  } finally {
    process.off('SIGINT', leave)
  }
}

/** The pager. People set `cat` because their terminal scrolls back, but here the dashboard would return before a word was read. */
function pagerOf(environment: Environment): string[] {
  const { env, platform } = environment
  const usual = platform === 'win32' ? 'more.com' : 'less'
  const words = commandWords(env.PAGER || usual, environment)
  return words[0] === undefined || basename(words[0]) === 'cat' ? [usual] : words
}
