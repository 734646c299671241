import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs all tests in one temporary folder: what they leave behind, bundles and what was killed half-way, goes with it. Its name has a space and
 * a letter that is not English, as the folders of some people have.
 */
export default function folderOfRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sage run é-'))
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
