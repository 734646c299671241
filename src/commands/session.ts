import { EXIT, UserError } from '../base/user-error.ts'
import { dropSession, pauseSession, resumeSession, retrySession } from '../review/read/steer-session.ts'
import { deliveriesIn } from '../review/record/activity.ts'
import { openReviewStore } from '../review/record/review-store.ts'
import { type SessionSummary, summariseSessions } from '../review/record/sessions.ts'
import { endedUnread, listSessions } from '../runtime/sessions/read-session-files.ts'
import { count } from '../text/count.ts'
import { relativeTime } from '../text/relative-time.ts'
import { oneLine } from '../text/sanitize.ts'
import { NARROW, truncateEnd } from '../text/width.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { remark, say } from './say/say.ts'
import { findSession } from './sessions/find-session.ts'
import type { CommandContext, CommandModule, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { isInsideClaude } from './start/inside-claude.ts'
import { refuseAgent } from './start/person.ts'
import * as sync from './sync.ts'

const MAX_NAME_COLUMNS = 60

/**
 * `sage session list`: what the dashboard's Sessions tab shows, and what ended unread, newest first. Inside Claude Code without titles, because
 * a model must not read what was typed.
 */
export const listAll: CommandModule = {
  run(context, _args, options) {
    const inside = isInsideClaude(context)
    const sessions = openSessions(context).sessions.map((session) => (inside ? { ...session, title: '' } : session))
    if (options.json === true) context.stdout.write(jsonAnswer({ sessions }))
    else if (sessions.length === 0) say(context.stdout, 'No session has been noted or read yet')
    else say(context.stdout, ...linesOf(sessions, context.now()))
    return EXIT.ok
  },
}

/** `sage session pause ID…`: no Sage reads it until it is resumed. */
export const pause: CommandModule = { run: (context, ids) => steer(context, ids, { pauses: true }) }

/** `sage session resume ID…`: reads on, including what was typed meanwhile. */
export const resume: CommandModule = { run: (context, ids) => steer(context, ids, { pauses: false }) }

/**
 * `sage session retry ID…`, or all with `--all`: reads what could not be read, and everything else that is new. Exit code 1 if one of them
 * still cannot be read.
 */
export const retry: CommandModule = {
  async run(context, ids, options) {
    refuseAgent(context, 'retry')
    const { world, found } = failedSessions(context, ids, options)
    for (const { id } of found) retrySession(world, id)
    const code = await sync.run(context, [], options)
    world.reviews.refresh()
    return found.some(({ id }) => world.reviews.get(id)?.missingSince !== undefined) ? EXIT.failure : code
  },
}

/** `sage session drop ID…`, or all with `--all`: gives up on what could not be read. */
export const drop: CommandModule = {
  run(context, ids, options) {
    refuseAgent(context, 'drop')
    const { world, found } = failedSessions(context, ids, options)
    for (const { id, title } of found) {
      dropSession(world, id)
      if (options.json !== true) say(context.stdout, `Dropped ${id} “${nameOf(title)}”`)
    }
    const dropped = found.map(({ id }) => id)
    if (dropped.length === 0) remark(context.stderr, 'No session is listed as missing')
    if (options.json === true) context.stdout.write(jsonAnswer({ dropped }))
    return EXIT.ok
  },
}

function failedSessions(context: CommandContext, ids: readonly string[], options: Options) {
  const all = options.all === true
  const isNamed = ids.length > 0
  if (isNamed === all)
    throw new UserError('Name sessions, or use --all', {
      hint: 'sage session list marks those that could not be read as "missing"',
      exitCode: EXIT.usage,
      code: 'usage',
    })
  const { world, sessions } = openSessions(context)
  const found = all ? sessions.filter(({ state }) => state === 'missing') : named(sessions, ids)
  const well = found.find(({ state }) => state !== 'missing')
  if (well)
    throw new UserError(`Session "${well.id}" did not fail`, {
      hint: 'sage session list marks those that did as "missing"',
      code: 'not-failed',
    })
  return { world, found }
}

function steer(context: CommandContext, ids: readonly string[], { pauses }: { readonly pauses: boolean }): number {
  refuseAgent(context, `${pauses ? 'pause' : 'resume'} a session`)
  const { world, sessions } = openSessions(context)
  const all = named(sessions, ids)
  for (const { id, title, paused } of all) {
    if (paused === pauses) {
      remark(context.stderr, `${id}: ${paused ? 'Already paused' : 'Not paused'}`)
      continue
    }
    if (pauses) pauseSession(world, id)
    else resumeSession(world, id)
    say(context.stdout, `${pauses ? 'Paused' : 'Resumed'} ${id} “${nameOf(title)}”`)
  }
  return all.some(({ paused }) => paused === pauses) ? EXIT.failure : EXIT.ok
}

/** The sessions of the project, and what it takes to steer them. */
function openSessions(context: CommandContext) {
  const { paths, store } = openInboxHere(context)
  const reviews = openReviewStore(paths)
  const sessions = summariseSessions(
    listSessions(paths),
    reviews.all(),
    store.items().values(),
    deliveriesIn(store.journals()),
    endedUnread(paths),
  )
  return { world: { paths, reviews, now: context.now }, sessions }
}

/** The sessions that were named, each once. */
function named(sessions: readonly SessionSummary[], typed: readonly string[]): SessionSummary[] {
  const ids = sessions.map(({ id }) => id)
  const wanted = new Set(typed.map((word) => findSession(ids, word)))
  return [...wanted].flatMap((wantedId) => sessions.find(({ id }) => id === wantedId) ?? [])
}

/** One line each, in columns. */
function linesOf(sessions: readonly SessionSummary[], now: Date): string[] {
  const rows = sessions.map(({ id, title, state, turnsSeen, pending, lastEventAt, paused }) => [
    id,
    paused ? `${state}, paused` : state,
    `${count(turnsSeen, 'turn')}, ${pending} pending`,
    relativeTime(lastEventAt, now),
    nameOf(title),
  ])
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  )
}

/** A prompt as a name: one line, and not too long. */
function nameOf(title: string): string {
  return truncateEnd(oneLine(title).replaceAll(/\s+/gu, ' '), MAX_NAME_COLUMNS, NARROW)
}
