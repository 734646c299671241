import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { logError } from '../runtime/errors/error-log.ts'
import { CLIENT_UNITS } from '../runtime/projection/format.ts'
import { projectionTarget } from '../runtime/projection/source.ts'
import { existingPart } from '../workspace/files/real-path.ts'
import { findOwnWorkspace, type WorkspaceLocation } from '../workspace/locate/locate.ts'
import { mayUseDataHome } from '../workspace/locate/named-home.ts'
import { claudeConfigDir, dataHome, type Environment, namesDataHome } from '../workspace/paths/homes.ts'
import { hookPaths, installedHook, userConfig, workspacePaths } from '../workspace/paths/paths.ts'
import { injectionFor } from './injection/injection.ts'
import type { Rebuild } from './injection/projection-load.ts'
import { INPUT_DEADLINE } from './input/input-limits.ts'
import { type HookPayload, isMachinePrompt, parsePayload } from './input/payload.ts'
import type { Received } from './input/read-object.ts'
import { isKeptOut, keepOut } from './record/keep-out.ts'
import { recordEvent } from './record/record-event.ts'
import { pluginYields } from './settings/plugin-yields.ts'

export type HookWorld = {
  readonly environment: Environment
  /** Writes to Claude Code; called at most once. */
  readonly print: (text: string) => void
  readonly now: () => Date
  readonly rebuild?: Rebuild
  /** The file that runs, if Claude Code calls it for Sage's plugin. */
  readonly pluginScript?: string | undefined
  /** The data home that the running file is in; then the environment has no say in it. */
  readonly ownHome?: string | undefined
}

/** What is known before anything is read: the world, and where the person's own data is. */
type Known = HookWorld & { readonly dataHome: string }

/**
 * Checks whether there is anything to do for the project at all, and if so returns the function to call with the input:
 * it notes the event and prints what the session should be given, or nothing. Neither throws: a hook must never be in
 * the way, so a failure only leaves a code word in the log.
 */
export function prepareHook(world: HookWorld): ((received: Received) => void) | undefined {
  const { env } = world.environment
  if (env.SAGE_CHILD === '1') return undefined
  const known = { ...world, dataHome: world.ownHome ?? dataHome(world.environment) }
  // The folder that Claude Code was started in. The payload's `cwd` follows the model's `cd` and is second best.
  const project = env.CLAUDE_PROJECT_DIR
  if (project === undefined || !isAbsolute(project)) return (received) => handle(known, undefined, received)
  try {
    const location = findOwnWorkspace({ start: project, dataHome: known.dataHome })
    // Most calls of a hook that is installed for all projects end here: there is nothing to do in this one, whatever the event.
    return location && ((received) => handle(known, location, received))
  } catch {
    return (received) => handle(known, undefined, received)
  }
}

/**
 * The workspace of a session of which the folder that it was started in is not named, or was renamed or removed since: Claude Code goes on naming
 * that one. What is left above it comes first, then the folder that the session is in now.
 */
function workspaceLeft({ environment, dataHome }: Known, cwd: string): WorkspaceLocation | undefined {
  const project = environment.env.CLAUDE_PROJECT_DIR
  const above = project !== undefined && isAbsolute(project) ? workspaceAbove(project, dataHome) : undefined
  if (above) return above
  return existsSync(cwd) ? findOwnWorkspace({ start: cwd, dataHome }) : workspaceAbove(cwd, dataHome)
}

/** For a folder that is gone. None is made for what is left above it, which may be anything, such as the person's home. */
function workspaceAbove(folder: string, dataHome: string): WorkspaceLocation | undefined {
  const left = existingPart(folder)
  const location = left === undefined ? undefined : findOwnWorkspace({ start: left, dataHome })
  return location?.kind === 'project' ? location : undefined
}

/** The same for callers that can wait for their input. */
export async function runHook(
  world: HookWorld & { readonly receive: (deadline: number) => Received | Promise<Received> },
): Promise<void> {
  const take = prepareHook(world)
  if (take) take(await world.receive(INPUT_DEADLINE))
}

function handle(known: Known, project: WorkspaceLocation | undefined, received: Received): void {
  let location = project
  try {
    if ('problem' in received) return note(known, location, { event: 'unknown', code: received.problem })
    const parsed = parsePayload(received.text, project && known.environment.env.CLAUDE_PROJECT_DIR)
    if (!parsed) return
    if ('problem' in parsed) return note(known, location, { event: parsed.event, code: parsed.problem })
    location ??= workspaceLeft(known, parsed.payload.cwd)
    if (location) handleEvent(known, location, parsed.payload, received.shortened)
  } catch (error) {
    note(known, location, { event: 'unknown', code: 'unexpected', error })
  }
}

function handleEvent(known: Known, location: WorkspaceLocation, payload: HookPayload, shortened: boolean): void {
  if (isMachinePrompt(payload) || (payload.fromSubagent && payload.event !== 'SubagentStart')) return
  const { event } = payload
  if (known.ownHome === undefined && isBroughtHome(known, location, payload)) return
  if (known.pluginScript !== undefined && leavesToSettings(known.pluginScript, known, payload)) return
  const now = known.now().getTime()
  let step: 'record-failed' | 'inject-failed' | 'print-failed' = 'record-failed'
  try {
    if (isKeptOut(known.environment)) return keepOut(payload, location.dir, now)
    const paths = hookPaths(location.dir)
    try {
      recordEvent(payload, { paths, userConfig: userConfig(known.dataHome), now, shortened })
    } catch (error) {
      // Even if this cannot be written, a session is given what was approved.
      if (event !== 'SessionStart' && event !== 'UserPromptSubmit') throw error
      note(known, location, { event, code: step, error })
    }
    step = 'inject-failed'
    const output = outputFor(known, payload, location, now)
    if (output === undefined) return
    if (output.length > CLIENT_UNITS) return note(known, location, { event, code: 'output-too-long' })
    step = 'print-failed'
    known.print(output)
  } catch (error) {
    note(known, location, { event, code: step, error })
  }
}

/** Whether the data home may have come with the project. Not logged, since the log would be the project's too. */
function isBroughtHome({ environment }: Known, { root }: WorkspaceLocation, { cwd }: HookPayload): boolean {
  if (!namesDataHome(environment)) return false
  return !mayUseDataHome(environment, [root, environment.env.CLAUDE_PROJECT_DIR ?? cwd, cwd])
}

/** Settings are read only if there is a copy of the hook that they could call: most people who have the plugin have none. */
function leavesToSettings(script: string, { environment, dataHome }: Known, { event, cwd }: HookPayload): boolean {
  if (!existsSync(installedHook(dataHome))) return false
  const projectDir = environment.env.CLAUDE_PROJECT_DIR ?? cwd
  return pluginYields({ event, script, projectDir }, environment)
}

type Note = Parameters<typeof logError>[1]

/** One line of code words in the workspace's log; nowhere if there is no workspace. */
function note({ now }: Known, location: WorkspaceLocation | undefined, entry: Note): void {
  if (location) logError(workspacePaths(location.dir), entry, now())
}

function outputFor(known: Known, payload: HookPayload, location: WorkspaceLocation, now: number): string | undefined {
  const { event: name } = payload
  if (name !== 'SessionStart' && name !== 'UserPromptSubmit' && name !== 'SubagentStart') return undefined
  const { environment, rebuild } = known
  const homes = { dataHome: known.dataHome, claudeDir: claudeConfigDir(environment), home: environment.home }
  const target = projectionTarget(location, homes)
  return injectionFor({ ...payload, name }, target, { now, rebuild, clientPid: environment.env.CLAUDE_PID })
}
