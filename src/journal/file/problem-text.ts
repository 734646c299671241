import { UserError } from '../../base/user-error.ts'
import type { JournalProblem } from './parse-lines.ts'

/** What is wrong, and with which journal. */
export type Problem = JournalProblem & { readonly path: string }

/** The way out if a newer Sage wrote the journal. */
export const UPDATE_SAGE = 'npm install -g sage-inbox@latest'

const RESTORE = 'sage doctor --fix restores what its history has'

const WAYS_OUT: Readonly<Record<Problem['kind'], string>> = {
  torn: RESTORE,
  damaged: RESTORE,
  newer: UPDATE_SAGE,
  // For people who lost it, and for people who deleted it on purpose.
  gone: 'sage doctor --fix restores it from its history; to start afresh, delete "history.git" beside it too',
  emptied: 'If it should be there, restore it before you go on: "sage init" or the next proposal starts a new one',
  cut: `${RESTORE}; approve the rest again`,
  keyless: 'Put it back ("sage doctor" says where it belongs), or run "sage init" and approve your learnings again',
}

/** What is wrong with a journal, as a sentence without its full stop. */
export function problemText({ path, line, kind, reason }: Problem): string {
  if (kind === 'keyless') return reason
  return line === 0 ? `The journal "${path}" ${reason}` : `"${path}" line ${line}: ${reason}`
}

/**
 * Whether a problem is reported wherever the journal is read. A line that was torn while it was written was never called saved; only `sage
 * doctor` reports it, because somebody may also have cut the file.
 */
export function isTold({ kind }: Pick<Problem, 'kind'>): boolean {
  return kind !== 'torn'
}

/** What the person can do about it. */
export function problemWayOut({ kind }: Pick<Problem, 'kind'>): string {
  return WAYS_OUT[kind]
}

/** Why nothing works while a journal is gone: whatever is said would be wrong, and no new journal may be begun in its place. */
export function goneError(problems: readonly Problem[]): UserError | undefined {
  const gone = problems.find(({ kind }) => kind === 'gone')
  return gone && new UserError(problemText(gone), { hint: problemWayOut(gone), code: 'journal-gone' })
}

/** Why nothing can be decided until this is fixed; undefined if decisions can be taken despite the problems. */
export function closedError(problems: readonly Problem[]): UserError | undefined {
  const newer = problems.find(({ kind }) => kind === 'newer')
  return (
    goneError(problems) ??
    (newer &&
      new UserError(`Cannot decide: ${problemText(newer)}`, { hint: problemWayOut(newer), code: 'journal-newer' }))
  )
}
