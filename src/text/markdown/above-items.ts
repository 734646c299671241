import { MAX_LEARNING } from '../max-learning.ts'
import { isNegated, limitsIn } from '../same/same.ts'
import { splitSentences } from '../sentences/sentences.ts'
import { headingIn, itemIn } from './markdown.ts'
import { narrows } from './narrows.ts'

/** Headings that forbid without a word for "not". */
const FORBIDS = /\b(?:don['’]?ts|forbidden|prohibited|anti-?patterns?)\b/iu

/** What makes a heading of the line above it. */
const UNDERLINE = /^ {0,3}(?:(=+)|-{2,})\s*$/u

/** Goes through the lines of a Markdown text. */
export type AboveItems = {
  /**
   * Takes the next line. For an item, returns the text above it that reverses or narrows it ("In the backend", "Never do the following"),
   * outermost first.
   */
  readonly take: (line: string) => readonly string[]
}

/**
 * Finds the text above list items (headings, a line or an item that ends with a colon) that forbids them, or says where or when they hold:
 * without it they mean something else, or the opposite.
 */
export function aboveItems(): AboveItems {
  let begun = false
  /** A line of prose that is alone so far, and may turn out to be an underlined heading. */
  let alone: { readonly line: string; readonly isTitle: boolean } | undefined
  /** The paragraph or item that the next line may go on with. */
  let open: Ranked | undefined
  /** Outermost first. */
  let above: Ranked[] = []
  const enter = (rank: number, words: string) => {
    above = [...above.filter((outer) => outer.rank < rank), { rank, words }]
  }
  return {
    take(whole) {
      // No learning is longer, so more of the line is never needed.
      const line = whole.slice(0, MAX_LEARNING)
      const isTitle = !begun
      begun ||= line.trim() !== ''
      const underlined = alone
      const underline = underlined && UNDERLINE.exec(line)
      const heading = headingIn(line)
      const item = itemIn(line)
      const isProse = !heading && !item && line.trim() !== ''
      // A line that ends like a sentence is one, even with a rule below it that looks like an underline.
      alone = isProse && !open && !/[.!?]\s*$/u.test(line) ? { line, isTitle } : undefined
      const before = open
      open = undefined
      if (underline) enter(rankOfHeading(underline[1] ? 1 : 2), underlined.isTitle ? '' : bare(underlined.line))
      // The title of the whole file is not a rule.
      else if (heading) enter(rankOfHeading(heading.level), isTitle ? '' : bare(heading.words))
      else if (item) {
        open = { rank: item.indent, words: item.words }
        enter(item.indent, '')
        const all = above.map(({ words }) => words)
        // One that forbids does so for those around it: "You must never" and below it "Never import" are one "not".
        const turning = all.findLastIndex(isTurning)
        enter(item.indent, introducing(item.words, item.words))
        return all.filter((words, place) => place === turning || narrows(words))
      } else if (isProse) {
        const indent = line.search(/\S/u)
        const goesOn = before !== undefined && (indent > 0 || before.rank < 0)
        open = goesOn
          ? { ...before, words: `${before.words} ${line.trim()}`.slice(-MAX_LEARNING) }
          : { rank: indent - 1, words: line }
        const words = introducing(line, open.words)
        if (!goesOn || words !== '') enter(open.rank, words)
      }
      return []
    },
  }
}

/** Lower ranks are further out: headings are below -1, paragraphs have -1, items their indentation, paragraphs in them one less. */
type Ranked = { readonly rank: number; readonly words: string }

/** Below -1 for all six levels. */
function rankOfHeading(level: number): number {
  return level - 8
}

/** The words of a line that ends with a colon, and of the lines above it that are in the same sentence; '' if it ends otherwise. */
function introducing(line: string, paragraph: string): string {
  if (!/[:：][*_]*\s*$/u.test(line)) return ''
  const sentence = splitSentences(paragraph).at(-1)?.text ?? ''
  return bare(sentence.length > line.length ? sentence : line)
}

function bare(words: string): string {
  return words
    .replaceAll(/[*_]{2}/gu, '')
    .replace(/[\s:：.]+$/u, '')
    .trim()
}

function isTurning(words: string): boolean {
  const said = { text: words }
  return !narrows(words) && (FORBIDS.test(words) || isNegated(said) || limitsIn(said).length > 0)
}
