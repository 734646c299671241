import { expect, test } from 'vitest'
import { answer, call, prompt, result, settled } from '../entries.ts'
import { readEntries } from './read.ts'

const INTERRUPT = '[Request interrupted by user]'

test('a turn has what its records say, and no field that they do not fill', async () => {
  const { turns } = await readEntries([
    prompt('a', 'Always use pnpm.'),
    call('b', 'toolu_1', 'Bash', { command: 'ls' }),
    result('c', 'toolu_1', 'src'),
    call('d', 'toolu_2', 'TaskList', {}),
    answer('e', 'Noted.'),
    prompt('f', '', { message: { role: 'user', content: '<pasted_content id="1">a log</pasted_content id="1">' } }),
    answer('g', 'Read.'),
    prompt('h', 'Thanks.', { version: undefined, cwd: undefined }),
  ])
  const facts = { toolCalls: [], afterInterrupt: false, interrupted: false, failed: false, rewound: false }
  const common = { source: 'prompt', sessionId: 'session-1', at: '2026-05-01T10:00:00.000Z' }
  const place = { offset: expect.any(Number) as number, line: expect.any(Number) as number }
  const first = {
    ...common,
    ...place,
    uuid: 'a',
    text: 'Always use pnpm.',
    assistantBefore: '',
    assistantText: 'Noted.',
    complete: true,
    assistantUuid: 'e',
    version: '2.1.330',
    typedIn: { cwd: '/home/user/project', sessionId: 'session-1' },
    facts: {
      ...facts,
      toolCalls: [
        { name: 'Bash', target: 'ls', outcome: 'ok' },
        { name: 'TaskList', outcome: 'unknown' },
      ],
    },
  }
  const last = {
    ...common,
    ...place,
    uuid: 'h',
    text: 'Thanks.',
    assistantBefore: 'Read.',
    // What was pasted is not what was typed.
    typedBefore: 'Always use pnpm.',
    assistantText: '',
    complete: false,
    facts,
  }
  expect([turns[0], turns[2]]).toStrictEqual([first, last])
})

test.each([
  ['at what a task in the background told', [prompt('c', '<task-notification>done</task-notification>')]],
  ['where the person interrupted it', [prompt('c', INTERRUPT)]],
  ['where the client notes that it is over', [settled()]],
  ['at a command without words', [prompt('c', '<command-message>tidy</command-message>\n<command-name>/tidy')]],
])('a turn without the end of its answer ends %s', async (_name, entries) => {
  const { turns } = await readEntries([
    prompt('a', 'Go.'),
    answer('b', 'Working.', null),
    ...entries,
    answer('d', 'Of something else.'),
  ])
  expect(turns.map(({ text, assistantText, complete }) => [text, assistantText, complete])).toEqual([
    ['Go.', 'Working.', true],
  ])
})

test('only the first prompt after an interrupt is told to be what came instead', async () => {
  const { turns } = await readEntries([
    prompt('a', 'Go.'),
    prompt('b', INTERRUPT),
    prompt('c', 'Not so.'),
    prompt('d', 'And small.'),
  ])
  expect(turns.map(({ facts }) => facts.afterInterrupt)).toEqual([false, true, false])
})

const STOPPED_TOOL = '[Request interrupted by user for tool use]'
const block = (text: string) => ({ type: 'text', text })

test.each([
  ['in a block after it', [block(INTERRUPT), block('Not so.')]],
  ['in a block before it', [block('Not so.'), block(STOPPED_TOOL)]],
  ['on the next line', `${INTERRUPT}\nNot so.`],
  [
    'beside a result',
    [{ type: 'tool_result', tool_use_id: 'toolu_9', content: 'ok' }, block(INTERRUPT), block('Not so.')],
  ],
])('what was typed %s is read with an interrupt, as what came instead', async (_name, content) => {
  const { turns } = await readEntries([
    prompt('a', 'Go.'),
    answer('b', 'Going.', null),
    prompt('c', '', { message: { role: 'user', content } }),
    prompt('d', 'And small.'),
  ])
  expect(turns.map(({ text, facts }) => [text, facts.interrupted, facts.afterInterrupt])).toEqual([
    ['Go.', true, false],
    ['Not so.', false, true],
    ['And small.', false, false],
  ])
})

