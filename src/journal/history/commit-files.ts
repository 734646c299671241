import { createHash } from 'node:crypto'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { firstLine } from '../../text/first-line.ts'
import { namesIn, readBytesIfThere } from '../../workspace/files/read-if-there.ts'
import { LOCKED } from './git-complaint.ts'
import { type GitResult, runGit, UNANSWERED } from './git.ts'
import { historyObstacle } from './history-obstacle.ts'
import { BRANCH, isDamaged, prepareRepository } from './history-repository.ts'

export type HistoryOptions = {
  /** `history.git` beside the journal. */
  readonly gitDir: string
  /** Files to keep, by their name in the history. One that does not exist is left out. */
  readonly files: Readonly<Record<string, string>>
  readonly now: () => Date
}

type CommitOptions = {
  /** A commit to merge with. */
  readonly merged?: string | undefined
  /** Commits although the newest commit, of another Sage, holds the same files: only the message says what was done. */
  readonly evenIfKept?: boolean
}

const AUTHOR = 'Sage <sage@localhost>'

/**
 * Commits the files as they are now, through one `git fast-import`: no index, no work tree, no filter, no hook. What else `merged` holds, such
 * as a README in the person's own repository, stays. Returns what went wrong. A damaged history is set aside and a new one begun.
 */
export async function commitFiles(
  options: HistoryOptions,
  message: string,
  how: CommitOptions = {},
): Promise<string | undefined> {
  const { gitDir } = options
  const unusable = prepareRepository(gitDir)
  if (unusable !== undefined) return unusable
  const failure = await importFiles(options, message, how)
  if (failure === undefined) return undefined
  // A history that may not be read or written is not necessarily damaged.
  const obstacle = historyObstacle(gitDir)
  if (obstacle !== undefined) return obstacle.what
  if (failure.unanswered || !(await beginAnewIfDamaged(options))) return failure.what
  return (await importFiles(options, message, {}))?.what
}

type History = Pick<HistoryOptions, 'gitDir' | 'now'>

/** Sets a damaged history aside and begins a new one, since the journal holds everything. */
export function beginAnew({ gitDir, now }: History): void {
  renameSync(gitDir, `${gitDir}.damaged-${now().getTime()}`)
  prepareRepository(gitDir)
}

/** The same if it is damaged. Resolves to whether it was. */
export async function beginAnewIfDamaged(history: History): Promise<boolean> {
  const damaged = await isDamaged(history.gitDir)
  if (damaged) beginAnew(history)
  return damaged
}

/** What the system and git say about a full disk. */
const NO_SPACE = /No space left on device|Disk quota exceeded|Out of diskspace/u

/** `unanswered`: git hung, or somebody else ended it. Running it again would take as long again. */
type Failure = { readonly what: string; readonly unanswered: boolean }

async function importFiles(
  options: HistoryOptions,
  message: string,
  { merged, evenIfKept }: CommitOptions,
): Promise<Failure | undefined> {
  const names = Object.keys(options.files)
  let failure: Failure | undefined
  for (let attempt = 0; attempt < 3 && !failure?.unanswered; attempt++) {
    const files = Object.entries(options.files).flatMap(([name, path]) => {
      const bytes = readBytesIfThere(path)
      return bytes ? [{ name, bytes }] : []
    })
    const last = await lastCommit(options.gitDir, names, files)
    if (last.unchanged && merged === undefined && !evenIfKept) return undefined
    const input = importStream({ names, files, message, parent: last.commit, merged, at: options.now() })
    const { code, stderr } =
      last.silent ?? (await runGit(['fast-import', '--quiet', '--done'], { gitDir: options.gitDir, input }))
    if (code === 127) return { what: 'git is not installed', unanswered: false }
    if (code === 0) {
      await packIfMany(options.gitDir, files)
      return undefined
    }
    failure = {
      what: `Cannot keep the history: ${firstLine(stderr)}${wayOutOf(stderr)}`,
      unanswered: code === UNANSWERED,
    }
  }
  return failure
}

function wayOutOf(stderr: string): string {
  if (NO_SPACE.test(stderr)) return '; free some space'
  return LOCKED.test(stderr) ? '; if a Sage was killed, what it left is removed after 3 minutes' : ''
}

type KeptFile = { readonly name: string; readonly bytes: Buffer }

/**
 * The tip, and whether it holds just these files; `silent` if git did not say. Another Sage may move it; then the import is refused and tried
 * again.
 */
async function lastCommit(
  gitDir: string,
  names: readonly string[],
  files: readonly KeptFile[],
): Promise<{ commit?: string; unchanged: boolean; silent?: GitResult }> {
  const tip = await runGit(['rev-parse', '--verify', '--quiet', `${BRANCH}^0`], { gitDir })
  if (tip.code === UNANSWERED) return { unchanged: false, silent: tip }
  if (tip.code !== 0) return { unchanged: false }
  const { stdout } = await runGit(['ls-tree', BRANCH, ...names], { gitDir })
  const kept = new Set(
    stdout
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^\d+ blob /, '')),
  )
  const unchanged =
    files.length === kept.size && files.every(({ name, bytes }) => kept.has(`${blobId(bytes)}\t${name}`))
  return { commit: tip.stdout.toString().trim(), unchanged }
}

function blobId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

type Commit = {
  readonly names: readonly string[]
  readonly files: readonly KeptFile[]
  readonly message: string
  readonly parent: string | undefined
  readonly merged: string | undefined
  readonly at: Date
}

function importStream({ names, files, message, parent, merged, at }: Commit): Buffer {
  const text = Buffer.from(message)
  // What a commit does not name it takes from its first parent.
  const [first, second] = [merged, parent].filter((commit) => commit !== undefined)
  const head = [
    'feature done',
    `commit ${BRANCH}`,
    `committer ${AUTHOR} ${Math.floor(at.getTime() / 1000)} +0000`,
    `data ${text.length}`,
    message,
    ...(first === undefined ? [] : [`from ${first}`]),
    ...(second === undefined ? [] : [`merge ${second}`]),
    ...names.map((name) => `D ${name}`),
    '',
  ].join('\n')
  const blobs = files.flatMap(({ name, bytes }) => [
    Buffer.from(`M 100644 inline ${name}\ndata ${bytes.length}\n`),
    bytes,
    Buffer.from('\n'),
  ])
  return Buffer.concat([Buffer.from(head), ...blobs, Buffer.from('done\n')])
}

/** Git's own way to estimate loose objects, from one folder of 256; from more of them if the objects are large. */
async function packIfMany(gitDir: string, files: readonly KeptFile[]): Promise<void> {
  const large = files.some(({ bytes }) => bytes.length > 1_000_000)
  const sampled = large ? ['10', '20', '30', '40', '50', '60', '70', '80'] : ['17']
  const loose = sampled.flatMap((folder) => namesIn(join(gitDir, 'objects', folder)))
  if (loose.length > 1) await runGit(['gc', '--quiet'], { gitDir })
}
