import { EXIT } from '../base/user-error.ts'
import type { Config } from '../config/schema.ts'
import type { HookState } from '../dashboard/state/snapshot.ts'
import { isKeptOut } from '../hook/record/keep-out.ts'
import { selectGiven } from '../inject/publish/given.ts'
import { readSources } from '../inject/publish/sources.ts'
import type { Scope } from '../journal/event/vocabulary.ts'
import type { ItemList } from '../journal/item/list-cache.ts'
import { listActiveSessions } from '../review/record/active-sessions.ts'
import { driftText } from '../review/record/drift.ts'
import { outOfReachText } from '../review/record/out-of-reach.ts'
import { openReviewStore } from '../review/record/review-store.ts'
import type { ProjectionTarget } from '../runtime/projection/format.ts'
import { relativeTime } from '../text/relative-time.ts'
import { workspacePaths } from '../workspace/paths/paths.ts'
import { budgetOf } from './dashboard/facts/forecast.ts'
import { hookStateOf } from './dashboard/facts/hook-state.ts'
import { countOf, openList, readItems } from './items/open-list.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { say } from './say/say.ts'
import { unreadWork } from './sessions/unread-work.ts'
import { loadConfigHere } from './start/config-files.ts'
import type { CommandContext, Options } from './start/context.ts'
import { requireTarget } from './start/project-root.ts'

/**
 * `sage status`: what waits, what is approved, what is injected, whether the hook is installed. Goes on despite a mistake in the settings.
 * Changes nothing.
 */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const { now } = context
  const target = await requireTarget(context)
  // A mistake in the settings is told and the rest is shown; without its journal there is no rest.
  const list = await openList(context, (read) => read.stretches('approved'))
  const hooks = hookStateOf(context, target.projectDir)
  const status = {
    ...inboxStatus(context, target, list),
    ...(await readingStatus(target, now())),
    hooks: hooks.state,
    keptOut: isKeptOut(context.environment),
  }
  if (options.json === true) context.stdout.write(jsonAnswer(status))
  else say(context.stdout, ...statusLines(status, hooks, now()))
  return EXIT.ok
}

type Status = ReturnType<typeof inboxStatus> & Awaited<ReturnType<typeof readingStatus>> & { readonly keptOut: boolean }

/** What waits, and what reaches Claude. */
function inboxStatus(context: CommandContext, target: ProjectionTarget, list: ItemList) {
  const { config } = loadConfigHere(context, { tolerant: true })
  const approved = readItems(list, list.stretches('approved'))
  const loads = readSources(target)
  const { selection } = selectGiven(target, config, loads, approved)
  const budget = budgetOf(selection, config)
  return {
    project: target.projectDir,
    pending: countOf(list.stretches('pending')),
    oldestPending: list.oldest || undefined,
    approved: approved.length,
    injected: budget.given,
    imported: selection.leftOut.filter(({ reason }) => reason === 'imported-file').length,
    tokens: budget.used,
    tokenBudget: budget.limit,
    channels: channelsOf(config, loads.imported),
  }
}

/** What can be read, and whether it is understood. */
async function readingStatus(target: ProjectionTarget, now: Date) {
  const paths = workspacePaths(target.workspaceDir)
  const records = openReviewStore(paths).all()
  return {
    activeSessions: (await listActiveSessions(paths)).length,
    ...(await unreadWork(target, now)),
    outOfReach: outOfReachText(records),
    drift: driftText(records),
  }
}

/** Beside the word Hooks; what stops them comes with a text of its own. */
const HOOK_STATES: Readonly<Record<HookState['state'], string>> = {
  installed: 'installed',
  missing: 'not installed (sage init)',
  doubled: 'installed more than once (sage doctor)',
  old: 'not up to date (sage doctor --fix)',
  disabled: 'switched off (sage doctor)',
  broken: 'not working (sage doctor)',
}

const KEPT_OUT = '; SAGE=0 keeps out sessions started from this shell'

function statusLines(status: Status, hooks: HookState, now: Date): string[] {
  const { project, pending, oldestPending, approved, injected, imported, tokens, tokenBudget, channels } = status
  const { activeSessions, unread, waiting, outOfReach, drift } = status
  const age = oldestPending === undefined ? '' : `, the oldest came in ${relativeTime(oldestPending, now)}`
  const sync = unread > 0 ? ' (sage sync)' : ''
  const answered = waiting > 0 ? `, ${waiting} still being answered` : ''
  const throughFile = imported > 0 ? `${imported} through the imported learnings.md, ` : ''
  return [
    `Project    ${project}`,
    `Pending    ${pending}${age}`,
    `Approved   ${approved} (${injected} at the start of a session, ${throughFile}${tokens} of ${tokenBudget} tokens)`,
    `Given      ${givenText(channels)}`,
    `Sessions   ${activeSessions} active, ${unread} with something to read${sync}${answered}`,
    `Hooks      ${hooks.text ?? HOOK_STATES[hooks.state]}${status.keptOut ? KEPT_OUT : ''}`,
    ...(outOfReach === undefined ? [] : [`Not read   ${outOfReach}`]),
    ...(drift === undefined ? [] : [`Format     ${drift}`]),
  ]
}

type Channels = ReturnType<typeof channelsOf>

/** The ways in which learnings reach Claude, and whether each is on. */
function channelsOf({ inject }: Config, imported: ReadonlySet<Scope>) {
  return {
    sessionStart: inject.session_start,
    prompts: inject.prompt,
    subagents: inject.subagents,
    learningsFile: [...imported],
  }
}

/** An import counts from the first approval on, when there is something to import: it is not called off before. */
function givenText({ sessionStart, prompts, subagents, learningsFile }: Channels): string {
  const settings = [
    ['at session start', sessionStart],
    ['with prompts', prompts],
    ['to subagents', subagents],
  ] as const
  const on = settings.flatMap(([way, isOn]) => (isOn ? way : []))
  const file = learningsFile.length > 0 ? [`through learnings.md (${learningsFile.join(', ')})`] : []
  const off = settings.flatMap(([way, isOn]) => (isOn ? [] : `not ${way}`))
  return [[...on, ...file], off].flatMap((ways) => (ways.length > 0 ? ways.join(', ') : [])).join('; ')
}
