import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { recordPaths } from '../workspace/paths.ts'
import { readTextIfReadable } from '../workspace/read-if-readable.ts'
import type { Placed } from './shared-file.ts'

type Place = Pick<ProjectionTarget, 'dataHome' | 'id'>

/** What this person's decisions put into the project's `learnings.md`; undefined where nobody remembers. */
export function readPlaced({ dataHome, id }: Place): Placed | undefined {
  try {
    const value = JSON.parse(readTextIfReadable(recordPaths(dataHome, id).placed) ?? '') as { placed?: unknown } | null
    if (typeof value?.placed !== 'object' || value.placed === null) return undefined
    const pairs = Object.entries(value.placed as Record<string, unknown>)
    return new Map(pairs.flatMap(([mark, text]) => (typeof text === 'string' ? [[mark, text] as const] : [])))
  } catch {
    // Damaged is as good as lost: what is in use and not in the file is then put into it once more.
    return undefined
  }
}

export function placedText(placed: Placed): string {
  return `${JSON.stringify({ v: 1, placed: Object.fromEntries(placed) })}\n`
}
