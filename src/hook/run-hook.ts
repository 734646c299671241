import { writeSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { codeOf, logError } from '../runtime/error-log.ts'
import { pause, temporaryName } from '../workspace/durable-write.ts'
import { locateWorkspace, type WorkspaceLocation } from '../workspace/locate.ts'
import { claudeConfigDir, dataHome, type Environment, userPaths, workspacePaths } from '../workspace/paths.ts'
import { injectionFor } from './injection.ts'
import { type HookPayload, isMachinePrompt, parsePayload } from './payload.ts'
import type { Rebuild } from './projection-load.ts'
import type { Received } from './read-object.ts'
import { recordEvent } from './record-event.ts'

/** How long a hook waits for its input, in milliseconds. Claude Code gives a SessionEnd hook 1.5 s by default. */
export const INPUT_DEADLINE = 1500

/** Claude Code replaces anything longer by a file name and a preview. In UTF-16 units. */
const OUTPUT_LIMIT = 10_000

export type HookWorld = {
  readonly environment: Environment
  /** Writes to Claude Code; called at most once. */
  readonly print: (text: string) => void
  readonly now: () => Date
  readonly rebuild?: Rebuild
}

/**
 * Looks whether there is anything to do for the project at all, and if so returns what is to be called with the input:
 * it notes the event and prints what the session is to be told, or nothing. Neither throws: a hook must not be in
 * anyone's way, so a failure leaves a code word in the log and that is all.
 */
export function prepareHook(world: HookWorld): ((received: Received) => void) | undefined {
  const { env } = world.environment
  if (env.SAGE === '0' || env.SAGE_CHILD === '1') return undefined
  // The folder that Claude Code was started in. The payload's `cwd` follows the model's `cd` and is second best.
  const project = env.CLAUDE_PROJECT_DIR
  if (project === undefined || !isAbsolute(project)) return (received) => handle(world, undefined, received)
  try {
    const location = locate(world, project)
    // Nothing to do in this project, whatever the event: most calls of a hook that is installed for all projects.
    return location && ((received) => handle(world, location, received))
  } catch {
    // The project folder is gone or may not be read: there is nowhere to write to.
    return undefined
  }
}

/** The same for callers that can wait for their input. */
export async function runHook(
  world: HookWorld & { readonly receive: (deadline: number) => Received | Promise<Received> },
): Promise<void> {
  const take = prepareHook(world)
  if (take) take(await world.receive(INPUT_DEADLINE))
}

function handle(world: HookWorld, known: WorkspaceLocation | undefined, received: Received): void {
  let location = known
  try {
    if ('problem' in received) return note(world, location, { event: 'unknown', code: received.problem })
    const parsed = parsePayload(received.text)
    if ('ignored' in parsed) return
    if ('problem' in parsed) return note(world, location, { event: parsed.event, code: parsed.problem })
    location ??= locate(world, parsed.payload.cwd)
    if (location) handleEvent(world, location, parsed.payload, received.shortened)
  } catch (error) {
    note(world, location, { event: 'unknown', code: 'unexpected', errno: codeOf(error) })
  }
}

function handleEvent(world: HookWorld, location: WorkspaceLocation, payload: HookPayload, shortened: boolean): void {
  if (isMachinePrompt(payload) || (payload.fromSubagent && payload.event !== 'SubagentStart')) return
  const { event } = payload
  const paths = workspacePaths(location.dir)
  const now = world.now()
  let step: 'record-failed' | 'inject-failed' | 'print-failed' = 'record-failed'
  try {
    const { config } = userPaths(dataHome(world.environment))
    recordEvent(payload, { paths, userConfig: config, now: now.getTime(), nonce: temporaryName(), shortened })
    step = 'inject-failed'
    const output = outputFor(world, payload, location, now)
    if (output === undefined) return
    if (output.length > OUTPUT_LIMIT) return note(world, location, { event, code: 'output-too-long' })
    step = 'print-failed'
    world.print(output)
  } catch (error) {
    note(world, location, { event, code: step, errno: codeOf(error) })
  }
}

/** The workspace to write to, if this person has one for that folder. */
function locate({ environment }: HookWorld, start: string): WorkspaceLocation | undefined {
  const location = locateWorkspace({ start, dataHome: dataHome(environment) })
  return location.kind === 'project' || location.kind === 'private' ? location : undefined
}

type Note = Parameters<typeof logError>[1]

/** One line of code words in the workspace's log; nowhere if there is no workspace. */
function note(world: HookWorld, location: WorkspaceLocation | undefined, entry: Note): void {
  if (location) logError(workspacePaths(location.dir), entry, world.now())
}

function outputFor(world: HookWorld, payload: HookPayload, location: WorkspaceLocation, now: Date): string | undefined {
  const { event: name, sessionId, source, prompt, cwd, transcriptPath, secondsSinceLastResponse } = payload
  if (name !== 'SessionStart' && name !== 'UserPromptSubmit' && name !== 'SubagentStart') return undefined
  const { environment, rebuild } = world
  const target = {
    id: location.id,
    workspaceDir: location.dir,
    projectDir: location.root,
    dataHome: dataHome(environment),
    claudeDir: claudeConfigDir(environment),
  }
  const clientPid = environment.env.CLAUDE_PID
  const about = { name, sessionId, source, prompt, cwd, transcriptPath, secondsSinceLastResponse }
  return injectionFor(about, target, {
    now: now.getTime(),
    ...(rebuild && { rebuild }),
    ...(clientPid !== undefined && { clientPid }),
  })
}

/** Tries, 5 ms apart, while a full pipe that does not block is drained. */
const MOST_WAITS = 200

/** Writes all of `text` to a descriptor; throws if nobody reads it. */
export function printTo(descriptor: number): (text: string) => void {
  return (text) => {
    const bytes = Buffer.from(text)
    for (let written = 0, waits = 0; written < bytes.length;) {
      try {
        written += writeSync(descriptor, bytes, written)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || ++waits > MOST_WAITS) throw error
        pause(5)
      }
    }
  }
}
