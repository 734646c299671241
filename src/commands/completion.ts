import { offeredSettings } from '../config/setting-words.ts'
import { EXIT, UserError } from '../text/user-error.ts'
import { completionScript, SHELLS } from './completion-scripts.ts'
import type { CommandContext } from './context.ts'
import { commandTable } from './table.ts'

/** `sage completion SHELL`: a script for the shell to read at its start. */
export function run(context: CommandContext, [name = '']: readonly string[]): Promise<number> {
  const shell = SHELLS.find((known) => known === name)
  if (!shell)
    throw new UserError(`There is no completion for "${name}"`, {
      hint: `One of: ${SHELLS.join(', ')}`,
      exitCode: EXIT.usage,
      code: 'bad-shell',
    })
  context.stdout.write(completionScript(shell, commandTable, offeredSettings))
  return Promise.resolve(EXIT.ok)
}
