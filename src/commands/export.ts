import { resolve } from 'node:path'
import { EXIT } from '../base/user-error.ts'
import { isAlive, type ViewItem } from '../journal/item/item.ts'
import { count } from '../text/count.ts'
import { exportItems } from './items/export-formats.ts'
import { badOption, EXPORT_FORMATS, type ExportFormat, scopeOption, wordOption } from './options/option-values.ts'
import { sayHeldBack } from './say/for-model.ts'
import { remark, say } from './say/say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { isInsideClaude } from './start/inside-claude.ts'
import { refuseAgent } from './start/person.ts'

/**
 * `sage export`: approved learnings, on stdout or as notes in a folder; with `--pending` also what waits. Inside Claude Code only what
 * was approved, and no notes, because they hold the words around it.
 */
export async function run(context: CommandContext, [folder]: readonly string[], options: Options): Promise<number> {
  const format = wordOption(options, 'format', EXPORT_FORMATS) ?? 'md'
  requirePlace(format, folder)
  const scope = scopeOption(options)
  if (format === 'obsidian') refuseAgent(context, 'write notes')
  const { store } = openInboxHere(context)
  const all = [...store.items().values()].filter((item) => scope === undefined || item.scope === scope)
  const items = all.filter(({ status }) => status === 'approved' || (options.pending === true && status === 'pending'))
  if (format === 'obsidian') {
    await exportNotes(context, folder ?? '', items, all)
    return EXIT.ok
  }
  const shown = isInsideClaude(context) ? items.filter(({ status }) => status === 'approved') : items
  context.stdout.write(exportItems(shown, format))
  sayHeldBack(context, items.length - shown.length)
  return EXIT.ok
}

/** The folder for notes must be given, and the other formats take none, because a shell can redirect their output. */
function requirePlace(format: ExportFormat, folder: string | undefined): void {
  if (format === 'obsidian' && (folder ?? '') === '')
    throw badOption('No folder was given for the notes', 'Name a folder: sage export --format obsidian FOLDER')
  if (format !== 'obsidian' && folder !== undefined)
    throw badOption(
      'Only --format obsidian takes a folder',
      `sage export --format ${format} > FILE, or sage export --format obsidian FOLDER`,
    )
}

async function exportNotes(
  { cwd, stdout, stderr }: CommandContext,
  folder: string,
  items: readonly ViewItem[],
  all: readonly ViewItem[],
): Promise<void> {
  const { writeNotes } = await import('./items/write-notes.ts')
  const { written, changed, left, edited, found } = writeNotes(resolve(cwd, folder), items)
  say(stdout, `${folder}: ${written} written, ${changed} changed, ${left + edited.length} left as they are`)
  for (const name of edited)
    remark(stderr, `"${name}" stays, because you changed it: to replace it, move it out of the folder and export again`)
  const old = all.filter((item) => !isAlive(item)).flatMap(({ id }) => found.get(id) ?? [])
  if (old.length > 0)
    remark(stderr, `${count(old.length, 'note')} of learnings no longer in use: "${old.join('", "')}"`)
}
