import { expect, test } from 'vitest'
import { answer, call, prompt, queue, queued, result } from '../entries.ts'
import { readEntries } from './read.ts'

const INTERRUPT = prompt('interrupt', '[Request interrupted by user]')

/** What the client tells the person. */
function note(content: string, extra: object = {}) {
  return { type: 'system', subtype: 'informational', content, version: '2.1.330', ...extra }
}

function denied(id: string, reason: string) {
  const told = `The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\n${reason}`
  const content = [{ type: 'tool_result', tool_use_id: id, is_error: true, content: told }]
  return result(`denied-${id}`, id, '', { message: { role: 'user', content }, toolDenialKind: 'user-rejected' })
}

test.each([
  [
    'two that are sent as one, a line each',
    [
      prompt('a', 'First'),
      queue('enqueue', 'One'),
      queue('enqueue', 'Two'),
      answer('b', 'Done.'),
      queue('dequeue'),
      queue('dequeue'),
      prompt('c', 'One\nTwo'),
      answer('d', 'Done.'),
    ],
    ['First', 'One\nTwo'],
  ],
  [
    'one that begins with the words of the one before it',
    [
      prompt('a', 'First'),
      queue('enqueue', 'Use pnpm here'),
      queue('enqueue', 'Use pnpm here, and in CI'),
      queue('remove', 'Use pnpm here'),
      queue('remove', 'Use pnpm here, and in CI'),
      answer('b', 'Done.'),
    ],
    ['First', 'Use pnpm here', 'Use pnpm here, and in CI'],
  ],
  [
    'the second of two, which the model was given before the first',
    [
      prompt('a', 'First'),
      queue('enqueue', 'Second'),
      queue('enqueue', 'Third'),
      queue('remove', 'Third'),
      answer('b', 'Done.'),
      queue('dequeue'),
      prompt('c', 'Second'),
      answer('d', 'Done.'),
    ],
    ['First', 'Third', 'Second'],
  ],
  [
    'two taken back together, one of which is queued again by itself',
    [
      prompt('a', 'First'),
      queue('enqueue', 'Please use pnpm'),
      queue('enqueue', 'Name branches after the ticket'),
      queue('popAll', 'Please use pnpm'),
      queue('popAll', 'Name branches after the ticket'),
      queue('enqueue', 'Please use pnpm'),
      answer('b', 'Done.'),
      queue('dequeue'),
      prompt('c', 'Please use pnpm'),
      answer('d', 'Done.'),
    ],
    ['First', 'Name branches after the ticket', 'Please use pnpm'],
  ],
  [
    'one that a hook kept from being sent, and one behind it',
    [
      prompt('a', 'First'),
      queue('enqueue', 'Please use pnpm'),
      queue('enqueue', 'Second'),
      answer('b', 'Done.'),
      queue('dequeue'),
      note('UserPromptSubmit operation blocked by hook:\nno', { promptSubmitEnding: { promptKept: false } }),
      queue('dequeue'),
      prompt('c', 'Second'),
      answer('d', 'Done.'),
    ],
    ['First', 'Second'],
  ],
  [
    'the first, which a hook kept from being sent, as older clients note it',
    [
      queue('enqueue', 'Please use pnpm'),
      queue('dequeue'),
      note('UserPromptSubmit operation blocked by hook:\nno'),
      prompt('a', 'Second'),
    ],
    ['Second'],
  ],
  [
    'one that a hook stopped once it was written down',
    [
      queue('enqueue', 'Please use pnpm'),
      queue('dequeue'),
      prompt('a', 'Please use pnpm'),
      note('Operation stopped by hook: no', { promptSubmitEnding: { promptKept: true } }),
    ],
    ['Please use pnpm'],
  ],
  [
    'one typed while the client started, taken back, and something else sent',
    [queue('enqueue', 'Please use pnpm'), queue('popAll'), prompt('a', 'Wait for me')],
    ['Please use pnpm', 'Wait for me'],
  ],
  [
    'one taken back, and sent with words before it',
    [
      prompt('a', 'First'),
      queue('enqueue', 'use pnpm'),
      queue('popAll'),
      INTERRUPT,
      prompt('b', 'Stop and use pnpm'),
      answer('c', 'Done.'),
    ],
    ['First', 'Stop and use pnpm'],
  ],
  [
    'one taken back, mended in its middle, and queued again',
    [
      prompt('a', 'First'),
      queue('enqueue', 'We alwasy use pnpm here'),
      queue('popAll'),
      queue('enqueue', 'We always use pnpm here'),
      answer('b', 'Done.'),
      queue('dequeue'),
      prompt('c', 'We always use pnpm here'),
      answer('d', 'Done.'),
    ],
    ['First', 'We always use pnpm here'],
  ],
  [
    'two taken back together, each mended, and sent as one',
    [
      prompt('a', 'First'),
      queue('enqueue', 'We use npm here'),
      queue('enqueue', 'Run the tests in src'),
      queue('popAll'),
      INTERRUPT,
      prompt('b', 'We use pnpm here\nRun all the tests in src'),
      answer('c', 'Done.'),
    ],
    ['First', 'We use pnpm here\nRun all the tests in src'],
  ],
  [
    'one that the model was given, and that the client writes only after more of the answer',
    [
      prompt('a', 'First'),
      queue('enqueue', 'Second'),
      queue('remove', 'Second'),
      answer('b', 'Working.', null),
      queued('c', 'Second', 'human'),
      answer('d', 'Done.'),
    ],
    ['First', 'Second'],
  ],
  [
    'one never sent, while one that had been queued and sent before is typed again',
    [
      queue('enqueue', 'Go on'),
      queue('dequeue'),
      prompt('a', 'Go on'),
      answer('b', 'Done.'),
      queue('enqueue', 'Never sent'),
      prompt('c', 'Go on'),
      prompt('d', 'And on'),
    ],
    ['Go on', 'Never sent', 'Go on', 'And on'],
  ],
  [
    'one taken from the queue by a client that ended before it wrote the prompt',
    [
      prompt('a', 'First'),
      queue('enqueue', 'Second'),
      queue('dequeue'),
      INTERRUPT,
      prompt('b', 'Third'),
      answer('c', 'Done.'),
    ],
    ['First', 'Second', 'Third'],
  ],
  [
    'one that waits behind what the client told of a task, while another is taken back',
    [
      prompt('a', 'First'),
      queue('enqueue', '<task-notification>done</task-notification>'),
      queue('enqueue', 'Second'),
      queue('popAll'),
      queue('enqueue', 'Second'),
      answer('b', 'Done.'),
      queue('dequeue'),
      prompt('c', '<task-notification>done</task-notification>'),
      answer('d', 'Done.'),
      prompt('e', 'Not queued'),
      answer('f', 'Done.'),
      queue('dequeue'),
      prompt('g', 'Second'),
      answer('h', 'Done.'),
    ],
    ['First', 'Not queued', 'Second'],
  ],
  [
    'one that waits while two calls are refused with a reason',
    [
      prompt('a', 'First'),
      call('b', 'toolu_1', 'Bash', { command: 'ls' }),
      queue('enqueue', 'Second'),
      denied('toolu_1', 'not there'),
      call('c', 'toolu_2', 'Bash', { command: 'pwd' }),
      denied('toolu_2', 'nor there'),
      answer('d', 'Done.'),
      queue('dequeue'),
      prompt('e', 'Second'),
      answer('f', 'Done.'),
    ],
    ['First', 'not there', 'nor there', 'Second'],
  ],
  [
    'one never sent, by a client that is only given commands after it was resumed',
    [
      prompt('a', 'First'),
      queue('enqueue', 'Never sent'),
      ...['the parser', 'the lexer'].map((words, index) =>
        prompt(
          `c${index}`,
          `<command-message>tidy</command-message>\n<command-name>/tidy</command-name>\n<command-args>${words}</command-args>`,
        ),
      ),
      answer('d', 'Done.'),
    ],
    ['First', 'Never sent', 'the parser', 'the lexer'],
  ],
  [
    'one that begins like a command and that an older client gave to the model as it is',
    [
      prompt('a', 'First'),
      queue('enqueue', '/style always in British English'),
      queue('enqueue', '/tmp is full'),
      queue('enqueue', '/compact keep the plan'),
      queue('enqueue', '/status'),
      call('b', 'toolu_1', 'Bash', { command: 'ls' }),
      ...[1, 2, 3, 4].map(() => queue('remove')),
      result('c', 'toolu_1', 'src'),
      answer('d', 'Done.'),
      prompt('e', 'Last'),
    ],
    ['First', 'always in British English', 'is full', 'Last'],
  ],
  [
    'commands that are carried out once the turn is over, one of them the client’s and not known',
    [
      prompt('a', 'First'),
      queue('enqueue', '/tidy the parser'),
      queue('enqueue', '/newest of all'),
      queue('enqueue', '/tmp is full'),
      answer('b', 'Done.'),
      queue('dequeue'),
      prompt(
        'c',
        '<command-message>tidy</command-message>\n<command-name>/tidy</command-name>\n<command-args>the parser</command-args>',
      ),
      answer('d', 'Done.'),
      queue('dequeue'),
      prompt('e', '<command-name>/newest</command-name>\n<command-args>of all</command-args>'),
      queue('dequeue'),
      prompt('f', '/tmp is full'),
      answer('g', 'Done.'),
      prompt('h', 'Last'),
      answer('i', 'Done.'),
    ],
    ['First', 'the parser', '/tmp is full', 'Last'],
  ],
  [
    'a command that waits while the model is given what was queued behind it, by a client that does not say which',
    [
      prompt('a', 'First'),
      queue('enqueue', '/tidy the parser'),
      queue('enqueue', 'Second'),
      call('b', 'toolu_1', 'Bash', { command: 'ls' }),
      queue('remove'),
      result('c', 'toolu_1', 'src'),
      queued('d', 'Second', 'human'),
      answer('e', 'Done.'),
      queue('dequeue'),
      prompt(
        'f',
        '<command-message>tidy</command-message>\n<command-name>/tidy</command-name>\n<command-args>the parser</command-args>',
      ),
      answer('g', 'Done.'),
    ],
    ['First', 'Second', 'the parser'],
  ],
  [
    'one that waits through an operation that no client had so far',
    [
      prompt('a', 'First'),
      queue('enqueue', 'Second'),
      queue('reorder'),
      answer('b', 'Done.'),
      prompt('c', 'Not queued'),
      answer('d', 'Done.'),
      queue('dequeue'),
      prompt('e', 'Second'),
      answer('f', 'Done.'),
    ],
    ['First', 'Not queued', 'Second'],
  ],
])('of queued prompts each is a turn once, before its session ended: %s', async (_name, entries, texts) => {
  const { turns } = await readEntries(entries)
  expect(turns.map(({ text }) => text)).toEqual(texts)
})

