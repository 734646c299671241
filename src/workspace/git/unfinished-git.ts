import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryAt } from './repository-at.ts'
import { gitDirOf } from './worktree.ts'

/** Files that exist in a repository until a merge, rebase, cherry-pick, revert or bisection is finished or aborted. */
const SIGNS = ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG']

/** Whether git is in the middle of something in the repository around a folder. It goes on only where no file that it holds was changed. */
export function isGitUnfinished(folder: string): boolean {
  const repository = repositoryAt(folder)
  const gitDir = repository === undefined ? undefined : gitFolder(repository)
  return gitDir !== undefined && SIGNS.some((sign) => existsSync(join(gitDir, sign)))
}

function gitFolder(repository: string): string | undefined {
  const path = join(repository, '.git')
  try {
    return statSync(path).isDirectory() ? path : gitDirOf(repository)
  } catch {
    return undefined // unreadable: then nothing is known of it
  }
}
