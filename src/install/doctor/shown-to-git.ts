import { basename } from 'node:path'
import { readOnlyGit } from '../../hook/working-context/read-only-git.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'

const LIMITS = { milliseconds: 3000, maxOutput: 4096 }

/** The journal if git has it or would take it along, because it was added by force or nothing hides it: what hides it hides all that is private. */
export function shownToGit({ dir, journal }: Pick<WorkspacePaths, 'dir' | 'journal'>): string | undefined {
  const listed = readOnlyGit(
    dir,
    LIMITS,
  )?.(['ls-files', '--cached', '--others', '--exclude-standard', '--', basename(journal)])
  return listed === undefined || listed === '' ? undefined : journal
}
