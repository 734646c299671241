import { gather } from '../../base/gather.ts'
import { isUndecided, type Item, markerIdOf, writtenTextsOf } from '../../journal/item/item.ts'
import type { Learning } from '../learning/learning.ts'
import { renderMarkdownLine } from '../render/render-markdown.ts'
import { type Block, type FileLearning, type FilePart, learningIn } from './learnings-blocks.ts'
import { takenFrom, takenText } from './taken-text.ts'

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

/**
 * Finds lines of others that say what this person made of them and has in use no more, as they were before: until the person decides, they are
 * their authors'.
 */
export function linesGivenBack(items: Iterable<Item>): (part: Block) => Block | undefined {
  const lines = new Map<string, Item[]>()
  for (const item of items) gather(lines, markerIdOf(item) ?? '', item)
  return (part) => {
    const said = learningIn(part)
    const known = lines.get(part.id)
    if (!said || !known || known.some(({ evidence }) => takenFrom([evidence.text])(said.text))) return undefined
    const item = known.find((one) => isUndecided(one) && takenFrom(writtenTextsOf(one))(said.text))
    return item && withText(part, { ...said, text: item.evidence.text })
  }
}

function withText({ id, lines: [open = '', line = '', close = ''] }: Block, learning: FileLearning): Block {
  const end = line.endsWith('\r') ? '\r' : ''
  return { type: 'block', id, lines: [open, renderMarkdownLine(learning.text) + end, close], learning }
}

function named(part: Block, id: string): Block {
  const [open = '', line = '', close = ''] = part.lines
  const name = (marker: string) => marker.replace(`sage:${part.id}`, `sage:${id}`)
  return { ...part, id, lines: [name(open), line, name(close)] }
}
