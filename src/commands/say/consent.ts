import { UserError } from '../../base/user-error.ts'
import type { CommandContext, Options } from '../start/context.ts'
import { askLine } from './ask.ts'
import { say } from './say.ts'

export type Consent = {
  /** Do it without asking, for scripts. */
  readonly yes: boolean
  /** Only show it. */
  readonly dryRun: boolean
}

/** Reads `--yes` and `--dry-run`. */
export function consentOf(options: Options): Consent {
  return { yes: options.yes === true, dryRun: options.dryRun === true }
}

/** The outcome of changing somebody else's file. `shown`: only its diff was shown, because of `--dry-run`. */
export type ChangeOutcome = 'done' | 'nothing-to-do' | 'declined' | 'shown'

/**
 * Asks whether the change just shown may be made; `--yes` answers that. Throws if nobody can be asked: a change that was not made must
 * not look like one that was.
 */
export async function askToChange(
  context: CommandContext,
  question: string,
  { yes, dryRun }: Consent,
): Promise<'agreed' | Extract<ChangeOutcome, 'declined' | 'shown'>> {
  if (dryRun) return 'shown'
  if (yes) return 'agreed'
  if (!context.stdin.isTTY || !context.stdout.isTTY)
    throw new UserError(`There is no terminal to ask this in: ${question}`, {
      hint: 'Add --yes to do it without asking, or --dry-run to only see what it would do',
      code: 'needs-consent',
    })
  if (/^y(es)?$/i.test((await askLine(context, `${question} [y/N] `)).trim())) return 'agreed'
  say(context.stdout, 'Left unchanged.')
  return 'declined'
}
