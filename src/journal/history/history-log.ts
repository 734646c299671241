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

/** The newest `limit` changes, newest first; undefined if there is no history (no git, nothing recorded yet). */
export async function listHistory(gitDir: string, limit: number): Promise<HistoryEntry[] | undefined> {
  if (!hasRepository(gitDir) || prepareRepository(gitDir) !== undefined) return undefined
  const format = '%H%x1f%ct%x1f%s%x1f%b%x1e'
  const args = ['log', '--no-color', '--no-decorate', `--format=${format}`, `-n${limit}`, BRANCH]
  const { code, stdout } = await runGit(args, { gitDir })
  if (code !== 0) return undefined
  return stdout
    .toString()
    .split('\u001e')
    .map((record) => record.trim().split('\u001f'))
    .filter(([commit]) => commit !== '')
    .map(([commit = '', seconds = '0', subject = '', body = '']) => {
      return { commit, at: timeText(Number(seconds) * 1000), subject, body }
    })
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

/** The bytes that a file has in each of these commits; 0 where it does not exist. */
export async function sizesInHistory(gitDir: string, commits: readonly string[], name: string): Promise<number[]> {
  if (commits.length === 0) return []
  const input = Buffer.from(commits.map((commit) => `${commit}:${name}\n`).join(''))
  const { code, stdout } = await runGit(['cat-file', '--batch-check=%(objectsize)'], { gitDir, input })
  const lines = code === 0 ? stdout.toString().split('\n') : []
  return commits.map((_, index) => Number(/^\d+$/.exec(lines[index] ?? '')?.[0] ?? 0))
}
