import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runGit } from './git.ts'

export const BRANCH = 'refs/heads/main'
/** A journal's name in its history, wherever it stands outside. */
export const JOURNAL = 'journal.jsonl'

/** The whole configuration of `history.git`; a test of every run, so that nothing a clone brought with it is ever obeyed. */
const CONFIG = '[core]\n\trepositoryformatversion = 0\n\tfilemode = false\n\tbare = true\n'
const ATTRIBUTES = `${JOURNAL} merge=union\n`

/** Makes `history.git` if there is none, and sets its configuration right. Returns why it cannot be used, or undefined. */
export async function prepareRepository(gitDir: string): Promise<string | undefined> {
  const stats = lstatSync(gitDir, { throwIfNoEntry: false })
  if (stats && !stats.isDirectory()) return `"${gitDir}" is not a folder of ours`
  const stranger = findStranger(gitDir)
  if (stranger !== undefined) return `"${stranger}" is a link or a pipe; move it away`
  if (!hasRepository(gitDir)) {
    mkdirSync(gitDir, { recursive: true, mode: 0o700 })
    const made = await runGit(['init', '--quiet', '--bare', '--template=', gitDir], { gitDir })
    if (made.code === 127) return 'git is not installed'
    if (made.code !== 0) return firstLine(made.stderr)
    writeFileSync(join(gitDir, 'HEAD'), `ref: ${BRANCH}\n`)
    mkdirSync(join(gitDir, 'info'), { recursive: true })
    writeFileSync(join(gitDir, 'info', 'attributes'), ATTRIBUTES)
  }
  if (lstatSync(join(gitDir, 'commondir'), { throwIfNoEntry: false }))
    return `"${gitDir}" points to another repository; move it away`
  markAsRepository(gitDir)
  const config = join(gitDir, 'config')
  const found = lstatSync(config, { throwIfNoEntry: false })
  if (found && !found.isFile()) return `"${config}" is not a file of ours; move it away`
  if (!found || readFileSync(config, 'utf8') !== CONFIG) writeFileSync(config, CONFIG)
  return undefined
}

/** What a repository inside another looks like to git: `git clean -fdx` in the project then leaves it, the one copy of what it takes. */
function markAsRepository(gitDir: string): void {
  const mark = join(gitDir, '.git')
  if (!lstatSync(mark, { throwIfNoEntry: false })) writeFileSync(mark, 'gitdir: .\n')
}

/** Of what git writes, what it would write through a link, or tidy up behind one; loose objects and packs themselves it replaces. */
const WRITTEN = ['', 'info', 'objects', 'objects/info', 'objects/pack']
/** The same with all folders below. Git appends to a log of references that is there, whether it is told to keep one or not. */
const WRITTEN_BELOW = ['refs', 'logs']

/**
 * A link through which Sage or git would write elsewhere, into the project's own repository or any file that a clone could guess; or a pipe,
 * which git waits for.
 */
function findStranger(gitDir: string): string | undefined {
  const folders = [
    ...WRITTEN.map((folder) => join(gitDir, folder)),
    ...WRITTEN_BELOW.flatMap((folder) => foldersIn(join(gitDir, folder))),
  ]
  const strangers = folders.flatMap((folder) =>
    entriesOf(folder).filter((entry) => !entry.isFile() && !entry.isDirectory()),
  )
  return strangers.map(({ parentPath, name }) => join(parentPath, name))[0]
}

/** The folder with all below it, links left alone. */
function foldersIn(folder: string): string[] {
  const below = entriesOf(folder).filter((entry) => entry.isDirectory())
  return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))]
}

function entriesOf(folder: string) {
  const isFolder = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder ? readdirSync(folder, { withFileTypes: true }) : []
}

export function hasRepository(gitDir: string): boolean {
  return lstatSync(join(gitDir, 'HEAD'), { throwIfNoEntry: false }) !== undefined
}

export function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? ''
}
