import type { SpawnOptions } from 'node:child_process'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { x } from 'tinyexec'
import type { FoundProgram } from '../../install/doctor/doctor-facts.ts'
import type { Environment } from '../../workspace/paths/homes.ts'
import { programOnPath } from '../../workspace/processes/program-path.ts'

/** Seconds that only a hanging program takes, even on a busy machine. */
const TIMEOUT = 10

/** Claude Code on the PATH. `patience` is in seconds. */
export function findClient({ env, platform }: Environment, patience = TIMEOUT): Promise<FoundProgram> {
  return found(programOnPath('claude', { env, platform, scripts: true }), { ...env, SAGE: '0' }, patience)
}

/** Git on the PATH. On a Mac without developer tools it is there, and only says how to get them. */
export function findGit({ env, platform }: Environment): Promise<FoundProgram> {
  return found(programOnPath('git', { env, platform }), env, TIMEOUT)
}

/** A program and the version it reports. What it has started may keep its output open; that is not waited for. */
async function found(path: string | undefined, env: Environment['env'], patience: number): Promise<FoundProgram> {
  if (path === undefined) return { path, version: undefined }
  try {
    return { path, ...(await versionOf(path, env, patience)) }
  } catch {
    // Made for another system.
    return { path, version: undefined }
  }
}

async function versionOf(path: string, env: Environment['env'], patience: number): Promise<Omit<FoundProgram, 'path'>> {
  // Nothing is looked up in the project: not in its `node_modules/.bin`, nor in the current folder.
  const nodeOptions: SpawnOptions = { cwd: dirname(path), env, stdio: ['ignore', 'pipe', 'ignore'] }
  const { process: program } = x(path, ['--version'], { nodePath: false, nodeOptions })
  if (!program?.stdout) return { version: undefined }
  const lines = createInterface({ input: program.stdout })
  const timer = setTimeout(() => {
    program.kill('SIGKILL')
    lines.close()
  }, patience * 1000)
  try {
    for await (const line of lines) {
      const version = /\d+\.\d+(?:\.\d+)?/.exec(line)?.[0]
      if (version !== undefined) return { version }
    }
    return { version: undefined, ...(program.killed && { patience }) }
  } finally {
    clearTimeout(timer)
    program.stdout.destroy()
    program.unref()
  }
}
