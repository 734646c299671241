import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { rebuildProjection } from '../../src/inject/publish.ts'
import { listEnded } from '../../src/runtime/ended.ts'
import { readEnded, readSession, readSignal } from '../../src/runtime/records.ts'
import { listSignals } from '../../src/runtime/review-signals.ts'
import { listSessionFiles } from '../../src/runtime/session-files.ts'
import { sweep } from '../../src/runtime/sweep.ts'
import { locateWorkspace } from '../../src/workspace/locate.ts'
import { workspacePaths } from '../../src/workspace/paths.ts'
import { makeTrust } from '../../src/workspace/trust.ts'
import { bundleHook, callHook, hookEnvironment, payload } from '../helpers/built-hook.ts'
import { createWorld, type World } from '../helpers/world.ts'

// Every file system call of a hook, one run per call: killed there, or the call refused by the system (strace injection).

/** Calls that read or change the file system, under all the names that Node uses for them. */
const CALLS =
  'openat,write,fsync,rename,unlink,mkdir,statx,fstat,newfstatat,access,faccessat,readlink,close,ftruncate,lseek'
const canTrace = spawnSync('strace', ['-f', '-qq', '-e', 'trace=openat', '-o', '/dev/null', 'true']).status === 0

let hook: string
beforeAll(async () => {
  hook = await bundleHook()
})

type Fault = { readonly point: number; readonly inject: string }

/** Runs the hook under strace; resolves to its exit code (null if killed) and what it printed. */
function trace(
  world: World,
  input: string,
  options: readonly string[],
): Promise<{ status: number | null; stdout: string }> {
  return new Promise((resolve, reject) => {
    const args = ['-f', '-qq', '-e', `trace=${CALLS}`, ...options, process.execPath, join(hook, 'sage-hook.cjs')]
    const child = spawn('strace', args, { env: hookEnvironment(world), cwd: world.project })
    let stdout = ''
    child.stdout.on('data', (chunk) => (stdout += String(chunk)))
    child.stderr.resume()
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, stdout }))
    child.stdin.end(input)
  })
}

/** Numbers of the main thread's calls from the first one that looks at the project on; Node's own start lies before. */
async function pointsOf(world: World, input: string): Promise<{ first: number; last: number; names: string[] }> {
  const log = join(world.root, 'trace')
  await trace(world, input, ['-o', log])
  const lines = readFileSync(log, 'utf8').split('\n')
  const main = lines[0]?.split(' ')[0]
  const calls = lines.filter((line) => line.startsWith(`${main} `) && /^\d+ +\w+\(/.test(line))
  const begun = calls.findIndex((line) => line.includes(`"${world.project}/.sage"`))
  expect(begun).toBeGreaterThan(0)
  return { first: begun + 1, last: calls.length, names: calls.map((line) => /^\d+ +(\w+)\(/.exec(line)?.[1] ?? '') }
}

function publishFor(world: World, projectDir: string, dataHome: string): void {
  const { id, dir } = locateWorkspace({ start: projectDir, dataHome })
  const target = { id, workspaceDir: dir, projectDir, dataHome, claudeDir: world.claude }
  rebuildProjection(target, world.environment.home)
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
  for (const earlier of before) callHook(hook, world, payload(world, earlier, { prompt: 'Earlier' }))
  const input = (at: World) => payload(at, event, { prompt: 'Use pnpm', last_assistant_message: 'Done.' })
  return { world, input, pending: new Set(listSignals(world.paths)) }
}

describe.skipIf(!canTrace)('runHook() under strace (skipped where strace may not trace)', () => {
  test.each(SCENARIOS)(
    'killed at any file system call of $name: files old or new, nothing forgotten',
    async (scenario) => {
      const { world, input, pending } = prepare(scenario)
      const probe = cloneWorld(world, 'probe')
      const { first, last } = await pointsOf(probe, input(probe))
      const points = Array.from({ length: last - first + 1 }, (_, index) => ({
        point: first + index,
        inject: 'signal=SIGKILL',
      }))
      const found: string[] = []
      let killed = 0
      await forEachPoint(points, async ({ point, inject }) => {
        const at = cloneWorld(world, `kill-${point}`)
        const { stdout } = await trace(at, input(at), [
          '-o',
          '/dev/null',
          '-e',
          `inject=${CALLS}:${inject}:when=${point}`,
        ])
        if (stdout !== '') found.push(`${point}: printed ${stdout.slice(0, 40)}`)
        const leftovers = readdirSync(at.paths.tmp).length
        killed += sweep(at.paths, at.sageHome, Date.now()) === leftovers ? 1 : 0
        found.push(...problemsOf(at, pending).map((problem) => `${point}: ${problem}`))
        if (readdirSync(at.paths.tmp).length > 0) found.push(`${point}: leftovers that no sweep removes`)
        if (point % 8 === 0) {
          callHook(hook, at, payload(at, 'Stop'), { env: hookEnvironment(at), cwd: at.project })
          if (!readSignal(at.paths, 'session-1')) found.push(`${point}: the next event does not heal it`)
        }
        rmSync(join(world.root, `kill-${point}`), { recursive: true })
      })
      console.log(`${scenario.name}: killed at ${points.length} points`)
      expect(found).toEqual([])
      expect(killed).toBe(points.length)
      expect(points.length).toBeGreaterThan(20)
    },
  )

  test.each(SCENARIOS.slice(1))(
    'refused at any file system call of $name: exit 0, silence, files old or new',
    async (scenario) => {
      const { world, input, pending } = prepare(scenario)
      const probe = cloneWorld(world, 'probe')
      const { first, last, names } = await pointsOf(probe, input(probe))
      const errors = ['ENOSPC', 'EIO', 'EACCES', 'EMFILE', 'EROFS', 'EDQUOT', 'EPERM']
      const points = Array.from({ length: last - first + 1 }, (_, index) => ({
        point: first + index,
        inject: `error=${errors[index % errors.length]}`,
      })).filter(({ point }) => !['close', 'write'].includes(names[point - 1] ?? '') || point % 2 === 0)
      const found: string[] = []
      await forEachPoint(points, async ({ point, inject }) => {
        const at = cloneWorld(world, `fail-${point}`)
        const { status, stdout } = await trace(at, input(at), [
          '-o',
          '/dev/null',
          '-e',
          `inject=${CALLS}:${inject}:when=${point}`,
        ])
        const name = names[point - 1]
        if (status !== 0) found.push(`${point} ${name} ${inject}: exit ${status}`)
        if (stdout !== '') found.push(`${point} ${name} ${inject}: printed`)
        found.push(...problemsOf(at, pending).map((problem) => `${point} ${name} ${inject}: ${problem}`))
        const log = existsSync(at.paths.hookErrors) ? readFileSync(at.paths.hookErrors, 'utf8') : ''
        if (/pnpm|Done/.test(log)) found.push(`${point}: words in the log`)
        rmSync(join(world.root, `fail-${point}`), { recursive: true })
      })
      console.log(`${scenario.name}: refused at ${points.length} points`)
      expect(found).toEqual([])
    },
  )
})
