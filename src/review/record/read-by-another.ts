import type { ReviewRecord } from './review-record.ts'

/** Which version of Sage read a session, noted only if it found something unknown that another version may know. */
export function readerOf(versions: ReviewRecord['versions']): Pick<ReviewRecord, 'reader'> {
  return hasUnknown(versions) ? { reader: SAGE_VERSION } : {}
}

/** The record to continue from: from the beginning, if another version of Sage passed over what it did not know. */
export function unlessReadByAnother(record: ReviewRecord): ReviewRecord {
  const { cursor, versions, reader } = record
  if (!cursor || reader === SAGE_VERSION || !hasUnknown(versions)) return record
  // No file has this head, so the transcript is read like one that was replaced.
  return { ...record, cursor: { ...cursor, head: '' } }
}

function hasUnknown(versions: ReviewRecord['versions']): boolean {
  return Object.values(versions).some(({ unknown, strange = 0 }) => unknown + strange > 0)
}
