import { spawn } from '@lydell/node-pty'
import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'
import { hasMarkedAncestor } from '../../src/commands/marked-ancestor.ts'
import { appendEvents } from '../../src/journal/append.ts'
import { CLI, environmentOf } from '../helpers/run-built.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

const MARKS = ['CLAUDECODE', 'SAGE_CHILD']

test.each([
  ['the parent', { 30: '', 20: 'CLAUDECODE=1' }, true],
  ['one further up', { 30: '', 20: '', 10: 'HOME=/x\0SAGE_CHILD=1\0' }, true],
  ['only the process itself', { 30: 'CLAUDECODE=1', 20: '' }, false],
  ['an empty mark, or one of another name', { 30: '', 20: 'CLAUDECODE=\0CLAUDECODEX=1\0X=CLAUDECODE=1' }, false],
  ['nobody', { 30: '', 20: '', 10: '' }, false],
])('hasMarkedAncestor() where %s has a mark', async (_, environs, expected) => {
  const stats = { 30: '30 (a) b) S 20 1', 20: '20 (sh) S 10 1', 10: '10 (init) S 0 1' }
  await using proc = await createFixture(
    Object.fromEntries([
      ...Object.entries(stats).map(([pid, stat]) => [`${pid}/stat`, stat]),
      ...Object.entries(environs).map(([pid, environ]) => [`${pid}/environ`, environ]),
    ]) as Record<string, string>,
  )
  expect(hasMarkedAncestor(MARKS, 30, proc.path)).toBe(expected)
})

test('hasMarkedAncestor() ends where nothing can be seen, and where processes go round', async () => {
  await using proc = await createFixture({ '30/stat': '30 (a) S 20 1', '20/stat': '20 (b) S 30 1' })
  expect(hasMarkedAncestor(MARKS, 30, proc.path)).toBe(false)
  expect(hasMarkedAncestor(MARKS, 99, proc.path)).toBe(false)
})

test.skipIf(process.platform !== 'linux')('an agent that takes the mark off a command approves nothing', async () => {
  const world = createWorld()
  appendEvents(world.paths.journal, [proposed('aaaaaaaaaa')])
  const command = 'env -u CLAUDECODE -u CLAUDE_CODE_ENTRYPOINT "$0" "$1" approve aaaaaaaaaa; echo "exit $?"'
  const shell = spawn('sh', ['-c', command, process.execPath, CLI], {
    cwd: world.project,
    env: { ...environmentOf(world), CLAUDECODE: '1' },
  })
  let screen = ''
  shell.onData((data) => (screen += data))
  await new Promise((done) => shell.onExit(done))
  expect(screen).toContain('only you approve')
  expect(screen).toContain('exit 1')
})
