import { type FoundLease, leaseFile } from '../../runtime/claims.ts'
import { count } from '../../text/count.ts'
import type { WorkspacePaths } from '../../workspace/paths.ts'

/** What other processes keep from being read here, as sentences without their full stop: how many sessions, and each lease that says nobody's name. */
export function othersText(paths: WorkspacePaths, leases: readonly FoundLease[]): string[] {
  const held = leases.filter(({ owner }) => owner !== undefined).length
  return [
    ...(held > 0 ? [`Another Sage is reviewing ${count(held, 'session')}`] : []),
    ...leases
      .filter(({ owner }) => owner === undefined)
      .map(({ sessionId }) => `"${leaseFile(paths, sessionId)}" cannot be read: delete it if no other Sage is running`),
  ]
}
