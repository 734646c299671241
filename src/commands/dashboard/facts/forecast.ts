import type { Config } from '../../../config/schema.ts'
import type { Budget } from '../../../dashboard/state/snapshot.ts'
import type { Learning } from '../../../inject/learning/learning.ts'
import { type Forecast, forecastStart, type ForecastOptions, viewStart } from '../../../inject/publish/forecast.ts'
import type { ProjectLearnings } from '../../../inject/publish/project-learnings.ts'
import type { Selection } from '../../../inject/select/select.ts'
import { rewordedBy } from '../../../journal/decide/rewording.ts'
import type { Item } from '../../../journal/item/item.ts'

/** The settings that decide what the start of a session holds. */
function optionsOf({ inject }: Config): ForecastOptions {
  return { format: inject.format, budget: inject.budget_tokens, sessionStart: inject.session_start }
}

/** What the start of a session costs and holds now, computed by the hook's own code. */
export function budgetOf(selection: Selection, config: Config): Budget {
  const { tokens, limit, given, of } = viewStart(selection, optionsOf(config))
  const left = selection.leftOut.filter(({ reason }) => reason !== 'imported-file').map(({ id }) => id)
  const silent = config.inject.session_start ? [] : selection.start.map(({ learning }) => learning.id)
  return { used: tokens, limit, given, of, outside: [...left, ...silent] }
}

/** Later than any decision: among equals the latest decision comes first. */
const LATEST = '9999-12-31T23:59:59.999Z'

function asDecidedNow(item: Item): Learning {
  return item.status === 'approved' ? item : { ...item, decidedAt: LATEST }
}

/** What approving these does to the start of later sessions. */
export function forecastItems(items: readonly Item[], learnings: ProjectLearnings, config: Config): Forecast {
  return forecastStart(learnings, items.map(asDecidedNow), optionsOf(config))
}

const forecasts = new WeakMap<ProjectLearnings, WeakMap<Item, Forecast>>()

/** The same for one item, which takes the place of what it rewords. Cached per state of it, because every frame asks. */
export function forecastItem(item: Item, learnings: ProjectLearnings, config: Config): Forecast {
  const known = forecasts.get(learnings) ?? new WeakMap<Item, Forecast>()
  forecasts.set(learnings, known)
  const forecast = known.get(item) ?? newForecast(item, learnings, config)
  known.set(item, forecast)
  return forecast
}

function newForecast(item: Item, learnings: ProjectLearnings, config: Config): Forecast {
  const replaced = rewordedBy(item, learnings.items.values())?.id
  return forecastStart(learnings, [asDecidedNow(item)], optionsOf(config), replaced)
}
