import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readAnswers, SEVERAL } from '../../../src/commands/plain/read-answers.ts'
import { printed } from '../../helpers/printed.ts'

// How long nothing comes is said here: on a busy machine it may be long between two parts.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Types the parts one after the other, and then nothing for as long as anything waits. */
async function typeInto(stdin: PassThrough, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    stdin.write(part)
    await new Promise(setImmediate)
  }
  vi.advanceTimersByTime(60_000)
}

/** A terminal at which this comes in, each part at once. */
function atTerminal(...parts: readonly string[]) {
  const environment = { env: { TERM: 'xterm' }, home: '/', platform: 'linux' }
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const stdout = Object.assign(new PassThrough(), { isTTY: true })
  const answers = readAnswers({ environment, stdin, stdout } as unknown as Parameters<typeof readAnswers>[0])
  onTestFinished(() => answers.close())
  const key = async (typed = parts) => {
    const [answer] = await Promise.all([answers.key(''), typeInto(stdin, typed)])
    return answer
  }
  const line = async (typed: readonly string[]) => {
    const answer = answers.line('Words:')
    await typeInto(stdin, typed)
    return answer
  }
  const forget = async (typed: readonly string[]) =>
    void (await Promise.all([answers.forget(), typeInto(stdin, typed)]))
  return { key, line, forget, close: answers.close, echoed: () => stripMarks(printed(stdout)) }
}

