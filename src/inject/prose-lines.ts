const FENCE = /^\s*(?:```|~~~)/u

/** The lines of a memory file that Claude is given as text, by their place from 0: without fenced code, and comments of several lines, which Claude Code drops. */
export function proseLines(text: string): (readonly [place: number, line: string])[] {
  const lines: (readonly [number, string])[] = []
  let fenced = false
  let commented = false
  for (const [place, line] of text.split(/\r?\n/u).entries()) {
    if (commented) commented = !line.includes('-->')
    else if (FENCE.test(line)) fenced = !fenced
    else if (!fenced) {
      commented = /^\s*<!--/u.test(line) && !line.includes('-->')
      if (!commented) lines.push([place, line])
    }
  }
  return lines
}
