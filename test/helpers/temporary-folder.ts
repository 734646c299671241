import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new, empty folder by its real path, which goes when the test that asks for it is over. */
export function temporaryFolder(name = 'sage-test-'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), name)))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
