import type { Learning } from '../learning/learning.ts'
import { budgetGrowsAt, tokenBudget } from '../select/budget.ts'
import {
  type LeftOutLearning,
  type Selection,
  selectLearnings,
  type SelectOptions,
  startTokens,
} from '../select/select.ts'
import type { ProjectLearnings } from './project-learnings.ts'

/** What the start of a session holds. `tokens`: as hooks print it. `given`: learnings in it; `of`: all that hooks hand out. */
export type StartView = {
  readonly tokens: number
  readonly limit: number
  readonly given: number
  readonly of: number
  /** The number of learnings at which the limit next grows. */
  readonly growsAt?: number
}

/** What approving something does to the start of later sessions. */
export type Forecast = {
  readonly before: StartView
  readonly after: StartView
  /** Those asked about that would not be in the text, and why. */
  readonly outside: readonly LeftOutLearning[]
  /** In the text now, but no longer afterwards. */
  readonly pushedOut: ReadonlyArray<LeftOutLearning & { readonly text: string }>
}

export type ForecastOptions = Omit<SelectOptions, 'isRead'> & {
  /** False if sessions start without learnings. */
  readonly sessionStart: boolean
}

type Approved = Pick<ProjectLearnings, 'approved' | 'selection' | 'isRead'>

export function viewStart(selection: Selection, { format, budget, sessionStart }: ForecastOptions): StartView {
  const of = selection.start.length + selection.rest.length
  const growsAt = budgetGrowsAt(budget, of)
  return {
    tokens: sessionStart ? startTokens(selection, format) : 0,
    limit: tokenBudget(budget, of),
    given: sessionStart ? selection.start.length : 0,
    of,
    ...(growsAt !== undefined && { growsAt }),
  }
}

/**
 * The start of a session now, and as it would be if these were approved too, both by the selection that hooks print. For one that is
 * already approved: where it stands now. `replaced`: the id of the one whose place they take.
 */
export function forecastStart(
  { approved, selection, isRead }: Approved,
  asked: readonly Learning[],
  options: ForecastOptions,
  replaced?: string,
): Forecast {
  const { format, budget } = options
  const ids = new Set(asked.map(({ id }) => id))
  const others = approved.filter(({ id }) => !ids.has(id))
  const isNew = others.length + asked.length > approved.length
  const kept = others.filter(({ id }) => id !== replaced)
  const then = isNew ? selectLearnings([...kept, ...asked], { format, budget, isRead }) : selection
  const inText = new Map(selection.start.map(({ learning }) => [learning.id, learning.text]))
  return {
    before: viewStart(selection, options),
    after: viewStart(then, options),
    outside: then.leftOut.filter(({ id }) => ids.has(id)),
    pushedOut: then.leftOut.flatMap((left) => {
      const text = ids.has(left.id) ? undefined : inText.get(left.id)
      return text === undefined ? [] : [{ ...left, text }]
    }),
  }
}
