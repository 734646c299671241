import { spawnSync } from 'node:child_process'
import { programToStart } from '../../workspace/processes/program-path.ts'

/**
 * Runs what has the terminal meanwhile, and puts back the modes that it found there. An editor that was killed leaves its own: Node would take
 * them for the terminal's, and give them to the shell at Ctrl-z. Bash mends that itself, dash does not.
 */
export async function keepingModes<Result>(use: () => Promise<Result>): Promise<Result> {
  const found = stty('-g')
  try {
    return await use()
  } finally {
    if (found !== '') stty(found)
  }
}

/** What it prints; '' if it fails, or is not there. */
function stty(words: string): string {
  const { status, stdout } = spawnSync(programToStart('stty'), [words], {
    stdio: ['inherit', 'pipe', 'ignore'],
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : ''
}
