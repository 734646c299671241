import { publish } from '../inject/publish.ts'
import type { JournalEvent } from '../journal/event.ts'
import type { Journal } from '../journal/fold.ts'
import { historyMessage } from '../journal/history-message.ts'
import { type History, openHistory } from '../journal/history.ts'
import type { Plan } from '../journal/plan.ts'
import type { JournalStore } from '../journal/store.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { systemErrorText } from '../text/system-error.ts'
import { UserError } from '../text/user-error.ts'
import { userPaths, workspacePaths } from '../workspace/paths.ts'

/** Brings what follows from a journal up to date after a change: `learnings.md`, what hooks print, the status line, the history. */
export type Settler = {
  /** What is decided is durable already, so trouble here is told (as a sentence) and mended by the next change or `sage sync`. */
  settle(changes: Plan): string | undefined
  /** Waits for the history, which never holds up a decision. Resolves to what went wrong, or undefined. */
  flush(): Promise<string | undefined>
}

type World = {
  readonly target: ProjectionTarget
  readonly store: JournalStore
  readonly home: string
  readonly now: () => Date
}

export function createSettler({ target, store, home, now }: World): Settler {
  const project = workspacePaths(target.workspaceDir)
  const user = userPaths(target.dataHome)
  const histories = new Map<string, History>()

  function record(at: typeof project | typeof user, events: readonly JournalEvent[], journal?: Journal): void {
    if (events.length === 0) return
    const files = { 'journal.jsonl': at.journal, 'learnings.md': at.learnings }
    const history = histories.get(at.history) ?? openHistory({ gitDir: at.history, files, now })
    histories.set(at.history, history)
    history.record(historyMessage(events, store.state().items, journal?.redos ?? new Map()))
  }

  return {
    settle(changes) {
      const problem = attempt(() => publish(target, { home, now: now().getTime(), store }))
      const journals = store.journals()
      record(project, changes.project, journals.project)
      record(user, changes.user, journals.user)
      return problem
    },
    async flush() {
      const problems = await Promise.all([...histories.values()].map((history) => history.flush()))
      const problem = problems.find((found) => found !== undefined)
      return problem && `Saved, but not kept in the history: ${problem}`
    },
  }
}

function attempt(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    if (!(error instanceof Error && ('code' in error || error instanceof UserError))) throw error
    return `Saved, but not yet ready for Claude: ${systemErrorText(error) ?? error.message}. Run "sage sync" to try again`
  }
}
