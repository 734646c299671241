import type { ReviewRecord } from './review-record.ts'

/** Which Sage read a session, noted only where it met something that another version may know. */
export function readerOf(versions: ReviewRecord['versions']): Pick<ReviewRecord, 'reader'> {
  return hasUnknown(versions) ? { reader: SAGE_VERSION } : {}
}

/** The record as it is read on from: from the beginning, where another Sage passed over what it did not know. */
export function unlessReadByAnother(record: ReviewRecord): ReviewRecord {
  const { cursor, versions, reader } = record
  if (!cursor || reader === SAGE_VERSION || !hasUnknown(versions)) return record
  // The head of no file: it is read like one that was replaced.
  return { ...record, cursor: { ...cursor, head: '' } }
}

function hasUnknown(versions: ReviewRecord['versions']): boolean {
  return Object.values(versions).some(({ unknown, strange = 0 }) => unknown + strange > 0)
}
