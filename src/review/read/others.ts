import { type FoundLease, leaseFile } from '../../runtime/processes/leases.ts'
import { count } from '../../text/count.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'

/**
 * What other processes keep us from reading, as sentences without a full stop: how many sessions, and each lease that does not name its owner.
 */
export function othersLines(paths: WorkspacePaths, leases: readonly FoundLease[]): string[] {
  const held = leases.filter(({ owner }) => owner !== undefined).length
  return [
    ...(held > 0 ? [`Another Sage is reviewing ${count(held, 'session')}`] : []),
    ...leases
      .filter(({ owner }) => owner === undefined)
      .map(({ sessionId }) => `"${leaseFile(paths, sessionId)}" cannot be read: delete it if no other Sage is running`),
  ]
}
