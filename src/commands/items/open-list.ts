import { type ItemList, readItemList, stampOf, type Wanted } from '../../journal/item/list-cache.ts'
import type { Contradicted } from '../../journal/item/encode-list.ts'
import type { Status, ViewItem } from '../../journal/item/item.ts'
import type { Opposites } from '../../inject/opposites.ts'
import { decidingFiles } from '../../workspace/deciding-files.ts'
import { recordPaths, workspacePaths } from '../../workspace/paths.ts'
import type { CommandContext } from '../start/context.ts'
import { requireTarget } from '../hooks/injection-target.ts'
import { startOf } from '../start/project-root.ts'
import { tellDamage } from '../say/tell-damage.ts'
import { isForeseen } from '../../text/system-error.ts'

/** The items as `sage list` shows them: from the cache if nothing changed, else from the journals. Throws (exit 3) if Sage is not set up. */
export async function openList(context: CommandContext, wanted: Wanted): Promise<ItemList> {
  const target = await requireTarget(startOf(context), context.environment)
  const { list: cache } = recordPaths(target.dataHome, target.id)
  // What was put off is back once Sage was opened.
  const stamp = stampOf([...decidingFiles(target), workspacePaths(target.workspaceDir).opened])
  const cached = readItemList(cache, stamp, wanted)
  if (cached) return cached
  const [{ openProjectJournals }, { encodeItemList }, { createOpposites }, { regenerableWrite }, { tellConfig }] =
    await Promise.all([
      import('../../inject/project-learnings.ts'),
      import('../../journal/item/encode-list.ts'),
      import('../../inject/opposites.ts'),
      import('../../workspace/regenerable-write.ts'),
      import('../say/tell-config.ts'),
    ])
  const store = openProjectJournals(target, { now: context.now })
  store.requireJournals()
  const { items, problems } = store.state()
  tellDamage(context.stderr, problems)
  const whole = tellConfig(context) && problems.length === 0
  const { list, bytes } = encodeItemList(items.values(), stamp, contradicted([...items.values()], createOpposites()))
  // What is wrong is said every time, so it is looked at every time.
  if (!whole) return list
  try {
    regenerableWrite(cache, bytes)
  } catch (error) {
    // A full disk, or something in the way that is no file: it costs the next list some time and this one nothing.
    if (!isForeseen(error)) throw error
  }
  return list
}

const COMPARED: ReadonlySet<Status> = new Set(['pending', 'later', 'approved'])

/** Which learnings in use an item contradicts: found when the list is made, and kept with it, so that the next one costs nothing more. */
function contradicted(items: readonly ViewItem[], opposites: Opposites<ViewItem>): Contradicted {
  const inUse = items.filter(({ status }) => status === 'approved')
  for (const item of inUse) opposites.add(item)
  return (item) => (inUse.length > 0 && COMPARED.has(item.status) ? opposites.of(item) : [])
}