test('what still waits in the queue is read again, and a turn only when its session ends', async () => {
  const entries = [prompt('a', 'First'), answer('b', 'Done.'), queue('enqueue', 'Second'), call('c', 't', 'Bash', {})]
  const open = await readEntries(entries)
  expect([open.turns.length, open.settled, open.cursor.line]).toEqual([1, false, 2])
  const ended = await readEntries(entries, { endOfSession: true })
  expect(ended.turns.map(({ text }) => text)).toEqual(['First', 'Second'])
})

test.each([
  ['two prompts', '/clear', ['Second', 'Third\n\nand more']],
  ['a prompt, and another session', '/clear', ['Second', '/clear', 'Third']],
  ['a prompt, behind a branch', '/branch try it', ['Second']],
])(
  'what waits behind a command that opens another session is sent there, and is no turn here: %s',
  async (_, command, behind) => {
    const entries = [
      queue('enqueue', 'First'),
      queue('dequeue'),
      queue('enqueue', command),
      ...behind.map((text) => queue('enqueue', text)),
      prompt('a', 'First'),
      answer('b', 'Done.'),
      queue('dequeue'),
    ]
    const { turns } = await readEntries(entries, { endOfSession: true })
    expect(turns.map(({ text }) => text)).toEqual(['First'])
  },
)

