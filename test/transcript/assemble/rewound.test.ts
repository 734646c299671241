import { expect, test } from 'vitest'
import { answer, call, prompt, queue, queued, result } from '../entries.ts'
import { readEntries } from './read.ts'

const at = (uuid: string, parentUuid: string | null, text = `Prompt ${uuid}`) => prompt(uuid, text, { parentUuid })
const command = (words: string) =>
  `<command-message>tidy</command-message>\n<command-name>/tidy</command-name>\n<command-args>${words}</command-args>`
const denial = "The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\nnot so"

test.each([
  ['in the place of an earlier prompt', [at('a', 'root'), at('b', 'x'), at('c', 'root')], ['a', 'b']],
  ['in the place of the prompt before', [at('a', 'root'), at('b', 'x'), at('c', 'x')], ['b']],
  ['of a command with words', [at('a', 'root'), at('b', 'root', command('the parser'))], ['a']],
  ['over what was typed meanwhile', [at('a', 'root'), queued('b', 'Typed', 'human'), at('c', 'root')], ['a', 'b']],
  [
    'in the place of what was typed while the model worked',
    [at('a', 'root'), { ...queued('b', 'Typed', 'human'), parentUuid: 'x' }, at('c', 'x')],
    ['b'],
  ],
  ['twice to one place', [at('a', 'root'), at('b', 'root'), at('c', 'root')], ['a', 'b']],
])('readTranscript() tells the turns that a rewind leaves: %s', async (_name, entries, rewound) => {
  const read = await readEntries(entries.flatMap((entry) => [entry, answer(`${entry.uuid}-answer`, 'Done.')]))
  expect(read.turns.filter(({ facts }) => facts.rewound).map(({ uuid }) => uuid)).toEqual(rewound)
  expect(read.rewound).toEqual(rewound)
})

test.each([
  ['prompts that each go on', [at('a', 'root'), at('b', 'a'), at('c', 'b')]],
  ['prompts of which the client tells no place', [at('a', null), at('b', null), at('c', null)]],
  [
    'what is typed while the model works, where a prompt or another such text stands',
    [
      at('a', 'root'),
      { ...queued('b', 'Typed', 'human'), parentUuid: 'root' },
      { ...queued('c', 'Typed as well', 'human'), parentUuid: 'root' },
    ],
  ],
  [
    'the reasons for two denials below one message, of which neither is a prompt',
    [
      at('a', 'root'),
      call('b', 'toolu_1', 'Bash', { command: 'ls' }),
      call('c', 'toolu_2', 'Bash', { command: 'pwd' }),
      ...['toolu_1', 'toolu_2'].map((id) => {
        const block = { type: 'tool_result', tool_use_id: id, is_error: true, content: denial }
        const message = { role: 'user', content: [block] }
        return result(`denied-${id}`, id, '', { parentUuid: 'c', message, toolDenialKind: 'user-rejected' })
      }),
    ],
  ],
])('readTranscript() sees no rewind in %s', async (_name, entries) => {
  const read = await readEntries(entries, { endOfSession: true })
  expect(read.turns).toHaveLength(3)
  expect(read.rewound).toEqual([])
})

test('history with a rewind in it that a client writes again takes no further turn back', async () => {
  const history = [at('a', 'root'), at('b', 'x'), at('c', 'x'), at('d', 'y')]
  const read = await readEntries([...history, ...history])
  expect(read.rewound).toEqual(['b'])
})

const BACK = [prompt('a', 'First'), queue('enqueue', 'Please use pnpm'), queue('popAll')]

test.each([
  ['another was queued', [queue('enqueue', 'Wait for me'), answer('b', 'Done.'), queue('dequeue')]],
  ['another was sent', [answer('b', 'Done.')]],
])('what was taken back into the input line before it was sent, where %s, stands as rewound', async (_, between) => {
  const then = [prompt('c', 'Wait for me'), answer('d', 'Done.')]
  const { turns, rewound } = await readEntries([...BACK, ...between, ...then])
  expect(turns.map(({ text, facts }) => [text, facts.rewound])).toEqual([
    ['First', false],
    ['Please use pnpm', true],
    ['Wait for me', false],
  ])
  expect(rewound).toEqual([turns[1]?.uuid])
})

test('what was taken back and is sent after all was not sent before', async () => {
  const again = [queue('enqueue', 'Wait for me'), queue('enqueue', 'Please use pnpm'), answer('b', 'Done.')]
  const then = [queue('dequeue'), queue('dequeue'), prompt('c', 'Wait for me\nPlease use pnpm'), answer('d', 'Done.')]
  const { turns } = await readEntries([...BACK, ...again, ...then])
  expect(turns.map(({ text, facts }) => [text, facts.rewound, facts.resent])).toEqual([
    ['First', false, undefined],
    ['Please use pnpm', true, undefined],
    ['Wait for me\nPlease use pnpm', false, undefined],
  ])
})

test('what was taken back and never sent stands as rewound once the session has ended', async () => {
  const { turns } = await readEntries(BACK, { endOfSession: true })
  expect(turns.map(({ text, facts }) => [text, facts.rewound])).toEqual([
    ['First', false],
    ['Please use pnpm', true],
  ])
})

/** What the client writes where it sums up a part of the conversation: what it keeps as it was stands behind this anchor. */
function boundary(parent: string, anchorUuid: string) {
  const compactMetadata = { trigger: 'manual', preservedSegment: { headUuid: 'a', anchorUuid, tailUuid: parent } }
  return {
    parentUuid: null,
    logicalParentUuid: parent,
    type: 'system',
    subtype: 'compact_boundary',
    uuid: 'boundary',
    compactMetadata,
  }
}

test.each([
  ['from a prompt on puts it back into the input line, and nothing that came after it', 'boundary', ['b']],
  ['up to a prompt takes nothing back', 'summary', []],
])('summing up %s', async (_, anchor, rewound) => {
  const said = [at('a', 'root'), at('b', 'a-answer'), at('c', 'b-answer')]
  const entries = said.flatMap((entry) => [entry, answer(`${entry.uuid}-answer`, 'Done.')])
  const summary = at('summary', 'boundary', 'This session is being continued from a previous conversation.')
  const then = [boundary('a-answer', anchor), { ...summary, isCompactSummary: true }, at('d', 'summary')]
  const read = await readEntries([...entries, ...then, answer('e', 'Done.')])
  expect(read.turns.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c', 'd'])
  expect(read.rewound).toEqual(rewound)
})

test('a prompt that was sent again as it was stands, until another is sent in its place', async () => {
  const twice = [at('a', 'root', 'Go'), at('b', 'root', 'Go')]
  expect((await readEntries(twice)).rewound).toEqual([])
  expect((await readEntries([...twice, at('c', 'root')])).rewound).toEqual(['a', 'b'])
})
