import { encodeItemList, type ItemList, LISTED, type ListRow, readItemList, stampOf } from '../journal/list-cache.ts'
import { recordPaths, userPaths, workspacePaths } from '../workspace/paths.ts'
import { EXIT } from '../text/user-error.ts'
import type { CommandContext, Options } from './context.ts'
import { requireTarget } from './injection-target.ts'
import { listLines } from './list-lines.ts'
import { scopeOption } from './option-values.ts'

const ALIVE: readonly string[] = ['pending', 'later', 'approved']
const ARCHIVE: readonly string[] = ['rejected', 'retired', 'merged']

/** `sage list`: the inbox and what was approved; a status of its own by flag. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const scope = scopeOption(options)
  const wanted = statusesOf(options)
  const list = await openList(context)
  const shown = (row: ListRow) => wanted.includes(row.status) && (scope === undefined || row.scope === scope)
  if (options.json === true) writeJson(context, list, shown)
  else {
    const lines = listLines(list, shown, context.now().getTime())
    const archived = list.rows.filter(({ status }) => ARCHIVE.includes(status)).length
    if (wanted === ALIVE && archived > 0) lines.push(`${archived} in the archive: sage list --archive`)
    context.stdout.write(`${(await fitted(lines, context)).join('\n')}\n`)
  }
  const waiting = list.rows.some((row) => row.status === 'pending' && (scope === undefined || row.scope === scope))
  return options.exitCode === true && waiting ? EXIT.pending : EXIT.ok
}

/** Cut to the terminal's width; whole in a pipe, which need not load the tables of widths. */
async function fitted(lines: readonly string[], { stdout }: CommandContext): Promise<readonly string[]> {
  if (!stdout.isTTY) return lines
  const { truncateEnd } = await import('../text/width.ts')
  const width = Math.max(40, stdout.columns || 80)
  return lines.map((line) => truncateEnd(line, width))
}

function statusesOf(options: Options): readonly string[] {
  if (options.all === true) return LISTED
  const named = LISTED.filter((status) => options[status] === true)
  if (options.archive === true) return [...new Set([...named, ...ARCHIVE])]
  return named.length > 0 ? named : ALIVE
}

/** From the cache if nothing changed, else from the journals. */
async function openList(context: CommandContext): Promise<ItemList> {
  const target = requireTarget(context.cwd, context.environment)
  const own = userPaths(target.dataHome)
  const { journal } = workspacePaths(target.workspaceDir)
  const { list: cache } = recordPaths(target.dataHome, target.id)
  const stamp = stampOf([journal, own.journal, own.key, own.globalLearnings])
  const cached = readItemList(cache, stamp)
  if (cached) return cached
  const [{ openStore }, { regenerableWriteSync }] = await Promise.all([
    import('./open-store.ts'),
    import('../workspace/regenerable-write.ts'),
  ])
  const { store } = openStore(context)
  const { items, problems } = store.state()
  for (const { path, line, reason } of problems) context.stderr.write(`sage: "${path}" line ${line}: ${reason}\n`)
  const { list, bytes } = encodeItemList(items.values(), stamp)
  // What is wrong is said every time, so it is looked at every time.
  if (problems.length === 0) regenerableWriteSync(cache, bytes)
  return list
}

/** Neighbouring items are neighbours in the cache too: whole stretches are written as they are. */
function writeJson({ stdout }: CommandContext, { rows, json }: ItemList, shown: (row: ListRow) => boolean): void {
  const wanted = rows.map(shown)
  const parts: Buffer[] = []
  for (let from = wanted.indexOf(true); from !== -1;) {
    const end = wanted.indexOf(false, from)
    const to = end === -1 ? wanted.length : end
    parts.push(json(from, to))
    from = wanted.indexOf(true, to)
  }
  const items = Buffer.concat(parts)
  const list = items.subarray(0, Math.max(0, items.length - ',\n'.length))
  stdout.write(Buffer.concat([Buffer.from('{"schemaVersion":1,"items":['), list, Buffer.from(']}\n')]))
}
