import { driftAlarm } from '../transcript/drift.ts'
import { sumVersions } from '../transcript/stats.ts'
import type { ReviewRecord } from './review-record.ts'

/** What to tell the person if some client version writes what the reader does not understand: silence here would mean lost words. */
export function driftOf(records: readonly ReviewRecord[]): string | undefined {
  return driftAlarm(sumVersions(records.map(({ versions }) => versions)))[0]
}
