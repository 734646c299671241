import { coalesce } from '../../base/coalesce.ts'
import { textWithWayOut } from '../../workspace/files/way-out.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { commitFiles, type HistoryOptions } from './commit-files.ts'
import { joinMessages } from './history-message.ts'
import { JOURNAL } from './history-repository.ts'

/** The private git history of a journal and what is made of it. */
export type History = {
  /** Notes what changed; the commit comes later, so that no decision waits for git. It comes even if another Sage has committed the same files. */
  record(message: string): void
  /** Tries again if the last commit failed. */
  retry(message: string): void
  /** Waits until everything noted is committed, or has failed. Resolves to what went wrong, or undefined. */
  flush(): Promise<string | undefined>
}

/** The history of a journal and the `learnings.md` beside it. */
export function historyOf(
  { history, journal, learnings }: Pick<WorkspacePaths, 'history' | 'journal' | 'learnings'>,
  now: () => Date,
): HistoryOptions {
  return { gitDir: history, files: { [JOURNAL]: journal, 'learnings.md': learnings }, now }
}

type Note = { readonly message: string; readonly isNew: boolean }

/** Opens the history; nothing is made or run before the first `record`. Changes noted while a commit runs share the next one. */
export function openHistory(options: HistoryOptions): History {
  /** Why the last commit failed, until the next one is asked for. */
  let problem: string | undefined
  const commits = coalesce(async (notes: readonly Note[]) => {
    const message = joinMessages(notes.map((note) => note.message))
    const evenIfKept = notes.some(({ isNew }) => isNew)
    problem = await commitFiles(options, message, { evenIfKept }).catch(textWithWayOut)
  })
  const note = (noted: Note): void => {
    problem = undefined
    void commits.ask(noted)
  }
  return {
    record: (message) => note({ message, isNew: true }),
    retry(message) {
      if (problem !== undefined) note({ message, isNew: false })
    },
    async flush() {
      await commits.idle()
      return problem
    },
  }
}
