import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataEffect } from '../../dashboard/effect.ts'
import type { Dispatch } from '../../dashboard/source.ts'
import { ITEM_ID } from '../../journal/event/id-shape.ts'
import { ensureFolder } from '../../runtime/folders.ts'
import { isGone, startTimeOf } from '../../runtime/process-identity.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { DAY } from '../../text/durations.ts'
import { oneLine } from '../../text/sanitize.ts'
import { storableLine } from '../../text/storable-line.ts'
import { foreseenText } from '../../text/system-error.ts'
import { durableWrite } from '../../workspace/durable-write.ts'
import { hash32 } from '../../workspace/hash32.ts'
import { inside } from '../../workspace/paths.ts'
import { pidPlaceName } from '../../workspace/pid-place.ts'
import { namesIfReadable, readTextIfReadable } from '../../workspace/read-if-readable.ts'
import { isLeftBehind, temporaryName } from '../../workspace/temporary-name.ts'

/*
 * Words that were typed and not saved, outside of the project: a clone could bring some. `<key>.<process>` holds those of one dashboard's own
 * editor; `<item>.<process>-…/` is open in the person's editor, which may still save there when Sage was killed. What a process left behind
 * when it ended is offered by the next dashboard; what another one still has open is its own.
 */
export type Drafts = {
  /** What others left, by what it is for. */
  left(): Readonly<Record<string, string>> | undefined
  /** Looks for what dashboards left that ended meanwhile; true if there is something. */
  look(): boolean
  /** Does what the dashboard asks for. A disk that refuses is told of: the words are then only on the screen. */
  perform(effect: DraftEffect, dispatch: Dispatch): Promise<void>
}

type DraftEffect = Extract<DataEffect, { type: 'keepDraft' | 'dropDraft' }>

type Places = { readonly drafts: string; readonly tmp: string }

const INSTRUCTIONS = [
  '# One learning, one line. These two lines are ignored.',
  '# Leave it as is, or empty, to change nothing. It still waits for your approval.',
]
const FILE = 'learning.md'
/** Beside the file: what the person was given to edit. */
const BEFORE = 'before.txt'
const isDraft = (key: string): boolean => /^new-\d+$/u.test(key) || ITEM_ID.test(key)

/** The drafts of one more dashboard. */
export function openDrafts({ drafts, tmp }: Places): Drafts {
  const writer = writerName()
  /** Where the words stood that an earlier run left. */
  const left = new Map<string, Left>()
  for (const one of leftIn(drafts, isReused)) left.set(freeKey(left, one.key), one)

  /** Typed text is text from outside: masked and sanitised before it is stored. Throws what the disk throws. */
  async function keep(key: string, typed: string): Promise<void> {
    const { text } = await storableLine(typed)
    if (!isDraft(key)) return
    ensureFolder(drafts)
    durableWrite(inside(drafts, `${key}.${writer}`), text, { tmp })
    removeLeft(key)
  }
  function removeLeft(key: string): void {
    const one = left.get(key)
    if (one) rmSync(one.path, { recursive: true, force: true })
    left.delete(key)
  }

  return {
    left: () => (left.size > 0 ? Object.fromEntries([...left].map(([key, { text }]) => [key, text])) : undefined),
    look() {
      const known = new Set([...left.values()].map(({ path }) => path))
      const found = leftIn(drafts).filter(({ path }) => !known.has(path))
      // Here, other words may be typed for the same item right now.
      for (const one of found) left.set(freeKey(left, ITEM_ID.test(one.key) ? 'new-1' : one.key), one)
      return found.length > 0
    },
    async perform(effect, dispatch) {
      try {
        if (effect.type === 'keepDraft') return await keep(effect.draft, effect.text)
        rmSync(inside(drafts, `${effect.draft}.${writer}`), { force: true })
        removeLeft(effect.draft)
      } catch (error) {
        dispatch({ type: 'failed', text: `What you type is not kept: ${foreseenText(error)}`, effect })
      }
    },
  }
}

/** Names this process, and when it began: one day its id belongs to another, and what it left would count as still open. */
function writerName(): string {
  return [temporaryName(), beginOf(process.pid)].filter((part) => part !== '').join('.')
}

function isReused(writer: string, began: string): boolean {
  const [pid = '', place] = writer.split('-')
  return place === pidPlaceName() && isGone({ pid: Number(pid), startTime: began }, beginOf)
}

function beginOf(pid: number): string {
  const begin = startTimeOf(pid)
  return begin && hash32(begin).toString(36)
}

/** Several dashboards may have left words for the same item: all but the last are offered as a new learning. */
function freeKey(left: ReadonlyMap<string, Left>, wanted: string): string {
  let key = wanted
  for (let number = 1; left.has(key); number++) key = `new-${number}`
  return key
}

type Left = { readonly key: string; readonly path: string; readonly text: string }

/** What processes that are gone left, newest first. `isReused` may start a program. */
function leftIn(drafts: string, isReused?: (writer: string, began: string) => boolean): Left[] {
  const found = namesIfReadable(drafts).flatMap((name) => {
    const path = inside(drafts, name)
    const [key = '', writer = '', began = ''] = name.split('.')
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (!stat || !isDraft(key)) return []
    if (!isLeftBehind(writer, Date.now() - stat.mtimeMs) && isReused?.(writer, began) !== true) return []
    const words = stat.isDirectory() ? wordsIn(path) : readTextIfReadable(path)
    const text = oneLine(words ?? '')
    if (text === '' && Date.now() - stat.mtimeMs > DAY) removeIfAllowed(path)
    return text === '' ? [] : [{ key, path, text, at: stat.mtimeMs }]
  })
  return found.toSorted((one, other) => other.at - one.at)
}

/** A disk that cannot be written can still be looked at. */
function removeIfAllowed(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // The next dashboard tries again.
  }
}

/** Makes the file for the person's editor. `path` is opened; `words()` is what was saved there, undefined if nothing was changed. */
export function openDraft({ drafts }: Pick<Places, 'drafts'>, item: string, text: string) {
  ensureFolder(drafts)
  const folder = inside(drafts, `${item}.${writerName()}`)
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
  const words = editedWords(withoutBom(readTextIfReadable(join(folder, FILE)) ?? ''))
  return words === '' || words === readTextIfReadable(join(folder, BEFORE))?.trim() ? undefined : words
}
