import { appendFileSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { appendEvents } from '../../../src/journal/file/append.ts'
import { followJournal } from '../../../src/journal/file/follow-journal.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { proposed } from '../events.ts'

const line = (item: string) => `${JSON.stringify(proposed(item))}\n`

function follow() {
  const path = join(temporaryFolder(), 'journal.jsonl')
  const followed = followJournal(path, 'project')
  return {
    path,
    /** What it adds up to after another look: the items, and the problems by their lines. */
    look: () => {
      followed.next()
      const problems = followed.problems().map(({ line: at, kind }) => `${at} ${kind}`)
      return [[...followed.journal().items.keys()].join(' '), ...problems]
    },
  }
}

test('followJournal() forgets that a line was torn once it is whole, and keeps what is damaged before it', () => {
  const { path, look } = follow()
  writeFileSync(path, `damaged\n${line('aaaaaaaaaa')}${line('bbbbbbbbbb').slice(0, 50)}`)
  expect(look()).toEqual(['aaaaaaaaaa', '1 damaged', '3 torn'])
  appendFileSync(path, line('bbbbbbbbbb').slice(50))
  expect(look()).toEqual(['aaaaaaaaaa bbbbbbbbbb', '1 damaged'])
  appendEvents(path, [proposed('cccccccccc')])
  expect(look()).toEqual(['aaaaaaaaaa bbbbbbbbbb cccccccccc', '1 damaged'])
})

test('followJournal() begins anew with a journal that is another one now, also one of the same length', () => {
  const { path, look } = follow()
  const rest = ['cccccccccc', 'dddddddddd', 'eeeeeeeeee'].map(line).join('')
  writeFileSync(path, `damaged\n${line('aaaaaaaaaa')}${rest}`)
  expect(look()).toEqual(['aaaaaaaaaa cccccccccc dddddddddd eeeeeeeeee', '1 damaged'])
  const { length } = readFileSync(path)
  writeFileSync(path, `${line('bbbbbbbbbb')}       \n${rest}`)
  expect(readFileSync(path)).toHaveLength(length)
  expect(look()).toEqual(['bbbbbbbbbb cccccccccc dddddddddd eeeeeeeeee'])
})

describe('followJournal()', () => {
  it.skipIf(process.platform === 'win32')('takes a link to nothing for no journal that is still to come', () => {
    const dir = temporaryFolder()
    const path = join(dir, 'journal.jsonl')
    symlinkSync(join(dir, 'nowhere'), path)
    expect(followJournal(path, 'project').next).toThrow('it is a symbolic link')
  })

  it.skipIf(process.platform === 'win32')('reads what it could not read before, though the file is the same', () => {
    const dir = temporaryFolder()
    const [path, moved] = [join(dir, 'journal.jsonl'), join(dir, 'moved.jsonl')]
    const journal = followJournal(path, 'project')
    journal.next()
    appendEvents(moved, [proposed('azzzzzzzzz')])
    symlinkSync(moved, path)
    expect(journal.next).toThrow('it is a symbolic link')
    renameSync(moved, path)
    expect(journal.next()).toHaveLength(1)
    expect([...journal.journal().items.keys()]).toEqual(['azzzzzzzzz'])
  })

  it('still tells of a line that cannot be read when another one has been written after it', () => {
    const path = join(temporaryFolder(), 'journal.jsonl')
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendFileSync(path, 'garbage\n')
    const journal = followJournal(path, 'project')
    journal.next()
    appendEvents(path, [proposed('bzzzzzzzzz')])
    expect(journal.next()).toHaveLength(1)
    expect(journal.problems()).toMatchObject([{ kind: 'damaged', line: 2 }])
  })
})
