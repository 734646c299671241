import type { HousekeepingEffect } from '../../../dashboard/state/effect.ts'
import type { Dispatch } from '../../../dashboard/state/source.ts'
import { dropSession, pauseSession, resumeSession } from '../../../review/read/steer-session.ts'
import { expectedErrorWithWayOut } from '../../../workspace/files/way-out.ts'
import type { World } from '../world/world.ts'
import { installHooks, planHooks } from './install-hooks.ts'
import { retry, sync } from './read-sessions.ts'
import { planRefine, refine } from './refine.ts'
import { performLookAgain, performScan } from './scan.ts'

export type PerformHousekeeping = (effect: HousekeepingEffect, dispatch: Dispatch) => Promise<void>

/**
 * What takes long and is done once at a time, by what it is: another look would propose twenty more, another scan would meet the first one's
 * leases, and another pass of the model would be paid for.
 */
const LONG: Partial<Record<HousekeepingEffect['type'], string>> = {
  scan: 'scan',
  lookAgain: 'look',
  planRefine: 'refine',
  refine: 'refine',
}

/** Performs everything the dashboard asks for besides decisions. Anything a person can cause to go wrong is reported, not thrown. */
export function createHousekeeping(world: World): PerformHousekeeping {
  const underWay = new Set<string>()
  return async (effect, dispatch) => {
    const long = LONG[effect.type]
    if (long !== undefined) {
      if (underWay.has(long)) return dispatch({ type: 'told', text: 'That is already under way' })
      underWay.add(long)
    }
    try {
      await perform(world, effect, dispatch)
    } catch (error) {
      dispatch({ type: 'failed', text: expectedErrorWithWayOut(error) })
    } finally {
      if (long !== undefined) underWay.delete(long)
    }
  }
}

async function perform(world: World, effect: HousekeepingEffect, dispatch: Dispatch): Promise<void> {
  const { review, reviewer } = world
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
      return await performScan(world, dispatch)
    case 'lookAgain':
      return await performLookAgain(world, dispatch)
    case 'planRefine':
      return await planRefine(world, dispatch)
    case 'refine':
      return await refine(world, dispatch)
    case 'retry':
      return await retry(world, effect.session, dispatch)
    case 'dropSignal':
      dropSession(review, effect.session)
      return dispatch({ type: 'told', text: 'Dropped' })
    case 'pauseSession':
      return pauseSession(review, effect.session)
    case 'resumeSession':
      return resumeSession(review, effect.session)
  }
}
