import { quickWrite } from '../workspace/durable-write.ts'
import type { WorkspacePaths } from '../workspace/paths.ts'
import { readOurTextIfThere } from '../workspace/read-if-there.ts'

/** Notes for all processes since when what was put off is pending again. Only if something is, because caches depend on this file. */
export function noteOpened({ opened, tmp }: WorkspacePaths, at: Date): void {
  quickWrite(opened, at.toISOString(), { tmp })
}

/** When the last dashboard that brought something back was opened; undefined if never, or if it cannot be told. */
export function lastOpened({ opened }: WorkspacePaths): Date | undefined {
  let text: string
  try {
    text = readOurTextIfThere(opened) ?? ''
  } catch {
    // Disposable like all of `runtime/`: what was put off then waits for the next opening. Whoever needs the folder reports what is wrong with it.
    return undefined
  }
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at
}
