import { cameWith, type Item, markOf, writtenTextsOf } from '../journal/item.ts'
import { learningProblem } from '../journal/learning-text.ts'
import { inOrder } from './budget.ts'
import { type FilePart, learningsInConflict } from './learnings-blocks.ts'
import type { Learning } from './learning.ts'
import { blockOf, putTogether, takeApart, waitingText } from './learnings-layout.ts'
import { canBeTaken, takenFrom } from './taken-text.ts'

/** What is in use as it stands in the file, or stood there when it was last brought up to date: the words, by the id in their markers. */
export type Placed = ReadonlyMap<string, string>

export type SharedFile = {
  readonly path: string
  /** Undefined where nobody remembers: a first time, or what was remembered is lost. */
  readonly placed: Placed | undefined
}

/** The file as it is to be, and what became of the approved learnings in it. */
export type UpdatedFile = {
  readonly content: string
  readonly placed: Placed
  /** In use, and not in the file any more: others took them out or reworded them, or another branch is checked out. */
  readonly takenOut: readonly Learning[]
}

/**
 * The new content of a `learnings.md` that others write into as well, by git. Every decision of this person goes into it once: what is
 * approved is added, what is reworded is so in its place, what is retired is taken out. All else is the others': lines that came with the
 * file stay whatever is decided about them here, and what somebody took out or reworded is not put back. Nothing of that changes what this
 * person's Claude is given.
 */
export function updateSharedFile(
  content: string | undefined,
  approved: readonly Learning[],
  items: ReadonlyMap<string, Item>,
  { path, placed: before }: SharedFile,
): UpdatedFile {
  const file = takeApart(content, { merged: true })
  const wanted = inOrder(approved.filter(({ text }) => learningProblem(text) === undefined))
  const isNew = content === undefined || content === ''
  if (isNew && wanted.length === 0) return { content: '', placed: before ?? new Map(), takenOut: [] }
  const isTheirs = ({ id }: Pick<Learning, 'id'>) => cameWith(items.get(id), path)
  const placeOf = (learning: Learning) => markOf(items.get(learning.id)) ?? learning.id
  const byPlace = new Map<string, Learning[]>()
  for (const one of wanted) byPlace.set(placeOf(one), [...(byPlace.get(placeOf(one)) ?? []), one])
  const isSaid = saidBy(wanted)
  const isDecidedAgainst = takenFrom(
    Array.from(items.values()).flatMap(({ status, text }) => (DECIDED_AGAINST.has(status) ? [text] : [])),
  )
  const unresolved = learningsInConflict(file.parts)
  const held = new Set(unresolved.ids)
  const standing = new Set(unresolved.texts)
  const found = new Set<string>()
  /** Somebody's Sage had put them into a comment until they decide; here it is decided. */
  const broughtBack = new Set<Learning>()

  const updateBlock = (part: Extract<FilePart, { type: 'block' }>): FilePart[] => {
    found.add(part.id)
    const words = part.learning?.text
    const said = words === undefined ? undefined : isSaid(words)
    const here = byPlace.get(part.id)
    const learning = here?.find((one) => one === said) ?? here?.[0]
    if (!learning) {
      if (said) standing.add(said.text)
      else if (isMineNoMore(items.get(part.id), words)) return []
      return [part]
    }
    const isOwn = words === undefined ? !isTheirs(learning) : isWordsOf(items.get(learning.id), words)
    const isAgain = held.has(part.id)
    held.add(part.id)
    if (isAgain) return isOwn ? [] : [part]
    if (said && isTheirs(learning)) standing.add(said.text)
    else if (mayWrite(learning, words, isOwn)) {
      standing.add(learning.text)
      return [blockOf({ ...learning, id: part.id }, file.end)]
    } else if (said) standing.add(said.text)
    return [part]
  }
  /** Whether these words give way to the learning that is in use in their place. */
  const mayWrite = (learning: Learning, words: string | undefined, isOwn: boolean): boolean => {
    if (words === learning.text) return true
    if (isOwn) return words === undefined || before?.get(placeOf(learning)) !== learning.text
    return !isTheirs(learning) && words !== undefined && (isDecidedAgainst(words) || !canBeTaken(words))
  }
  /** What this person's Sage put there, and is not in use any more. Whoever put it back since means it. */
  const isMineNoMore = (item: Item | undefined, words: string | undefined): boolean =>
    item !== undefined &&
    (before ? before.has(item.id) : !cameWith(item, path)) &&
    (words === undefined || isWordsOf(item, words))

  const updateLine = (line: string): boolean => {
    const text = waitingText(line)
    const said = text === undefined ? undefined : isSaid(text)
    if (said) broughtBack.add(said)
    return said === undefined
  }

  const parts = file.parts.flatMap((part): FilePart[] => {
    if (part.type === 'conflict') return [part]
    if (part.type === 'block') return updateBlock(part)
    const lines = part.lines.filter(updateLine)
    return lines.length === part.lines.length ? [part] : [{ type: 'text', lines }]
  })
  const isUnresolved = (one: Learning) => unresolved.ids.includes(placeOf(one)) || unresolved.texts.includes(one.text)
  const missing = wanted.filter((one) => !standing.has(one.text) && !isUnresolved(one))
  const isToAdd = (one: Learning) => {
    if (isNew || broughtBack.has(one)) return true
    const last = before?.get(placeOf(one))
    return !held.has(placeOf(one)) && (isTheirs(one) ? last === RETIRED : last !== one.text)
  }
  const added = missing.filter(isToAdd)
  const takenOut = missing.filter((one) => !isToAdd(one))
  const isOut = new Set(takenOut)
  const stays = Array.from(before ?? []).flatMap(([id, text]): Array<readonly [string, string]> => {
    if (byPlace.has(id)) return [[id, text]]
    return found.has(id) ? [] : [[id, RETIRED]]
  })
  const stand = wanted.filter((one) => !isOut.has(one) && !isUnresolved(one))
  return {
    content: putTogether(
      { ...file, parts },
      added.map((one) => ({ ...one, id: placeOf(one) })),
    ),
    placed: new Map([...stays, ...stand.map((one) => [placeOf(one), one.text] as const)]),
    takenOut,
  }
}

/** The words of what is not in use any more and was not in the file then: it goes once it is, with another branch; in use again, it is put back. */
const RETIRED = ''

const DECIDED_AGAINST: ReadonlySet<Item['status']> = new Set(['rejected', 'retired', 'purged'])

function isWordsOf(item: Item | undefined, words: string): boolean {
  return item !== undefined && takenFrom(writtenTextsOf(item))(words)
}

/** Finds the learning that a file's words say, in its own letters or as the inbox took them in. */
function saidBy(learnings: readonly Learning[]): (words: string) => Learning | undefined {
  const byText = new Map(learnings.map((learning) => [learning.text, learning]))
  const isSaid = takenFrom(byText.keys())
  return (words) =>
    byText.get(words) ?? (isSaid(words) ? learnings.find(({ text }) => takenFrom([text])(words)) : undefined)
}
