import { createFixture } from 'fs-fixture'
import { expect, onTestFinished, test } from 'vitest'
import { isWarmupSession } from '../../../src/transcript/read/warmup.ts'
import { answer, lines, prompt } from '../entries.ts'

test.each([
  ['a warm-up', [prompt('a', 'Warmup'), answer('b', 'Ready.')], true],
  [
    'a warm-up after context',
    [{ type: 'summary', summary: 'x' }, prompt('m', 'Caveat', { isMeta: true }), prompt('a', 'Warmup')],
    true,
  ],
  [
    'a warm-up after what the client wrote',
    [prompt('c', '<command-name>/clear</command-name>'), prompt('a', 'Warmup')],
    true,
  ],
  [
    'a warm-up after a picture',
    [prompt('p', '', { message: { role: 'user', content: [] } }), prompt('a', 'Warmup')],
    true,
  ],
  ['an answer of that word', [answer('b', 'Warmup'), prompt('a', 'Hello.')], false],
  ['a session that talks about it', [prompt('a', 'Warmup of the cache is slow.')], false],
  ['a session with that word later', [prompt('a', 'Hello.'), prompt('b', 'Warmup')], false],
  ['an empty session', [], false],
])('isWarmupSession() looks at the first prompt: %s', async (_name, entries, expected) => {
  expect(await isWarmupSession(await file(lines(entries)))).toBe(expected)
})

test('isWarmupSession() takes a missing file for no warm-up, and reads a file without a final newline', async () => {
  const path = await file(lines([prompt('a', 'Warmup')]).trimEnd())
  expect(await isWarmupSession(path)).toBe(true)
  expect(await isWarmupSession(`${path}.gone`)).toBe(false)
})

async function file(content: string): Promise<string> {
  const fixture = await createFixture({ 'session.jsonl': content })
  onTestFinished(() => fixture.rm())
  return fixture.getPath('session.jsonl')
}
