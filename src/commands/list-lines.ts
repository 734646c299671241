import type { ListRow } from '../journal/list-cache.ts'
import type { Status } from '../journal/item.ts'
import { shortAge } from '../text/relative-time.ts'
import { visible } from '../text/sanitize.ts'
import { truncateEnd } from '../text/width.ts'
import type { CommandContext } from './context.ts'

const HEADINGS: Readonly<Record<Status, string>> = {
  pending: 'Pending',
  later: 'Later',
  approved: 'Approved',
  rejected: 'Rejected',
  retired: 'Retired',
  merged: 'Merged',
  purged: 'Purged',
}
const KIND_WIDTH = 14

/** Rows under a heading for each status: id, kind, scope, confidence, age, text. Cut to the terminal's width, whole in a pipe. */
export function listLines(rows: readonly ListRow[], { stdout, now }: Pick<CommandContext, 'stdout' | 'now'>): string {
  if (rows.length === 0) return 'Nothing here\n'
  const width = stdout.isTTY ? Math.max(40, stdout.columns || 80) : undefined
  const at = now()
  const counts = new Map<Status, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  const lines: string[] = []
  let heading: Status | undefined
  for (const row of rows) {
    if (row.status !== heading) lines.push(`${HEADINGS[row.status]} ${counts.get(row.status) ?? 0}`)
    heading = row.status
    const line = rowLine(row, at)
    lines.push(width === undefined ? line : truncateEnd(line, width))
  }
  return `${lines.join('\n')}\n`
}

/** `!` a check is against it, `*` pinned, `~` shared: waits although somebody approved it. */
function rowLine({ id, kind, scope, confidence, at, pinned, checks, shared, text }: ListRow, now: Date): string {
  const mark = checks > 0 && !shared ? '!' : shared ? '~' : pinned ? '*' : ' '
  const percent = `${Math.round(confidence * 100)}%`.padStart(4)
  const columns = [kind.padEnd(KIND_WIDTH), scope.padEnd(7), percent, shortAge(at, now).padStart(4)]
  return `${mark} ${id}  ${columns.join(' ')}  ${visible(text)}`
}
