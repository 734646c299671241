import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import * as dashboard from '../../src/commands/dashboard.ts'
import * as review from '../../src/commands/review.ts'
import type { CommandContext } from '../../src/commands/start/context.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

vi.mock('../../src/commands/review.ts', () => ({ run: vi.fn<() => Promise<number>>(async () => 0) }))

test('sage says what else to run where there is a screen and no keyboard', async () => {
  const world = createWorld()
  const { environment, project: cwd, now } = world
  const screen = Object.assign(new PassThrough(), { isTTY: true })
  const context = { environment, cwd, now, stdin: new PassThrough(), stdout: screen, stderr: screen }
  await expect(dashboard.run(context as unknown as CommandContext, [], {})).rejects.toMatchObject({
    code: 'no-terminal',
    hint: expect.stringContaining('sage review') as string,
  })
})

test('sage refuses a word that it does not know for --color, also where it draws nothing', async () => {
  await expect(runCommand(createWorld(), dashboard, [], { color: 'blue' })).rejects.toMatchObject({ exitCode: 2 })
})

test('sage is sage review for whoever has a screen reader', async () => {
  const options = { screenReader: true }
  expect((await runCommand(createWorld(), dashboard, [], options, { typed: '' })).code).toBe(0)
  expect(review.run).toHaveBeenCalledExactlyOnceWith(expect.anything(), [], options)
})
