import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runHook, runSage } from '../helpers/run-built.ts'
import { createWorld } from '../helpers/world.ts'

test('a lock that a killed git left in the project’s repository keeps nothing from working, and stays as it is, with what was staged', async () => {
  const world = createWorld()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      cwd: world.project,
      encoding: 'utf8',
    })
  git('init', '-q')
  writeFileSync(join(world.project, 'staged.ts'), 'export const one = 1\n')
  git('add', 'staged.ts')
  git('commit', '-qm', 'Count from one')
  writeFileSync(join(world.project, 'staged.ts'), 'export const two = 2\n')
  git('add', 'staged.ts')
  const [index, lock] = ['index', 'index.lock'].map((name) => join(world.project, '.git', name)) as [string, string]
  writeFileSync(lock, 'half of an ind')
  expect(() => git('commit', '-qm', 'Locked')).toThrow('index.lock')
  // git then looks at the file again, and would note that in the index, if it may.
  utimesSync(join(world.project, 'staged.ts'), new Date(), new Date(Date.now() + 5_000))
  const state = () => [index, lock].map((path) => [readFileSync(path, 'hex'), statSync(path).mtimeMs])
  const before = state()

  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  expect(runSage(world, ['sync'])).toMatchObject({ status: 0, stderr: '' })
  expect(runSage(world, ['list']).stdout).toContain('always use pnpm')
  const input = { session_id: 's1', cwd: world.project, hook_event_name: 'SessionStart', source: 'compact' }
  const { status, stdout } = await runHook(world, input)
  expect([status, stdout.includes('staged.ts'), stdout.includes('Count from one')]).toEqual([0, true, true])
  expect(runSage(world, ['doctor']).stdout).not.toMatch(/lock/u)
  expect(state()).toEqual(before)
  const history = execFileSync('git', ['--git-dir', join(world.paths.dir, 'history.git'), 'log', '--format=%s', 'main'])
  expect(history.toString()).not.toBe('')
})
