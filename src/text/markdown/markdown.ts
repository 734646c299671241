import { withoutBom } from '../byte-order-mark.ts'

/** A line of a Markdown file that Claude Code loads. A comment that never ends contains the rest of the file, and Claude gets that. */
export type MarkdownLine = {
  /** What Claude gets of it: no front matter, and no comments that begin a line. */
  readonly text: string
  readonly within: 'prose' | 'code' | 'comment'
}

const ITEM = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(?=\S)/u
const HEADING = /^(#{1,6})\s+(\S.*?)(?:\s+#+)?\s*$/u
/** A fence may be in an item of a list. After backticks that open one, the line has no more of them: that would be inline code. */
const FENCE = /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+)*(`{3,}(?![^`]*`)|~{3,})/u
const COMMENT = '<!--'
const COMMENT_END = '-->'

/** The lines of a text, each at its place. */
export function markdownLines(text: string): MarkdownLine[] {
  const lines = withoutBom(text).split(/\r?\n/u)
  const begin = frontMatterEnd(lines)
  const lastEnd = lines.findLastIndex((line) => line.includes(COMMENT_END))
  let fence = ''
  let commented = false
  return lines.map((line, place): MarkdownLine => {
    if (place < begin) return { text: '', within: 'prose' }
    if (fence !== '') {
      const said = line.trim()
      if (said.startsWith(fence) && said.replaceAll(fence.charAt(0), '') === '') fence = ''
      return { text: line, within: 'code' }
    }
    let rest = commented ? `${COMMENT} ${line}` : line
    if (beginsComment(rest)) rest = withoutComments(rest)
    commented = beginsComment(rest)
    if (commented) return { text: place < lastEnd ? '' : line, within: 'comment' }
    fence = FENCE.exec(rest)?.[1] ?? ''
    return { text: rest, within: fence === '' ? 'prose' : 'code' }
  })
}

/** The lines that say something, each at its place; code, comments and front matter are ''. */
export function proseLines(text: string): string[] {
  return markdownLines(text).map((line) => (line.within === 'prose' ? line.text : ''))
}

/** How many lines front matter has, such as the paths a rule applies to. */
function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0] !== '---' || !/^[\w-]+[ \t]*:/u.test(lines[1] ?? '')) return 0
  return lines.findIndex((line, place) => place > 0 && /^---[ \t]*$/u.test(line)) + 1
}

function beginsComment(line: string): boolean {
  return line.trimStart().startsWith(COMMENT)
}

/** A text without the comments that end in it. */
export function withoutComments(text: string): string {
  let left = ''
  for (let done = 0; ;) {
    const from = text.indexOf(COMMENT, done)
    const end = from < 0 ? -1 : text.indexOf(COMMENT_END, from)
    if (end < 0) return left + text.slice(done)
    left += text.slice(done, from)
    done = end + COMMENT_END.length
  }
}

/** The level and the words of a heading; undefined for a line that is not one. */
export function headingIn(line: string): { readonly level: number; readonly words: string } | undefined {
  const [, signs = '', words] = HEADING.exec(line) ?? []
  return words === undefined ? undefined : { level: signs.length, words }
}

/** An item of a list: what precedes its words (including a task's box), and the words. Undefined for a line that is not an item. */
export function itemIn(
  line: string,
): { readonly indent: number; readonly before: string; readonly words: string } | undefined {
  const [before, indent = ''] = ITEM.exec(line) ?? []
  return before === undefined ? undefined : { indent: indent.length, before, words: line.slice(before.length) }
}
