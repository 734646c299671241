import type { JournalProblem } from './parse-lines.ts'

/** What is wrong, and with which journal. */
export type Problem = JournalProblem & { readonly path: string }

/** The way out where a newer Sage wrote. */
export const UPDATE_SAGE = 'npm install -g sage-inbox@latest'

/** What is wrong with a journal, as a sentence without its full stop. */
export function problemText({ path, line, kind, reason }: Problem): string {
  return kind === 'gone' ? `The journal "${path}" ${reason}` : `"${path}" line ${line}: ${reason}`
}

/** Why nothing can be decided until this is fixed; undefined if decisions can be taken despite it. */
export function readOnlyReason(problems: readonly Problem[]): string | undefined {
  const gone = problems.find(({ kind }) => kind === 'gone')
  if (gone) return `${problemText(gone)}: sage doctor --fix restores it`
  const newer = problems.find(({ kind }) => kind === 'newer')
  return newer && `Cannot decide: "${newer.path}" line ${newer.line} was written by a newer Sage`
}
