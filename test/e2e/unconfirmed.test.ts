import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decideNow } from '../helpers/decide-now.ts'
import { keepFolder } from '../helpers/keep-folder.ts'
import { runSage } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { canTrace, tracing } from '../helpers/strace.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

// A disk may take a line and then not confirm it (a quota, a network, a fault): whether it is there is not known.

function withProposals(): World {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa', { text: 'Use pnpm for every install' }), proposed('bbbbbbbbbb')])
  return world
}

/** What a command begins with for which the journal is never confirmed. */
const unconfirmed = ({ paths }: World) => tracing('fsync', { path: paths.journal, inject: 'error=ENOSPC' })

test.runIf(canTrace)('who undoes what the disk did not confirm is told to look before they undo once more', () => {
  const world = withProposals()
  for (const item of ['aaaaaaaaaa', 'bbbbbbbbbb']) runSage(world, ['reject', item])
  const { status, stderr } = runSage(world, ['undo'], unconfirmed(world))
  expect([status, stderr]).toEqual([
    1,
    `sage: Cannot write "${world.paths.journal}": the disk is full (ENOSPC); some of it may be saved
      Free some space, then run "sage sync" and look what was saved before you try again (sage list --all)\n`,
  ])
  expect(runSage(world, ['list', '--all']).stdout).toMatch(/^Pending 1\n.*bbbbbbbbbb/u)
})

test.runIf(canTrace)('so is who decides on learnings of two scopes where the disk takes one of the decisions', () => {
  const world = withProposals()
  const approval = { decision: 'approve', confirmed: true } as const
  const requests = [{ item: 'aaaaaaaaaa', scope: 'user', ...approval } as const, { item: 'bbbbbbbbbb', ...approval }]
  decideNow(world.open().store, requests, 'command')
  const retire = ['retire', 'aaaaaaaaaa', 'bbbbbbbbbb']
  const full = tracing('write', { path: world.paths.journal, inject: 'error=ENOSPC' })
  const { status, stderr } = runSage(world, retire, full)
  expect([status, stderr]).toEqual([1, expect.stringContaining('the disk is full (ENOSPC); some of it may be saved')])
  const retired = () => runSage(world, ['list', '--all']).stdout.match(/^Retired \d/mu)?.[0]
  expect(retired()).toBe('Retired 1')
  expect(runSage(world, retire).stdout).toContain('Retired bbbbbbbbbb')
  expect(retired()).toBe('Retired 2')
})

test.runIf(canTrace).each([
  ['what they are told to run first', ['sync'], 0],
  ['the same once more', ['retire', 'aaaaaaaaaa'], 1],
])('after an unconfirmed decision, %s brings learnings.md up to what was saved', (_, again, exitCode) => {
  const world = withProposals()
  const { store, settler } = world.open()
  const requests = ['aaaaaaaaaa', 'bbbbbbbbbb'].map((item) => ({ item, decision: 'approve', confirmed: true }) as const)
  decideNow(store, requests, 'command')
  settler.settle({ user: [], project: [] })
  const given = () => readFileSync(world.paths.learnings, 'utf8').match(/^- /gmu)?.length
  const { status, stderr } = runSage(world, ['retire', 'aaaaaaaaaa'], unconfirmed(world))
  expect({ status, given: given() }).toEqual({ status: 1, given: 2 })
  expect(stderr).toContain('run "sage sync"')
  expect(runSage(world, again).status).toBe(exitCode)
  expect(given()).toBe(1)
})

test.runIf(canTrace)('so is who undoes what the disk then does not give back', () => {
  const world = withProposals()
  for (const item of ['aaaaaaaaaa', 'bbbbbbbbbb']) runSage(world, ['reject', item])
  const startAgain = keepFolder(world.root)
  const path = world.paths.journal
  const log = join(temporaryFolder(), 'strace')
  expect(runSage(world, ['undo'], tracing('pread64', { path, log })).status).toBe(0)
  const reads = readFileSync(log, 'utf8').split('pread64(').length - 1
  const said = Array.from({ length: reads }, (_, at) => {
    startAgain()
    const inject = `error=EIO:when=${at + 1}`
    const { status, stderr } = runSage(world, ['undo'], tracing('pread64', { path, inject }))
    const isUndone = runSage(world, ['list', '--all']).stdout.startsWith('Pending 1')
    return { failed: status !== 0, isUndone, warned: stderr.includes('look what was saved before you try again') }
  })
  expect(said).toContainEqual({ failed: true, isUndone: true, warned: true })
  expect(said).not.toContainEqual({ failed: true, isUndone: true, warned: false })
})

test.runIf(canTrace)('the dashboard does not say of such a decision that it was not saved', async () => {
  const world = withProposals()
  const { exit, shows, screen, send } = openTerminal(world, [...unconfirmed(world), ...SAGE], { columns: 160 })
  await shows(/Pending 2/u)
  send('x')
  await shows(/the disk is full \(ENOSPC\); some of it may be saved/u)
  expect(screen.text()).not.toContain('Not saved')
  await shows(/Pending 1/u)
  send('q')
  expect(await exit).toMatchObject({ exitCode: 0 })
})
