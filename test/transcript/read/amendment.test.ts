import { createFixture } from 'fs-fixture'
import { expect, onTestFinished, test } from 'vitest'
import { readTranscript } from '../../../src/transcript/read/reader.ts'
import { answer, call, lines, prompt } from '../entries.ts'

/** A call that the person let pass, with what stands beside its result. */
function allowed(beside: readonly unknown[], extra: Record<string, unknown> = {}) {
  return [
    prompt('a', 'Try it.'),
    call('b', 'toolu_1', 'Bash', { command: 'touch here' }),
    {
      ...prompt('c', ''),
      message: {
        role: 'user',
        content: [{ tool_use_id: 'toolu_1', type: 'tool_result', content: 'ok', is_error: false }, ...beside],
      },
      permissionDecision: { decision: 'accept', source: 'user_temporary' },
      ...extra,
    },
    answer('d', 'Done.'),
  ]
}

async function typedIn(entries: readonly unknown[]) {
  const fixture = await createFixture({ 'session.jsonl': lines(entries) })
  onTestFinished(() => fixture.rm())
  const read = await readTranscript(fixture.getPath('session.jsonl'))
  return read.ok && read.turns.map(({ source, text, uuid }) => [source, text, uuid])
}

const words = { type: 'text', text: 'yes, but always in a temporary folder' }
const TRIED = ['prompt', 'Try it.', 'a']

test('what the person says when they let a tool call pass is a turn', async () => {
  expect(await typedIn(allowed([words]))).toEqual([TRIED, ['answer', words.text, 'c']])
})

test.each([
  ['nothing', []],
  ['an interrupt', [{ type: 'text', text: '[Request interrupted by user for tool use]' }]],
  ['a reminder', [{ type: 'text', text: '<system-reminder>Always be brief.</system-reminder>' }]],
  ['a picture', [{ type: 'image', source: {} }]],
])('nobody spoke beside a result: %s', async (_name, beside) => {
  expect(await typedIn(allowed(beside))).toEqual([TRIED])
})

test('what a program or the client itself puts there is nobody’s', async () => {
  expect(await typedIn(allowed([words], { entrypoint: 'sdk-ts' }))).toEqual([TRIED])
  expect(await typedIn(allowed([words], { isMeta: true }))).toEqual([TRIED])
})
