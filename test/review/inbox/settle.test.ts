import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NO_PLAN } from '../../../src/journal/decide/plan.ts'
import { listHistory, readFromHistory } from '../../../src/journal/history/history-log.ts'
import { contextFile, userPaths } from '../../../src/workspace/paths/paths.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { createWorld } from '../../helpers/world.ts'
import { proposed } from '../../journal/events.ts'

test.runIf(process.platform !== 'win32')('settle() writes nothing behind a link, and says so', () => {
  const { open, paths, root } = createWorld()
  const theirs = join(root, 'theirs')
  mkdirSync(theirs)
  for (const name of ['thesis.txt', 's1.json']) writeFileSync(join(theirs, name), 'years of work')
  rmSync(paths.injected, { recursive: true })
  symlinkSync(theirs, paths.injected)
  const problem = open().settler.settle({ user: [], project: [] })
  expect(problem).toContain(`Cannot use "${paths.injected}"`)
  expect(readdirSync(theirs)).toEqual(['s1.json', 'thesis.txt'])
})

test('isSettled() is false from a change of what hooks print until it is settled, and does not insist on what cannot be written', () => {
  const { open, paths, project } = createWorld()
  const { settler, target } = open()
  expect(settler.isSettled()).toBe(true)
  settler.settle({ user: [], project: [] })
  expect(settler.isSettled()).toBe(true)
  writeFileSync(join(project, 'CLAUDE.md'), 'Use tabs\n')
  expect([settler.isSettled(), open().settler.isSettled()]).toEqual([false, false])
  settler.settle({ user: [], project: [] })
  expect([settler.isSettled(), open().settler.isSettled()]).toEqual([true, true])

  const context = contextFile(target.dataHome, target.id)
  rmSync(context)
  mkdirSync(join(context, 'theirs'), { recursive: true })
  writeFileSync(paths.config, '[inject]\nformat = "markdown"\n')
  expect(settler.isSettled()).toBe(false)
  expect(settler.settle({ user: [], project: [] })).toContain(context)
  expect(settler.isSettled()).toBe(true)
})

test('settle() leaves a learnings.md that is not UTF-8 as it is and says so, with all else ready', () => {
  const { open, paths } = createWorld()
  const { settler, store, target } = open()
  settler.settle(store.append([proposed('aaaaaaaaaa')]))
  const bytes = Buffer.from('# Notizen von M\u00fcller\n', 'latin1')
  writeFileSync(paths.learnings, bytes)
  decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'approve' }], 'command')
  expect(settler.settle({ user: [], project: [] })).toBe(
    `What is saved is not yet in every file made from it: Cannot change "${paths.learnings}": it is not UTF-8 text. Save it as UTF-8, then run "sage sync"`,
  )
  expect(readFileSync(paths.learnings).equals(bytes)).toBe(true)
  expect(readFileSync(contextFile(target.dataHome, target.id), 'utf8')).toContain('Use tool aaaaaaaaaa')
})

test('isSettled() leaves an imported learnings.md as git or the person put it there', () => {
  const { open, paths, project } = createWorld()
  const { settler } = open()
  writeFileSync(join(project, 'CLAUDE.md'), '@.sage/learnings.md\n')
  settler.settle({ user: [], project: [] })
  writeFileSync(paths.learnings, '# Of another branch\n')
  expect([settler.isSettled(), open().settler.isSettled()]).toEqual([true, true])
})

test.each(['workspaceDir', 'dataHome'] as const)('isSettled() is true where %s was removed', (name) => {
  const { settler, store, target } = createWorld().open()
  settler.settle(store.append([proposed('aaaaaaaaaa')]))
  rmSync(target[name], { recursive: true })
  expect(settler.isSettled()).toBe(true)
})

test('flush() has kept in the history of each journal what was done there, and says what could not be kept', async () => {
  const { open, paths, sageHome } = createWorld()
  const { settler, store } = open()
  settler.settle(store.append([proposed('aaaaaaaaaa')]))
  const forAll = { item: 'aaaaaaaaaa', decision: 'approve', scope: 'user', confirmed: true } as const
  const { plan } = store.planDecisions([forAll], 'dashboard')
  store.commit(plan)
  settler.settle(plan)
  expect(await settler.flush()).toBeUndefined()
  const newest = async (history: string) => (await listHistory(history, 1))?.map(({ subject }) => subject)
  expect(await newest(userPaths(sageHome).history)).toEqual([expect.stringContaining('Approve')])
  expect(await newest(paths.history)).toEqual([expect.stringContaining('Use tool aaaaaaaaaa')])

  rmSync(paths.history, { recursive: true })
  writeFileSync(paths.history, '')
  settler.settle(store.append([proposed('bbbbbbbbbb')]))
  expect(await settler.flush()).toBe(
    `What is saved is not in the history: "${paths.history}" is not a folder made by Sage; move it away`,
  )

  rmSync(paths.history)
  settler.settle(NO_PLAN)
  expect(await settler.flush()).toBeUndefined()
  expect(await newest(paths.history)).toEqual(['Save what was not in the history yet'])
})

test('catchUp() takes into the history what a killed Sage had only written to the journal, once, and nothing of a journal that is gone', async () => {
  const { open, paths } = createWorld()
  await open().settler.catchUp()
  expect(await listHistory(paths.history, 9)).toBeUndefined()
  open().store.append([proposed('aaaaaaaaaa')])
  const { settler } = open()
  for (let time = 0; time < 2; time++) await settler.catchUp()
  const entries = (await listHistory(paths.history, 9)) ?? []
  expect(entries.map(({ subject }) => subject)).toEqual(['Save what was not in the history yet'])
  const kept = () => readFromHistory(paths.history, 'main', 'journal.jsonl')
  expect(await kept()).toEqual(readFileSync(paths.journal))

  for (const gone of [() => writeFileSync(paths.journal, ''), () => rmSync(paths.journal)]) {
    gone()
    await settler.catchUp()
    expect((await kept())?.length).toBeGreaterThan(0)
  }
})

test.runIf(process.platform !== 'win32')(
  'catchUp() leaves out a journal that cannot be looked at, and still takes the other',
  async () => {
    const { open, paths, sageHome } = createWorld()
    const { settler, store } = open()
    store.append([proposed('aaaaaaaaaa')])
    const { plan } = store.planDecisions(
      [{ item: 'aaaaaaaaaa', decision: 'approve', scope: 'user', confirmed: true }],
      'dashboard',
    )
    store.commit(plan)
    rmSync(paths.journal)
    symlinkSync(paths.journal, paths.journal)
    await settler.catchUp()
    const kept = (await listHistory(userPaths(sageHome).history, 9)) ?? []
    expect(kept.map(({ subject }) => subject)).toEqual(['Save what was not in the history yet'])
  },
)
