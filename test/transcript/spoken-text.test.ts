import { expect, test } from 'vitest'
import { spokenTexts } from '../../src/transcript/spoken-text.ts'

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

test('what was chosen while nobody was there is no answer', () => {
  const toolUseResult = {
    answers: { 'Which one?': 'Other' },
    afkTimeoutMs: 60_000,
    questions: [{ question: 'Which one?' }],
  }
  expect(textsOf('No response after 60s — the user may be away from keyboard.', { toolUseResult })).toEqual([])
})

test.each([
  '(See attached image)',
  "I'm sending this plan to Ultraplan to be refined remotely. Let me know it's been handed off.",
])('what the client writes in place of a reason was not said by anybody: %s', (reason) => {
  const told = `The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\n${reason}`
  expect(textsOf(told, { toolDenialKind: 'user-rejected' }, true)).toEqual([])
})

const CLARIFY = `The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:
The user wants to clarify these questions.
    This means they may have additional information, context or questions for you.

    Questions asked:
- "Which database?"
  Answer: SQLite
  User notes: never Postgres here,
it is not on the build machine
- "Which port?"
  (No answer provided)
- "Which cache?"
  (No answer provided)
  User notes: - "none" is fine

Note: The user's next message may contain a correction or preference.`

test('a note typed beside an option is not lost when the person then chooses to talk about the questions', () => {
  const block = { type: 'tool_result', tool_use_id: 'toolu_1', content: CLARIFY, is_error: true }
  const said = spokenTexts([block], { version: '2.1.330', toolDenialKind: 'user-rejected' })
  expect(said.map(({ source, question, text, claimed }) => [source, question, text, claimed])).toEqual([
    ['answer', 'Which database?', 'never Postgres here,\nit is not on the build machine', true],
    ['answer', 'Which cache?', '- "none" is fine', true],
  ])
})

test('questions to clarify without notes were not said by anybody', () => {
  expect(textsOf(CLARIFY.replaceAll(/\n {2}User notes:.*/g, ''), { toolDenialKind: 'user-rejected' }, true)).toEqual([])
})
