import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statusline } from '../../src/hook/statusline.ts'
import { bundleHook, hookEnvironment } from '../helpers/built-hook.ts'
import { inShell } from '../helpers/in-shell.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What Claude Code shows in a world where something waits. `previous`: the status line that was there before. */
function shown(world: World, input: object, previous?: string): string {
  writeFileSync(world.paths.status, '3 proposals pending\nmore\n')
  const receipts = join(world.sageHome, 'install')
  mkdirSync(receipts, { recursive: true })
  writeFileSync(join(receipts, 'statusline.json'), JSON.stringify({ previous: { command: previous } }))
  return statusline(world.environment, JSON.stringify(input), world.root, world.sageHome)
}

const WAITS = 'sage 3 proposals pending'

test('statusline() is about the project that Claude Code was started in, not where it works now', () => {
  const world = createWorld()
  const { project, root } = world
  expect(shown(world, { workspace: { project_dir: project }, cwd: root })).toBe(WAITS)
  expect(shown(world, { workspace: { project_dir: root }, cwd: project })).toBe('')
  expect(shown(world, { cwd: project })).toBe(WAITS)
  expect(shown(world, { workspace: { project_dir: 5 }, cwd: project })).toBe('')
})

test('statusline() is about the folder it runs in where Claude Code says nothing it understands', () => {
  const world = createWorld()
  expect(shown(world, {})).toBe('')
  for (const input of ['', 'null', '{"cwd":'])
    expect(statusline(world.environment, input, world.project, world.sageHome)).toBe(WAITS)
})

test('statusline() shows nothing that came with a clone', () => {
  const world = createWorld()
  rmSync(join(world.sageHome, 'workspaces'), { recursive: true })
  expect(shown(world, { cwd: world.project })).toBe('')
})

test.skipIf(process.platform === 'win32').each([
  ['echo mine; exit 1', `mine\n${WAITS}`],
  ['cat', `{"cwd":"PROJECT"}\n${WAITS}`],
  ['exit 3', WAITS],
  ['no-such-command-of-anyone', WAITS],
])('statusline() shows its own line whatever becomes of that of the person: %s', (previous, lines) => {
  const world = createWorld()
  expect(shown(world, { cwd: world.project }, previous)).toBe(lines.replace('PROJECT', world.project))
})

test.skipIf(process.platform === 'win32')('statusline() ends a line that hangs and will not be asked to end', () => {
  const world = createWorld()
  expect(shown(world, { cwd: world.project }, "trap '' TERM; exec sleep 600")).toBe(WAITS)
})

test.skipIf(process.platform === 'win32')('the status line stands where the current folder was removed', async () => {
  const world = createWorld()
  const input = { workspace: { project_dir: world.project } }
  shown(world, input, 'echo mine')
  cpSync(await bundleHook(), join(world.sageHome, 'hook'), { recursive: true })
  const [shell, ...script] = inShell('mkdir gone; cd gone; rmdir ../gone; exec "$@"')
  const called = [...script, process.execPath, join(world.sageHome, 'hook', 'sage-statusline.cjs')]
  const { stdout } = spawnSync(shell, called, {
    cwd: world.root,
    env: hookEnvironment(world),
    input: JSON.stringify(input),
    encoding: 'utf8',
  })
  expect(stdout).toBe(`mine\n${WAITS}\n`)
})
