import { spawn } from 'node:child_process'
import { DAY } from '../../base/durations.ts'
import { findRepository, readOnlyGit } from '../../hook/working-context/read-only-git.ts'
import { COCHANGE_LOG, countCochange } from '../../inject/publish/cochange.ts'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { isYounger } from '../../workspace/files/is-younger.ts'
import { regenerableWrite } from '../../workspace/files/regenerable-write.ts'
import { recordPaths } from '../../workspace/paths/paths.ts'

/** Milliseconds, enough for any repository; nobody waits for it but who installs the git hook. */
const TIMEOUT = 30_000
const MAX_OUTPUT = 64 * 1024 * 1024

/** Counts which files usually change together and saves it for the hook, which never counts itself; nothing without a readable history. */
export function refreshCochange(target: ProjectionTarget): void {
  const git = readOnlyGit(target.projectDir, { milliseconds: TIMEOUT, maxOutput: MAX_OUTPUT })
  const cochange = countCochange(git?.(COCHANGE_LOG) ?? '')
  if (cochange) regenerableWrite(recordPaths(target.dataHome, target.id).cochange, `${JSON.stringify(cochange)}\n`)
}

/**
 * Starts `sage hook refresh` as a separate process if the count is missing or a day old, for people without a post-commit hook. Nobody waits for
 * it.
 */
export function refreshInBackground(target: ProjectionTarget, now: number): void {
  const program = process.argv[1]
  if (program === undefined || !findRepository(target.projectDir)) return
  if (isYounger(recordPaths(target.dataHome, target.id).cochange, DAY, now)) return
  const child = spawn(process.execPath, [program, 'hook', 'refresh'], {
    cwd: target.projectDir,
    stdio: 'ignore',
    detached: true,
    windowsHide: true,
  })
  // If no process can be started, the working context does without related files.
  child.on('error', () => {})
  child.unref()
}
