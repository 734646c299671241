import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

type Options = Pick<SpawnOptions, 'env' | 'shell'> & {
  /** Once aborted, the program is told that its terminal goes away: editors then keep what was typed. */
  readonly hangUp?: AbortSignal | undefined
}

/**
 * Runs a program that has the terminal, until it ends. Resolves to its exit code, or to null if a signal ended it; rejects if it cannot be
 * run.
 */
export async function runInTerminal(
  program: string,
  args: readonly string[],
  { hangUp, ...options }: Options,
): Promise<number | null> {
  const child = spawn(program, args, { ...options, stdio: 'inherit' })
  const end = () => void child.kill('SIGHUP')
  hangUp?.addEventListener('abort', end)
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return code
  } finally {
    hangUp?.removeEventListener('abort', end)
  }
}
