import { existsSync, statSync } from 'node:fs'
import { expectedErrorText } from '../../base/system-error.ts'
import { publish } from '../../inject/publish/publish.ts'
import { readContext } from '../../inject/publish/renew-projection.ts'
import type { Plan } from '../../journal/decide/plan.ts'
import type { JournalEvent } from '../../journal/event/event.ts'
import { commitFiles } from '../../journal/history/commit-files.ts'
import { historyMessage } from '../../journal/history/history-message.ts'
import { type History, historyOf, openHistory } from '../../journal/history/history.ts'
import { type Home, HOMES } from '../../journal/item/item.ts'
import type { JournalStore } from '../../journal/store/store.ts'
import { ensureRuntimeFolders } from '../../runtime/folders/folders.ts'
import {
  parseProjection,
  type Projection,
  type ProjectionSource,
  type ProjectionTarget,
} from '../../runtime/projection/format.ts'
import { areFresh, sourceState } from '../../runtime/projection/source.ts'
import { expectedErrorWithWayOut, wayOutOfAny } from '../../workspace/files/way-out.ts'
import { learningsFiles, userPaths, workspacePaths } from '../../workspace/paths/paths.ts'

/** Updates everything derived from a journal after a change: `learnings.md`, what hooks print, the status line, the history. */
export type Settler = {
  /**
   * Returns what went wrong, as a sentence. The decision is already saved; the next call tries again, with or without changes, as does
   * `sage sync`.
   */
  settle(changes: Plan): string | undefined
  /**
   * Whether what hooks print still matches the files it was made from: people edit CLAUDE.md and settings, git brings others, and other
   * projects write to the person's journal. Costs a few `stat`s.
   */
  isSettled(): boolean
  /** Waits for the history, which never delays a decision. Resolves to what went wrong, or undefined. */
  flush(): Promise<string | undefined>
  /**
   * Commits what is in the journals but not in the history, because Sage was killed before that or git failed; also if nothing was decided since.
   * Resolves to what still prevents it, or undefined.
   */
  catchUp(): Promise<string | undefined>
}

/** The message of a commit whose changes can no longer be named one by one. */
const LATE = 'Save what was not in the history yet'

type SettlerOptions = {
  readonly target: ProjectionTarget
  readonly store: JournalStore
  readonly now: () => Date
}

export function createSettler({ target, store, now }: SettlerOptions): Settler {
  const places = { project: workspacePaths(target.workspaceDir), user: userPaths(target.dataHome) }
  const histories = new Map<Home, History>()
  const written = new Set<string>(learningsFiles(target).map(({ path }) => path))
  /** What the hooks' text was made from; read from its file until this process has written one. */
  let sources: readonly ProjectionSource[] | undefined

  function record(home: Home, events: readonly JournalEvent[]): void {
    if (events.length === 0) return histories.get(home)?.retry(LATE)
    const history = histories.get(home) ?? openHistory(historyOf(places[home], now))
    histories.set(home, history)
    const { [home]: journal, items } = store.journals()
    history.record(historyMessage(events, items, journal))
  }

  async function flush(): Promise<string | undefined> {
    const problems = await Promise.all([...histories.values()].map((history) => history.flush()))
    return notInHistory(problems)
  }

  async function keepLate(home: Home): Promise<string | undefined> {
    // A journal that is gone is not a newer version to commit.
    if (!statSync(places[home].journal, { throwIfNoEntry: false })?.size) return undefined
    return await commitFiles(historyOf(places[home], now), LATE)
  }

  return {
    settle(changes) {
      const problem = attempt(() => {
        ensureRuntimeFolders(places.project)
        sources = othersThan(written, publish(target, { store }))
      })
      // A failed write is tried again at the next change, not continuously.
      if (problem !== undefined) sources = sources?.map(({ path }) => sourceState(path))
      for (const home of HOMES) record(home, changes[home])
      return problem
    },
    isSettled() {
      // What the person removed while this was open is not recreated.
      if (!existsSync(target.workspaceDir) || !existsSync(target.dataHome)) return true
      // If there is no text yet, whoever needs it makes it.
      sources ??= othersThan(written, parseProjection(readContext(target) ?? ''))
      return areFresh(sources)
    },
    flush,
    async catchUp() {
      await flush()
      const problems: (string | undefined)[] = []
      for (const home of HOMES) problems.push(await keepLate(home).catch(expectedErrorWithWayOut))
      return notInHistory(problems)
    },
  }
}

function notInHistory(problems: readonly (string | undefined)[]): string | undefined {
  const problem = problems.find((found) => found !== undefined)
  return problem && `What is saved is not in the history: ${problem}`
}

/** What git or the person puts in place of a `learnings.md` stays until something is decided: it may belong to another branch. */
function othersThan(
  written: ReadonlySet<string>,
  made: Pick<Projection, 'sources' | 'instructions'> | undefined,
): readonly ProjectionSource[] {
  const sources = made ? [...made.sources, ...made.instructions] : []
  return sources.filter(({ path }) => !written.has(path))
}

function attempt(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    const text = expectedErrorText(error)
    const way = wayOutOfAny(error)
    const again = way === undefined ? 'Run "sage sync" to try again' : `${way}, then run "sage sync"`
    // Hooks still give Claude what was saved, also what is missing in such a file.
    return `What is saved is not yet in every file made from it: ${text}. ${again}`
  }
}
