import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceState } from '../../../src/runtime/projection/source.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test.runIf(process.platform !== 'win32').each(['link', 'x'.repeat(300)])(
  'sourceState() takes what the system does not let anybody look at for missing: a link to %s',
  (target) => {
    const link = join(temporaryFolder(), 'link')
    symlinkSync(target, link)
    const path = join(link, 'CLAUDE.md')
    expect(sourceState(path)).toEqual({ path, size: -1, mtimeMs: 0 })
  },
)
