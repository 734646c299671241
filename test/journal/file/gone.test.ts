import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { cutProblem, emptiedProblem, goneProblem } from '../../../src/journal/file/gone.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test.each(['refs/heads/main', 'packed-refs'])('goneProblem() knows a history by its %s, as git left it', (name) => {
  const folder = temporaryFolder()
  const [journal, history] = [join(folder, 'journal.jsonl'), join(folder, 'history.git')]
  mkdirSync(dirname(join(history, name)), { recursive: true })
  expect(goneProblem(journal, history)).toBeUndefined()
  writeFileSync(join(history, name), '')
  expect(goneProblem(journal, history)).toMatchObject({ path: journal, kind: 'gone', reason: 'is gone' })
  writeFileSync(journal, '')
  expect(goneProblem(journal, history)).toMatchObject({ path: journal, kind: 'gone', reason: 'is empty' })
  writeFileSync(journal, '\n')
  expect(goneProblem(journal, history)).toBeUndefined()
})

test('goneProblem() does not call gone what may not be looked at', () => {
  const folder = temporaryFolder()
  const [journal, history] = [join(folder, 'journal.jsonl'), join(folder, 'history.git')]
  mkdirSync(history)
  writeFileSync(join(history, 'packed-refs'), '')
  symlinkSync('journal.jsonl', journal)
  expect(() => goneProblem(journal, history)).toThrow('ELOOP')
})

test('goneProblem() calls gone what would be below a file', () => {
  const folder = temporaryFolder()
  const history = join(folder, 'history.git')
  mkdirSync(history)
  writeFileSync(join(history, 'packed-refs'), '')
  writeFileSync(join(folder, '.sage'), '')
  expect(goneProblem(join(folder, '.sage', 'journal.jsonl'), history)).toMatchObject({ reason: 'is gone' })
})

test('emptiedProblem() is one only where decisions are remembered, and neither the journal nor its history is there', () => {
  const folder = temporaryFolder()
  const [journal, history] = [join(folder, 'journal.jsonl'), join(folder, 'history.git')]
  expect(emptiedProblem(journal, history, 0)).toBeUndefined()
  expect(emptiedProblem(journal, history, 1)).toMatchObject({ path: journal, kind: 'emptied' })
  mkdirSync(history)
  expect(emptiedProblem(journal, history, 1)).toBeUndefined()
  rmSync(history, { recursive: true })
  writeFileSync(journal, '')
  expect(emptiedProblem(journal, history, 1)).toBeUndefined()
})

test('cutProblem() counts the learnings that wait', () => {
  const said = (learnings: number) => cutProblem('/project/.sage/journal.jsonl', learnings)?.reason
  expect(said(0)).toBeUndefined()
  expect(said(1)).toBe('lacks your approval of 1 learning, cut out or never saved: it waits (sage doctor)')
  expect(said(2)).toBe('lacks your approval of 2 learnings, cut out or never saved: they wait (sage doctor)')
})
