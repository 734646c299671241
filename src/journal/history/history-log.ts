import { gitComplaint } from './git-complaint.ts'
import { runGit } from './git.ts'
import { BRANCH, hasRepository, prepareRepository } from './history-repository.ts'

/** One change in the history. */
export type HistoryEntry = {
  readonly commit: string
  /** ISO 8601; '' if the commit has no such time. */
  readonly at: string
  readonly subject: string
  readonly body: string
}

/** The newest changes, newest first; or why the history does not tell them, as the beginning of a sentence. */
export type HistoryRead =
  | { readonly entries: readonly HistoryEntry[]; readonly why?: never }
  | { readonly entries?: never; readonly why: string }

const NONE: HistoryRead = { why: 'There is no git history here' }

/** The newest `limit` changes. */
export async function readHistory(gitDir: string, limit: number): Promise<HistoryRead> {
  if (!hasRepository(gitDir)) return NONE
  const unusable = prepareRepository(gitDir)
  if (unusable !== undefined) return { why: unusable }
  const format = '%H%x1f%ct%x1f%s%x1f%b%x1e'
  const args = ['log', '--no-color', '--no-decorate', `--format=${format}`, `-n${limit}`, BRANCH]
  const { code, stdout, stderr } = await runGit(args, { gitDir })
  if (code === 127) return { why: 'Git is not installed' }
  if (code !== 0)
    return (await isAbsent(gitDir, BRANCH)) ? NONE : { why: `Git cannot read the history: ${gitComplaint(stderr)}` }
  const entries = stdout
    .toString()
    .split('\u001e')
    .map((record) => record.trim().split('\u001f'))
    .filter(([commit]) => commit !== '')
    .map(([commit = '', seconds = '0', subject = '', body = '']) => {
      return { commit, at: timeText(Number(seconds) * 1000), subject, body }
    })
  return { entries }
}

/** The same; undefined if the history does not tell them. */
export async function listHistory(gitDir: string, limit: number): Promise<readonly HistoryEntry[] | undefined> {
  return (await readHistory(gitDir, limit)).entries
}

/** Whether there is no such branch, as where Sage was killed right after it had made the repository. */
async function isAbsent(gitDir: string, branch: string): Promise<boolean> {
  const { code, stderr } = await runGit(['rev-parse', '--verify', '--quiet', branch], { gitDir })
  return code === 1 && stderr === ''
}

/** A history from a clone or another machine may contain any number as a time. */
function timeText(milliseconds: number): string {
  const time = new Date(milliseconds)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

/** The bytes of a file as a commit holds them, or undefined. */
export async function readFromHistory(gitDir: string, commit: string, name: string): Promise<Buffer | undefined> {
  const { code, stdout } = await runGit(['cat-file', 'blob', `${commit}:${name}`], { gitDir })
  return code === 0 ? stdout : undefined
}

/** `none`: no such branch, or no file in it. `damaged`: git no longer has it. `unknown`: git cannot tell, or it is no file. */
export type KeptSize = number | 'none' | 'damaged' | 'unknown'

/** How many bytes a file has at the end of a branch. */
export async function sizeInHistory(gitDir: string, branch: string, name: string): Promise<KeptSize> {
  const { code, stdout } = await runGit(['ls-tree', '--long', branch, name], { gitDir })
  if (code !== 0) return (await isAbsent(gitDir, branch)) ? 'none' : 'unknown'
  if (stdout.length === 0) return 'none'
  const size = /^\d+ blob \w+ +(\d+|BAD)\t/.exec(stdout.toString())?.[1]
  if (size === 'BAD') return 'damaged'
  return size === undefined ? 'unknown' : Number(size)
}

/** The bytes that a file has in each of these commits; 0 where it does not exist. */
export async function sizesInHistory(gitDir: string, commits: readonly string[], name: string): Promise<number[]> {
  if (commits.length === 0) return []
  const input = Buffer.from(commits.map((commit) => `${commit}:${name}\n`).join(''))
  const { code, stdout } = await runGit(['cat-file', '--batch-check=%(objectsize)'], { gitDir, input })
  const lines = code === 0 ? stdout.toString().split('\n') : []
  return commits.map((_, index) => Number(/^\d+$/.exec(lines[index] ?? '')?.[0] ?? 0))
}
