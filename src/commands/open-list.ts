import { type ItemList, readItemList, stampOf, type Wanted } from '../journal/list-cache.ts'
import { recordPaths, userPaths, workspacePaths } from '../workspace/paths.ts'
import type { CommandContext } from './context.ts'
import { requireTarget } from './injection-target.ts'
import { startOf } from './project-root.ts'
import { tellDamage } from './tell-damage.ts'

/** The items as `sage list` shows them: from the cache if nothing changed, else from the journals. Throws (exit 3) if Sage is not set up. */
export async function openList(context: CommandContext, wanted: Wanted): Promise<ItemList> {
  const target = requireTarget(startOf(context), context.environment)
  const own = userPaths(target.dataHome)
  const { journal, opened } = workspacePaths(target.workspaceDir)
  const { list: cache, decided } = recordPaths(target.dataHome, target.id)
  const stamp = stampOf([journal, own.journal, decided, own.decided, own.key, own.globalLearnings, opened])
  const cached = readItemList(cache, stamp, wanted)
  if (cached) return cached
  const [{ openProjectJournals }, { encodeItemList }, { regenerableWriteSync }] = await Promise.all([
    import('../inject/project-learnings.ts'),
    import('../journal/encode-list.ts'),
    import('../workspace/regenerable-write.ts'),
  ])
  const { items, problems } = openProjectJournals(target, { now: context.now }).state()
  tellDamage(context.stderr, problems)
  const { list, bytes } = encodeItemList(items.values(), stamp)
  // What is wrong is said every time, so it is looked at every time.
  if (problems.length > 0) return list
  try {
    regenerableWriteSync(cache, bytes)
  } catch (error) {
    // A full disk, or something in the way that is no file: it costs the next list some time and this one nothing.
    if (!(error instanceof Error && 'code' in error)) throw error
  }
  return list
}
