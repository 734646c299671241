import { count } from '../../text/count.ts'
import { contains } from '../../workspace/files/real-path.ts'
import type { ReviewRecord } from './review-record.ts'

type Looked = Pick<ReviewRecord, 'transcriptPath' | 'reviewedAt' | 'missingSince' | 'refused'>

/**
 * What to tell the person while Claude Code keeps its transcripts where Sage may not read: the one that was looked at last is there. Nothing
 * else would say why the inbox stays empty. Undefined once a later one was read, or the person gave them up.
 */
export function outOfReachText(records: readonly Looked[]): string | undefined {
  const outside = records.filter(isOutside)
  const last = outside.toSorted((a, b) => lookedAt(a).localeCompare(lookedAt(b))).at(-1)
  if (!last || records.some((record) => !isOutside(record) && lookedAt(record) > lookedAt(last))) return undefined
  const roots = last.refused?.roots ?? []
  const notRead = `${count(outside.length, 'session')} not read: Claude Code keeps its transcripts`
  const linking = roots.find((root) => contains(root, last.transcriptPath))
  if (linking !== undefined)
    return `${notRead} behind a link in "${linking}". Replace the link with what it leads to, then run "sage scan" (sage doctor)`
  return `${notRead} outside ${roots.map((root) => `"${root}"`).join(' and ')}. Give Sage the same CLAUDE_CONFIG_DIR as Claude Code (sage doctor)`
}

function isOutside({ refused, missingSince }: Looked): boolean {
  return missingSince !== undefined && refused?.roots !== undefined
}

function lookedAt({ missingSince = '', reviewedAt }: Looked): string {
  return missingSince > reviewedAt ? missingSince : reviewedAt
}
