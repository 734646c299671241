import type { ItemList, ListRow } from '../journal/list-cache.ts'
import type { Status } from '../journal/item.ts'
import { shortSpan } from '../text/relative-time.ts'

const HEADINGS: Readonly<Record<Status, string>> = {
  pending: 'Pending',
  later: 'Later',
  approved: 'Approved',
  rejected: 'Rejected',
  retired: 'Retired',
  merged: 'Merged',
  purged: 'Purged',
}

/** The rows that are shown, under a heading for each status: id, kind, scope, confidence, age, text. */
export function listLines({ rows, line }: ItemList, shown: (row: ListRow) => boolean, now: number): string[] {
  const counts = new Map<Status, number>()
  for (const row of rows) if (shown(row)) counts.set(row.status, (counts.get(row.status) ?? 0) + 1)
  const lines: string[] = []
  let heading: Status | undefined
  for (const [index, row] of rows.entries()) {
    if (!shown(row)) continue
    if (row.status !== heading) lines.push(`${HEADINGS[row.status]} ${counts.get(row.status) ?? 0}`)
    heading = row.status
    const [before, after] = line(index)
    lines.push(`${before} ${shortSpan(now - row.at).padStart(4)}  ${after}`)
  }
  return lines.length > 0 ? lines : ['Nothing here']
}
