import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/schema.ts'
import { settingsFrom } from '../dashboard/settings.ts'
import type { Snapshot } from '../dashboard/snapshot.ts'
import { currentList, initialState } from '../dashboard/state.ts'
import { update } from '../dashboard/update/update.ts'
import type { Item } from '../journal/item.ts'
import { stampOf } from '../journal/list-cache.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { recordPaths, userPaths, workspacePaths } from '../workspace/paths.ts'
import { regenerableWriteSync } from '../workspace/regenerable-write.ts'
import type { CommandContext } from './context.ts'

type Env = CommandContext['environment']['env']

/**
 * What the last dashboard showed, so that the next one begins with it and reads the journals while it is being looked at. Disposable:
 * nothing is ever decided on it, and it is not used once anything that it follows from has changed.
 */
export type FirstLook = { readonly config: Config; readonly snapshot: Snapshot }

/** The first look as it was left, or undefined if there is none for the present state of the files. */
export function readFirstLook(context: CommandContext, target: ProjectionTarget): FirstLook | undefined {
  const text = readIfPossible(pathOf(target))
  const head = headOf(context, target)
  if (!text?.startsWith(head)) return undefined
  try {
    return JSON.parse(text.slice(head.length)) as FirstLook
  } catch {
    return undefined // cut short by a full disk
  }
}

/** Leaves the first look for the next dashboard. `head` is what `headOf()` said before `look` was made. */
export function writeFirstLook(
  { environment }: CommandContext,
  target: ProjectionTarget,
  head: string,
  { config, snapshot }: FirstLook,
): void {
  const path = pathOf(target)
  const { drain: _, lastSignalAt: __, ...kept } = snapshot
  if (kept.problems.length > 0 || kept.hooks.state !== 'ok' || startsWith(path, head)) return
  const next = kept.items.map(asNextTime)
  const selected = firstSelected({ ...snapshot, items: next }, config, environment.env)
  const items = next.map((item) => (item.id === selected ? item : rowOf(item)))
  const look: FirstLook = { config, snapshot: { ...kept, items, others: [], provisional: true } }
  try {
    regenerableWriteSync(path, head + JSON.stringify(look))
  } catch (error) {
    // A disk that is full costs the next start some time and this one nothing.
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

/** All that a first look follows from: files by size and time, settings in the environment, the person's day, this version. */
export function headOf({ environment, now }: CommandContext, target: ProjectionTarget): string {
  const { dataHome, id, workspaceDir, claudeDir } = target
  const [project, user] = [workspacePaths(workspaceDir), userPaths(dataHome)]
  const files = [
    project.journal,
    user.journal,
    recordPaths(dataHome, id).decided,
    user.decided,
    user.key,
    user.globalLearnings,
    project.config,
    user.config,
    join(claudeDir, 'settings.json'),
  ]
  const variables = Object.entries(environment.env)
    .filter(([name]) => name.startsWith('SAGE_'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
  return `${JSON.stringify([SAGE_VERSION, now().toDateString(), stampOf(files), variables])}\n`
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

function pathOf({ dataHome, id }: ProjectionTarget): string {
  return recordPaths(dataHome, id).firstLook
}

function readIfPossible(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined // there is none yet, or it cannot be read: the journals say it all
  }
}

function startsWith(path: string, head: string): boolean {
  const wanted = Buffer.from(head)
  const found = Buffer.alloc(wanted.length)
  try {
    const fd = openSync(path, 'r')
    readSync(fd, found, 0, found.length, 0)
    closeSync(fd)
  } catch {
    return false
  }
  return found.equals(wanted)
}
