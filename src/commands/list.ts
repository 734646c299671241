import { EXIT } from '../base/user-error.ts'
import { TAKEN_BACK } from '../dashboard/state/taken-back.ts'
import { type ItemList, LISTED, type Listed, type ListFilter, REWOUND, timesSign } from '../journal/item/list-cache.ts'
import type { Stretch } from '../journal/item/list-json.ts'
import { capitalised } from '../text/capitalised.ts'
import { namesIn } from '../workspace/files/read-if-there.ts'
import { workspacePaths } from '../workspace/paths/paths.ts'
import { countOf, openList, readItems, stretchesOf } from './items/open-list.ts'
import { kindOption, scopeOption } from './options/option-values.ts'
import { forModel, sayHeldBack } from './say/for-model.ts'
import { jsonAnswer, SCHEMA_VERSION } from './say/json-answer.ts'
import type { CommandContext, CommandModule, Options } from './start/context.ts'
import { isInsideClaude } from './start/inside-claude.ts'
import { requireTarget } from './start/project-root.ts'

const ALIVE: readonly Listed[] = ['pending', 'later', 'approved']
/** The same as the dashboard's Archive: everything that `a` or `sage restore` brings back. */
const ARCHIVE: readonly Listed[] = ['later', 'rejected', 'retired', 'merged']

/** What the mark at the start of a line means. */
const legend = (ascii: boolean): ReadonlyArray<readonly [mark: string, says: string]> => [
  [timesSign(ascii), 'contradicts a learning in use: sage show ID says which'],
  ['~', 'came from elsewhere: not from text that your Sage read'],
  [REWOUND, TAKEN_BACK],
  ['!', 'needs a closer look: sage show ID says why'],
  ['*', 'pinned: given to Claude before all others'],
]

/**
 * `sage list`: the inbox and what was approved; flags choose other statuses. Inside Claude Code, where the output reaches the model, only
 * what was approved.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const filter = { scope: scopeOption(options), kind: kindOption(options) }
  const inside = isInsideClaude(context)
  const template =
    options.format === undefined
      ? undefined
      : (await import('./options/item-template.ts')).templateOption(options, { inside })
  const asked = statusesOf(options) ?? ALIVE
  const statuses = inside ? asked.filter((status) => status === 'approved') : asked
  const inJson = options.json === true || template !== undefined
  const list = await openList(context, (read) => (inJson ? stretchesOf(read, statuses) : []))
  const shown = stretchesOf(list, statuses, filter)
  if (template) context.stdout.write(readItems(list, shown).map(template).join(''))
  else if (options.json !== true) await writeLines(context, list, statuses, filter)
  else if (inside) context.stdout.write(jsonAnswer({ items: readItems(list, shown).map(forModel) }))
  else writeJson(context, list, shown)
  if (inside) sayHeldBack(context, countOf(stretchesOf(list, asked, filter)) - countOf(shown))
  return options.exitCode === true && countOf(list.stretches('pending', filter)) > 0 ? EXIT.pending : EXIT.ok
}

/** `sage pending`: what most lists are asked for, as its own command. */
export const pending: CommandModule = {
  run: (context, args, options) => run(context, args, { ...options, pending: true }),
}

function statusesOf(options: Options): readonly Listed[] | undefined {
  if (options.all === true) return LISTED
  const named = LISTED.filter(
    (status) => options[status] === true || (options.archive === true && ARCHIVE.includes(status)),
  )
  return named.length > 0 ? named : undefined
}

/** Neighbouring items are neighbours in the cache too, so whole stretches are written as they are. */
function writeJson({ stdout }: CommandContext, list: ItemList, stretches: readonly Stretch[]): void {
  const filled = stretches.filter(([from, to]) => to > from)
  stdout.write(`{"schemaVersion":${SCHEMA_VERSION},"items":[`)
  for (const [index, [from, to]] of filled.entries()) {
    const items = list.json(from, to)
    stdout.write(index === filled.length - 1 ? items.subarray(0, -',\n'.length) : items)
  }
  stdout.write(']}\n')
}

