import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runGit } from './git.ts'

export const BRANCH = 'refs/heads/main'

/** The whole configuration of `history.git`; a test of every run, so that nothing a clone brought with it is ever obeyed. */
const CONFIG = '[core]\n\trepositoryformatversion = 0\n\tfilemode = false\n\tbare = true\n'
const ATTRIBUTES = 'journal.jsonl merge=union\n'

/** Makes `history.git` if there is none, and sets its configuration right. Returns why it cannot be used, or undefined. */
export async function prepareRepository(gitDir: string): Promise<string | undefined> {
  const stats = lstatSync(gitDir, { throwIfNoEntry: false })
  if (stats && !stats.isDirectory()) return `"${gitDir}" is not a folder of ours`
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
  const config = join(gitDir, 'config')
  const found = lstatSync(config, { throwIfNoEntry: false })
  if (found && !found.isFile() && !found.isSymbolicLink()) return `"${config}" is not a file of ours; move it away`
  if (!found?.isFile() || readFileSync(config, 'utf8') !== CONFIG) writeFileSync(config, CONFIG)
  return undefined
}

export function hasRepository(gitDir: string): boolean {
  return lstatSync(join(gitDir, 'HEAD'), { throwIfNoEntry: false }) !== undefined
}

export function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? ''
}
