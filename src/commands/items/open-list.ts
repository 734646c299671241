import { hash32 } from '../../base/hash32.ts'
import type { Opposites } from '../../inject/statement/opposites.ts'
import { isTold } from '../../journal/file/problem-text.ts'
import type { About, ItemJson } from '../../journal/item/encode-list.ts'
import { isAlive, isFromTranscript, type ViewItem } from '../../journal/item/item.ts'
import {
  type ItemList,
  type Listed,
  type ListFilter,
  readItemList,
  type Wanted,
} from '../../journal/item/list-cache.ts'
import type { Stretch } from '../../journal/item/list-json.ts'
import { fileStamps } from '../../workspace/files/file-stamp.ts'
import { decidingFiles } from '../../workspace/paths/deciding-files.ts'
import { recordPaths, workspacePaths } from '../../workspace/paths/paths.ts'
import { sayDamage } from '../say/say-damage.ts'
import type { CommandContext } from '../start/context.ts'
import { requireTarget } from '../start/project-root.ts'

/**
 * The items for `sage list`: from the cache if nothing changed, otherwise from the journals, and then it says what is wrong with these and with
 * the settings. Throws (exit 3) if Sage is not set up.
 */
export async function openList(context: CommandContext, wanted: Wanted): Promise<ItemList> {
  const target = await requireTarget(context)
  const { list: cache, opened } = recordPaths(target.dataHome, target.id)
  const { reviews } = workspacePaths(target.workspaceDir)
  // What was put off returns once Sage is opened. The folder changes with every record in it, and records tell what was rewound.
  const files = fileStamps([...decidingFiles(target), opened, reviews])
  const ascii = context.stdout.onlyAscii ?? false
  // A mistake in a variable is told every time. What else is named like ours may be secret, so it is not written down.
  const variables = Object.entries(context.environment.env).filter(([name]) => name.startsWith('SAGE_'))
  // Another version of Sage may see other contradictions, and mark otherwise.
  const stamp = [SAGE_VERSION, files, ascii, hash32(variables.join('\n'))].join('\n')
  const cached = readItemList(cache, stamp, wanted)
  if (cached) return cached
  const [
    { openProjectJournals },
    { encodeItemList },
    { createOpposites },
    rewinds,
    { cacheWrite },
    { loadConfigOrSay },
  ] = await Promise.all([
    import('../../inject/publish/project-journals.ts'),
    import('../../journal/item/encode-list.ts'),
    import('../../inject/statement/opposites.ts'),
    import('../../review/record/rewound.ts'),
    import('../../workspace/files/regenerable-write.ts'),
    import('../say/load-config-or-say.ts'),
  ])
  const store = openProjectJournals(target, { now: context.now })
  store.requireJournals()
  const problems = store.problems()
  sayDamage(context, problems)
  const whole = loadConfigOrSay(context) !== undefined && !problems.some(isTold)
  const all = [...store.items().values()]
  const contradictsOf = contradicted(all, createOpposites())
  const rewound = all.some(mayBeRewound) ? rewinds.readRewound({ reviews }) : new Set<string>()
  const about = (item: ViewItem) => ({
    contradicts: contradictsOf(item),
    rewound: rewinds.standsOnRewound(item, rewound),
  })
  const { list, bytes } = encodeItemList(all, stamp, about, ascii)
  // Problems are reported every time, so nothing is cached then.
  if (whole) cacheWrite(cache, bytes)
  return list
}

/** The same, of these statuses. */
export async function openItems(context: CommandContext, statuses: readonly Listed[]): Promise<ItemJson[]> {
  const list = await openList(context, (read) => stretchesOf(read, statuses))
  return readItems(list, stretchesOf(list, statuses))
}

/** The items of these stretches. */
export function readItems({ json }: ItemList, stretches: readonly Stretch[]): ItemJson[] {
  const read = ([from, to]: Stretch) =>
    JSON.parse(`[${json(from, to).toString().slice(0, -',\n'.length)}]`) as ItemJson[]
  return stretches.flatMap(read)
}

/** The items of these statuses. */
export function stretchesOf(
  { stretches }: Pick<ItemList, 'stretches'>,
  statuses: readonly Listed[],
  filter?: ListFilter,
): Stretch[] {
  return statuses.flatMap((status) => stretches(status, filter))
}

export function countOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, [from, to]) => sum + to - from, 0)
}

function mayBeRewound({ status, evidence }: ViewItem): boolean {
  return status === 'pending' && isFromTranscript(evidence)
}

/** Which approved learnings an item contradicts. Computed when the list is made and cached with it. */
function contradicted(
  items: readonly ViewItem[],
  opposites: Opposites<ViewItem>,
): (item: ViewItem) => About['contradicts'] {
  const inUse = items.filter(({ status }) => status === 'approved')
  for (const item of inUse) opposites.add(item)
  return (item) => (inUse.length > 0 && isAlive(item) ? opposites.of(item) : [])
}
