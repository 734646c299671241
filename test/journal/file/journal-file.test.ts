import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openJournalFile } from '../../../src/journal/file/journal-file.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

describe.skipIf(process.platform === 'win32')('openJournalFile()', () => {
  it('takes a link to nothing for no journal that is still to come', () => {
    const dir = temporaryFolder()
    const path = join(dir, 'journal.jsonl')
    symlinkSync(join(dir, 'nowhere'), path)
    expect(() => openJournalFile(path, 'project', `${path}.git`)).toThrow('it is a symbolic link')
  })
})
