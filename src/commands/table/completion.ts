import { EXIT, UserError } from '../../base/user-error.ts'
import { offeredSettings } from '../../config/setting-words.ts'
import { remark } from '../say/say.ts'
import type { CommandContext } from '../start/context.ts'
import { completionScript, SHELLS } from './completion-scripts.ts'
import { commandTable } from './table.ts'

/** Also for `sage completion $SHELL`, and for the name that PowerShell has as a program. */
function shellNamed(typed: string): string {
  const name = typed.replace(/^.*[\\/]/u, '').replace(/\.exe$/iu, '')
  return name === 'pwsh' ? 'powershell' : name
}

/** `sage completion SHELL`: a script for the shell to load at its start. */
export function run(context: CommandContext, [name = '']: readonly string[]): number {
  const shell = SHELLS.find((known) => known === shellNamed(name))
  if (!shell)
    throw new UserError(`No completion for "${name}"`, {
      hint: `One of: ${SHELLS.join(', ')}`,
      exitCode: EXIT.usage,
      code: 'bad-shell',
    })
  const script = completionScript(shell, commandTable, offeredSettings)
  context.stdout.write(script)
  // On a screen the script's own instructions have scrolled away.
  if (context.stdout.isTTY) remark(context.stderr, /^# (.* completion for sage: .*)$/mu.exec(script)?.[1] ?? '')
  return EXIT.ok
}
