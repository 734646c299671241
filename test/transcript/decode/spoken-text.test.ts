import { expect, test } from 'vitest'
import { spokenTexts } from '../../../src/transcript/decode/spoken-text.ts'

function textsOf(content: string, fields: Record<string, unknown>, failed = false) {
  const block = { type: 'tool_result', tool_use_id: 'toolu_1', content, is_error: failed }
  return spokenTexts([block], { version: '2.1.330', ...fields }).map(({ text }) => text)
}

test.each([
  ['The user responded: neither, we keep SQLite', { answers: {}, response: 'neither, we keep SQLite' }],
  [
    'The user asked for more questions before answering. They also wrote: "neither, we keep SQLite". Call …',
    { answers: {}, response: ' neither, we keep SQLite ', followUp: true },
  ],
])('what a person says instead of an answer: %s', (content, toolUseResult) => {
  expect(textsOf(content, { toolUseResult })).toEqual(['neither, we keep SQLite'])
})

const REFUSED =
  "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file). "

test.each([
  ['the terminal', `${REFUSED}To tell you how to proceed, the user said:\nnever there`],
  ['the editor', `${REFUSED}The user provided the following reason for the rejection:  never there`],
  ['a subagent’s dialog', 'Permission for this tool use was denied. It was rejected. The user said:\nnever there'],
])('the reason of a refusal is the person’s in the words of %s', (_name, told) => {
  const fields = { toolDenialKind: 'permission-rule', permissionDecision: { source: 'user_reject' } }
  expect(textsOf(told, fields, true)).toEqual(['never there'])
})

test('what was chosen while nobody was there is no answer', () => {
  const toolUseResult = {
    answers: { 'Which one?': 'Other' },
    afkTimeoutMs: 60_000,
    questions: [{ question: 'Which one?' }],
  }
  expect(textsOf('No response after 60s — the user may be away from keyboard.', { toolUseResult })).toEqual([])
})

test('what was answered and noted before nobody was there any more is an answer: Claude is given it', () => {
  const options = [{ label: '3000' }, { label: '4000' }]
  const toolUseResult = {
    answers: { 'Which database?': 'Neither, always DuckDB', 'Which port?': '3000' },
    annotations: { 'Which cache?': { notes: 'only in tests' } },
    afkTimeoutMs: 20_000,
    questions: ['Which database?', 'Which port?', 'Which cache?'].map((question) => ({ question, options })),
  }
  const told =
    'No response after 20s — the user may be away from keyboard. Proceed using your best judgment.\n\nBefore going idle the user had selected: "Which database?"="Neither, always DuckDB", "Which port?"="3000", "Which cache?"=(no option selected) notes: only in tests.'
  expect(textsOf(told, { toolUseResult })).toEqual(['Neither, always DuckDB', 'only in tests'])
})

test.each([
  '(See attached image)',
  "I'm sending this plan to Ultraplan to be refined remotely. Let me know it's been handed off.",
])('what the client writes in place of a reason was not said by anybody: %s', (reason) => {
  const told = `The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\n${reason}`
  expect(textsOf(told, { toolDenialKind: 'user-rejected' }, true)).toEqual([])
})
