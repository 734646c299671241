import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { commandWords } from '../../text/command-words.ts'
import { refusalText } from '../../text/system-error.ts'
import { UserError } from '../../text/user-error.ts'
import { programToStart } from '../../workspace/program-path.ts'
import type { CommandContext } from './context.ts'

/**
 * Opens a file in the person's editor (`VISUAL`, `EDITOR`, otherwise `vi` or Notepad) and waits. The variable may contain arguments, as
 * in `code --wait`. Throws `UserError` if the editor cannot be run or fails.
 */
export function openEditor({ environment: { env, platform } }: CommandContext, path: string): void {
  const command = env.VISUAL || env.EDITOR || (platform === 'win32' ? 'notepad' : 'vi')
  // Windows starts `code.cmd` and the like only through a shell, which reads spaces and quotes itself, and would look in the project first.
  const shell = platform === 'win32'
  const [program = 'vi', ...args] = shell ? [command] : commandWords(command, platform)
  const { error, status } = shell
    ? spawnSync(`${command} "${path}"`, {
        stdio: 'inherit',
        env: { ...env, NoDefaultCurrentDirectoryInExePath: '1' },
        shell,
      })
    : spawnSync(programToStart(program, { env, platform }), [...args, path], { stdio: 'inherit', env: { ...env } })
  if (!error && status === 0) return
  throw new UserError(
    `Cannot edit with "${program}"${error ? `: ${refusalText(error)}` : `: it exited with ${status ?? 'a signal'}`}`,
    {
      hint: 'Set EDITOR to an editor that waits until the file is closed, e.g. EDITOR="code --wait"; put a path with spaces in quotes',
      code: 'editor',
    },
  )
}

/** The file after editing; some editors add a byte order mark. */
export function readEdited(path: string): string {
  return withoutBom(readFileSync(path, 'utf8'))
}
