import { createFixture } from 'fs-fixture'
import { expect, onTestFinished, test } from 'vitest'
import { extractTurns, latestPromptPreview } from '../../../src/transcript/read/extract-turns.ts'
import { answer, call, lines, prompt, result } from '../entries.ts'

const ENTRIES = [
  prompt('a', 'First.'),
  answer('b', 'One.'),
  prompt('c', 'Second.'),
  answer('d', 'Two.'),
  prompt('e', 'Third.'),
]

test.each([
  ['nothing', undefined, ['First.', 'Second.'], 'd'],
  ['the human entry', 'a', ['Second.'], 'd'],
  ['the assistant entry', 'b', ['Second.'], 'd'],
  ['the last turn', 'd', [], undefined],
  ['an entry of another file', 'z', ['First.', 'Second.'], 'd'],
])('extractTurns() returns complete turns after %s', async (_name, lastReviewedUuid, texts, latestSignature) => {
  const transcriptPath = await file(lines(ENTRIES))
  const extracted = await extractTurns({ transcriptPath, lastReviewedUuid })
  expect(extracted.turns.map((turn) => turn.text)).toEqual(texts)
  expect(extracted.latestSignature).toBe(latestSignature)
})

test('extractTurns() takes a turn for reviewed whose answer has grown since', async () => {
  const grown = [prompt('a', 'First.'), call('b', 't', 'Bash', {}), result('r', 't', 'ok'), answer('c', 'One.')]
  const transcriptPath = await file(lines([...grown, prompt('d', 'Second.'), answer('e', 'Two.')]))
  const { turns } = await extractTurns({ transcriptPath, lastReviewedUuid: 'b' })
  expect(turns.map(({ text }) => text)).toEqual(['Second.'])
})

test('extractTurns() finds nothing new after a prompt that waits for its answer', async () => {
  const transcriptPath = await file(lines(ENTRIES))
  expect(await extractTurns({ transcriptPath, lastReviewedUuid: 'e' })).toEqual({ turns: [] })
})

test('extractTurns() survives a corrupted line and throws for a missing file', async () => {
  const transcriptPath = await file(`{"broken\n${lines(ENTRIES)}`)
  expect((await extractTurns({ transcriptPath })).turns).toHaveLength(2)
  await expect(extractTurns({ transcriptPath: `${transcriptPath}.gone` })).rejects.toThrow('does not exist')
})

test('extractTurns() takes an interrupt of nothing for nothing', async () => {
  const interrupt = (uuid: string) => prompt(uuid, '[Request interrupted by user]')
  const entries = [interrupt('i'), ...ENTRIES.slice(0, 2), interrupt('j'), ...ENTRIES.slice(2)]
  const { turns } = await extractTurns({ transcriptPath: await file(lines(entries)) })
  expect(turns.map(({ text }) => text)).toEqual(['First.', 'Second.'])
})

test('latestPromptPreview() shows the last prompt on one line', async () => {
  const transcriptPath = await file(
    lines([prompt('a', `Use\n\n pnpm \u001B[31m${'x'.repeat(200)}`), answer('b', 'Yes.')]),
  )
  const { turns } = await extractTurns({ transcriptPath })
  const preview = latestPromptPreview(turns)
  expect(preview).toMatch(/^Use pnpm ⟨ESC⟩\[31mx+…$/u)
  expect(preview).toHaveLength(80)
  expect(latestPromptPreview([])).toBe('')
})

async function file(content: string): Promise<string> {
  const fixture = await createFixture({ 'session.jsonl': content })
  onTestFinished(() => fixture.rm())
  return fixture.getPath('session.jsonl')
}
