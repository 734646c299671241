import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MINUTE } from '../../base/durations.ts'
import { removeIfThere } from '../../workspace/files/durable-write.ts'
import { withErrorPath } from '../../workspace/files/error-path.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import { runGit, UNANSWERED } from './git.ts'
import { folderEntries, FILES, FOLDERS, strangeInHistory, writtenFolders } from './history-obstacle.ts'

export const BRANCH = 'refs/heads/main'
/** A journal's name in its history, wherever the journal itself is. */
export const JOURNAL = 'journal.jsonl'

/**
 * The whole contents of files in `history.git`, above all of the configuration. Each run compares them, so that nothing a clone brought with it
 * is ever obeyed, and no file that a power cut left empty stays so.
 */
const CONTENTS: Readonly<Record<(typeof FILES)[number], string>> = {
  HEAD: `ref: ${BRANCH}\n`,
  config: '[core]\n\trepositoryformatversion = 0\n\tfilemode = false\n\tbare = true\n',
  'info/attributes': `${JOURNAL} merge=union\n`,
}

/**
 * Makes `history.git` if there is none, and repairs what is in it. Returns why it cannot be used, or undefined. Works without `git init`: git
 * needs only these folders and files, and a `git init` that is killed leaves something that git does not recognise as a repository.
 */
export function prepareRepository(gitDir: string): string | undefined {
  const strange = strangeInHistory(gitDir)
  if (strange !== undefined) return `${strange}; move it away`
  removeLeftovers(gitDir)
  for (const folder of FOLDERS) {
    const path = join(gitDir, folder)
    if (!isThere(path)) makeFolder(path)
  }
  markAsRepository(gitDir)
  for (const [name, content] of Object.entries(CONTENTS)) {
    const path = join(gitDir, name)
    withErrorPath(path, () => {
      if (!isThere(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content)
    })
  }
  return undefined
}

/** The exit codes of a git that did not look at the repository: it was ended, may not be run, or is not there. */
const DID_NOT_LOOK = [UNANSWERED, 126, 127]

/**
 * Whether git finds that something in it is missing or empty, for example after a power cut, because git does not flush loose objects. A git that
 * could not look (no git, no time, no more files) has found nothing.
 */
export async function isDamaged(gitDir: string): Promise<boolean> {
  const { code } = await runGit(['fsck', '--connectivity-only', '--no-dangling', '--no-progress'], { gitDir })
  if (code === 0 || DID_NOT_LOOK.includes(code)) return false
  // A git that can do nothing at all, as on a Mac without developer tools, has not looked either.
  return (await runGit(['--version'], { gitDir })).code === 0
}

/** No git of ours runs for this many milliseconds: a lock that is older, or in the future because the clock was set back, is left over. */
const LOCK_LIMIT = 3 * MINUTE
/** Locks, and the crash reports of a `fast-import` whose Sage was killed; git itself removes neither. */
const LEFTOVER = /\.lock$|^fast_import_crash_\d+$/

/** A lock is nothing but its file, so git would wait for ever for a holder that is gone. */
function removeLeftovers(gitDir: string): void {
  for (const { parentPath, name } of writtenFolders(gitDir).flatMap(folderEntries)) {
    const path = join(parentPath, name)
    if (!LEFTOVER.test(name)) continue
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found?.isFile() && Math.abs(Date.now() - found.mtimeMs) > LOCK_LIMIT) removeIfThere(path)
  }
}

/** Makes this look like a repository nested in the project's, so that `git clean -fdx` there leaves it alone. */
function markAsRepository(gitDir: string): void {
  const mark = join(gitDir, '.git')
  if (!isThere(mark)) withErrorPath(mark, () => writeFileSync(mark, 'gitdir: .\n'))
}

/** Whether a history was made here, whatever has become of it. */
export function hasRepository(gitDir: string): boolean {
  return isThere(join(gitDir, 'HEAD'))
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
