const WAITING = '<!-- Waits for a decision in Sage: '
const WAITING_LINE = new RegExp(`^${WAITING}(.+) -->\\s*$`, 'u')

/** A line that Claude Code drops. A learning never contains the end of a comment. */
export function waitingLine(text: string): string {
  return `${WAITING}${text} -->`
}

/** What waits in such a line; undefined for any other line. Editors may have added spaces behind it. */
export function waitingText(line: string): string | undefined {
  return WAITING_LINE.exec(line)?.[1]
}
