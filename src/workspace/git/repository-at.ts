import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { inside } from '../paths/paths.ts'

/** The nearest repository or linked worktree at this folder or above. */
export function repositoryAt(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(inside(at, '.git'))) return at
    if (dirname(at) === at) return undefined
  }
}