test.each([
  ['which the client ended before', []],
  ['taken back together with it', [queue('popAll'), queue('dequeue')]],
])(
  'what waited behind a command that would open another session is a turn here if there is none, %s',
  async (_, then) => {
    const entries = [prompt('a', 'First'), queue('enqueue', '/clear'), queue('enqueue', 'Second'), answer('b', 'Done.')]
    const { turns } = await readEntries([...entries, ...then], { endOfSession: true })
    expect(turns.map(({ text }) => text)).toEqual(['First', 'Second'])
  },
)

test('a prompt sent before a command that opens another session is a turn once', async () => {
  const entries = [
    prompt('a', 'First'),
    queue('enqueue', 'Second\n\nand more'),
    queue('enqueue', '/clear'),
    answer('b', 'Done.'),
    queue('dequeue'),
    prompt('c', 'Second\n\nand more'),
    answer('d', 'Done.'),
    queue('dequeue'),
  ]
  const { turns } = await readEntries(entries, { endOfSession: true })
  expect(turns.map(({ text }) => text)).toEqual(['First', 'Second\n\nand more'])
})

test('a command that opens a session and leaves no prompt behind holds up nothing', async () => {
  const entries = [
    queue('enqueue', '/newest of all'),
    queue('dequeue'),
    prompt('a', 'First'),
    answer('b', 'Done.'),
    prompt('c', 'Second'),
    answer('d', 'Done.'),
  ]
  const read = await readEntries(entries)
  expect([read.turns.map(({ text }) => text), read.settled]).toEqual([['First', 'Second'], true])
})

test('what a program queued is no turn of a person, also when its session ends before it was sent', async () => {
  const entries = [prompt('a', 'Always obey.', { entrypoint: 'sdk-ts' }), queue('enqueue', 'Never ask.')]
  expect((await readEntries(entries, { endOfSession: true })).turns).toEqual([])
})

test.each([{ origin: { kind: 'peer' } }, { promptSource: 'system' }, { isMeta: true }])(
  'what the record of the queue names as somebody else’s is no turn: %j',
  async (mark) => {
    const entries = [prompt('a', 'First'), { ...queue('enqueue', 'Always obey.'), ...mark }, queue('remove')]
    const read = await readEntries([...entries, answer('b', 'Done.')])
    expect([read.turns.map(({ text }) => text), read.settled]).toEqual([['First'], true])
  },
)

test('a queued prompt with a secret, which the cursor keeps masked, is the one that leaves the queue', async () => {
  const { cursor } = await readEntries([])
  const state = { ...cursor.state, queue: ['Other', 'The key is [REDACTED:token]'], before: 'Said.' }
  const entries = [
    queue('remove', 'The key is x'),
    queue('enqueue', 'Second'),
    answer('a', 'Done.'),
    ...['Other', 'Not queued', 'Second'].flatMap((text) => [prompt(text, text), answer(`to ${text}`, 'Done.')]),
  ]
  const { turns } = await readEntries(entries, { cursor: { ...cursor, state } })
  expect(turns.map(({ text }) => text)).toEqual(['Other', 'Not queued', 'Second'])
})
