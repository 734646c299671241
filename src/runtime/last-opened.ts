import type { WorkspacePaths } from '../workspace/paths.ts'
import { readTextIfThere } from '../workspace/read-if-there.ts'

/** When a dashboard was last opened here; undefined if that was never, or cannot be told. */
export function lastOpened({ opened }: WorkspacePaths): Date | undefined {
  const at = new Date(readTextIfThere(opened) ?? '')
  return Number.isNaN(at.getTime()) ? undefined : at
}
