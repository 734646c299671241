import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { rebuildProjection } from '../../src/inject/publish/publish.ts'
import { sweep } from '../../src/runtime/processes/sweep.ts'
import { listEnded } from '../../src/runtime/sessions/ended.ts'
import { readEnded, readSession, readSignal } from '../../src/runtime/sessions/read-session-files.ts'
import { listSignals } from '../../src/runtime/sessions/review-signals.ts'
import { listSessionFiles } from '../../src/runtime/sessions/session-files.ts'
import { locateWorkspace } from '../../src/workspace/locate/locate.ts'
import { workspacePaths } from '../../src/workspace/paths/paths.ts'
import { makeTrust } from '../../src/workspace/trust/trust.ts'
import { bundleHook, callHook, hookEnvironment, payload } from '../helpers/built-hook.ts'
import type { Prefix } from '../helpers/in-shell.ts'
import { type Ran, ranTo } from '../helpers/ran.ts'
import { canTrace, tracing } from '../helpers/strace.ts'
import { createWorld, type World } from '../helpers/world.ts'

// Every file system call of a hook, one run per call: killed there, or the call refused by the system (strace injection). Killed only at those
// that change something: at any other, the files are as at the next of these.

/** Calls that read or change the file system, under all the names that Node uses for them. */
const CALLS =
  'openat,write,fsync,rename,unlink,mkdir,statx,fstat,newfstatat,access,faccessat,readlink,close,ftruncate,lseek'

let hook: string
beforeAll(async () => {
  hook = await bundleHook()
})

