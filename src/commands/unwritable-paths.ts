import { accessSync, constants } from 'node:fs'
import type { WorkspacePaths } from '../workspace/paths.ts'

/** Refusals that say who may write; what is not there is made when it is needed. */
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS'])

/** What Sage writes in a workspace and may not, the outermost first: of a workspace that is closed as a whole only that is said. */
export function unwritablePaths({ dir, journal, reviews, runtime, tmp }: WorkspacePaths): string[] {
  const refused = [dir, journal, reviews, runtime, tmp].filter(isRefused)
  return refused[0] === dir ? [dir] : refused
}

function isRefused(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return false
  } catch (error) {
    return REFUSED.has((error as NodeJS.ErrnoException).code ?? '')
  }
}
