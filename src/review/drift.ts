import { driftAlarm } from '../transcript/drift.ts'
import type { VersionStats } from '../transcript/stats.ts'
import type { ReviewRecord } from './review-record.ts'

/** What to tell the person if some client version writes what the reader does not understand: silence here would mean lost words. */
export function driftOf(records: readonly ReviewRecord[]): string | undefined {
  const versions: Record<string, VersionStats> = {}
  for (const record of records)
    for (const [version, { entries, turns, unknown }] of Object.entries(record.versions)) {
      const sum = (versions[version] ??= { entries: 0, turns: 0, unknown: 0 })
      sum.entries += entries
      sum.turns += turns
      sum.unknown += unknown
    }
  return driftAlarm(versions)[0]?.message
}