/** Narrower terminals get uncut lines, which they wrap: the words come last, and cutting would leave hardly any of them. */
const MIN_WIDTH = 100

/** Lines under a heading per status, and what else there is to know about them. */
async function writeLines(
  context: CommandContext,
  list: ItemList,
  statuses: readonly Listed[],
  filter: ListFilter,
): Promise<void> {
  const { stdout } = context
  const parts = statuses.flatMap((status) => linesOf(list, status, filter))
  if (parts.length === 0) parts.push(Buffer.from('Nothing here\n'))
  const nothingWaits = statuses.includes('pending') && countOf(list.stretches('pending', filter)) === 0
  if (nothingWaits) parts.push(Buffer.from(await unreadLine(context)))
  if (statuses === ALIVE) parts.push(Buffer.from(archiveLine(list, filter)))
  const marks = legend(stdout.onlyAscii ?? false).filter(([mark]) => parts.some((part) => hasLine(part, `${mark} `)))
  parts.push(...marks.map(([mark, says]) => Buffer.from(`${mark} ${says}\n`)))
  stdout.write(await fitted(Buffer.concat(parts), stdout))
}

/** The items of one status under its heading; nothing if there are none. */
function linesOf(list: ItemList, status: Listed, filter: ListFilter): Buffer[] {
  const stretches = list.stretches(status, filter)
  const count = countOf(stretches)
  if (count === 0) return []
  return [Buffer.from(`${capitalised(status)} ${count}\n`), ...stretches.map(([from, to]) => list.lines(from, to))]
}

/** How much the archive holds; '' if nothing. */
function archiveLine(list: ItemList, filter: ListFilter): string {
  const archived = countOf(stretchesOf(list, ARCHIVE, filter))
  const later = countOf(list.stretches('later', filter)) > 0 ? ', including what was put off' : ''
  return archived === 0 ? '' : `${archived} in the archive${later}: sage list --archive${flagsOf(filter)}\n`
}

/** Cut to the width of a terminal, uncut in a pipe. */
async function fitted(text: Buffer, { isTTY, columns, onlyAscii }: CommandContext['stdout']): Promise<Buffer | string> {
  const width = columns || MIN_WIDTH
  if (!isTTY || width < MIN_WIDTH) return text
  const { NARROW, truncateEnd } = await import('../text/width.ts')
  const cut = (line: string) => {
    const short = truncateEnd(line, width, NARROW)
    return onlyAscii && short !== line ? short.replace(/…$/u, '~') : short
  }
  return text.toString().split('\n').map(cut).join('\n')
}

/** A filter as it was typed. */
function flagsOf({ scope, kind }: ListFilter): string {
  return (scope ? ` --scope ${scope}` : '') + (kind ? ` --kind ${kind}` : '')
}

/** Whether a line begins so. */
function hasLine(text: Buffer, beginning: string): boolean {
  return text.toString('utf8', 0, Buffer.byteLength(beginning)) === beginning || text.includes(`\n${beginning}`)
}

/** Where nothing waits, it may only not have been read yet; '' if everything was. Not looked up where something does: every record is read. */
async function unreadLine(context: CommandContext): Promise<string> {
  const target = await requireTarget(context)
  const { reviews, sessions, needsReview, ended, claimed } = workspacePaths(target.workspaceDir)
  // Without a session there is no record either, and to load what reads them takes as long as to start Node.
  if ([reviews, sessions, needsReview, ended, claimed].every((folder) => namesIn(folder).length === 0)) return ''
  const [{ unreadWork }, { count }] = await Promise.all([
    import('./sessions/unread-work.ts'),
    import('../text/count.ts'),
  ])
  const { unread } = await unreadWork(target, context.now())
  return unread > 0 ? `${count(unread, 'session')} with something to read: sage sync\n` : ''
}
