import { expect, test } from 'vitest'
import { readTranscript } from '../../src/index.ts'

test('of the sample session, every word of the person is read: prompts, and why a tool call was refused', async () => {
  const reading = await readTranscript('fixtures/demo/session.jsonl')
  const turns = reading.ok ? reading.turns : []
  expect(turns.map(({ source }) => source)).toContain('denial')
  expect(turns.map(({ text }) => text)).toContainEqual(expect.stringContaining('we use pnpm here, never npm'))
})
