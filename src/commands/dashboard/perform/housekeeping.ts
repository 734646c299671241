import { basename } from 'node:path'
import type { HousekeepingEffect } from '../../../dashboard/state/effect.ts'
import type { Dispatch } from '../../../dashboard/state/source.ts'
import type { ReviewOutcome } from '../../../review/propose/review-context.ts'
import { lookAgain, lookedAgainText } from '../../../review/read/look-again.ts'
import { countFailed } from '../../../review/read/reviewer.ts'
import { SCAN_DAYS, scanTranscripts } from '../../../review/read/scan.ts'
import { dropSession, pauseSession, resumeSession, retrySession } from '../../../review/read/steer-session.ts'
import { count } from '../../../text/count.ts'
import { expectedErrorWithWayOut } from '../../../workspace/files/way-out.ts'
import type { World } from '../world/world.ts'
import { installHooks, planHooks } from './install-hooks.ts'
import { planRefine, refine } from './refine.ts'

/** Everything the dashboard asks for besides decisions. Anything a person can cause to go wrong is reported, not thrown. */
export async function performHousekeeping(world: World, effect: HousekeepingEffect, dispatch: Dispatch): Promise<void> {
  try {
    await perform(world, effect, dispatch)
  } catch (error) {
    dispatch({ type: 'failed', text: expectedErrorWithWayOut(error) })
  }
}

async function perform(world: World, effect: HousekeepingEffect, dispatch: Dispatch): Promise<void> {
  const { reviewer } = world
  switch (effect.type) {
    case 'sync':
      return await sync(world, dispatch)
    case 'pauseDrain':
      return reviewer.pause()
    case 'resumeDrain':
      reviewer.resume()
      return void (await reviewer.tick('everything'))
    case 'planHooks':
      return planHooks(world, dispatch)
    case 'installHooks':
      return installHooks(world, effect.path, dispatch)
    case 'scan':
      return await scan(world, dispatch)
    case 'lookAgain':
      return await lookAgainFor(world, dispatch)
    case 'planRefine':
      return await planRefine(world, dispatch)
    case 'refine':
      return await refine(world, dispatch)
    case 'retry':
      return await retry(world, effect.session, dispatch)
    case 'dropSignal':
      dropSession(world.review, effect.session)
      return dispatch({ type: 'told', text: 'Dropped' })
    case 'pauseSession':
      return pauseSession(world.review, effect.session)
    case 'resumeSession':
      return resumeSession(world.review, effect.session)
  }
}

/** Why something could not be read is on screen already. */
async function sync({ reviewer }: World, dispatch: Dispatch): Promise<void> {
  reviewer.resume()
  const errors = countFailed(await reviewer.tick('everything'))
  dispatch({
    type: 'told',
    ...(errors > 0
      ? { text: `${count(errors, 'session')} could not be read`, tone: 'warn' }
      : { text: 'In sync with all known sessions' }),
  })
}

async function retry({ review, reviewer }: World, session: string, dispatch: Dispatch): Promise<void> {
  retrySession(review, session)
  if (reviewer.isPaused()) return dispatch({ type: 'told', text: 'Reading is paused: it is retried when that goes on' })
  const state = (await reviewer.tick('everything')).get(session)
  dispatch({
    type: 'told',
    ...(state === 'reviewed'
      ? { text: 'Retried: it has been read' }
      : { text: UNREAD[state ?? (review.reviews.get(session)?.paused ? 'paused' : 'failed')], tone: 'warn' }),
  })
}

/** Dashboards that look again now. */
const looking = new WeakSet<World>()

/** Whoever asks once more before the answer is there wants this one: the next look would propose twenty more. */
async function lookAgainFor(world: World, dispatch: Dispatch): Promise<void> {
  if (looking.has(world)) return
  looking.add(world)
  try {
    const { review, view, leaving, settle } = world
    const proposals = await lookAgain(review, { days: SCAN_DAYS, signal: leaving, toldFirst: true })
    settle()
    view.show()
    if (proposals !== undefined) dispatch({ type: 'told', text: lookedAgainText(proposals) })
  } finally {
    looking.delete(world)
  }
}

/** Why a retry has read nothing. */
const UNREAD: Readonly<Record<Exclude<ReviewOutcome['state'], 'reviewed'>, string>> = {
  empty: 'Nothing was typed in it',
  missing: 'Retried: it still cannot be read',
  failed: 'Retried: it still cannot be read',
  stopped: 'Not retried yet',
  busy: 'Another Sage is reading it: retry in a moment',
  paused: 'It is paused: it is retried when it is resumed',
}

async function scan({ inbox, review, view, leaving, settle }: World, dispatch: Dispatch): Promise<void> {
  const result = await scanTranscripts(review, {
    ...inbox.target,
    days: SCAN_DAYS,
    signal: leaving,
    onProgress({ done, total, path }) {
      dispatch({ type: 'told', text: `Reading ${done + 1} of ${total}: ${basename(path)}`, tone: 'info' })
      settle()
    },
  })
  settle()
  view.show()
  const { read, busy, failed, turns, proposals } = result
  if (result.total === 0)
    return dispatch({ type: 'told', text: `No transcript of this project from the last ${SCAN_DAYS} days` })
  const said = [
    `${count(read, 'transcript')} read: ${count(turns, 'new turn')}, ${count(proposals, 'proposal')}`,
    ...(busy > 0 ? [`${busy} being read by another Sage`] : []),
    ...(failed.length > 0 ? [`${failed.length} not, "sage scan" says why`] : []),
  ]
  dispatch({ type: 'told', text: said.join(' · '), ...(said.length > 1 && { tone: 'warn' }) })
}
