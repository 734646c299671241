/** With what a diff puts before it. A path may begin with two slashes: "//nas/builds is where …". */
const LINE = /^[ \t]{0,80}(?:[+-][ \t]{0,80})?\/\/(?!\S*\/)/
const OPENS = /^[ \t]{0,80}(?:[+-][ \t]{0,80})?\/\*/
const CLOSE = '*/'

/**
 * The lines of comments in pasted code, by number: they are sentences, and often rules, but nobody types them. One that is all the message says
 * may be the person's own words. Linear.
 */
export function commentLines(text: string, lines: readonly string[]): ReadonlySet<number> {
  if (lines.length === 1 || !MAY_HOLD.test(text)) return NONE
  const found = new Set<number>()
  const lastClose = lines.findLastIndex((line) => line.includes(CLOSE))
  let open = false
  for (const [number, line] of lines.entries()) {
    // What is never closed is no comment: "/* in a path means …".
    open ||= OPENS.test(line) && number <= lastClose
    if (open || LINE.test(line)) found.add(number)
    if (line.includes(CLOSE)) open = false
  }
  return found
}

const NONE: ReadonlySet<number> = new Set()
/** Most messages hold none. */
const MAY_HOLD = /\/[/*]/
