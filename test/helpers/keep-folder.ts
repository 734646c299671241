import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** Remembers what is in a folder. Returns what puts it back, at the same paths: sooner done than made once more by the commands of Sage. */
export function keepFolder(folder: string): () => void {
  const kept = join(temporaryFolder(), 'kept')
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  copy(folder, kept)
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    copy(kept, folder)
  }
}
