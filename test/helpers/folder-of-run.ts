import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder that Linux keeps in memory. */
const MEMORY = '/dev/shm'
/** Several times the bytes that a run has on disk at once. */
const ENOUGH = 2 * 1024 ** 3

/**
 * Runs all tests in one temporary folder: what they leave behind, such as bundles and files of killed processes, is removed with it. Its name has a
 * space and a letter that is not English, as the folders of some people have.
 */
export default function folderOfRun(): () => void {
  const folder = inMemory() ?? create(tmpdir())
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  for (const signal of ['SIGHUP', 'SIGTERM'] as const) process.once(signal, () => end(folder, signal))
  return () => remove(folder)
}

/** A run that is stopped, as `timeout` does it, calls nobody back. */
function end(folder: string, signal: NodeJS.Signals): void {
  remove(folder)
  process.kill(process.pid, signal)
}

const create = (place: string): string => mkdtempSync(join(place, 'sage run é-'))
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/**
 * A folder in memory, unless the person names another, memory is short, or no program may run from there, as in some containers. Sage waits for the
 * disk to confirm whatever it writes, and thousands of folders that come and go keep a disk busy for minutes.
 */
function inMemory(): string | undefined {
  if (process.env.TMPDIR !== undefined || process.platform !== 'linux') return undefined
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < ENOUGH) return undefined
    const folder = create(MEMORY)
    const program = join(folder, 'runs')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
    if (spawnSync(program).status === 0) return folder
    remove(folder)
  } catch {
    // There is no such place, or it is somebody else's.
  }
  return undefined
}
