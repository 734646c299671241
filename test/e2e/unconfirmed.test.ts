import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { runSage } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

// A disk may take a line and then not confirm it (a quota, a network, a fault): whether it is there is not known.

const STRACE = spawnSync('strace', ['-V']).status === 0

function withProposals(): World {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa', { text: 'Use pnpm for every install' }), proposed('bbbbbbbbbb')])
  return world
}

/** What a command begins with for which the journal is never confirmed. */
const unconfirmed = ({ paths }: World) =>
  ['strace', '-f', '-qq', '-o', '/dev/null', '-P', paths.journal, '-e', 'inject=fsync:error=ENOSPC'] as const

test.runIf(STRACE)('who undoes what the disk did not confirm is told to look before they undo once more', () => {
  const world = withProposals()
  for (const item of ['aaaaaaaaaa', 'bbbbbbbbbb']) runSage(world, ['reject', item])
  const { status, stderr } = runSage(world, ['undo'], unconfirmed(world))
  expect([status, stderr]).toEqual([
    1,
    `sage: Cannot write "${world.paths.journal}": the disk is full (ENOSPC); some of it may be saved
      Free some space, then look what was saved before you try again (sage list --all).\n`,
  ])
  expect(runSage(world, ['list', '--all']).stdout).toMatch(/^Pending 1\n.*bbbbbbbbbb/u)
})

test.runIf(STRACE)('the dashboard does not say of such a decision that it was not saved', async () => {
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
