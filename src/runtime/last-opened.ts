import { readFileSync, writeFileSync } from 'node:fs'
import type { WorkspacePaths } from '../workspace/paths.ts'

/** Lets everybody know since when what was put off waits again. Written only where something does: caches depend on it. */
export function noteOpened({ opened }: WorkspacePaths, at: Date): void {
  writeFileSync(opened, at.toISOString(), { mode: 0o600 })
}

/** When a dashboard was last opened that brought something back; undefined if that was never, or cannot be told. */
export function lastOpened({ opened }: WorkspacePaths): Date | undefined {
  let text: string
  try {
    text = readFileSync(opened, 'utf8')
  } catch {
    // Disposable like all of `runtime/`: what was put off then waits for the next opening. Who needs the folder says what is wrong with it.
    return undefined
  }
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at
}
