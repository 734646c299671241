import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inShell } from '../helpers/in-shell.ts'
import { CLI, environmentOf } from '../helpers/run-built.ts'
import { createWorld } from '../helpers/world.ts'

// An exit of 2 erases the prompt of the person who has the mistake in their settings.

test.each([
  ['inject-context', ['--threshold', 'lots']],
  ['inject-context', ['--threshold']],
  ['inject-context', ['--nonsense']],
  ['inject-context', ['--json', '--nonsense']],
  ['inject-context', ['too', 'much']],
  ['session-context', ['--content-mode', 'all']],
  ['session-context', ['--budget', '-1']],
  ['run', ['--nonsense']],
  ['run', ['SessionStart']],
])('sage hook %s %j costs nobody a prompt, and says what is wrong where hooks do', (command, args) => {
  const world = createWorld()
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'hook', command, ...args], {
    cwd: world.project,
    env: environmentOf(world),
    input: JSON.stringify({ session_id: 's1', prompt: 'x', cwd: world.project, hook_event_name: 'UserPromptSubmit' }),
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, ''])
  expect(stderr).not.toBe('')
  expect(readFileSync(join(world.paths.runtime, 'hook-errors.log'), 'utf8')).toMatch(
    new RegExp(`^\\S+ ${command} bad-arguments\\n$`, 'u'),
  )
})

test('sage hook run costs nobody a prompt where its folder is gone', () => {
  const world = createWorld()
  const [shell, ...script] = inShell('mkdir gone && cd gone && rmdir "$PWD" && exec "$@"')
  for (const command of ['run', 'inject-context', 'session-context']) {
    const { status, stdout } = spawnSync(shell, [...script, process.execPath, CLI, 'hook', command, '--nonsense'], {
      cwd: world.project,
      env: environmentOf(world),
      input: '{}',
      encoding: 'utf8',
    })
    expect([command, status, stdout]).toEqual([command, 0, ''])
    rmSync(join(world.project, 'gone'), { recursive: true, force: true })
  }
})
