import { EXIT } from '../base/user-error.ts'
import { readObject } from '../hook/input/read-object.ts'
import { statusText, statusline } from '../hook/statusline.ts'
import { dataHome } from '../workspace/paths/homes.ts'
import type { CommandContext } from './start/context.ts'
import { startOf } from './start/project-root.ts'

/** `sage statusline`: prints `sage 3 proposals pending`, or nothing. Accepts Claude Code's JSON on stdin. */
export async function run(context: CommandContext): Promise<number> {
  const { environment, stdin, stdout, cwd } = context
  let line: string
  if (stdin.isTTY) line = statusText(dataHome(environment), startOf(context))
  else {
    const received = await readObject(stdin, 1000)
    line = statusline(environment, 'text' in received ? received.text : '{}', cwd)
    stdin.destroy()
  }
  if (line !== '') stdout.write(`${line}\n`)
  return EXIT.ok
}
