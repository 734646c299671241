import { writeSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import type { Readable } from 'node:stream'
import { codeOf, logError } from '../runtime/error-log.ts'
import { pause, temporaryName } from '../workspace/durable-write.ts'
import { locateWorkspace, type WorkspaceLocation } from '../workspace/locate.ts'
import { claudeConfigDir, dataHome, type Environment, userPaths, workspacePaths } from '../workspace/paths.ts'
import { injectionFor } from './injection.ts'
import { type HookPayload, isMachinePrompt, parsePayload } from './payload.ts'
import type { Rebuild } from './projection-load.ts'
import { readObject } from './read-object.ts'
import { recordEvent } from './record-event.ts'

/** How long a hook waits for its input, in milliseconds. Claude Code gives a SessionEnd hook 1.5 s by default. */
const INPUT_DEADLINE = 1500

/** Claude Code replaces anything longer by a file name and a preview. In UTF-16 units. */
const OUTPUT_LIMIT = 10_000

export type HookWorld = {
  readonly environment: Environment
  readonly stdin: Readable
  /** Writes to Claude Code; called at most once. */
  readonly print: (text: string) => void
  readonly now: () => Date
  readonly rebuild?: Rebuild
}

/**
 * One hook call, start to end: reads the event, notes it, prints what the session is to be told, or nothing. Never
 * rejects: a hook must not be in anyone's way, so a failure leaves a code word in the log and that is all.
 */
export async function runHook(world: HookWorld): Promise<void> {
  const { env } = world.environment
  if (env.SAGE === '0' || env.SAGE_CHILD === '1') return
  try {
    const received = await readObject(world.stdin, INPUT_DEADLINE)
    if ('problem' in received) return logProblem(world, 'unknown', received.problem)
    const parsed = parsePayload(received.text)
    if ('ignored' in parsed) return
    if ('problem' in parsed) return logProblem(world, parsed.event, parsed.problem)
    handleEvent(world, parsed.payload, received.shortened)
  } catch (error) {
    logProblem(world, 'unknown', 'unexpected', codeOf(error))
  }
}

function handleEvent(world: HookWorld, payload: HookPayload, shortened: boolean): void {
  if (isMachinePrompt(payload) || (payload.fromSubagent && payload.event !== 'SubagentStart')) return
  const location = locate(world, payload.cwd)
  if (!location) return
  const paths = workspacePaths(location.dir)
  const now = world.now()
  let step: 'record-failed' | 'inject-failed' | 'print-failed' = 'record-failed'
  try {
    const { config } = userPaths(dataHome(world.environment))
    recordEvent(payload, { paths, userConfig: config, now: now.getTime(), nonce: temporaryName(), shortened })
    step = 'inject-failed'
    const output = outputFor(world, payload, location, now)
    if (output === undefined) return
    if (output.length > OUTPUT_LIMIT) return logError(paths, { event: payload.event, code: 'output-too-long' }, now)
    step = 'print-failed'
    world.print(output)
  } catch (error) {
    logError(paths, { event: payload.event, code: step, errno: codeOf(error) }, now)
  }
}

/** The workspace of the folder that Claude Code was started in; `cwd` follows the model's `cd` and is second best. */
function locate({ environment }: HookWorld, cwd: string | undefined): WorkspaceLocation | undefined {
  const project = environment.env.CLAUDE_PROJECT_DIR
  const start = project && isAbsolute(project) ? project : cwd
  if (start === undefined) return undefined
  const location = locateWorkspace({ start, dataHome: dataHome(environment) })
  return location.kind === 'project' || location.kind === 'private' ? location : undefined
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

/** Input that cannot be used is noted in the log of the workspace that it was meant for, if there is one. */
function logProblem(world: HookWorld, event: string, code: string, errno?: string): void {
  try {
    const location = locate(world, undefined)
    if (location) logError(workspacePaths(location.dir), { event, code, errno }, world.now())
  } catch {
    // The project folder is gone or may not be read: there is no log to write to.
  }
}

/** Writes all of `text` to a descriptor; waits while a full pipe that does not block is drained. */
export function printTo(descriptor: number): (text: string) => void {
  return (text) => {
    const bytes = Buffer.from(text)
    for (let written = 0; written < bytes.length;) {
      try {
        written += writeSync(descriptor, bytes, written)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      }
    }
  }
}
