import { KINDS, type Kind } from '../extract/candidate.ts'
import { learningProblem } from '../journal/decide/learning-text.ts'
import { PASSED_ON } from '../journal/event/vocabulary.ts'
import { isAlive, isUndecided, type Item, markerIdOf, textsOf, writtenTextsOf } from '../journal/item/item.ts'
import type { SharedLearning } from '../journal/store/shared-learnings.ts'
import { inOrder } from './budget.ts'
import type { Learning } from './learning.ts'
import {
  type Block,
  type FilePart,
  hideInConflicts,
  learningsIn,
  learningsInConflict,
  parseMergedFile,
  saidIn,
  setApart,
  waitingIn,
} from './learnings-blocks.ts'
import { renderMarkdownBlock } from './render-markdown.ts'
import { rewordedHere, rewordingsOfOthers } from './reworded-lines.ts'
import { canBeTaken, takenFrom, takenText } from './taken-text.ts'
import { waitingLine, waitingText } from './waiting-line.ts'

const HEADER = [
  '<!-- Sage keeps the learnings between its markers up to date. Everything else in this file is yours. -->',
  '',
]

export const KIND_HEADINGS: Readonly<Record<Kind, string>> = {
  preference: '## Preferences',
  correction: '## Corrections',
  convention: '## Conventions',
  fact: '## Facts',
  insight: '## Insights',
  self_knowledge: '## About this person',
  decision: '## Decisions',
  blocker: '## Blockers',
  tool: '## Tools',
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Learnings in the file that are neither approved nor known from an earlier look (`items`): somebody edited or added them. They go to the
 * inbox as shared, and are not injected.
 */
export function findForeign(content: string, items: Iterable<Item>): SharedLearning[] {
  const isKnown = takenFrom([...items].flatMap(writtenTextsOf))
  const shown = hideInConflicts(setApart(content), NOTHING)
  return [...learningsIn(shown), ...waitingIn(shown)].filter(({ text }) => !isKnown(text))
}

/**
 * Whether it holds words of others that are known, and that this person has not approved as they are: a pull may bring them back. In a conflict
 * also those that nobody knows yet.
 */
export function holdsUnapproved(content: string, items: Iterable<Item>): boolean {
  const [approved, others] = [new Set<string>(), new Set<string>()]
  for (const item of items) {
    const isInUse = item.status === 'approved'
    if (!isFromHere(item)) {
      others.add(item.evidence.text)
      ;(isInUse ? approved : others).add(item.text)
    } else if (isInUse) for (const text of textsOf(item)) approved.add(text)
  }
  const isUnapproved = takenFrom(others)
  const isRead = learningsIn(setApart(content)).some(({ text }) => !approved.has(text) && isUnapproved(text))
  return isRead || hideInConflicts(content, approved) !== content
}

/**
 * The new content of a `learnings.md`. Approved learnings are updated in place, retired ones removed, new ones added after the last of
 * their kind. Everything outside the markers, blocks of others, and merge conflicts stay as they are: others have in use what is rejected here,
 * and their Sage would put it back. `imported`: Claude Code reads this file itself, so what is decided against goes, and what waits for a
 * decision is put into a comment, which Claude Code drops. So is all of a conflict that is not approved.
 */
export function updateLearningsFile(
  content: string | undefined,
  approved: readonly Learning[],
  items: ReadonlyMap<string, Item>,
  { imported }: { readonly imported: boolean },
): string {
  const wanted = inOrder(approved.filter(({ text }) => learningProblem(text) === undefined))
  if (!content && wanted.length === 0) return ''
  const end = content?.includes('\r\n') ? '\r' : ''
  const ending = content && !content.endsWith('\n') ? `${end}\n` : ''
  const whole = content && setApart(content + ending)
  const shown = whole && imported ? hideInConflicts(whole, new Set(wanted.map(({ text }) => text))) : whole
  const before: FilePart[] = shown ? parseMergedFile(shown) : [{ type: 'text', lines: HEADER }]
  let { parts, missing } = bringUpToDate(before, wanted, items, { imported, end })
  for (const kind of KINDS) {
    const blocks = missing.filter((learning) => learning.kind === kind).map((learning) => blockOf(learning, end))
    if (blocks.length > 0) parts = insertKind(parts, kind, blocks, end)
  }
  const next = parts.flatMap(({ lines }) => lines).join('\n')
  // A file that did not end with a line end still does not.
  return ending !== '' && next.endsWith(ending) ? next.slice(0, -ending.length) : next
}

/** Goes through the file; `missing`: approved learnings that are nowhere in it. */
function bringUpToDate(
  parts: readonly FilePart[],
  wanted: readonly Learning[],
  items: ReadonlyMap<string, Item>,
  { imported, end }: { readonly imported: boolean; readonly end: string },
): { parts: FilePart[]; missing: Learning[] } {
  const byId = new Map(wanted.map((learning) => [learning.id, learning]))
  const texts = new Set(wanted.map(({ text }) => text))
  const isKnown = takenFrom([...items.values()].flatMap(writtenTextsOf))
  const isApproved = takenFrom(texts)
  const isDecidedAgainst = decidedAgainst(items.values(), isKnown, imported)
  const isDecided = (text: string, id?: string) => isApproved(text) || isDecidedAgainst(text, id)
  const reworded = rewordedHere(parts, wanted, items)
  const apart = rewordingsOfOthers(parts, items.values())
  const unresolved = learningsInConflict(parts)
  const placed = new Set<string>(unresolved.ids)
  const elsewhere = new Set<string>(unresolved.texts)
  const markers = new Set(parts.map((part) => (part.type === 'block' ? part.id : undefined)))
  /** Where the line that it came from is gone, it stands under a marker of its own only because it was in use here. */
  const wasTakenUp = (item: Item | undefined) => item?.status === 'merged' && !markers.has(markerIdOf(item))
  const bringOne = (part: FilePart): FilePart[] => {
    if (part.type === 'conflict') return [part]
    if (part.type === 'text') return [withoutDecided(part, isDecided)]
    const said = saidIn(part)
    // An edit between the markers, kept until the inbox shows it.
    const isNews = said && !isKnown(said.text) && canBeTaken(said.text)
    const learning = byId.get(part.id)
    if (learning) {
      const theirs = apart(part, learning)
      const isSecond = placed.has(part.id)
      placed.add(part.id)
      if (isNews) return [part]
      return [...(isSecond ? [] : [blockOf(learning, end)]), ...(theirs ? bringOne(theirs) : [])]
    }
    const item = items.get(part.id)
    if (isFromHere(item) || item?.status === 'retired' || wasTakenUp(item)) return isNews ? [part] : []
    if (!said) return [part]
    const { text } = said
    const now = reworded.get(text)
    if (part.learning && texts.has(text)) elsewhere.add(text)
    else if (now && !placed.has(now.id)) {
      placed.add(now.id)
      return [blockOf({ ...now, id: part.id }, end)]
    } else if (isDecided(text, part.id)) return []
    else if (part.learning && imported && isKnown(text)) return [hidden(part, text, end)]
    return [part]
  }
  const kept = parts.flatMap(bringOne)
  return { parts: kept, missing: wanted.filter(({ id, text }) => !placed.has(id) && !elsewhere.has(text)) }
}

/** Whether Sage itself put an item into the file, in any project. What came from a file belongs to its author until it is decided on. */
function isFromHere(item: Item | undefined): boolean {
  return item !== undefined && (item.origin === undefined || item.origin.startsWith(PASSED_ON))
}

function blockOf(learning: Learning, end: string): FilePart {
  const lines = renderMarkdownBlock(learning).split('\n')
  return { type: 'block', id: learning.id, lines: lines.map((line) => line + end), learning }
}

/** The same learning in a comment. Its markers stay: by them it is known what the line was, and which it is again once it is approved. */
function hidden(part: Block, text: string, end: string): FilePart {
  const [open = '', , close = ''] = part.lines
  return { type: 'block', id: part.id, lines: [open, waitingLine(takenText(text)) + end, close] }
}

/** The text without waiting lines that have been decided on. */
function withoutDecided(part: FilePart, isDecided: (text: string) => boolean): FilePart {
  const open = (line: string) => {
    const text = waitingText(line)
    return text === undefined || !isDecided(text)
  }
  return { type: 'text', lines: part.lines.filter(open) }
}

/**
 * Tells which texts leave the file: where Claude Code reads it, whatever is known and does not wait for the person, otherwise what they made of
 * somebody's line and decided against, in that line: others who have it in use put it into one of theirs.
 */
function decidedAgainst(items: Iterable<Item>, isKnown: (text: string) => boolean, imported: boolean) {
  if (!imported) {
    const leaves = (item: Item) => !isAlive(item) && markerIdOf(item) !== undefined && item.text !== item.evidence.text
    const left = [...items].filter(leaves).map((item) => ({ item, says: takenFrom([item.text]) }))
    return (text: string, id?: string) =>
      left.some(({ item, says }) => says(text) && (id === undefined || id === item.id || id === markerIdOf(item)))
  }
  const waits = takenFrom([...items].filter(isUndecided).flatMap(writtenTextsOf))
  return (text: string) => isKnown(text) && !waits(text)
}

/** Puts blocks after the last one of their kind, else under its heading, else under a new heading at the end. */
function insertKind(parts: readonly FilePart[], kind: Kind, blocks: readonly FilePart[], end: string): FilePart[] {
  const last = parts.findLastIndex((part) => part.type === 'block' && part.learning?.kind === kind)
  if (last >= 0) return parts.toSpliced(last + 1, 0, ...blocks)
  const heading = KIND_HEADINGS[kind]
  const under = parts.findIndex((part) => part.type === 'text' && part.lines.some((line) => line.trimEnd() === heading))
  const holder = parts[under]
  if (holder?.type === 'text') {
    const at = holder.lines.findIndex((line) => line.trimEnd() === heading) + 1
    const after = holder.lines[at]?.trim() === '' ? at + 1 : at
    const [before, rest] = [holder.lines.slice(0, after), holder.lines.slice(after)]
    const tail: FilePart[] = rest.length > 0 ? [{ type: 'text', lines: rest }] : [emptyLine('')]
    return parts.toSpliced(under, 1, { type: 'text', lines: before }, ...blocks, ...tail)
  }
  return [
    ...withoutLastNewline(parts),
    emptyLine(end),
    { type: 'text', lines: [heading + end, end] },
    ...blocks,
    emptyLine(''),
  ]
}

/** Every file ends with a newline here, so its last line is empty: the new heading replaces it, after one empty line. */
function withoutLastNewline(parts: readonly FilePart[]): FilePart[] {
  return [...parts.slice(0, -1), { type: 'text', lines: parts.at(-1)?.lines.slice(0, -1) ?? [] }]
}

function emptyLine(end: string): FilePart {
  return { type: 'text', lines: [end] }
}
