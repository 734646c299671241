import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary folder for a benchmark or a measurement, by its real path; it is removed when the process ends. */
export function makeScratchFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sage-scratch-')))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