test('what only begins like an interrupt was typed', async () => {
  const { turns } = await readEntries([prompt('a', '[Request interrupted by user'), answer('b', 'Where?')])
  expect(turns.map(({ text }) => text)).toEqual(['[Request interrupted by user'])
})

test('history that a client writes again on resume changes no turn, neither the one before it nor the one after', async () => {
  const history = [prompt('a', 'Go.'), answer('b', 'Going.', null), prompt('c', INTERRUPT), prompt('d', 'Not so.')]
  const { turns } = await readEntries([
    ...history,
    ...history,
    answer('e', 'As you say.'),
    prompt('f', 'Thanks.'),
    answer('g', 'Gladly.'),
  ])
  expect(turns.map(({ text, assistantText, facts }) => [text, assistantText, facts.afterInterrupt])).toEqual([
    ['Go.', 'Going.', false],
    ['Not so.', '', true],
    ['Thanks.', 'Gladly.', false],
  ])
})

test('an answer that is written twice in a row was said once', async () => {
  const said = [answer('b', 'Looking.', null), answer('c', 'Done.'), answer('d', 'Anything else?')]
  const { turns } = await readEntries([prompt('a', 'Go.'), ...said.flatMap((one) => [one, one]), prompt('e', 'No.')])
  expect(turns[0]).toMatchObject({ assistantText: 'Looking.\n\nDone.' })
  expect(turns[1]).toMatchObject({ assistantBefore: 'Looking.\n\nDone.\n\nAnything else?' })
})

test('answers without a uuid are each of their own', async () => {
  const said = answer('', 'Done.', null)
  const { turns } = await readEntries([prompt('a', 'Go.'), said, said, prompt('b', 'Thanks.')])
  expect(turns[0]?.assistantText).toBe('Done.\n\nDone.')
})

test('a denied call that has no target is told by its name alone, after what was said to it', async () => {
  const told =
    "The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\nnot yet"
  const content = [{ type: 'tool_result', tool_use_id: 'toolu_1', is_error: true, content: told }]
  const { turns } = await readEntries([
    prompt('a', 'Plan it.'),
    answer('b', 'Here it is.', null),
    call('c', 'toolu_1', 'ExitPlanMode', { plan: '1. Go' }),
    result('d', 'toolu_1', '', { message: { role: 'user', content }, toolDenialKind: 'user-rejected' }),
  ])
  expect(turns[1]).toMatchObject({ text: 'not yet', assistantBefore: 'Here it is.\n\n[denied] ExitPlanMode' })
})

test('the cursor at an open turn keeps no call that has its result, however many there were', async () => {
  const calls = Array.from({ length: 100 }, (_, n) => [
    call(`call-${n}`, `toolu_${n}`, 'Bash', { command: 'ls' }),
    result(`result-${n}`, `toolu_${n}`, 'src'),
  ])
  const waiting = call('b', 'toolu_waits', 'Read', { file_path: 'a.ts' })
  const { cursor } = await readEntries([prompt('a', 'Go.'), ...calls.flat(), waiting, prompt('c', 'And then?')])
  expect(cursor.state.calls).toEqual([{ id: 'toolu_waits', name: expect.any(String), target: expect.any(String) }])
})

test('a turn that a branch copied was typed in the session that it was copied from', async () => {
  const copied = prompt('a', 'Always use pnpm.', { forkedFrom: { sessionId: 'parent', messageUuid: 'a' } })
  const { turns } = await readEntries([copied, answer('b', 'Noted.')])
  expect(turns.map(({ typedIn }) => typedIn)).toEqual([{ cwd: '/home/user/project', sessionId: 'parent' }])
})
