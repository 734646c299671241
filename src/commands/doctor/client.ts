import type { SpawnOptions } from 'node:child_process'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { x } from 'tinyexec'
import type { DoctorFacts } from '../../install/doctor.ts'
import type { Environment } from '../../workspace/paths.ts'
import { programOnPath } from '../../workspace/program-path.ts'

/** Seconds that only a hanging client takes, even on a busy machine. */
const PATIENCE = 10

/** Claude Code on the PATH, and the version it says. What it has started may keep its output open, and nobody waits for that. */
export async function findClient(
  { env, platform }: Environment,
  { patience = PATIENCE } = {},
): Promise<DoctorFacts['client']> {
  const path = programOnPath('claude', { env, platform }, true)
  if (path === undefined) return { path, version: undefined }
  try {
    return { path, ...(await versionOf(path, { ...env, SAGE: '0' }, patience)) }
  } catch {
    // Made for another system.
    return { path, version: undefined }
  }
}

async function versionOf(
  path: string,
  env: Environment['env'],
  patience: number,
): Promise<Omit<DoctorFacts['client'], 'path'>> {
  // Nothing is looked up in the project: not in its `node_modules/.bin`, nor in the current folder.
  const nodeOptions: SpawnOptions = { cwd: dirname(path), env, stdio: ['ignore', 'pipe', 'ignore'] }
  const { process: client } = x(path, ['--version'], { nodePath: false, nodeOptions })
  if (!client?.stdout) return { version: undefined }
  const lines = createInterface({ input: client.stdout })
  const timer = setTimeout(() => {
    client.kill('SIGKILL')
    lines.close()
  }, patience * 1000)
  try {
    for await (const line of lines) {
      const version = /\d+\.\d+\.\d+/.exec(line)?.[0]
      if (version !== undefined) return { version }
    }
    return { version: undefined, ...(client.killed && { patience }) }
  } finally {
    clearTimeout(timer)
    client.stdout.destroy()
    client.unref()
  }
}
