import { isExpectedError } from '../../base/system-error.ts'
import type { DoctorFacts } from '../../install/doctor/doctor-facts.ts'
import { NO_PLAN } from '../../journal/decide/plan.ts'
import { commitFiles } from '../../journal/history/commit-files.ts'
import { historyOf } from '../../journal/history/history.ts'
import { restoreJournal } from '../../journal/history/restore-journal.ts'
import { openInbox } from '../../review/inbox/inbox.ts'
import { hideFromGit } from '../../runtime/folders/folders.ts'
import { sweep } from '../../runtime/processes/sweep.ts'
import { count } from '../../text/count.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { namesIn } from '../../workspace/files/read-if-there.ts'
import { textWithWayOut } from '../../workspace/files/way-out.ts'
import { isSetUp } from '../../workspace/locate/locate.ts'
import { dataHome } from '../../workspace/paths/homes.ts'
import { learningsFiles, userPaths, workspacePaths } from '../../workspace/paths/paths.ts'
import { renewHooks } from '../hooks/renew-hooks.ts'
import type { CommandContext } from '../start/context.ts'
import { copyOwnHook } from '../start/own-hook.ts'

type Step = (context: CommandContext, facts: DoctorFacts) => Promise<string[]> | string[]

/** What needs no decision, in this order. */
const STEPS: readonly Step[] = [mendHook, tidyUp, mendJournals, regenerate]

/** Mends what needs no decision. Yields a sentence for each thing that was done, or that the system refused. */
export async function* mend(context: CommandContext, facts: DoctorFacts): AsyncGenerator<string> {
  for (const step of STEPS) yield* await runStep(() => step(context, facts))
}

/** Returns what a step did, or why the system refused it: that must not keep the other steps and the report from running. */
async function runStep(step: () => ReturnType<Step>): Promise<string[]> {
  try {
    return await step()
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return [`${textWithWayOut(error)}.`]
  }
}

function mendHook(context: CommandContext, { hooks }: DoctorFacts): string[] {
  const isDamaged = hooks.installations.length > 0 && hooks.files !== 'ok'
  if (isDamaged) copyOwnHook(dataHome(context.environment))
  return [...(isDamaged ? ['Copied the hook again.'] : []), ...renewHooks(context, hooks)]
}

function tidyUp({ environment }: CommandContext, { location, now }: DoctorFacts): string[] {
  if (!isSetUp(location)) return []
  const paths = workspacePaths(location.dir)
  hideFromGit(paths)
  const swept = sweep(paths, dataHome(environment), now)
  return swept > 0 ? [`Removed ${count(swept, 'temporary file')} left by processes that died.`] : []
}

/** Rebuilds the files derived from the journals, as each decision and `sage sync` do. */
async function regenerate({ environment, now }: CommandContext, { location, key }: DoctorFacts): Promise<string[]> {
  // Without the key, nothing would count as approved.
  if (!isSetUp(location) || key.state !== 'ok') return []
  try {
    const { store, settler, target } = openInbox({ environment, start: location.root, now, tolerant: true })
    store.requireJournals()
    const textOf = ({ path }: { readonly path: string }) => readTextIfReadable(path)
    const before = learningsFiles(target).map(textOf)
    const problem = settler.settle(NO_PLAN)
    const made = learningsFiles(target).filter((file, at) => textOf(file) !== before[at])
    const done = made.map(({ path }) => `Brought "${path}" up to date with the journal.`)
    return problem === undefined ? done : [...done, `${problem}.`]
  } catch (error) {
    // What cannot be read is in the report.
    if (!isExpectedError(error)) throw error
    return []
  }
}

/** Restores damaged and missing lines from the history. Lines that no version has stay in a copy beside the journal. */
async function mendJournals({ environment, now }: CommandContext, { location, inbox }: DoctorFacts): Promise<string[]> {
  const { problems: wrong = [], lost = [] } = inbox?.journal ?? {}
  const damaged = new Set([...wrong, ...lost].map(({ path }) => path))
  const done: string[] = []
  for (const at of [workspacePaths(location.dir), userPaths(dataHome(environment))]) {
    const { journal } = at
    const result = damaged.has(journal) ? await restoreJournal({ ...at, now: now() }) : undefined
    if (!result) continue
    const { restored, problems, backup } = result
    const lines = count(problems.length, 'damaged line')
    // Marks that git left at a conflict, for example, stand for no event.
    const mended =
      restored === 0 && problems.length > 0
        ? `Took ${lines} out of "${journal}"`
        : `Restored ${count(restored, 'event')}${problems.length > 0 ? ` for ${lines}` : ''} of "${journal}"`
    done.push(`${mended}${backup === undefined ? '' : `; the old file: "${backup}"`}.`)
    // No single version in the history has everything that came back; commit it, or the next loss would take it again.
    const problem = await commitFiles(historyOf(at, now), `Restore: ${count(restored, 'event')}`)
    if (problem !== undefined) done.push(`This is not in the history: ${problem}.`)
  }
  // Whatever took a journal away took the hooks' notes as well.
  if (done.length > 0 && namesIn(workspacePaths(location.dir).reviews).length === 0)
    done.push(
      'It is no longer known which sessions were read: "sage scan" reads them again and proposes nothing twice.',
    )
  return done
}
