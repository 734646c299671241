import { hookSentence } from '../dashboard/banner.ts'
import type { Config } from '../config/schema.ts'
import { readProjectLearnings } from '../inject/project-learnings.ts'
import { hookFindingText } from '../install/hook-status-text.ts'
import { driftOf } from '../review/record/drift.ts'
import { findWork } from '../review/read/find-work.ts'
import type { Scope } from '../journal/event/vocabulary.ts'
import { openInbox } from '../review/inbox/inbox.ts'
import { openReviewStore } from '../review/record/review-store.ts'
import { listActiveSessions } from '../review/record/active-sessions.ts'
import { relativeTime } from '../text/relative-time.ts'
import { EXIT } from '../text/user-error.ts'
import type { CommandContext, Options } from './start/context.ts'
import { budgetOf } from './dashboard/forecast.ts'
import { hookStateOf } from './dashboard/hooks.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { startOf } from './start/project-root.ts'
import { say } from './say/say.ts'

/** `sage status`: what waits, what is approved, what is injected, whether the hook is installed. Changes nothing. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const { environment, now } = context
  const inbox = openInbox({ environment, start: startOf(context), now })
  const items = [...inbox.store.state().items.values()]
  const pending = items.filter(({ status }) => status === 'pending')
  const learnings = readProjectLearnings(inbox.target, inbox.settings.config, {
    home: environment.home,
    store: inbox.store,
  })
  const { oldest } = learnings.pending
  const budget = budgetOf(learnings, inbox.settings.config)
  const imported = learnings.selection.leftOut.filter(({ reason }) => reason === 'imported-file').length
  const reviews = openReviewStore(inbox.paths)
  const hooks = hookStateOf(context, inbox)
  const { paths, roots } = inbox.reviewContext()
  const work = findWork({ paths, roots, reviews, now: now() }, 'everything')
  const waiting = work.filter(({ reason }) => reason === 'unsettled').length
  const status = {
    project: inbox.location.root,
    pending: pending.length,
    ...(oldest !== '' && { oldestPending: oldest }),
    approved: learnings.approved.length,
    injected: budget.given,
    imported,
    tokens: budget.used,
    tokenBudget: budget.limit,
    channels: channelsOf(inbox.settings.config, learnings.imported),
    activeSessions: (await listActiveSessions(inbox.paths)).length,
    unread: work.length - waiting,
    waiting,
    hooks: hooks.state,
    ...(driftOf(reviews.all()) !== undefined && { drift: driftOf(reviews.all()) }),
  }
  if (options.json) {
    context.stdout.write(jsonAnswer(status))
    return EXIT.ok
  }
  const age = oldest === '' ? '' : `, the oldest ${relativeTime(oldest, now())}`
  const sync = status.unread > 0 ? ' (sage sync)' : ''
  const answered = waiting > 0 ? `, ${waiting} still being answered` : ''
  const throughFile = imported > 0 ? `${imported} through the imported learnings.md, ` : ''
  const hookLine =
    hooks.state === 'missing'
      ? `not installed (${hookFindingText({ code: 'not-installed' }).todo})`
      : (hookSentence(hooks) ?? 'installed')
  const lines = [
    `Project    ${status.project}`,
    `Pending    ${status.pending}${age}`,
    `Approved   ${status.approved} (${status.injected} at the start of a session, ${throughFile}${status.tokens} of ${status.tokenBudget} tokens)`,
    `Channels   ${channelsText(status.channels)}`,
    `Sessions   ${status.activeSessions} active, ${status.unread} with something to read${sync}${answered}`,
    `Hooks      ${hookLine}`,
    ...(status.drift === undefined ? [] : [`Format     ${status.drift}`]),
  ]
  say(context.stdout, lines.join('\n'))
  return EXIT.ok
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
function channelsText({ sessionStart, prompts, subagents, learningsFile }: Channels): string {
  const settings = [
    ['session start', sessionStart],
    ['prompts', prompts],
    ['subagents', subagents],
  ] as const
  const named = (wanted: boolean) => settings.flatMap(([name, isOn]) => (isOn === wanted ? name : []))
  const on = [...named(true), ...(learningsFile.length > 0 ? [`learnings.md (${learningsFile.join(', ')})`] : [])]
  const off = named(false)
  return [on.join(', '), off.length > 0 ? `off: ${off.join(', ')}` : ''].filter((text) => text !== '').join('; ')
}
