import { UserError } from '../../base/user-error.ts'
import { MAX_READ_WHOLE } from '../../workspace/files/ordinary-file.ts'
import { readBytesIfThere } from '../../workspace/files/read-if-there.ts'
import type { JournalEvent } from '../event/event.ts'
import { uniteEvents } from '../event/unite-events.ts'
import { parseLines } from '../file/parse-lines.ts'
import { isTold, problemText, problemWayOut } from '../file/problem-text.ts'
import { rewriteJournal } from '../file/rewrite-journal.ts'
import { beginAnew, beginAnewIfDamaged, commitFiles, type HistoryOptions } from './commit-files.ts'
import { gitComplaint, LOCKED } from './git-complaint.ts'
import { type GitResult, runGit } from './git.ts'
import { readFromHistory, sizeInHistory } from './history-log.ts'
import { historyObstacle } from './history-obstacle.ts'
import { BRANCH, isDamaged, JOURNAL, prepareRepository } from './history-repository.ts'
import { shownAddress } from './shown-address.ts'

export type RemoteOptions = HistoryOptions & {
  readonly url: string
  /** The journal that is shared, and the folder for its temporary file. */
  readonly journal: string
  readonly tmp: string
  /** The person's environment, which may say how git reaches the remote. */
  readonly env: Readonly<Record<string, string | undefined>>
}

const THEIRS = 'refs/remotes/origin/main'
/** Networks are slow; git is killed if it gives no answer for this many milliseconds. */
const TIMEOUT = 120_000

/**
 * Takes in what other machines pushed: a union of both journals, in the order of the remote, so that all machines end up with the same one.
 * Returns the events that are new here. Approvals that bear another key wait as shared. Throws `UserError` if git cannot fetch, or if the
 * journal holds lines that cannot be read: rewriting it would lose them.
 */
export async function pullJournal(options: RemoteOptions): Promise<readonly JournalEvent[]> {
  const { gitDir, journal, tmp } = options
  const unusable = prepareRepository(gitDir)
  if (unusable !== undefined) throw new UserError(`Cannot pull: ${unusable}`)
  const bytes = await fetchJournal(options)
  if (!bytes) return []
  const theirs = parseLines(bytes)
  const newer = theirs.problems.find(({ kind }) => kind === 'newer')
  if (newer) throw new UserError('Cannot pull: a newer Sage wrote there', { hint: problemWayOut(newer) })
  const ours = parseLines(readBytesIfThere(journal) ?? Buffer.alloc(0))
  const problem = ours.problems.find(isTold)
  if (problem)
    throw new UserError(`Cannot pull: ${problemText({ ...problem, path: journal })}`, {
      hint: problemWayOut(problem),
    })
  const known = new Set(ours.events.map(({ id }) => id))
  const fresh = theirs.events.filter(({ id }) => !known.has(id))
  if (fresh.length > 0) rewriteJournal(journal, tmp, (present) => uniteEvents(theirs.events, present))
  return fresh
}

/** Fetches, and returns the journal of the remote, if it has one. What was damaged since git fetched it, it fetches only into a new history. */
async function fetchJournal(options: RemoteOptions): Promise<Buffer | undefined> {
  const { gitDir } = options
  await fetchOrThrow(options)
  const size = await sizeInHistory(gitDir, THEIRS, JOURNAL)
  if (size === 'damaged' || (size === 'unknown' && (await isDamaged(gitDir)))) {
    beginAnew(options)
    await fetchOrThrow(options)
  }
  return await readTheirs(gitDir, 'pull')
}

/**
 * The journal that was fetched, if the remote has one. Throws if git does not read it: taken for none, it would be replaced by the one here. A few
 * compressed bytes there may be more than fits in memory here.
 */
async function readTheirs(gitDir: string, action: 'pull' | 'push'): Promise<Buffer | undefined> {
  const size = await sizeInHistory(gitDir, THEIRS, JOURNAL)
  if (size === 'none') return undefined
  if (typeof size === 'number' && size > MAX_READ_WHOLE)
    throw new UserError(`Cannot ${action}: "${JOURNAL}" there has more than ${MAX_READ_WHOLE / 1_000_000} MB`, {
      hint: 'No Sage wrote that: see what is in that repository',
      code: 'remote',
    })
  const bytes = typeof size === 'number' ? await readFromHistory(gitDir, THEIRS, JOURNAL) : undefined
  if (bytes) return bytes
  throw new UserError(`Cannot ${action}: git does not read what it fetched`, { hint: 'Try again', code: 'remote' })
}

