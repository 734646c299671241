import { resolve } from 'node:path'
import { objectIfJson } from '../base/parsed-json.ts'
import { EXIT } from '../base/user-error.ts'
import type { InjectionEvent } from '../hook/injection/injection-event.ts'
import { injectionFor } from '../hook/injection/injection.ts'
import type { Rebuild } from '../hook/injection/projection-load.ts'
import { INPUT_DEADLINE } from '../hook/input/input-limits.ts'
import { readObject } from '../hook/input/read-object.ts'
import type { ProjectionSettings } from '../runtime/projection/format.ts'
import { mayUseDataHome } from '../workspace/locate/named-home.ts'
import { isSessionId } from '../workspace/paths/session-id.ts'
import { noteHookMistake } from './hooks/hook-mistake.ts'
import { injectionSettings } from './options/injection-flags.ts'
import { sayError } from './say/say-error.ts'
import { remark } from './say/say.ts'
import type { CommandContext, CommandModule, Options } from './start/context.ts'
import { findTarget, startOf } from './start/project-root.ts'

/**
 * `sage hook inject-context`: the learnings relevant to a prompt. Like the next command it is for people who wire hooks up by hand (seed
 * 001): hook JSON on standard input, one JSON object or nothing on standard output, and never a failed prompt.
 */
export const injectContext: CommandModule = {
  run: (context, _args, options) => answer(context, options, { name: 'inject-context', read: eventOfPrompt }),
}

/** `sage hook session-context`: the working context after a compaction, without learnings. */
export const sessionContext: CommandModule = {
  run: (context, _args, options) => answer(context, options, { name: 'session-context', read: eventOfCompaction }),
}

type Call = {
  readonly name: string
  readonly read: (payload: Payload, cwd: string) => InjectionEvent | undefined
}

async function answer(context: CommandContext, options: Options, { name, read }: Call): Promise<number> {
  const tell = (text: string): void => void (options.quiet !== true && remark(context.stderr, text))
  try {
    const settings = injectionSettings(options)
    const payload = await readPayload(context.stdin)
    const event = payload && read(payload, resolve(context.cwd, payload.cwd))
    const output = event && (await printFor(event, context, settings))
    if (output !== undefined) context.stdout.write(output)
    else if (options.verbose === true) tell(await explanation(payload, event, context, settings))
  } catch (error) {
    noteHookMistake(context, name, error)
    if (options.quiet !== true) sayError(context.stderr, error)
  } finally {
    // The client may keep its end of the pipe open.
    context.stdin.destroy()
  }
  return EXIT.ok
}

async function explanation(
  payload: Payload | undefined,
  event: InjectionEvent | undefined,
  { environment }: CommandContext,
  settings: Partial<ProjectionSettings>,
): Promise<string> {
  if (!payload) return 'Nothing is given: no JSON object on standard input'
  if (!event) return 'Nothing is given: this is for a SessionStart whose source is "compact"'
  const target = findTarget(startOf({ environment, cwd: event.cwd ?? '.' }), environment)
  if (!target) return 'Nothing is given: Sage is not set up here ("sage doctor" says more)'
  const { whyNothing, whyNoContext } = await import('./hooks/injection-preview.ts')
  const because = event.name === 'UserPromptSubmit' ? whyNothing(event, target, settings) : whyNoContext(target)
  return `Nothing is given: ${because ?? '"sage inject --prompt" says more'}`
}

async function printFor(
  event: InjectionEvent,
  { environment, now }: CommandContext,
  settings: Partial<ProjectionSettings>,
): Promise<string | undefined> {
  const cwd = event.cwd ?? '.'
  const start = startOf({ environment, cwd })
  if (!mayUseDataHome(environment, [start, cwd])) return undefined
  const target = findTarget(start, environment)
  if (!target) return undefined
  const options = { settings, workingContextOnly: event.name === 'SessionStart', now: now().getTime() }
  const print = (rebuild: Rebuild) => injectionFor(event, target, { ...options, rebuild })
  try {
    return print(() => {
      throw new StaleProjection()
    })
  } catch (error) {
    if (!(error instanceof StaleProjection)) throw error
    const { rebuildProjection } = await import('../inject/publish/publish.ts')
    return print(rebuildProjection)
  }
}

/** Thrown if the projection must be rebuilt. That is rare, and the code for it is half of Sage and slow to load, so it is loaded only then. */
class StaleProjection extends Error {}

function eventOfPrompt({ sessionId, prompt }: Payload, cwd: string): InjectionEvent {
  return { name: 'UserPromptSubmit', sessionId, prompt, cwd }
}

function eventOfCompaction({ sessionId, source }: Payload, cwd: string): InjectionEvent | undefined {
  return source === 'compact' ? { name: 'SessionStart', sessionId, source, cwd } : undefined
}

/** Each field is '' if it is missing. */
type Payload = Readonly<Record<'sessionId' | 'cwd' | 'prompt' | 'source', string>>

/** The object on standard input, as soon as it is complete: a hook's input may stay open. */
async function readPayload(stdin: NodeJS.ReadStream): Promise<Payload | undefined> {
  const received = await readObject(stdin, INPUT_DEADLINE)
  const fields = 'text' in received ? objectIfJson(received.text) : undefined
  if (!fields) return undefined
  const { session_id: id, cwd, prompt, source } = fields
  return { sessionId: isSessionId(id) ? id : '', cwd: textOf(cwd), prompt: textOf(prompt), source: textOf(source) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
