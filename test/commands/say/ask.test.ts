import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { askLine } from '../../../src/commands/say/ask.ts'
import type { CommandContext } from '../../../src/commands/start/context.ts'
import { printed } from '../../helpers/printed.ts'

it('takes no line of a paste for an answer to the question after it', async () => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  const context = { stdin, stdout } as unknown as CommandContext
  stdin.write('y\nY\n')
  expect(await askLine(context, 'First?')).toBe('y')
  const second = askLine(context, 'Second?')
  stdin.write('n\n')
  expect(await second).toBe('n')
})

it('ends the line of a question that gets no answer, so that what is said next has its own', async () => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  stdin.end()
  expect(await askLine({ stdin, stdout } as unknown as CommandContext, 'First?')).toBe('')
  expect(printed(stdout)).toBe('First?\n')
})
