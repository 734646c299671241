import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY } from '../../base/durations.ts'
import { namesIfReadable } from './read-if-readable.ts'
import { isLeftBehind, temporaryName } from './temporary-name.ts'

const LEFTOVER = /^sage-(doctor|refine)-(\d{1,10}-[a-z0-9]{1,7}-[a-z0-9]{10,})$/

/**
 * Makes a private folder below the system's temporary folder, for running a program; the caller removes it. First removes
 * folders of this kind that killed processes left more than a day ago: they may hold what a person typed.
 */
export function makeScratchFolder(kind: 'doctor' | 'refine'): string {
  for (const name of namesIfReadable(tmpdir())) if (LEFTOVER.exec(name)?.[1] === kind) removeLeftover(name)
  const folder = join(tmpdir(), `sage-${kind}-${temporaryName()}`)
  // The shell that made it may have removed it on exit.
  mkdirSync(tmpdir(), { recursive: true, mode: 0o700 })
  mkdirSync(folder, { mode: 0o700 })
  return folder
}

/** Everybody may write there, so only a folder of this person's own goes. A writer in another container cannot be looked for. */
function removeLeftover(name: string): void {
  const path = join(tmpdir(), name)
  try {
    const { uid, mtimeMs } = lstatSync(path)
    const isOwn = process.getuid === undefined || uid === process.getuid()
    if (isOwn && Date.now() - mtimeMs > DAY && isLeftBehind(LEFTOVER.exec(name)?.[2] ?? '', 0))
      rmSync(path, { recursive: true, force: true })
  } catch {
    // It is already gone, or a program still runs in it: neither must stop this process.
  }
}
