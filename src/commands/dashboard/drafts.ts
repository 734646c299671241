import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataEffect } from '../../dashboard/effect.ts'
import type { Dispatch } from '../../dashboard/source.ts'
import { NEW_DRAFT } from '../../dashboard/state.ts'
import { ITEM_ID } from '../../journal/event/id-shape.ts'
import { ensureFolder } from '../../runtime/folders.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { redact } from '../../text/redact.ts'
import { sanitize } from '../../text/sanitize.ts'
import { foreseenText } from '../../text/system-error.ts'
import { durableWrite } from '../../workspace/durable-write.ts'
import { inside, type WorkspacePaths } from '../../workspace/paths.ts'
import { namesIfReadable } from '../../workspace/read-if-readable.ts'
import { readOurTextIfThere } from '../../workspace/read-if-there.ts'
import { isLeftBehind, temporaryName } from '../../workspace/temporary-name.ts'

/*
 * Words that were typed and not saved. `drafts/<item>` holds those of the dashboard's own editor; `drafts/<item>.<process>-…/` is open in the
 * person's editor, which may still save there when Sage was killed.
 */
type Paths = Pick<WorkspacePaths, 'drafts' | 'tmp'>

const INSTRUCTIONS = [
  '# One learning, one line. These two lines are ignored.',
  '# Leave it as is, or empty, to change nothing. It still waits for your approval.',
]
const FILE = 'learning.md'
/** Beside the file: what the person was given to edit. */
const BEFORE = 'before.txt'
const DAY = 24 * 60 * 60 * 1000

const isDraft = (name: string): boolean => name === NEW_DRAFT || ITEM_ID.test(name)

type DraftEffect = Extract<DataEffect, { type: 'keepDraft' | 'dropDraft' }>

/** What the dashboard asks for. A disk that refuses is told of: the words are then only on the screen. */
export async function performDraft(paths: Paths, effect: DraftEffect, dispatch: Dispatch): Promise<void> {
  try {
    if (effect.type === 'keepDraft') await keepDraft(paths, effect.draft, effect.text)
    else dropDraft(paths, effect.draft)
  } catch (error) {
    dispatch({ type: 'failed', text: `What you type is not kept: ${foreseenText(error)}` })
  }
}

/** Typed text is text from outside: masked and sanitised before it is stored. Throws what the disk throws. */
async function keepDraft(paths: Paths, draft: string, typed: string): Promise<void> {
  const { text } = sanitize((await redact(typed)).text, { oneLine: true })
  ensureFolder(paths.drafts)
  if (isDraft(draft)) durableWrite(inside(paths.drafts, draft), text, paths)
}

/** Removes it with everything that killed processes left of it. */
function dropDraft({ drafts }: Paths, draft: string): void {
  for (const name of namesHere(drafts))
    if (name === draft || leftOpen(drafts, name) === draft)
      rmSync(inside(drafts, name), { recursive: true, force: true })
}

/** The words of every draft, by what they are for; undefined if there are none. */
export function readDrafts({ drafts }: Paths): Readonly<Record<string, string>> | undefined {
  const found: Record<string, string> = {}
  const names = namesHere(drafts)
  for (const name of names.filter(isDraft)) found[name] = shown(readOurTextIfThere(inside(drafts, name)))
  for (const name of names) {
    const item = leftOpen(drafts, name)
    const folder = inside(drafts, name)
    const words = item === undefined ? undefined : wordsIn(folder)
    if (item !== undefined && words !== undefined) found[item] = shown(words)
    else if (item !== undefined && ageOf(folder) > DAY) removeIfAllowed(folder)
  }
  const kept = Object.entries(found).filter(([, text]) => text !== '')
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** A disk that cannot be written can still be looked at. */
function removeIfAllowed(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // The next dashboard tries again.
  }
}

/** Makes the file for the person's editor. `path` is opened; `words()` is what was saved there, undefined if nothing was changed. */
export function openDraft({ drafts }: Pick<Paths, 'drafts'>, item: string, text: string) {
  ensureFolder(drafts)
  const folder = inside(drafts, `${item}.${temporaryName()}`)
  mkdirSync(folder, { mode: 0o700 })
  const path = join(folder, FILE)
  writeFileSync(join(folder, BEFORE), text, { mode: 0o600 })
  writeFileSync(path, `${text}\n\n${INSTRUCTIONS.join('\n')}\n`, { mode: 0o600 })
  return { path, words: () => wordsIn(folder), close: () => rmSync(folder, { recursive: true, force: true }) }
}

/** What was typed into a file that was opened in an editor, as one line. */
export function editedWords(content: string): string {
  const lines = content.split(/\r?\n/u).filter((line) => !INSTRUCTIONS.includes(line))
  return lines.join(' ').trim()
}

function wordsIn(folder: string): string | undefined {
  const words = editedWords(withoutBom(readOurTextIfThere(join(folder, FILE)) ?? ''))
  return words === '' || words === readOurTextIfThere(join(folder, BEFORE))?.trim() ? undefined : words
}

function shown(text = ''): string {
  return sanitize(text, { oneLine: true }).text
}

/** A link in the folder's place may have come with a clone: nothing is read or removed behind it. */
function namesHere(drafts: string): string[] {
  return lstatSync(drafts, { throwIfNoEntry: false })?.isDirectory() ? namesIfReadable(drafts) : []
}

/** The item whose words were open in an editor when Sage was killed. */
function leftOpen(drafts: string, name: string): string | undefined {
  const [item = '', opened = ''] = name.split('.')
  const path = inside(drafts, name)
  // A link may have come with a clone, as above.
  if (!ITEM_ID.test(item) || !lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined
  return isLeftBehind(opened, ageOf(path)) ? item : undefined
}

function ageOf(path: string): number {
  return Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
}
