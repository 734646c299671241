import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
