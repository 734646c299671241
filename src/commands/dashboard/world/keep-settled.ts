import type { Plan } from '../../../journal/decide/plan.ts'
import type { Settler } from '../../../review/inbox/settle.ts'
import type { View } from './view.ts'

/** How long after a failure to try again, in milliseconds: a disk that is full stays so for a while. */
const TRY_AGAIN_AFTER = 5000

type KeptSettled = {
  /** Whether something must be settled although nothing was decided: files changed, or what failed can be tried again. */
  readonly isDue: () => boolean
  /** Settles, and says what goes wrong until it no longer does. */
  readonly settle: (plan: Plan) => void
}

type Parts = {
  readonly settler: Pick<Settler, 'settle' | 'isSettled' | 'flush'>
  readonly view: Pick<View, 'tell' | 'reread'>
  readonly now: () => Date
}

/** Keeps what is made of the journals up to date. Nobody has to decide anything for what failed to be made good. */
export function keepSettled({ settler, view, now }: Parts): KeptSettled {
  let failedAt: number | undefined
  /** What is not in every file made from the journals is said before why the history does not hold everything. */
  let unsettled: string | undefined
  let unkept: string | undefined

  function note(problem: string | undefined): void {
    if (problem !== undefined) failedAt = now().getTime()
  }
  return {
    // Also where the clock was set back.
    isDue: () =>
      (failedAt !== undefined && Math.abs(now().getTime() - failedAt) >= TRY_AGAIN_AFTER) || !settler.isSettled(),
    settle(plan) {
      failedAt = undefined
      unsettled = settler.settle(plan)
      note(unsettled)
      view.tell('settling', unsettled ?? unkept)
      void settler.flush().then((problem) => {
        note(problem)
        unkept = problem
        view.tell('settling', unsettled ?? unkept)
      })
      view.reread()
    },
  }
}
