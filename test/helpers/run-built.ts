import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Ran, ranTo } from './ran.ts'
import type { World } from './world.ts'

/** The built command line and hook, as a user runs them. `npm test` builds first. */
export const CLI = resolve('dist/cli.cjs')
export const HOOK = resolve('dist/hook/sage-hook.cjs')
// Without this check, each test would wait for output that never comes.
for (const program of [CLI, HOOK])
  if (!existsSync(program)) throw new Error(`"${program}" is missing: run "npm run build" first`)

/** The environment of a person's terminal in that world: nothing of Claude Code, nothing of the machine's. */
export function environmentOf(world: World): Record<string, string> {
  const { SAGE_HOME = '', CLAUDE_CONFIG_DIR = '' } = world.environment.env
  return {
    PATH: process.env.PATH ?? '',
    HOME: world.environment.home,
    SAGE_HOME,
    CLAUDE_CONFIG_DIR,
    TZ: 'UTC',
    LANG: 'C.UTF-8',
  }
}

export function runSage(world: World, args: readonly string[], prefix: readonly string[] = []): Ran {
  const [command = '', ...rest] = [...prefix, process.execPath, CLI, ...args]
  const { status, stdout, stderr } = spawnSync(command, rest, {
    cwd: world.project,
    env: environmentOf(world),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Starts the hook with a payload on stdin, as the client does; resolves when it has exited. */
export async function runHook(world: World, payload: Record<string, unknown>): Promise<Ran> {
  const env = { ...environmentOf(world), CLAUDE_PROJECT_DIR: world.project, CLAUDECODE: '1' }
  const child = spawn(process.execPath, [HOOK], { cwd: world.project, env, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.end(`${JSON.stringify(payload)}\n`)
  return await ranTo(child)
}
