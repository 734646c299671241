import { contextText } from '../../runtime/projection/context-text.ts'
import type { Projection, ProjectionTarget } from '../../runtime/projection/format.ts'
import { areFollowed } from '../../runtime/projection/imports-outside.ts'
import { contextSeal } from '../../runtime/projection/seal.ts'
import { areFresh } from '../../runtime/projection/source.ts'
import { timeForGit } from '../working-context/time-for-git.ts'
import { forSession } from './for-session.ts'
import type { Injection, InjectionEvent, InjectionOptions } from './injection-event.ts'
import { deliver } from './injection-output.ts'
import { rememberNudge } from './nudge.ts'
import { loadForStart, loadProjection, type ProjectionUse } from './projection-load.ts'

const forStart = ({ rebuild }: InjectionOptions): ProjectionUse => ({
  isFresh: ({ sources, instructions, outside }) =>
    areFresh([...sources, ...instructions]) && (outside === undefined || areFollowed(outside) === outside.followed),
  /** What a session starts with is sealed whole. */
  take: (projection, maker) => (contextSeal(maker, projection) === projection.seal ? projection : undefined),
  rebuild,
})

/** What a session or a subagent is given at its start, without changing anything but a stale projection. */
export function decideForStart(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): Injection | undefined {
  const use = forStart(options)
  const ofProject = loadProjection(target, use)
  const loaded = ofProject && loadForStart(target, ofProject, use)
  if (!loaded) return undefined
  const projection = { ...loaded.projection, settings: { ...loaded.projection.settings, ...options.settings } }
  return event.name === 'SubagentStart' ? forSubagent(projection) : forSession(event, target, projection, options)
}

/** What the hook prints at a start, or undefined for nothing; throws on what it cannot read. */
export function injectForStart(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): string | undefined {
  const injection = decideForStart(event, target, { gitMilliseconds: timeForGit(process.uptime() * 1000), ...options })
  return deliver(injection && onceADay(injection, target), event, target)
}

/** Leaves out the nudge where it cannot be recorded, as in a read-only home: the person would be reminded at each start. */
function onceADay(injection: Injection, target: ProjectionTarget): Injection {
  if (injection.systemMessage === '') return injection
  try {
    rememberNudge(target)
    return injection
  } catch {
    return { ...injection, systemMessage: '' }
  }
}

function forSubagent({ settings, start, omitted }: Projection): Injection | undefined {
  if (!settings.subagents) return undefined
  return {
    event: 'SubagentStart',
    text: contextText(settings.format, start, omitted),
    systemMessage: '',
    keys: start.map(({ key }) => key),
  }
}
