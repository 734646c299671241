import { closeSync, openSync, readSync } from 'node:fs'
import type { Config } from '../config/schema.ts'
import { settingsFrom } from '../dashboard/settings.ts'
import type { Snapshot } from '../dashboard/snapshot.ts'
import { currentList, initialState } from '../dashboard/state.ts'
import { update } from '../dashboard/update/update.ts'
import type { Item } from '../journal/item.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { OURS_WITHOUT_WAITING } from '../workspace/ordinary-file.ts'
import { recordPaths } from '../workspace/paths.ts'
import { regenerableWriteSync } from '../workspace/regenerable-write.ts'
import type { CommandContext } from './context.ts'
import { asciiJson, type FirstLook } from './first-look.ts'
import { isForeseen } from '../text/system-error.ts'

type Env = CommandContext['environment']['env']

/** Leaves the first look for the next dashboard. `head` is what `headOf()` said before `look` was made. */
export function writeFirstLook(
  { environment }: CommandContext,
  target: ProjectionTarget,
  head: string,
  { config, snapshot }: FirstLook,
): void {
  const path = recordPaths(target.dataHome, target.id).firstLook
  const { drain: _, lastSignalAt: __, ...kept } = snapshot
  if (kept.problems.length > 0 || kept.hooks.state !== 'ok' || startsWith(path, head)) return
  const next = kept.items.map(asNextTime)
  const selected = firstSelected({ ...snapshot, items: next }, config, environment.env)
  const items = next.map((item) => (item.id === selected ? item : rowOf(item)))
  const look: FirstLook = { config, snapshot: { ...kept, items, others: [], provisional: true } }
  try {
    regenerableWriteSync(path, head + asciiJson(look))
  } catch (error) {
    // A disk that is full costs the next start some time and this one nothing.
    if (!isForeseen(error)) throw error
  }
}

/** What was put off until the next session waits again in it. */
function asNextTime(item: Item): Item {
  return item.status === 'later' && item.until === 'session' ? { ...item, status: 'pending' } : item
}

/** The item whose evidence the first frame shows. */
function firstSelected(snapshot: Snapshot, config: Config, env: Env): string | undefined {
  const settings = settingsFrom(config, env, { ascii: false, inline: false, home: '' })
  const [state] = update(initialState(settings, { columns: 80, rows: 24 }), { type: 'snapshot', snapshot, at: 0 })
  return currentList(state).selected
}

/** What a row of the list and the counts need of an item. Reading all evidence takes longer than everything else in a start. */
function rowOf(item: Item): Item {
  const { speaker, sessionId, at } = item.evidence
  const evidence = { text: '', speaker, turnUuid: '', sessionId, transcriptPath: '', at }
  return { ...item, evidence, on: '', cues: [], parts: [], formerTexts: [] }
}

function startsWith(path: string, head: string): boolean {
  const wanted = Buffer.from(head)
  const found = Buffer.alloc(wanted.length)
  try {
    const fd = openSync(path, OURS_WITHOUT_WAITING)
    readSync(fd, found, 0, found.length, 0)
    closeSync(fd)
  } catch {
    return false
  }
  return found.equals(wanted)
}
