import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setMode } from '../../../src/workspace/files/set-mode.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test.runIf(process.platform === 'linux')('setMode() is content where the disk has no modes', () => {
  // The system's own view of its processes says EPERM to whoever owns them, as Windows' disks do in WSL.
  expect(() => setMode('/proc/self', 0o700)).not.toThrow()
  expect(() => setMode(join(temporaryFolder(), 'gone'), 0o700)).toThrow(/ENOENT/)
})
