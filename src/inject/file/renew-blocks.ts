import { isAlive, isUndecided, type Item, markerIdOf, writtenTextsOf } from '../../journal/item/item.ts'
import type { Learning } from '../learning/learning.ts'
import {
  type Block,
  blockOf,
  type FileLearning,
  type FilePart,
  learningsInConflict,
  learningIn,
} from './learnings-blocks.ts'
import { linesGivenBack, rewordedHere, rewordingsOfOthers } from './reworded-lines.ts'
import { canBeTaken, takenFrom, takenText } from './taken-text.ts'
import { waitingLine, waitingText } from './waiting-line.ts'

/**
 * Brings the blocks of the file up to date: it gets approved learnings as they are now, and loses what was decided against, here or elsewhere.
 * `missing`: approved learnings that are nowhere in it. `end`: what precedes each line break, if anything (`\r`).
 */
export function renewBlocks(
  parts: readonly FilePart[],
  wanted: readonly Learning[],
  items: ReadonlyMap<string, Item>,
  { imported, end }: { readonly imported: boolean; readonly end: string },
): { parts: FilePart[]; missing: Learning[] } {
  const byId = new Map(wanted.map((learning) => [learning.id, learning]))
  const texts = new Set(wanted.map(({ text }) => text))
  const all = [...items.values()]
  const isKnown = takenFrom(all.flatMap(writtenTextsOf))
  const isApproved = takenFrom(texts)
  const leaves: (text: string, id?: string) => boolean = imported
    ? knownAndNotWaiting(all, isKnown)
    : decidedAgainst(all)
  const isDecided = (text: string, id?: string) => isApproved(text) || leaves(text, id)
  const reworded = rewordedHere(parts, wanted, items)
  const apart = rewordingsOfOthers(parts, all)
  const givenBack = linesGivenBack(all)
  const unresolved = learningsInConflict(parts)
  const placed = new Set<string>(unresolved.ids)
  const elsewhere = new Set<string>(unresolved.texts)
  const markers = new Set(parts.map((part) => (part.type === 'block' ? part.id : undefined)))
  /** Where the line that it came from is gone, it stands under a marker of its own only because it was in use here. */
  const wasTakenUp = (item: Item | undefined) => item?.status === 'merged' && !markers.has(markerIdOf(item))
  /** An edit between the markers, kept until the inbox shows it. */
  const isNews = (said: FileLearning | undefined) => said && !isKnown(said.text) && canBeTaken(said.text)

  const renewOne = (part: FilePart): FilePart[] => {
    if (part.type === 'conflict') return [part]
    if (part.type === 'text') return [withoutDecided(part, isDecided)]
    const learning = byId.get(part.id)
    return learning ? renewApproved(part, learning) : renewOther(part)
  }

  const renewApproved = (part: Block, learning: Learning): FilePart[] => {
    const theirs = apart(part, learning)
    const isSecond = placed.has(part.id)
    placed.add(part.id)
    if (isNews(learningIn(part))) return [part]
    return [...(isSecond ? [] : [blockOf(learning, end)]), ...(theirs ? renewOne(theirs) : [])]
  }

  const renewOther = (part: Block): FilePart[] => {
    const said = learningIn(part)
    const item = items.get(part.id)
    // What stood under a marker in this file belongs to its author until it is decided on; Sage itself put in everything else.
    const isOurs = item !== undefined && markerIdOf(item) === undefined
    if (isOurs || item?.status === 'retired' || wasTakenUp(item)) return isNews(said) ? [part] : []
    if (!said) return [part]
    const { text } = said
    if (part.learning && texts.has(text)) {
      elsewhere.add(text)
      return [part]
    }
    const now = reworded.get(text)
    if (now && !placed.has(now.id)) {
      placed.add(now.id)
      return [blockOf({ ...now, id: part.id }, end)]
    }
    const theirs = givenBack(part)
    if (theirs) return renewOne(theirs)
    if (isDecided(text, part.id)) return []
    return [part.learning && imported && isKnown(text) ? hidden(part, text, end) : part]
  }

  const kept = parts.flatMap(renewOne)
  return { parts: kept, missing: wanted.filter(({ id, text }) => !placed.has(id) && !elsewhere.has(text)) }
}

/** The same learning in a comment. Its markers stay: they identify the line, also when it is approved later. */
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

/** Where Claude Code reads the file itself, whatever is known leaves it unless it waits for the person. */
function knownAndNotWaiting(items: readonly Item[], isKnown: (text: string) => boolean): (text: string) => boolean {
  const waits = takenFrom(items.filter(isUndecided).flatMap(writtenTextsOf))
  return (text) => isKnown(text) && !waits(text)
}

/**
 * Elsewhere only what they made of somebody's line and decided against leaves it, in that line: others who have it in use put it into one of
 * theirs.
 */
function decidedAgainst(items: readonly Item[]): (text: string, id?: string) => boolean {
  const leaves = (item: Item) => !isAlive(item) && markerIdOf(item) !== undefined && item.text !== item.evidence.text
  const left = items.filter(leaves).map((item) => ({ item, says: takenFrom([item.text]) }))
  return (text, id) =>
    left.some(({ item, says }) => says(text) && (id === undefined || id === item.id || id === markerIdOf(item)))
}
