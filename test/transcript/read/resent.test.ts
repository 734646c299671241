import { appendFileSync } from 'node:fs'
import { createFixture } from 'fs-fixture'
import { expect, onTestFinished, test } from 'vitest'
import type { Cursor } from '../../../src/transcript/event/cursor.ts'
import { readTranscript } from '../../../src/transcript/read/reader.ts'
import { answer, call, lines, prompt, queue, queued, result } from '../entries.ts'

const below = (parentUuid: string) => ({ parentUuid })
const INTERRUPT = prompt('i', '[Request interrupted by user]', below('d'))

/** The prompts that are told to be the one before them, sent again. */
async function resentOf(entries: readonly unknown[]) {
  const all = [prompt('a', 'Always use pnpm.', below('root')), ...entries, answer('c', 'Noted.')]
  const fixture = await createFixture({ 'session.jsonl': lines(all) })
  onTestFinished(() => fixture.rm())
  const read = await readTranscript(fixture.getPath('session.jsonl'))
  return read.ok && read.turns.filter(({ facts }) => facts.resent).map(({ uuid }) => uuid)
}

test('a prompt that was put back into the input line and sent as it was is known for that', async () => {
  expect(await resentOf([prompt('b', 'Always use pnpm.', below('root'))])).toEqual(['b'])
})

test('it is known for that also where only it is read again, while its answer is awaited', async () => {
  const [first, again, answered] = [
    prompt('a', 'Always use pnpm.', below('root')),
    prompt('b', 'Always use pnpm.', below('root')),
    answer('c', 'Noted.'),
  ]
  const fixture = await createFixture({ 'session.jsonl': lines([first, again]) })
  onTestFinished(() => fixture.rm())
  const path = fixture.getPath('session.jsonl')
  let cursor: Cursor | undefined
  for (const more of ['', '', lines([answered])]) {
    appendFileSync(path, more)
    const read = await readTranscript(path, { cursor })
    if (!read.ok) throw new Error(read.message)
    cursor = read.cursor
    expect(read.turns.find(({ uuid }) => uuid === 'b')?.facts.resent).toBe(true)
  }
})

test('a prompt whose answer is awaited over several reads was sent once', async () => {
  const fixture = await createFixture({ 'session.jsonl': lines([prompt('a', 'Always use pnpm.', below('root'))]) })
  onTestFinished(() => fixture.rm())
  const path = fixture.getPath('session.jsonl')
  let cursor: Cursor | undefined
  for (let reads = 0; reads < 3; reads++) {
    const read = await readTranscript(path, { cursor })
    if (!read.ok) throw new Error(read.message)
    cursor = read.cursor
    expect(read.turns.map(({ facts }) => facts.resent)).toEqual([undefined])
  }
})

test.each([
  ['in other words', [prompt('b', 'Always use npm.', below('root'))]],
  ['later, and not in its place', [prompt('b', 'Always use pnpm.', below('a'))]],
  [
    'with something else pasted',
    [prompt('b', 'Always use pnpm.<pasted_content id="1">a log</pasted_content id="1">', below('root'))],
  ],
  [
    'after a tool was called',
    [call('d', 'toolu_1', 'Bash', { command: 'ls' }), INTERRUPT, prompt('b', 'Always use pnpm.', below('root'))],
  ],
  ['after an answer', [answer('d', 'Wait', null), INTERRUPT, prompt('b', 'Always use pnpm.', below('root'))]],
])('what was said again is no such prompt: %s', async (_name, entries) => {
  expect(await resentOf(entries)).toEqual([])
})

const WAITING = [
  prompt('a', 'First'),
  call('b', 'toolu_1', 'Task', {}),
  queue('enqueue', 'Always use pnpm.'),
  queue('enqueue', 'Never push.'),
]
const REASON =
  "The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\nnot there"
const DENIED = result('e', 'toolu_2', '', {
  message: {
    role: 'user',
    content: [{ type: 'tool_result', tool_use_id: 'toolu_2', is_error: true, content: REASON }],
  },
  toolDenialKind: 'user-rejected',
})
const WORKED = [result('c', 'toolu_1', 'Done.'), answer('d', 'Done.')]

test.each([
  [
    'while the model works on',
    [
      queue('remove'),
      queue('remove'),
      queued('e', 'Always use pnpm.', 'human'),
      queued('f', 'Never push.', 'human'),
      answer('g', 'Noted.'),
    ],
    ['e', 'f'],
  ],
  [
    'one after the other',
    [
      ...WORKED,
      queue('dequeue'),
      prompt('e', 'Always use pnpm.'),
      answer('f', 'Noted.'),
      queue('dequeue'),
      prompt('g', 'Never push.'),
      answer('h', 'Noted.'),
    ],
    ['e', 'g'],
  ],
  [
    'together',
    [
      ...WORKED,
      queue('dequeue'),
      queue('dequeue'),
      prompt('e', 'Always use pnpm.\nNever push.'),
      answer('f', 'Noted.'),
      prompt('g', 'Never push.'),
    ],
    ['e'],
  ],
  [
    'after a reason why another call is denied',
    [
      result('c', 'toolu_1', 'Done.'),
      call('d', 'toolu_2', 'Edit', {}),
      DENIED,
      answer('f', 'As you like.'),
      queue('dequeue'),
      prompt('g', 'Always use pnpm.'),
      answer('h', 'Noted.'),
    ],
    ['g'],
  ],
  [
    'not at all, and said later',
    [...WORKED, prompt('e', 'Go on'), answer('f', 'Done.'), prompt('g', 'Always use pnpm.'), answer('h', 'Noted.')],
    [],
  ],
])('what waited in the queue for so long that it was taken for a turn, and is sent %s', async (_name, more, resent) => {
  const fixture = await createFixture({ 'session.jsonl': lines(WAITING) })
  onTestFinished(() => fixture.rm())
  const path = fixture.getPath('session.jsonl')
  const quiet = await readTranscript(path, { endOfSession: true })
  if (!quiet.ok) throw new Error(quiet.message)
  expect(quiet.turns.map(({ text }) => text)).toEqual(['First', 'Always use pnpm.', 'Never push.'])
  let { cursor } = quiet
  const found: string[] = []
  for (const entry of more) {
    appendFileSync(path, lines([entry]))
    const read = await readTranscript(path, { cursor })
    if (!read.ok) throw new Error(read.message)
    cursor = read.cursor
    found.push(...read.turns.filter(({ facts }) => facts.resent).map(({ uuid }) => uuid))
  }
  expect([...new Set(found)]).toEqual(resent)
})
