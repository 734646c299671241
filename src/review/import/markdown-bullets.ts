import { aboveItems } from '../../text/markdown/above-items.ts'
import { headingIn, itemIn, type MarkdownLine, markdownLines, withoutComments } from '../../text/markdown/markdown.ts'
import type { LeftOutPlace } from './left-out.ts'

export type MarkdownBullets = {
  readonly bullets: readonly string[]
  /** The lines that say something but are not part of a bullet; headings, comments and rules do not count. */
  readonly leftOut: readonly LeftOutPlace[]
}

type Bullet = {
  text: string
  readonly indent: number
  readonly above: readonly string[]
  /** The item it is nested below. */
  readonly over: Bullet | undefined
  /** It, or an item it is nested below, has a checkbox: something to do once, or done. */
  readonly isTask: boolean
  /** The places of its lines, from 1. */
  readonly lines: number[]
}

const BOX = /\[[ xX]\]\s+$/u

/** How an item begins that makes an exception to the item above it, which is then a rule even if it ends with a colon. */
const EXCEPTS =
  /^[*_]{0,3}(?:but|except|unless|otherwise|aber|außer|sonst|mais|sauf|sinon|pero|salvo|excepto|mas|exceto|tranne|но|кроме|иначе)(?![\p{L}\p{N}])/iu
/** How one begins that adds something to it. */
const ADDS = /^[*_]{0,3}(?:and|or)(?![\p{L}\p{N}])/iu

/**
 * Bullets, each with its continuation lines, and with the text above that reverses or narrows it. Code, quotes, comments, imports, tasks and
 * bullets that only introduce others are not learnings.
 */
export function markdownBullets(markdown: string): MarkdownBullets {
  const lines = markdownLines(markdown)
  const { all, beside } = itemsOf(lines)
  for (const bullet of all) bullet.text = withoutComments(bullet.text).trim()
  for (const bullet of all)
    if (leansOnOver(bullet)) bullet.text = `${withoutEnd(bullet.over.text)}, ${goingOn(bullet.text)}`
  const said = all.filter(({ text, indent }, index) => !(text.endsWith(':') && (all[index + 1]?.indent ?? -1) > indent))
  const leftOut = said.flatMap(({ text, isTask, lines: places }): LeftOutPlace[] => {
    if (text === '' || (isLearning(text) && !isTask)) return []
    return places.map((at) => ({ kind: isTask ? 'task' : 'import', at }))
  })
  return {
    bullets: said
      .filter(({ text, isTask }) => isLearning(text) && !isTask)
      .map(({ text, above }) => [...above, text].join(': ')),
    leftOut: [...leftOut, ...beside.flatMap((place) => besideItems(lines, place))].toSorted((a, b) => a.at - b.at),
  }
}

/** The items in their order, and the places of the lines that are in none. */
function itemsOf(lines: readonly MarkdownLine[]): { readonly all: Bullet[]; readonly beside: readonly number[] } {
  const all: Bullet[] = []
  const beside: number[] = []
  const above = aboveItems()
  /** The last item and those that it is nested in, outermost first. */
  const nested: Bullet[] = []
  let open: Bullet | undefined
  for (const [place, { text, within }] of lines.entries()) {
    const line = within === 'prose' ? text : ''
    const item = itemIn(line)
    const turning = above.take(line)
    if (item) {
      while ((nested.at(-1)?.indent ?? -1) >= item.indent) nested.pop()
      const over = nested.at(-1)
      const isTask = BOX.test(item.before) || (over?.isTask ?? false)
      open = { text: item.words, indent: item.indent, above: turning, over, isTask, lines: [place + 1] }
      nested.push(open)
      all.push(open)
    } else if (open && /^\s+\S/u.test(line)) {
      open.text += ` ${line.trim()}`
      open.lines.push(place + 1)
    } else {
      if (text.trim() !== '') beside.push(place)
      if (/^\s+\S/u.test(line)) continue
      open = undefined
      // A paragraph ends the list; an empty line does not.
      if (line !== '') nested.length = 0
    }
  }
  return { all, beside }
}

/** A line of only such signs is a rule, or makes a heading of the line above. */
const UNDERLINE = /^(?:=+|-+|(?:\*\s*){3,}|(?:_\s*){3,})$/u
/** People also write headings like this. */
const BOLD = /^(?:\*\*[^*]+\*\*|__[^_]+__)$/u

/** How a line outside all items is reported; not at all if it only names or introduces what follows. */
function besideItems(lines: readonly MarkdownLine[], place: number): LeftOutPlace[] {
  const { text = '', within } = lines[place] ?? {}
  const line = text.trim()
  const at = place + 1
  if (within !== 'prose') return [{ kind: within === 'code' ? 'code' : 'text', at }]
  if (headingIn(text) || UNDERLINE.test(line) || BOLD.test(line)) return []
  if (line.startsWith('|')) return [{ kind: 'table', at }]
  if (line.startsWith('>')) return [{ kind: 'quote', at }]
  if (!isLearning(line)) return [{ kind: 'import', at }]
  const isHeading = /^(?:=+|-+)\s*$/u.test(lines[place + 1]?.text ?? '')
  return isHeading || introducesItem(lines, place) ? [] : [{ kind: 'text', at }]
}

function introducesItem(lines: readonly MarkdownLine[], place: number): boolean {
  if (!/[:：][*_]*$/u.test(lines[place]?.text.trimEnd() ?? '')) return false
  let next = place + 1
  while (lines[next]?.text.trim() === '') next++
  const { text = '', within } = lines[next] ?? {}
  return within === 'prose' && itemIn(text) !== undefined
}

/** Whether it says nothing without the item it is nested below, and does not already begin with that item. */
function leansOnOver(bullet: Bullet): bullet is Bullet & { readonly over: Bullet } {
  const { text, over, above } = bullet
  if (over === undefined || !isLearning(over.text)) return false
  if (!over.text.endsWith(':')) return EXCEPTS.test(text) || ADDS.test(text)
  return EXCEPTS.test(text) && above.at(-1) !== withoutEnd(over.text)
}

function withoutEnd(text: string): string {
  return text.replace(/[.,;:!?…]$/u, '')
}

/** The words as they are written in the middle of a sentence. */
function goingOn(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLowerCase())
}

/** Not only a comment, or the name of a file to load. */
function isLearning(text: string): boolean {
  return text !== '' && !/^@\S+$/u.test(text)
}
