import { sep } from 'node:path'
import { refusalText, systemErrorText } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { wayOut } from '../../workspace/files/way-out.ts'
import { isInterruption } from '../say/ask.ts'
import type { ChangeOutcome } from '../say/consent.ts'
import { describeError, withHint } from '../say/say-error.ts'
import { print } from '../say/say.ts'
import type { CommandContext } from '../start/context.ts'

/** `left-over`: removed from Claude Code, but a file of Sage's own about it remains. */
export type StepOutcome = ChangeOutcome | 'failed' | 'left-over'

const ASKS_AGAIN = 'What was not removed is still there: "sage uninstall" asks about it again'

/** Runs the steps one by one. A failure is reported and does not prevent the other steps, unless nobody can be asked, or Ctrl-C ended a question. */
export function createAttempt({ stderr }: CommandContext, dataHome: string) {
  let leftOver: Error | undefined
  const told = new Set<string>()
  const outcomes = new Set<StepOutcome>()

  async function outcomeOf(step: () => ChangeOutcome | Promise<ChangeOutcome>): Promise<StepOutcome> {
    try {
      return await step()
    } catch (error) {
      if (isOwnFile(error, dataHome)) {
        leftOver ??= error
        return 'left-over'
      }
      if (isInterruption(error)) throw withHint(error, ASKS_AGAIN)
      const canBeTold =
        error instanceof UserError ? error.code !== 'needs-consent' : systemErrorText(error) !== undefined
      if (!canBeTold) throw error
      const { text } = describeError(error)
      // One file may obstruct two steps.
      if (!told.has(text)) print(stderr, text)
      told.add(text)
      return 'failed'
    }
  }

  return {
    /** What has come of the steps so far. */
    outcomes: outcomes as ReadonlySet<StepOutcome>,
    /** The first refusal to remove a file of Sage's own: one reason covers all of them. */
    leftOver: () => leftOver && leftOverIn(dataHome, leftOver),
    async run(step: () => ChangeOutcome | Promise<ChangeOutcome>): Promise<StepOutcome> {
      const outcome = await outcomeOf(step)
      outcomes.add(outcome)
      return outcome
    },
  }
}

function isOwnFile(error: unknown, dataHome: string): error is Error {
  const { path } = error as { path?: unknown }
  return systemErrorText(error) !== undefined && typeof path === 'string' && path.startsWith(dataHome + sep)
}

function leftOverIn(dataHome: string, error: Error): UserError {
  const way = wayOut(error)
  return new UserError(
    `Cannot remove the files that Sage keeps about its hook in "${dataHome}": ${refusalText(error)}`,
    {
      ...(way !== undefined && { hint: `${way}, then run "sage uninstall" again` }),
      code: 'system',
    },
  )
}
