import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenOver } from './when-over.ts'

/** A new, empty folder by its real path, which is removed when the test that asks for it is over. */
export function temporaryFolder(name = 'sage-test-'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), name)))
  whenOver(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
