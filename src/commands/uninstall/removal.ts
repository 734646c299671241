import { isExpectedError } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { isInterruption } from '../say/ask.ts'
import type { ChangeOutcome, Consent } from '../say/consent.ts'
import type { CommandContext } from '../start/context.ts'
import type { createAttempt, StepOutcome } from './attempt.ts'

/** What is removed after a question of its own. */
export type Part = {
  /** As in `Still there: the git hook`. */
  readonly name: string
  readonly remove: (context: CommandContext, consent: Consent) => Promise<ChangeOutcome>
}

/**
 * Removes one part after the other. Ctrl-C at a question leaves some of them: it says which, because what was removed before has scrolled away.
 */
export function createRemoval(
  context: CommandContext,
  consent: Consent,
  attempt: ReturnType<typeof createAttempt>,
  parts: readonly Part[],
) {
  const removed: string[] = []
  return async ({ name, remove }: Part): Promise<StepOutcome> => {
    try {
      const outcome = await attempt.run(() => remove(context, consent))
      if (outcome === 'done') removed.push(name)
      return outcome
    } catch (error) {
      if (!isInterruption(error)) throw error
      const left = await leftOf(context, parts)
      const hint = [
        removed.length === 0 ? 'Nothing was removed.' : `Removed: ${listed(removed)}.`,
        `Still there: ${listed(left)}. "sage uninstall" asks about ${left.length === 1 ? 'it' : 'them'} again.`,
      ]
      throw new UserError(error.message, { hint, exitCode: error.exitCode, code: error.code })
    }
  }
}

/** The names of the parts that are there. One that cannot be read has been told, or will be next time. */
async function leftOf(context: CommandContext, parts: readonly Part[]): Promise<string[]> {
  const stdout = { write: () => true } as unknown as CommandContext['stdout']
  const names: string[] = []
  for (const { name, remove } of parts)
    try {
      if ((await remove({ ...context, stdout }, { yes: false, dryRun: true })) === 'shown') names.push(name)
    } catch (error) {
      if (!isExpectedError(error)) throw error
    }
  return names
}

/** Names as a sentence has them: `a, b and c`. */
export function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}
