import type { JournalProblem } from './read.ts'

/** What is wrong with a journal, as a sentence without its full stop. */
export function problemText({ path, line, kind, reason }: JournalProblem & { readonly path: string }): string {
  return kind === 'gone' ? `The journal "${path}" is gone` : `"${path}" line ${line}: ${reason}`
}
