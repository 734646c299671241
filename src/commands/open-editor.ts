import { spawnSync } from 'node:child_process'
import { refusalText } from '../text/system-error.ts'
import { UserError } from '../text/user-error.ts'
import type { CommandContext } from './context.ts'

/**
 * Opens a file in the person's editor (`VISUAL`, `EDITOR`, else `vi` or Notepad) and waits. The variable may hold arguments, as in
 * `code --wait`. Throws `UserError` if the editor cannot be run or reports a failure.
 */
export function openEditor({ environment: { env, platform } }: CommandContext, path: string): void {
  const [program = 'vi', ...args] = (env.VISUAL || env.EDITOR || (platform === 'win32' ? 'notepad' : 'vi'))
    .split(/\s+/u)
    .filter((word) => word !== '')
  // Windows starts `code.cmd` and the like through a shell only, which reads spaces as separators.
  const shell = platform === 'win32'
  const { error, status } = spawnSync(program, [...args, shell ? `"${path}"` : path], {
    stdio: 'inherit',
    env: { ...env },
    shell,
  })
  if (!error && status === 0) return
  throw new UserError(
    `Cannot edit with "${program}"${error ? `: ${refusalText(error)}` : `: it exited with ${status ?? 'a signal'}`}`,
    {
      hint: 'Set EDITOR to an editor that waits until the file is closed, e.g. EDITOR="code --wait"',
      code: 'editor',
    },
  )
}