/** What changes the file system, as strace writes it. */
const CHANGING = /^\d+ +(?:write|fsync|rename|unlink|mkdir|ftruncate)\(|O_CREAT|O_TRUNC/u

/**
 * The `nth` time that the main thread makes this call: strace counts each call by itself, whatever others are named beside it. `changes`:
 * whether the files are others afterwards.
 */
type Point = { readonly at: number; readonly call: string; readonly nth: number; readonly changes: boolean }
type Fault = Point & { readonly inject: string }

const traceFault = ({ call, nth, inject }: Fault, log?: string) =>
  tracing(call, { inject: `${inject}:when=${nth}`, ...(log !== undefined && { log }) })

/** With these, Node wakes its own threads, at any time: it ends itself if they are refused. */
const WAKES = /write\(\d+, "(?:\*", 1|\\1(?:\\0){7}", 8)\)/u

/** Whether a call of the hook was refused, by what strace wrote down. */
function struckIn(log: string): boolean {
  return readFileSync(log, 'utf8')
    .split('\n')
    .some((line) => line.includes('(INJECTED)') && !WAKES.test(line))
}

/** Runs the hook under strace. */
function trace(world: World, input: string, [strace, ...options]: Prefix): Promise<Ran> {
  const args = [...options, process.execPath, join(hook, 'sage-hook.cjs')]
  const child = spawn(strace, args, { env: hookEnvironment(world), cwd: world.project })
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return ranTo(child)
}

/** A path as strace writes it: letters that are not English as the numbers of their bytes. */
function asTraced(path: string): string {
  return path.replaceAll(/[^\u0020-\u007e]/gu, (sign) =>
    Array.from(Buffer.from(sign), (byte) => `\\${byte.toString(8)}`).join(''),
  )
}

/**
 * The main thread's calls from the first one that looks at the project to the last one about a file: before and behind lies what Node does by
 * itself.
 */
async function pointsOf(world: World, input: string): Promise<Point[]> {
  const log = join(world.root, 'trace')
  await trace(world, input, tracing(CALLS, { log }))
  const lines = readFileSync(log, 'utf8').split('\n')
  const main = lines[0]?.split(' ')[0]
  const calls = lines.filter((line) => line.startsWith(`${main} `) && /^\d+ +\w+\(/.test(line))
  const begun = calls.findIndex((line) => line.includes(`"${asTraced(world.project)}/.sage"`))
  const ended = calls.findLastIndex((line) => line.includes('"/') || line.includes(' fsync('))
  expect(begun).toBeGreaterThan(0)
  const made = new Map<string, number>()
  const points = calls.map((line, index) => {
    const call = /^\d+ +(\w+)\(/.exec(line)?.[1] ?? ''
    const nth = (made.get(call) ?? 0) + 1
    made.set(call, nth)
    return { at: index + 1, call, nth, changes: CHANGING.test(line) }
  })
  return points.slice(begun, ended + 1)
}

function publishFor(world: World, projectDir: string, dataHome: string): void {
  const { id, dir } = locateWorkspace({ start: projectDir, dataHome })
  const { home } = world.environment
  rebuildProjection({ id, workspaceDir: dir, projectDir, dataHome, claudeDir: world.claude, home })
}

/** A copy of the world for one run, so that runs do not see each other. */
function cloneWorld(world: World, name: string): World {
  const project = join(world.root, name, 'project')
  const sageHome = join(world.root, name, 'sage')
  cpSync(world.project, project, { recursive: true })
  mkdirSync(sageHome, { recursive: true })
  makeTrust(sageHome, project, new Date(0))
  // Once the projection is there, a prompt's hook only reads it.
  publishFor(world, project, sageHome)
  return { ...world, project, sageHome, paths: workspacePaths(join(project, '.sage')) }
}

async function forEachPoint(points: readonly Fault[], run: (fault: Fault) => Promise<void>): Promise<void> {
  const queue = [...points]
  const worker = async () => {
    for (let fault = queue.shift(); fault; fault = queue.shift()) await run(fault)
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, worker))
}

/**
 * Runs again, in a copy of its own, until the fault struck, each time one call of its kind earlier. What was counted may have made a few calls
 * more than others do: Node looks for the number of processors when two of its threads got into each other's way, and the hook takes more
 * calls for an input that comes late. The last of them are in no other run.
 */
async function untilStruck<Run extends { readonly struck: boolean }>(
  fault: Fault,
  run: (earlier: Fault, attempt: number) => Promise<Run>,
): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const ran = await run({ ...fault, nth: fault.nth - attempt + 1 }, attempt)
    if (ran.struck || attempt === 5) return ran
  }
}

/** What must hold of the files at any moment, whatever happened. */
function problemsOf(world: World, before: ReadonlySet<string>): string[] {
  const { paths } = world
  const problems: string[] = []
  for (const id of listSessionFiles(paths.sessions))
    if (!readSession(paths, id)) problems.push(`torn metadata of ${id}`)
  for (const id of listSignals(paths)) {
    if (!readSignal(paths, id)) problems.push(`torn signal of ${id}`)
    if (!readSession(paths, id) && !readEnded(paths, id)) problems.push(`signal of ${id} without metadata`)
  }
  for (const id of listEnded(paths)) if (!readEnded(paths, id)) problems.push(`torn ended session ${id}`)
  const known = new Set([...listSignals(paths), ...listEnded(paths)])
  for (const id of before) if (!known.has(id)) problems.push(`the work of ${id} is forgotten`)
  for (const folder of [paths.sessions, paths.needsReview, paths.ended])
    for (const name of readdirSync(folder)) if (!name.endsWith('.json')) problems.push(`"${name}" in a watched folder`)
  return problems
}

type Scenario = { readonly name: string; readonly before: readonly string[]; readonly event: string }
const SCENARIOS: readonly Scenario[] = [
  { name: 'a first Stop', before: [], event: 'Stop' },
  { name: 'Stop over an older signal', before: ['SessionStart', 'Stop'], event: 'Stop' },
  { name: 'SessionEnd with work pending', before: ['UserPromptSubmit', 'Stop'], event: 'SessionEnd' },
  { name: 'UserPromptSubmit with work pending', before: ['Stop'], event: 'UserPromptSubmit' },
]

function prepare({ before, event }: Scenario): { world: World; input: (world: World) => string; pending: Set<string> } {
  const world = createWorld()
  world.session('session-1').turn('Earlier')
  for (const earlier of before) callHook(hook, world, payload(world, earlier, { prompt: 'Earlier' }))
  const input = (at: World) => payload(at, event, { prompt: 'Use pnpm', last_assistant_message: 'Done.' })
  return { world, input, pending: new Set(listSignals(world.paths)) }
}

describe.skipIf(!canTrace)('runHook() under strace (skipped where strace may not trace)', () => {
  test.each(SCENARIOS)(
    'killed at any change of the file system of $name: files old or new, nothing forgotten',
    async (scenario) => {
      const { world, input, pending } = prepare(scenario)
      // The first run keeps what it compiled beside the bundle, and all others find it there.
      const first = cloneWorld(world, 'first')
      callHook(hook, first, input(first))
      const probe = cloneWorld(world, 'probe')
      const points = (await pointsOf(probe, input(probe)))
        .filter(({ changes }) => changes || process.env.SAGE_SWEEP === 'full')
        .map((point) => ({ ...point, inject: 'signal=SIGKILL' }))
      const found: string[] = []
      let killed = 0
      await forEachPoint(points, async (fault) => {
        const { at: point, call } = fault
        const { at } = await untilStruck(fault, async (earlier, attempt) => {
          const copy = cloneWorld(world, `kill-${point}-${attempt}`)
          const { status } = await trace(copy, input(copy), traceFault(earlier))
          if (status === null) killed++
          return { at: copy, struck: status === null }
        })
        const leftovers = readdirSync(at.paths.tmp).length
        if (sweep(at.paths, at.sageHome, Date.now()) !== leftovers)
          found.push(`${point} ${call}: leftovers of a living process`)
        found.push(...problemsOf(at, pending).map((problem) => `${point} ${call}: ${problem}`))
        if (readdirSync(at.paths.tmp).length > 0) found.push(`${point} ${call}: leftovers that no sweep removes`)
        callHook(hook, at, payload(at, 'Stop'), { env: hookEnvironment(at), cwd: at.project })
        if (!readSignal(at.paths, 'session-1')) found.push(`${point}: the next event does not heal it`)
        rmSync(dirname(at.project), { recursive: true })
      })
      console.log(`${scenario.name}: killed at ${points.length} points`)
      expect(found).toEqual([])
      expect(killed).toBe(points.length)
      expect(points.length).toBeGreaterThan(0)
    },
  )

  test.each(SCENARIOS.slice(1))(
    'refused at any file system call of $name: exit 0, silence, files old or new',
    async (scenario) => {
      const { world, input, pending } = prepare(scenario)
      const probe = cloneWorld(world, 'probe')
      const errors = ['ENOSPC', 'EIO', 'EACCES', 'EMFILE', 'EROFS', 'EDQUOT', 'EPERM']
      const points = (await pointsOf(probe, input(probe)))
        .map((point, index) => ({ ...point, inject: `error=${errors[index % errors.length]}` }))
        // No disk refuses to close what was only read, and Node ends itself where one does.
        .filter(({ call }) => call !== 'close')
      const found: string[] = []
      let refused = 0
      await forEachPoint(points, async (fault) => {
        const { at: point, call: name, inject } = fault
        const { at, status, stdout } = await untilStruck(fault, async (earlier, attempt) => {
          const copy = cloneWorld(world, `fail-${point}-${attempt}`)
          const log = join(world.root, `fail-${point}-${attempt}.trace`)
          const ran = await trace(copy, input(copy), traceFault(earlier, log))
          const struck = struckIn(log)
          if (struck) refused++
          return { at: copy, ...ran, struck }
        })
        if (status !== 0) found.push(`${point} ${name} ${inject}: exit ${status}`)
        if (stdout !== '') found.push(`${point} ${name} ${inject}: printed`)
        found.push(...problemsOf(at, pending).map((problem) => `${point} ${name} ${inject}: ${problem}`))
        const said = existsSync(at.paths.hookErrors) ? readFileSync(at.paths.hookErrors, 'utf8') : ''
        if (/pnpm|Done/.test(said)) found.push(`${point}: words in the log`)
        rmSync(dirname(at.project), { recursive: true })
      })
      console.log(`${scenario.name}: refused at ${points.length} points`)
      expect(found).toEqual([])
      expect(refused).toBe(points.length)
    },
  )
})
