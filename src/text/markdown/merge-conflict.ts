const BEGINS = /^<{7}(?: |\r?$)/u
const TURNS = /^={7}\r?$/u
const ENDS = /^>{7}(?: |\r?$)/u

/** What git leaves in a file that was changed in two ways, until a person decides: from its first marker to its last. */
export type MergeConflict = { readonly from: number; readonly to: number }

/** The conflicts in these lines, in order; a marker without its counterparts is an ordinary line. */
export function mergeConflicts(lines: readonly string[]): MergeConflict[] {
  const found: MergeConflict[] = []
  let from: number | undefined
  let turned = false
  for (const [at, line] of lines.entries()) {
    if (BEGINS.test(line)) {
      from = at
      turned = false
    } else if (TURNS.test(line)) turned = true
    else if (from !== undefined && turned && ENDS.test(line)) {
      found.push({ from, to: at })
      from = undefined
    }
  }
  return found
}