/**
 * Pushes this machine's journal; call it after a pull. `nothing` if none was begun: a commit without one would say that it is gone; `even` if
 * all of it is there already. An error that is returned may be gone at the next try: another machine is pushing. Throws `UserError` for any
 * other.
 */
export async function pushJournal(options: RemoteOptions): Promise<'pushed' | 'even' | 'nothing' | UserError> {
  const { gitDir, url, journal, env } = options
  const ours = readBytesIfThere(journal)
  if (ours === undefined) return 'nothing'
  // Otherwise two machines would merge each other's merges for ever.
  if ((await readTheirs(gitDir, 'push'))?.equals(ours)) return 'even'
  const merged = await commitOf(THEIRS, gitDir)
  const known =
    merged !== undefined && (await runGit(['merge-base', '--is-ancestor', THEIRS, BRANCH], { gitDir })).code === 0
  const problem = await commitFiles(options, 'Share: learnings of this machine', {
    merged: known ? undefined : merged,
  })
  if (problem !== undefined) throw new UserError(`Cannot push: ${problem}`)
  const pushed = await runGit(['push', '--quiet', '--', url, `${BRANCH}:${BRANCH}`], { gitDir, env, ...REMOTE })
  if (pushed.code === 0) return 'pushed'
  // Tested before the next condition, because git also says of a lock that it cannot lock the branch.
  if (LOCKED.test(pushed.stderr)) return failed('push to', options, pushed)
  if (/\[rejected\]|non-fast-forward|fetch first|cannot lock ref/.test(pushed.stderr))
    return new UserError('Cannot push: other machines kept pushing', { hint: 'Try again', code: 'remote' })
  throw failed('push to', options, pushed)
}

async function commitOf(ref: string, gitDir: string): Promise<string | undefined> {
  const { code, stdout } = await runGit(['rev-parse', '--verify', '--quiet', ref], { gitDir })
  return code === 0 ? stdout.toString().trim() : undefined
}

const REMOTE = { personal: true, timeout: TIMEOUT } as const

async function fetchOrThrow(options: RemoteOptions): Promise<void> {
  const { gitDir } = options
  let fetched = await fetchTheirs(options)
  const isRepairable = fetched.code !== 0 && historyObstacle(gitDir) === undefined
  if (isRepairable && (await beginAnewIfDamaged(options))) fetched = await fetchTheirs(options)
  if (fetched.code === 0) return
  if (!/couldn't find remote ref/i.test(fetched.stderr)) throw failed('fetch from', options, fetched)
  // A new, empty repository has no branch yet; what was fetched from an earlier one at the same address is not in it.
  await runGit(['update-ref', '-d', THEIRS], { gitDir })
}

function fetchTheirs({ gitDir, url, env }: RemoteOptions): Promise<GitResult> {
  const args = ['fetch', '--quiet', '--no-tags', '--', url, `+${BRANCH}:${THEIRS}`]
  return runGit(args, { gitDir, env, ...REMOTE })
}

/** What to do if git failed, and if a lock was the reason: a lock on the remote for a push, one here for a fetch. */
const WAYS_OUT = {
  'fetch from': {
    failed: 'Git must reach it without prompting: try git ls-remote with the same address',
    locked: 'Another Sage may be using it. If one was killed, what it left is removed after 3 minutes: try again then',
  },
  'push to': {
    failed: 'It can be read: check that you may write there, and that it is bare (git init --bare)',
    locked: 'If no other machine is pushing, one that was killed has left it there: remove that file',
  },
} as const

/** The same if git names our own history. */
const WAY_OUT_HERE = 'Check that you may write there, and that the disk is not full'

type Asked = Pick<RemoteOptions, 'gitDir' | 'url'>

function failed(what: keyof typeof WAYS_OUT, { gitDir, url }: Asked, { code, stderr }: GitResult): UserError {
  const address = shownAddress(url)
  if (code === 127)
    return new UserError(`Cannot ${what} "${address}": git is not installed`, {
      hint: 'Install git, then try again',
      code: 'remote',
    })
  const complaint = gitComplaint(stderr)
  const { locked, failed: elsewhere } = WAYS_OUT[what]
  const unlocked = complaint.includes(gitDir) ? WAY_OUT_HERE : elsewhere
  return new UserError(`Cannot ${what} "${address}": ${shownAddress(complaint)}`, {
    hint: LOCKED.test(stderr) ? locked : unlocked,
    code: 'remote',
  })
}
