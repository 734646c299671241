import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { appendEvents } from '../../../src/journal/file/append.ts'
import { openJournalFile } from '../../../src/journal/file/journal-file.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { proposed } from '../events.ts'

describe('openJournalFile()', () => {
  it.skipIf(process.platform === 'win32')('takes a link to nothing for no journal that is still to come', () => {
    const dir = temporaryFolder()
    const path = join(dir, 'journal.jsonl')
    symlinkSync(join(dir, 'nowhere'), path)
    expect(() => openJournalFile(path, 'project', `${path}.git`)).toThrow('it is a symbolic link')
  })

  it.skipIf(process.platform === 'win32')('reads what it could not read before, though the file is the same', () => {
    const dir = temporaryFolder()
    const [path, moved] = [join(dir, 'journal.jsonl'), join(dir, 'moved.jsonl')]
    const journal = openJournalFile(path, 'project', `${path}.git`)
    appendEvents(moved, [proposed('azzzzzzzzz')])
    symlinkSync(moved, path)
    expect(() => journal.refresh()).toThrow('it is a symbolic link')
    renameSync(moved, path)
    expect(journal.refresh()).toBe(true)
    expect([...journal.journal().items.keys()]).toEqual(['azzzzzzzzz'])
  })

  it('still tells of a line that cannot be read when another one has been written after it', () => {
    const path = join(temporaryFolder(), 'journal.jsonl')
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendFileSync(path, 'garbage\n')
    const journal = openJournalFile(path, 'project', `${path}.git`)
    appendEvents(path, [proposed('bzzzzzzzzz')])
    expect(journal.refresh()).toBe(true)
    expect(journal.problems()).toMatchObject([{ kind: 'damaged', line: 2, path }])
  })

  it('says that the journal is gone for as long as it is, also before it is read again', () => {
    const dir = temporaryFolder()
    const [path, history] = [join(dir, 'journal.jsonl'), join(dir, 'history.git')]
    mkdirSync(history)
    writeFileSync(join(history, 'packed-refs'), '')
    appendEvents(path, [proposed('azzzzzzzzz')])
    const journal = openJournalFile(path, 'project', history)
    const whole = readFileSync(path)
    expect(journal.problems()).toEqual([])
    rmSync(path)
    expect(journal.problems()).toMatchObject([{ kind: 'gone', path }])
    expect(journal.refresh()).toBe(true)
    writeFileSync(path, whole)
    expect(journal.problems()).toEqual([])
  })
})
