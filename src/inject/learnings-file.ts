import { type Item, writtenTextsOf } from '../journal/item.ts'
import { learningProblem } from '../journal/learning-text.ts'
import type { SharedLearning } from '../journal/shared-learnings.ts'
import { PASSED_ON } from '../journal/vocabulary.ts'
import { inOrder } from './budget.ts'
import { type FilePart, learningsIn, learningsInConflict } from './learnings-blocks.ts'
import type { Learning } from './learning.ts'
import { blockOf, putTogether, takeApart, waiting, waitingText } from './learnings-layout.ts'
import { canBeTaken, takenFrom, takenText } from './taken-text.ts'

/**
 * What stands between markers and is neither an approved learning nor known from an earlier look (`items`), because somebody edited it or
 * put it there: it goes to the inbox as shared, and is not injected.
 */
export function findForeign(content: string, items: Iterable<Item>): SharedLearning[] {
  const isKnown = takenFrom([...items].flatMap(writtenTextsOf))
  return [...learningsIn(content), ...waitingIn(content)].filter(({ text }) => !isKnown(text))
}

/**
 * The new content of a `learnings.md`: the blocks of approved learnings brought up to date in place, those that were taken back removed,
 * new ones put at the end of their kind. Everything outside of the markers, and blocks that Sage does not know yet, stay as they are,
 * and so does what git left of a merge: the person resolves it, with every word of both sides before them.
 * `imported`: Claude Code reads this very file, so what waits for a decision is put into a comment, which Claude Code drops, in a merge too.
 */
export function updateLearningsFile(
  content: string | undefined,
  approved: readonly Learning[],
  items: ReadonlyMap<string, Item>,
  { imported }: { readonly imported: boolean },
): string {
  const file = takeApart(content, { merged: !imported })
  const { end } = file
  const wanted = new Map(
    inOrder(approved.filter(({ text }) => learningProblem(text) === undefined)).map((learning) => [
      learning.id,
      learning,
    ]),
  )
  if ((content === undefined || content === '') && wanted.size === 0) return ''
  const isKnown = takenFrom([...items.values()].flatMap(writtenTextsOf))
  const isDecidedAgainst = takenFrom(textsDecidedAgainst(items))
  const texts = new Set(Array.from(wanted.values(), ({ text }) => text))
  const isApproved = takenFrom(texts)
  const isDecided = (text: string) => isApproved(text) || isDecidedAgainst(text)
  const unresolved = learningsInConflict(file.parts)
  const placed = new Set<string>(unresolved.ids)
  const elsewhere = new Set<string>(unresolved.texts)
  const parts = file.parts.flatMap((part): FilePart[] => {
    if (part.type === 'conflict') return [part]
    if (part.type === 'text') return [withoutDecided(part, isDecided)]
    const learning = wanted.get(part.id)
    if (learning) {
      if (placed.has(part.id)) return []
      placed.add(part.id)
      // What somebody wrote between the markers, until the inbox shows it.
      const isNews = part.learning && !isKnown(part.learning.text) && canBeTaken(part.learning.text)
      return [isNews ? part : blockOf(learning, end)]
    }
    if (isFromHere(items.get(part.id))) return []
    if (!part.learning) return [part]
    const { text } = part.learning
    if (texts.has(text)) elsewhere.add(text)
    else if (isDecidedAgainst(text) || isApproved(text)) return []
    else if (imported && isKnown(text)) return [waiting(takenText(text), end)]
    return [part]
  })
  const added = [...wanted.values()].filter(({ id, text }) => !placed.has(id) && !elsewhere.has(text))
  return putTogether({ ...file, parts }, added)
}

/** Whether Sage itself put an item into the file, in whatever project: what came from a file is somebody's until it is decided on. */
function isFromHere(item: Item | undefined): boolean {
  return item !== undefined && (item.origin === undefined || item.origin.startsWith(PASSED_ON))
}

/** What somebody else's Sage put into a comment until they decide: it came with the file, and waits for this person too. */
function waitingIn(content: string): SharedLearning[] {
  return content.split('\n').flatMap((line): SharedLearning[] => {
    const text = waitingText(line)
    return text === undefined ? [] : [{ text, kind: 'preference', confidence: 0.5 }]
  })
}

/** The text without the waiting lines that were decided on. */
function withoutDecided(part: FilePart, isDecided: (text: string) => boolean): FilePart {
  const isOpen = (line: string) => {
    const text = waitingText(line)
    return text === undefined || !isDecided(text)
  }
  return part.lines.every(isOpen) ? part : { type: 'text', lines: part.lines.filter(isOpen) }
}

/** Texts that came from a file and that the person then rejected or retired: they leave the file. */
function textsDecidedAgainst(items: ReadonlyMap<string, Item>): Set<string> {
  const against = new Set(['rejected', 'retired', 'purged'])
  return new Set([...items.values()].filter(({ status }) => against.has(status)).map(({ text }) => text))
}
