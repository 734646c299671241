/** The header of a hunk, as git and diff write it: how many lines of each side it holds. */
const HUNK = /^@@ -\d{1,9}(?:,(\d{1,9}))? \+\d{1,9}(?:,(\d{1,9}))? @@/
/** The header of a change without the lines around it, as plain `diff` writes it: "3,4c3". */
const CHANGE = /^\d{1,9}(?:,\d{1,9})?[acd]\d{1,9}(?:,\d{1,9})?\s*$/
const OF_CHANGE = /^(?:[<>] |[<>]\s*$|---\s*$|\\ )/
const COMMIT = /^commit [0-9a-f]{7,64}(?: \([^)]{1,200}\))?\s*$/
const OF_COMMIT = /^(?:(?:Author|AuthorDate|Commit|CommitDate|Date|Merge|Reflog(?: message)?|gpg): {0,11}\S| {4}|\s*$)/

/**
 * The lines of pasted diffs and commits, by number: none of them was said by the person, though changes to documents and comments, and messages
 * of commits, are sentences. A hunk ends where its header says, or where a line cannot be part of a diff: then it was cut off.
 */
export function changedLines(text: string, lines: readonly string[]): ReadonlySet<number> {
  if (!MAY_HOLD.test(text)) return NONE
  const found = new Set<number>()
  let goesOn = noLine
  for (const [number, line] of lines.entries()) {
    const begun = beginOf(line)
    if (begun) goesOn = begun
    else if (!goesOn(line)) {
      goesOn = noLine
      continue
    }
    found.add(number)
  }
  return found
}

const NONE: ReadonlySet<number> = new Set()
const noLine = (_line: string): boolean => false
/** Most messages hold neither. */
const MAY_HOLD = /^(?:@@ -|commit [0-9a-f]{7}|\d{1,9}(?:,\d{1,9})?[acd]\d)/m

/** Returns a test for the lines that belong to what this line begins; undefined if it begins nothing. */
function beginOf(line: string): ((line: string) => boolean) | undefined {
  const hunk = HUNK.exec(line)
  if (hunk) return linesOfHunk(Number(hunk[1] ?? 1), Number(hunk[2] ?? 1))
  if (CHANGE.test(line)) return (next) => OF_CHANGE.test(next)
  return COMMIT.test(line) ? (next) => OF_COMMIT.test(next) : undefined
}

/** `before` and `after`: how many lines of each side follow. Editors trim the space that stands for an empty line on both. */
function linesOfHunk(before: number, after: number): (line: string) => boolean {
  let [left, right] = [before, after]
  return (line) => {
    const sign = line.trim() === '' ? ' ' : line.charAt(0)
    if (sign === '\\') return true
    if (left <= 0 && right <= 0) return false
    if (sign !== '+' && sign !== '-' && sign !== ' ') return false
    if (sign !== '+') left--
    if (sign !== '-') right--
    return true
  }
}
