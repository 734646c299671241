import { type Item, markerIdOf, writtenTextsOf } from '../../journal/item/item.ts'
import type { Learning } from '../learning/learning.ts'
import { type Block, type FilePart, learningIn } from './learnings-blocks.ts'
import { takenText } from './taken-text.ts'

/**
 * Approved learnings that somebody else's line became, by what that line says: it keeps its markers, by which others know it. One that says what
 * others wrote is theirs where the file also says what became of it: they did not go along.
 */
export function rewordedHere(
  parts: readonly FilePart[],
  wanted: readonly Learning[],
  items: ReadonlyMap<string, Item>,
): Map<string, Learning> {
  const inFile = new Set(parts.flatMap((part) => learningIn(part)?.text ?? []))
  const before = new Map<string, Learning>()
  for (const learning of wanted) {
    const item = items.get(learning.id)
    if (item === undefined || markerIdOf(item) === undefined) continue
    const theirs = item.evidence.text
    const own = writtenTextsOf(item).filter((text) => text === item.text || text !== theirs)
    const text = [...own, theirs].find((one) => inFile.has(one))
    if (text !== undefined) before.set(text, learning)
  }
  return before
}

/**
 * Finds what others made of a line of this person's, under a marker of its own, unless the file has that already: where this person does not go
 * along, both stay. Otherwise their Sage would put it back. What was in use here and is retired is nobody's rewording any more.
 */
export function rewordingsOfOthers(
  parts: readonly FilePart[],
  items: Iterable<Item>,
): (part: Block, own: Learning) => Block | undefined {
  const inFile = new Set(parts.map((part) => (part.type === 'block' ? part.id : '')))
  const ids = new Map<string, string>()
  const key = (line: string, text: string) => `${line} ${takenText(text)}`
  for (const item of items) {
    const line = markerIdOf(item)
    if (line !== undefined && item.status !== 'retired') ids.set(key(line, item.evidence.text), item.id)
  }
  return (part, own) => {
    const said = learningIn(part)
    const id = said && said.text !== own.text ? ids.get(key(part.id, said.text)) : undefined
    if (id === undefined || inFile.has(id)) return undefined
    inFile.add(id)
    return named(part, id)
  }
}

function named(part: Block, id: string): Block {
  const [open = '', line = '', close = ''] = part.lines
  const name = (marker: string) => marker.replace(`sage:${part.id}`, `sage:${id}`)
  return { ...part, id, lines: [name(open), line, name(close)] }
}
