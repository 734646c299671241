import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildHook, buildRebuild } from '../../scripts/hook-bundle.mjs'
import { type Ran, ranTo } from './ran.ts'
import type { World } from './world.ts'

/** Bundles the hook as the build does, into a folder of its own: tests never race with a build. Returns the folder. */
export async function bundleHook(): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sage-hook-')))
  await Promise.all([
    buildHook({ outdir: folder }),
    buildRebuild({ outdir: folder, define: { SAGE_VERSION: '"0.0.0"' } }),
  ])
  return folder
}

/** The environment in which Claude Code calls a hook in that world. */
export function hookEnvironment(world: World, extra: Record<string, string> = {}): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: world.environment.home,
    SAGE_HOME: world.sageHome,
    CLAUDE_CONFIG_DIR: world.claude,
    CLAUDE_PROJECT_DIR: world.project,
    ...extra,
  }
}

export type Call = { readonly env?: Record<string, string>; readonly prefix?: readonly string[]; readonly cwd?: string }

/** Calls the hook with these bytes on stdin and waits for its end. */
export function callHook(folder: string, world: World, input: string | Buffer, call: Call = {}): Ran {
  const { env = hookEnvironment(world), prefix = [], cwd = world.project } = call
  const line = [...prefix, process.execPath, join(folder, 'sage-hook.cjs')]
  const { status, stdout, stderr } = spawnSync(line[0] ?? '', line.slice(1), { input, env, cwd, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** The same without waiting; `hold`: stdin is never closed. */
export function startHook(folder: string, world: World, input: string | Buffer, { hold = false } = {}): Promise<Ran> {
  const child = spawn(process.execPath, [join(folder, 'sage-hook.cjs')], {
    env: hookEnvironment(world),
    cwd: world.project,
  })
  child.stdin.on('error', () => undefined)
  if (hold) child.stdin.write(input)
  else child.stdin.end(input)
  return ranTo(child)
}

/** What Claude Code sends for an event. */
export function payload(world: World, event: string, fields: Record<string, unknown> = {}): string {
  return `${JSON.stringify({
    session_id: 'session-1',
    transcript_path: join(world.claude, 'projects', '-project', 'session-1.jsonl'),
    cwd: world.project,
    hook_event_name: event,
    ...fields,
  })}\n`
}
