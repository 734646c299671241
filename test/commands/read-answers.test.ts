import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { readAnswers } from '../../src/commands/read-answers.ts'

/** A terminal at which this comes in, each part at once. */
function atTerminal(...parts: readonly string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const stdout = new PassThrough()
  const answers = readAnswers({ stdin, stdout } as unknown as Parameters<typeof readAnswers>[0])
  onTestFinished(() => answers.close())
  const key = async () => {
    const answer = answers.key()
    for (const part of parts) {
      stdin.write(part)
      await new Promise(setImmediate)
    }
    return answer
  }
  return { key, echoed: () => String(stdout.read()) }
}

test.each([
  ['y', 'y'],
  ['Y', 'Y'],
  [' ', ' '],
  ['\u001b', 'esc'],
  ['\u001b[A', 'up'],
  ['\u001bOB', 'down'],
  ['\u001b[6~', 'pgdn'],
  ['\u001by', 'alt-y'],
  ['\u001b[121u', 'y'],
  ['👍🏽', '👍🏽'],
])('key() says which key %j is', async (typed, answer) => {
  const { key, echoed } = atTerminal(typed)
  expect(await key()).toBe(answer)
  expect(echoed()).toBe(`${answer}\n`)
})

test.each(['y\r', '\ry', 'yy', 'yes', '\u001b[A\u001b[A', '\u001b[200~y\u001b[201~', '\u001b[13u'])(
  'key() takes %j for no one key',
  async (typed) => {
    expect(await atTerminal(typed).key()).toBe('')
  },
)

test.each(['\u0003', '\u0004', '\u001b[99;5u'])('key() ends with %j', async (typed) => {
  expect(await atTerminal(typed).key()).toBeUndefined()
})

test('key() waits on when only the terminal said something', async () => {
  const { key, echoed } = atTerminal('\u001b[?62;22c', '\u001b]11;rgb:0000/0000/0000\u0007', 'n')
  expect(await key()).toBe('n')
  expect(echoed()).toBe('n\n')
})
