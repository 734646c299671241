import { readOnlyGit } from '../hook/injection-git.ts'
import { COCHANGE_LOG, countCochange } from '../inject/cochange.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { recordPaths } from '../workspace/paths.ts'
import { regenerableWriteSync } from '../workspace/regenerable-write.ts'

/** In a repository of any size; nobody waits for it. */
const PATIENCE = 30_000
const MOST_OUTPUT = 64 * 1024 * 1024

/** Counts which files usually change together and keeps it for the hook, which never counts. False without a readable history. */
export function refreshCochange(target: ProjectionTarget): boolean {
  const git = readOnlyGit(target.projectDir, { milliseconds: PATIENCE, mostOutput: MOST_OUTPUT, now: Date.now })
  const cochange = countCochange(git?.(COCHANGE_LOG) ?? '')
  if (!cochange) return false
  regenerableWriteSync(recordPaths(target.dataHome, target.id).cochange, `${JSON.stringify(cochange)}\n`)
  return true
}
