import { expect, test } from 'vitest'
import { slashArguments } from '../../../src/transcript/prompt/slash-command.ts'
import { readEntries } from '../assemble/read.ts'
import { answer, prompt } from '../entries.ts'

test.each([
  ['no command', 'Use pnpm.', undefined],
  [
    'a custom one',
    '<command-message>x</command-message>\n<command-name>/x</command-name>\n<command-args>go on</command-args>',
    { custom: true, text: 'go on' },
  ],
  [
    'a custom one without arguments',
    '<command-message>x</command-message>\n<command-name>/x</command-name>',
    { custom: true, text: '' },
  ],
  [
    'a built-in one',
    '<command-name>/rename</command-name>\n<command-args>better name</command-args>',
    { custom: false, text: '' },
  ],
  [
    'a built-in one in the other form',
    '<command-message>model</command-message>\n<command-name>/model</command-name>\n<command-args>opus</command-args>',
    { custom: false, text: '' },
  ],
  [
    'a built-in one that is a prompt of the client',
    '<command-message>init</command-message>\n<command-name>/init</command-name>\n<command-args>go on</command-args>',
    { custom: true, text: 'go on' },
  ],
  [
    'a built-in one that says its arguments to Claude',
    '<command-name>/goal</command-name>\n<command-args>all is green</command-args>',
    { custom: false, text: 'all is green' },
  ],
  [
    'the same when it is only steered',
    '<command-name>/goal</command-name>\n<command-args>clear</command-args>',
    { custom: false, text: '' },
  ],
  [
    'tags in the arguments',
    '<command-message>x</command-message><command-name>x</command-name><command-args>write <b></command-args>',
    { custom: true, text: 'write <b>' },
  ],
])('slashArguments() reads %s', (_name, prompt, expected) => {
  expect(slashArguments(prompt)).toEqual(expected)
})

const note = (content: string, subtype = 'informational') => ({
  ...prompt('note', ''),
  message: undefined,
  type: 'system',
  subtype,
  content,
})

test('what was typed behind a command that the client does not have is a turn: it is shown to the person, and not sent', async () => {
  const typed = 'always use tabs\n\nArgs from unknown skill: are shown like this'
  const entries = [
    note('Unknown command: /rember'),
    note(`Args from unknown skill: ${typed}`),
    prompt('a', 'Next'),
    answer('b', 'Done.'),
  ]
  const { turns } = await readEntries(entries)
  expect(turns.map(({ source, text }) => [source, text])).toEqual([
    ['slash_args', typed],
    ['prompt', 'Next'],
  ])
})

test.each([
  ['nothing', note('Args from unknown skill: ')],
  ['something else the client tells of', note('Hook: Args from unknown skill: always use tabs')],
  ['what a command printed', note('Args from unknown skill: always use tabs', 'local_command')],
])('behind a command that the client does not have nobody typed %s', async (_name, entry) => {
  expect((await readEntries([entry], { endOfSession: true })).turns).toEqual([])
})

const OPENED = '<ide_opened_file>The user opened the file a.ts in the IDE.</ide_opened_file>'
const builtIn = (name: string, said: string) =>
  `<command-name>/${name}</command-name>\n            <command-message>${name}</command-message>\n            <command-args>${said}</command-args>`

test.each([
  ['what is said with it', builtIn('goal', 'all is green'), [['slash_args', 'all is green']]],
  ['nothing, if it only steers', builtIn('model', 'opus'), []],
  ['nothing, if it has no arguments', builtIn('cost', ''), []],
])('of a command behind what an editor sends, only the arguments were typed: %s', async (_name, command, expected) => {
  const content = [OPENED, command].map((text) => ({ type: 'text', text }))
  const { turns } = await readEntries([prompt('a', '', { message: { role: 'user', content } })], { endOfSession: true })
  expect(turns.map(({ source, text }) => [source, text])).toEqual(expected)
})

const forked = (printed: string, command = 'fork') => ({
  ...note(`<local-command-stdout>${printed}</local-command-stdout>`, 'local_command'),
  commandRun: { command, args: 'always use tabs' },
})

test('what is said with /fork is a turn where it goes to a subagent; a session of its own has it as its prompt', async () => {
  const command = note(builtIn('fork', 'always use tabs'), 'local_command')
  const read = (printed: string, name?: string) => readEntries([command, forked(printed, name)], { endOfSession: true })
  const { turns } = await read('⑂ forked always-use-tabs (ea2b)')
  expect(turns.map(({ source, text }) => [source, text])).toEqual([['slash_args', 'always use tabs']])
  expect((await read('session running · always use tabs · 3c7d974f')).turns).toEqual([])
  expect((await read('⑂ forked always-use-tabs (ea2b)', 'branch')).turns).toEqual([])
})

test.each([
  ['what is said with it', '/tidy always use tabs', {}, [['slash_args', 'always use tabs']]],
  ['nothing, if nothing is', '/tidy', {}, []],
  [
    'all of a prompt that begins like one',
    '/login always answers 401',
    { promptSource: 'sdk' },
    [['prompt', '/login always answers 401']],
  ],
])('of a skill that runs in a subagent, only the arguments were typed: %s', async (_name, said, how, expected) => {
  const entry = prompt('a', said, { origin: { kind: 'human' }, promptSource: undefined, ...how })
  const { turns } = await readEntries([entry], { endOfSession: true })
  expect(turns.map(({ source, text }) => [source, text])).toEqual(expected)
})

test('what was queued for such a skill is read once', async () => {
  const queued = { type: 'queue-operation', sessionId: 's', timestamp: '2026-11-20T10:00:00.000Z' }
  const said = '/tidy always use tabs'
  const { turns } = await readEntries(
    [
      prompt('a', 'Go on.'),
      { ...queued, operation: 'enqueue', content: said },
      { ...queued, operation: 'dequeue' },
      prompt('b', said, { origin: { kind: 'human' }, promptSource: undefined }),
    ],
    { endOfSession: true },
  )
  expect(turns.map(({ text }) => text)).toEqual(['Go on.', 'always use tabs'])
})
