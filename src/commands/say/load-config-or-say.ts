import { UserError } from '../../base/user-error.ts'
import type { Config } from '../../config/schema.ts'
import { loadConfigHere } from '../start/config-files.ts'
import type { CommandContext } from '../start/context.ts'
import { remark } from './say.ts'

/**
 * For commands that continue despite a mistake in the configuration: prints one line with the file, the line and the way out, because
 * other commands refuse to run. Undefined if there was a mistake.
 */
export function loadConfigOrSay(context: CommandContext): Config | undefined {
  try {
    return loadConfigHere(context).config
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const { message, hint } = error
    remark(context.stderr, `${message}: skipped here${hint === undefined ? '' : `. ${hint}`}`)
    return undefined
  }
}
