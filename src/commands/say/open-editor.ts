import { refusalText } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { commandWords } from '../../text/command-words.ts'
import { readOrdinaryFile } from '../../workspace/files/ordinary-file.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { programToStart } from '../../workspace/processes/program-path.ts'
import type { CommandContext } from '../start/context.ts'
import { editorWindow } from '../start/editor-window.ts'
import { runInTerminal } from '../start/run-in-terminal.ts'
import { whileWaiting } from './passing-line.ts'

/**
 * Opens a file in the person's editor (`VISUAL`, `EDITOR`, otherwise `vi` or Notepad) and waits. The variable may contain arguments, as
 * in `vim -n`. Throws `UserError` if the editor cannot be run or fails.
 */
export async function openEditor(context: CommandContext, path: string, hangUp?: AbortSignal): Promise<void> {
  const { env, platform } = context.environment
  const command = [env.VISUAL, env.EDITOR].find((words) => words?.trim()) ?? (platform === 'win32' ? 'notepad' : 'vi')
  const words = commandWords(command, context.environment)
  const [name = ''] = words
  const window = editorWindow(words)
  const missing = window?.missing ?? []
  // Windows starts `code.cmd` and the like only through a shell, which reads spaces and quotes itself, and would look in the project first.
  const shell = platform === 'win32'
  const [program, ...args] = shell
    ? ([[command, ...missing, `"${path}"`].join(' ')] as const)
    : ([programToStart(name, { env, platform }), ...words.slice(1), ...missing, path] as const)
  const run = () =>
    runInTerminal(program, args, {
      env: shell ? { ...env, NoDefaultCurrentDirectoryInExePath: '1' } : env,
      shell,
      hangUp,
    })
  const ended = window ? whileWaiting(context, `Waiting until you close the file in ${window.name} …`, run) : run()
  const code = await ended.catch((error: Error) => {
    throw new UserError(`Cannot edit with "${name}": ${refusalText(error)}`, { code: 'editor', hint: ANOTHER_EDITOR })
  })
  if (code === 0) return
  // What ran is the editor they want: `:cq` in vim says no. On Windows the shell does not tell that from an editor that is not there.
  throw new UserError(`Cannot edit with "${name}": it exited with ${code ?? 'a signal'}`, {
    code: 'editor',
    ...(shell && { hint: ANOTHER_EDITOR }),
  })
}

const ANOTHER_EDITOR =
  'Set EDITOR to an editor that waits until the file is closed, e.g. EDITOR="code --wait"; put a path with spaces in quotes'

/** Nobody's learning comes near it, and the rules that look for secrets run out of stack on twenty times as much. */
const MAX_EDITED_BYTES = 1_000_000

/** The file after editing; some editors add a byte order mark. Throws `UserError` if it is no ordinary file, or too large for a learning. */
export function readEdited(path: string): string {
  return withoutBom(
    readOrdinaryFile(path, { maxBytes: MAX_EDITED_BYTES, without: 'nothing was changed' }).toString('utf8'),
  )
}

/** The same; undefined if it cannot be read. */
export function readEditedIfReadable(path: string): string | undefined {
  const text = readTextIfReadable(path, MAX_EDITED_BYTES)
  return text === undefined ? undefined : withoutBom(text)
}
