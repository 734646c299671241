import type { Config } from '../../../config/schema.ts'
import { BREAKPOINTS } from '../../../dashboard/layout/breakpoints.ts'
import { settingsFrom } from '../../../dashboard/state/settings.ts'
import type { Snapshot } from '../../../dashboard/state/snapshot.ts'
import { currentList, initialState, type State } from '../../../dashboard/state/state.ts'
import { countItems } from '../../../dashboard/update/counts.ts'
import { update } from '../../../dashboard/update/update.ts'
import type { Item } from '../../../journal/item/item.ts'
import type { ProjectionTarget } from '../../../runtime/projection/format.ts'
import { cacheWrite } from '../../../workspace/files/regenerable-write.ts'
import type { Environment } from '../../../workspace/paths/homes.ts'
import { recordPaths } from '../../../workspace/paths/paths.ts'
import type { CommandContext } from '../../start/context.ts'
import { asciiJson, type FirstLook, readBelow } from './first-look.ts'

/** Saves the first look for the next dashboard. `head` must come from `headOf()` before `look` was made. */
export function writeFirstLook(
  { environment }: CommandContext,
  target: ProjectionTarget,
  head: string,
  { config, snapshot }: FirstLook,
): void {
  const { drain: _, lastSignalAt: __, drafts: ___, passedOver: ____, ...kept } = snapshot
  if (kept.problems.length > 0 || kept.hooks.state !== 'installed' || readBelow(head, target) !== undefined) return
  const next = { ...kept, items: kept.items.map(asNextTime), others: [] }
  const look: FirstLook = { config, snapshot: { ...next, ...firstFrame(next, config, environment.env) } }
  cacheWrite(recordPaths(target.dataHome, target.id).firstLook, head + asciiJson(look))
}

/** What was put off until the next session is pending again in it. */
function asNextTime(item: Item): Item {
  return item.status === 'later' && item.until === 'session' ? { ...item, status: 'pending' } : item
}

/** No screen has more rows. Further down only the ids are kept: the journals are read before anybody gets there. */
const MAX_ROWS = 200

/** What the first frame shows on a screen of any width: all rows, and the items for those that fit. */
function firstFrame(
  snapshot: Snapshot,
  config: Config,
  env: Environment['env'],
): Pick<Snapshot, 'items' | 'provisional'> {
  const settings = settingsFrom(config, env)
  const shownAt = (columns: number) =>
    update(initialState(settings, { columns, rows: 24 }), { type: 'snapshot', snapshot, at: 0 })[0]
  const [wide, narrow] = [shownAt(BREAKPOINTS.wide.columns), shownAt(BREAKPOINTS.wide.columns - 1)]
  const rowsOf = (state: State) => currentList(state).rows.map((row) => (row.type === 'entry' ? row.id : row))
  const provisional = { counts: countItems(wide), wide: rowsOf(wide), narrow: rowsOf(narrow) }
  const first = new Set([...provisional.wide.slice(0, MAX_ROWS), ...provisional.narrow.slice(0, MAX_ROWS)])
  const selected = new Set([wide, narrow].map((state) => currentList(state).selected))
  const items = snapshot.items
    .filter(({ id }) => first.has(id))
    .map((item) => (selected.has(item.id) ? item : rowOf(item)))
  return { items, provisional }
}

/** The part of an item that a list row needs. */
function rowOf(item: Item): Item {
  const { speaker, sessionId, at } = item.evidence
  const evidence = { text: '', speaker, turnUuid: '', sessionId, transcriptPath: '', at }
  return { ...item, evidence, on: '', cues: [], parts: [], formerTexts: [] }
}
