import { spawnSync } from 'node:child_process'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { commandWords } from '../../text/command-words.ts'
import { refusalText } from '../../text/system-error.ts'
import { UserError } from '../../text/user-error.ts'
import { readOrdinaryFile } from '../../workspace/ordinary-file.ts'
import { programToStart } from '../../workspace/program-path.ts'
import { readTextIfReadable } from '../../workspace/read-if-readable.ts'
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
    // What ran is the editor they want: `:cq` in vim says no. The shell of Windows does not tell it from one that is not there.
    { code: 'editor', ...((error || shell) && { hint: ANOTHER_EDITOR }) },
  )
}

const ANOTHER_EDITOR =
  'Set EDITOR to an editor that waits until the file is closed, e.g. EDITOR="code --wait"; put a path with spaces in quotes'

/** In bytes. Nobody's learning comes near it, and the rules that look for secrets run out of stack on twenty times as much. */
const LARGEST_EDITED = 1_000_000

/** The file after editing; some editors add a byte order mark. Throws `UserError` if it is no ordinary file, or too large for a learning. */
export function readEdited(path: string): string {
  return withoutBom(
    readOrdinaryFile(path, { maxBytes: LARGEST_EDITED, without: 'nothing was changed' }).toString('utf8'),
  )
}

/** The same; undefined if it cannot be read. */
export function readEditedIfReadable(path: string): string | undefined {
  const text = readTextIfReadable(path, LARGEST_EDITED)
  return text === undefined ? undefined : withoutBom(text)
}
