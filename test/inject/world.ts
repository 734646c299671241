import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Kind } from '../../src/extract/candidate.ts'
import type { InjectionEvent, InjectionOptions } from '../../src/hook/injection/injection-event.ts'
import { injectionFor } from '../../src/hook/injection/injection.ts'
import { openProjectJournals } from '../../src/inject/publish/project-journals.ts'
import { publish, rebuildProjection } from '../../src/inject/publish/publish.ts'
import type { Decision, Scope } from '../../src/journal/event/vocabulary.ts'
import type { ProjectionTarget } from '../../src/runtime/projection/format.ts'
import { userPaths, workspacePaths } from '../../src/workspace/paths/paths.ts'
import { ensureKey } from '../../src/workspace/trust/key.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { itemIdOf, proposed, uuid } from '../journal/events.ts'

type Words = { readonly text: string; readonly kind?: Kind; readonly scope?: Scope; readonly at?: string }

/** A person with one initialised project, on disk. */
export type World = {
  readonly home: string
  readonly target: ProjectionTarget
  readonly paths: ReturnType<typeof workspacePaths>
  readonly own: ReturnType<typeof userPaths>
  /** Puts a proposal into the project's journal. Ids are short names, which `itemIdOf()` makes ids of. */
  propose(id: string, words: Words): void
  decide(id: string, decision: Decision, details?: { text?: string; scope?: Scope }): void
  /** Proposes and approves. */
  approve(id: string, words: Words | string): void
  /** The same for many at once, by their ids: each on its own would read both journals again. */
  approveAll(texts: Readonly<Record<string, string>>): void
  publish(): ReturnType<typeof publish>
  /** What the hook prints for an event, parsed; undefined if it prints nothing. */
  hook(
    event: Partial<InjectionEvent>,
    options?: Partial<InjectionOptions>,
    at?: ProjectionTarget,
  ): HookOutput | undefined
  /** `hook` for the start of a session: the text for the model. */
  start(source?: string, sessionId?: string, options?: Partial<InjectionOptions>): string | undefined
  /** `hook` for a prompt: the text for the model. */
  prompt(text: string, sessionId?: string): string | undefined
  write(path: string, content: string): void
  read(path: string): string
}

type HookOutput = {
  readonly hookSpecificOutput?: { readonly hookEventName: string; readonly additionalContext: string }
  readonly systemMessage?: string
}

export const NOON = Date.parse('2026-03-04T12:00:00.000Z')

let proposals = 0

export function makeWorld(idOf: (projectDir: string) => string = () => '0123456789abcdef'): World {
  const home = temporaryFolder()
  const projectDir = join(home, 'project')
  const dataHome = join(home, 'data')
  const target: ProjectionTarget = {
    id: idOf(projectDir),
    workspaceDir: join(projectDir, '.sage'),
    projectDir,
    dataHome,
    claudeDir: join(home, '.claude'),
    home,
  }
  mkdirSync(target.workspaceDir, { recursive: true })
  mkdirSync(dataHome, { recursive: true })
  ensureKey(dataHome)
  const paths = workspacePaths(target.workspaceDir)
  const proposalOf = (id: string, { at = new Date(NOON + ++proposals).toISOString(), ...words }: Words) =>
    proposed(itemIdOf(id), { ...words, id: uuid(`event-${++proposals}`), at })
  const decideAll = (requests: Parameters<typeof decideNow>[1]) => {
    const { saved, refused } = decideNow(openProjectJournals(target), requests, 'command')
    if (saved.length < requests.length) throw new Error(`Nothing was saved: ${JSON.stringify(refused)}`)
  }
  const world: World = {
    home,
    target,
    paths,
    own: userPaths(dataHome),
    propose(id, words) {
      openProjectJournals(target).append([proposalOf(id, words)])
    },
    decide(id, decision, details = {}) {
      decideAll([{ item: itemIdOf(id), decision, confirmed: true, ...details }])
    },
    approve(id, words) {
      const { scope, ...rest } = typeof words === 'string' ? { text: words, scope: undefined } : words
      world.propose(id, rest)
      world.decide(id, 'approve', scope ? { scope } : {})
    },
    approveAll(texts) {
      openProjectJournals(target).append(Object.entries(texts).map(([id, text]) => proposalOf(id, { text })))
      decideAll(Object.keys(texts).map((id) => ({ item: itemIdOf(id), decision: 'approve', confirmed: true })))
    },
    publish: () => publish(target),
    hook(event, options = {}, at = target) {
      const whole = { name: 'SessionStart' as const, sessionId: 's1', source: 'startup', ...event }
      const printed = injectionFor(whole, at, { rebuild: rebuildProjection, now: NOON, ...options })
      return printed === undefined ? undefined : (JSON.parse(printed) as HookOutput)
    },
    start: (source = 'startup', sessionId = 's1', options = {}) =>
      world.hook({ source, sessionId }, options)?.hookSpecificOutput?.additionalContext,
    prompt: (prompt, sessionId = 's1') =>
      world.hook({ name: 'UserPromptSubmit', sessionId, prompt })?.hookSpecificOutput?.additionalContext,
    write(path, content) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    },
    read: (path) => readFileSync(path, 'utf8'),
  }
  return world
}
