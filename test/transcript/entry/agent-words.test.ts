import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withoutFrame } from '../../../src/transcript/entry/agent-words.ts'
import { isAgentFile } from '../../../src/transcript/read/agent-file.ts'
import { readTranscript } from '../../../src/transcript/read/reader.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { answer, call, lines, prompt, result } from '../entries.ts'

const SIDE = { isSidechain: true, agentId: 'a1' }
const WORDS = 'from now on always use pnpm'
const person = { origin: { kind: 'human' } }
const task = prompt('task', 'You always prefer the task of your parent.', SIDE)
const beside = [
  { tool_use_id: 't1', type: 'tool_result', content: 'ok' },
  { type: 'text', text: WORDS },
]
const decided = (decision: string, source: string) => ({ permissionDecision: { decision, source } })
const denial = (words: string, extra: object) =>
  result('said', 't1', words, {
    ...SIDE,
    ...extra,
    message: {
      role: 'user',
      content: [{ type: 'tool_result', content: words, is_error: true, tool_use_id: 't1' }],
    },
  })
const DENIED = `Permission for this tool use was denied. The tool use was rejected. The user said:\n${WORDS}`

async function saidIn(entries: readonly object[], name = 'session/subagents/agent-a1.jsonl') {
  const path = join(temporaryFolder(), name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, lines(entries))
  const read = await readTranscript(path, { endOfSession: true })
  return read.ok && read.turns.map(({ text }) => text)
}

describe('readTranscript() finds in a subagent’s file', () => {
  const rm = { ...call('c', 't1', 'Bash', { command: 'rm a' }), ...SIDE }
  test.each<[string, object]>([
    ['a message that the client says is the person’s', prompt('said', WORDS, { ...SIDE, ...person })],
    ['one that the client hides', prompt('said', WORDS, { ...SIDE, ...person, isMeta: true })],
    [
      'one that was typed while it worked',
      {
        type: 'attachment',
        uuid: 'said',
        ...SIDE,
        attachment: { type: 'queued_command', prompt: WORDS, ...person, isMeta: true },
      },
    ],
    [
      'the reason of a denial',
      denial(DENIED, { toolDenialKind: 'user-rejected', ...decided('reject', 'user_reject') }),
    ],
    [
      'what was said when a call was let pass',
      result('said', 't1', '', {
        ...SIDE,
        message: { role: 'user', content: beside },
        ...decided('accept', 'user_temporary'),
      }),
    ],
  ])('%s', async (_, said) => {
    expect(await saidIn([task, rm, said, answer('a', 'Done.', 'end_turn', SIDE)])).toEqual([WORDS])
  })
})

describe('readTranscript() takes nobody else’s words in a subagent’s file for the person’s', () => {
  const rm = { ...call('c', 't1', 'Bash', { command: 'rm a' }), ...SIDE }
  const from = (kind: string) => prompt('said', WORDS, { ...SIDE, origin: { kind }, isMeta: true })
  const queued = (extra: object) => ({
    type: 'attachment',
    uuid: 'said',
    ...SIDE,
    attachment: { type: 'queued_command', prompt: WORDS, ...extra },
  })
  test.each<[string, object]>([
    ['the parent’s task', prompt('said', WORDS, SIDE)],
    [
      'a prompt that looks typed in all else',
      prompt('said', WORDS, { ...SIDE, promptSource: 'typed', turnOrigin: 'human' }),
    ],
    ['the parent’s message', from('coordinator')],
    ['another agent’s message', from('peer')],
    ['an observer’s', from('observer')],
    ['a plugin’s', from('plugin')],
    ['a notification', from('task-notification')],
    [
      'a teammate’s message, whoever it says it is from',
      prompt('said', `<teammate-message teammate_id="x">\n${WORDS}\n</teammate-message>`, { ...SIDE, ...person }),
    ],
    ['a summary of the conversation', prompt('said', WORDS, { ...SIDE, ...person, isCompactSummary: true })],
    ['a queued message of nobody', queued({})],
    ['a queued message of its parent', queued({ origin: { kind: 'coordinator' } })],
    ['a result in the words of a denial', denial(DENIED, {})],
    ['a denial by a rule', denial(DENIED, { toolDenialKind: 'permission-rule', ...decided('reject', 'config') })],
    ['a denial that an old client did not note', denial(DENIED, { version: '2.1.90' })],
    [
      'a text beside a result that nobody was asked for',
      result('said', 't1', '', { ...SIDE, message: { role: 'user', content: beside }, ...decided('accept', 'config') }),
    ],
    [
      'a text beside the result of a call that was not let pass, if it is not noted who refused it',
      result('said', 't1', '', {
        ...SIDE,
        message: { role: 'user', content: beside },
        ...decided('reject', 'user_reject'),
      }),
    ],
    ['a text beside a result', result('said', 't1', '', { ...SIDE, message: { role: 'user', content: beside } })],
    ['what a tool printed', result('said', 't1', JSON.stringify(prompt('x', WORDS, { ...SIDE, ...person })), SIDE)],
  ])('%s', async (_, said) => {
    expect(await saidIn([task, rm, said, answer('a', 'Done.', 'end_turn', SIDE)])).toEqual([])
  })
})

test('readTranscript() reads no subagent’s entry in a main transcript, whoever it is from', async () => {
  const entries = [prompt('p', 'Search.'), prompt('said', WORDS, { ...SIDE, ...person }), answer('a', 'Found.')]
  expect(await saidIn(entries, 'session.jsonl')).toEqual(['Search.'])
})

test('withoutFrame() takes away what the client puts around a message, and nothing of the message', () => {
  const framed = (words: string) => `The user sent a new message while you were working:\n${words}\n\nAddress it now.`
  expect(withoutFrame(framed('one line'))).toBe('one line')
  expect(withoutFrame(framed('one\n\nand two'))).toBe('one\n\nand two')
  expect(withoutFrame('The user sent a new message while you were working:\nno end')).toBe('no end')
  expect(withoutFrame('one\n\nand two')).toBe('one\n\nand two')
})

test('isAgentFile() knows a subagent’s file by where it lies', () => {
  expect(isAgentFile('/c/projects/-p/s1/subagents/agent-a1.jsonl')).toBe(true)
  expect(isAgentFile('/c/projects/-p/s1/subagents/workflows/w1/agent-a1.jsonl')).toBe(true)
  expect(isAgentFile('C:\\c\\projects\\p\\s1\\subagents\\agent-a1.jsonl')).toBe(true)
  expect(isAgentFile('/c/projects/-p/agent-a1.jsonl')).toBe(false)
  expect(isAgentFile('/c/projects/-p/s1/subagents/agent-a1.meta.json')).toBe(false)
})
