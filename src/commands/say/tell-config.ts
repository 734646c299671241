import { UserError } from '../../text/user-error.ts'
import { loadConfigHere } from '../start/config-files.ts'
import type { CommandContext } from '../start/context.ts'
import { say } from './say.ts'

/**
 * For commands that go on in spite of a mistake in the configuration: says on one line which file and line it is, and the way out, because
 * others refuse for it. False if there was one.
 */
export function tellConfig(context: CommandContext): boolean {
  try {
    loadConfigHere(context)
    return true
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const { message, hint } = error
    say(context.stderr, `sage: ${message}: skipped here${hint === undefined ? '' : `. ${hint}`}`)
    return false
  }
}