/** Pastes are marked while a key is waited for, and no longer. */
function stripMarks(written: string): string {
  expect(written).toMatch(/^\u001b\[\?2004h[^]*\u001b\[\?2004l$/u)
  return written.slice(8, -8)
}

test.each([
  ['y', 'y'],
  ['Y', 'Y'],
  [' ', ' '],
  ['\t', 'tab'],
  ['\u000c', 'ctrl-l'],
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

test.each(['y\r', '\ry', 'yy', 'yes', '\u001b[A\u001b[A', '\u001b[200~y\u001b[201~'])(
  'key() takes %j for no one key',
  async (typed) => {
    const { key, echoed } = atTerminal(typed)
    expect(await key()).toBe(SEVERAL)
    expect(echoed()).toBe('\n')
  },
)

test('key() takes a paste for one answer, whatever its parts look like', async () => {
  expect(await atTerminal('\u001b[200~never use', 'y', '\r', 'n', '\u001b[201~').key()).toBe(SEVERAL)
})

test.each(['\u001b[13u', '\r', '\n'])('key() says that %j is Enter', async (typed) => {
  expect(await atTerminal(typed).key()).toBe('')
})

test.each([['\u0003'], ['\u001b[99;5u'], ['\u001b[200~y', '\u0003']])(
  'key() takes Ctrl-C for no answer, also in a paste that never ends: %j %j',
  async (...typed) => {
    await expect(atTerminal(...typed).key()).rejects.toMatchObject({ code: 'interrupted', exitCode: 130 })
  },
)

test.each(['\u0004', '\u001b[100;5u'])('key() ends with %j', async (typed) => {
  expect(await atTerminal(typed).key()).toBeUndefined()
})

test('key() ends its line when there is no more input: what is said next has its own', async () => {
  const environment = { env: { TERM: 'xterm' }, home: '/', platform: 'linux' }
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const stdout = new PassThrough()
  const answers = readAnswers({ environment, stdin, stdout } as unknown as Parameters<typeof readAnswers>[0])
  onTestFinished(() => answers.close())
  stdin.end()
  expect(await answers.key('')).toBeUndefined()
  expect(printed(stdout)).toBe('\n')
})

test('key() has the terminal before it asks: Ctrl-C at a question would be no key, but end Sage without a word', async () => {
  const environment = { env: { TERM: 'dumb' }, home: '/', platform: 'linux' }
  const stdout = new PassThrough()
  const done: string[] = []
  const setRawMode = (raw: boolean) => void done.push(printed(stdout), `raw ${raw}`)
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode })
  const answers = readAnswers({ environment, stdin, stdout } as unknown as Parameters<typeof readAnswers>[0])
  onTestFinished(() => answers.close())
  const answer = answers.key('Approve? ')
  await typeInto(stdin, ['n'])
  expect(await answer).toBe('n')
  expect(done).toEqual(['', 'raw true', 'Approve? n\n', 'raw false'])
})

test('key() waits on when only the terminal said something', async () => {
  const { key, echoed } = atTerminal('\u001b[?62;22c', '\u001b]11;rgb:0000/0000/0000\u0007', 'n')
  expect(await key()).toBe('n')
  expect(echoed()).toBe('n\n')
})

test('key() waits on when the window was only entered or left, which a crashed program may have asked to hear', async () => {
  expect(await atTerminal('\u001b[I', '\u001b[O', 'n').key()).toBe('n')
  expect(await atTerminal('\u001b[In').key()).toBe('n')
})

test.each([
  [['\u001b', '[', 'A'], 'up'],
  [['\u001b[', '9', '7', 'u'], 'a'],
  [['\u001b]11;rgb:a', 'a', '\u0007', 'n'], 'n'],
])('key() puts together what a slow line brings in pieces: %j', async (parts, answer) => {
  expect(await atTerminal(...parts).key()).toBe(answer)
})

test('key() takes no answer from the rest of what it took for an Escape', async () => {
  const environment = { env: { TERM: 'dumb' }, home: '/', platform: 'linux' }
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const stdout = new PassThrough()
  const answers = readAnswers({ environment, stdin, stdout } as unknown as Parameters<typeof readAnswers>[0])
  onTestFinished(() => answers.close())
  const first = answers.key('')
  await typeInto(stdin, ['\u001b'])
  expect(await first).toBe('esc')
  const next = answers.key('')
  await typeInto(stdin, ['[y', 'n'])
  expect(await next).toBe('n')
})

test('key() takes Enter behind a letter for its end, and another one for an answer', async () => {
  const { key } = atTerminal()
  expect(await key(['x'])).toBe('x')
  expect(await key(['\r', 'n'])).toBe('n')
  expect((await key(['\r', '\r']))?.trim()).toBe('')
})

test('line() takes Enter behind a letter for its end, and another one for an answer', async () => {
  const { key, line } = atTerminal()
  expect(await key(['e'])).toBe('e')
  expect(await line(['\n', 'new words\n'])).toBe('new words')
  expect(await key(['\r'])).toBe('')
  expect(await key(['/'])).toBe('/')
  expect(await line(['\n', '\n'])).toBe('')
})

test('line() takes arrow keys at a terminal for what they do in the dashboard', async () => {
  const { line } = atTerminal()
  expect(await line(['Helo\u001b[Dl\n'])).toBe('Hello')
})

test('line() asks again once the job goes on: what it asked has scrolled away', async () => {
  const environment = { env: { TERM: 'xterm' }, home: '/', platform: 'linux' }
  const stdin = Object.assign(new PassThrough(), { isTTY: true })
  const stdout = new PassThrough()
  const listeners = process.listenerCount('SIGCONT')
  const answers = readAnswers({ environment, stdin, stdout } as unknown as Parameters<typeof readAnswers>[0])
  const answer = answers.line('Number:')
  process.emit('SIGCONT')
  expect(printed(stdout)).toBe('Number:\nNumber:\n')
  await typeInto(stdin, ['2\n'])
  expect(await answer).toBe('2')
  answers.close()
  expect(process.listenerCount('SIGCONT')).toBe(listeners)
})

test('a signal that ends us is listened for between two questions: it may have come while the first was answered', async () => {
  const before = process.listenerCount('SIGTERM')
  const { key, close } = atTerminal('y')
  await key()
  expect(process.listenerCount('SIGTERM')).toBe(before + 1)
  close()
  expect(process.listenerCount('SIGTERM')).toBe(before)
})

test('key() and line() read a line for each answer of a pipe, the last without its end', async () => {
  const environment = { env: {}, home: '/', platform: 'linux' }
  const stdin = new PassThrough()
  const answers = readAnswers({ environment, stdin, stdout: new PassThrough() } as unknown as Parameters<
    typeof readAnswers
  >[0])
  onTestFinished(() => answers.close())
  stdin.write('n\r\n  y \nfoo b')
  stdin.end('ar')
  expect([await answers.key(''), await answers.key(''), await answers.line('Words:'), await answers.key('')]).toEqual([
    'n',
    'y',
    'foo bar',
    undefined,
  ])
})

test('what was typed before anything was asked is forgotten, and the next key is not', async () => {
  const { key, forget } = atTerminal()
  await forget(['y'])
  expect(await key(['n'])).toBe('n')
})

test.each(['\u0003', 'y\u0003', '\u001b[99;5u'])(
  'Ctrl-C before anything was asked is not forgotten: %j',
  async (typed) => {
    await expect(atTerminal().forget([typed])).rejects.toMatchObject({ code: 'interrupted', exitCode: 130 })
  },
)
