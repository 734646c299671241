import { expect, test } from 'vitest'
import { openTerminal } from '../../scripts/terminal.mjs'
import { readTranscript } from '../../src/index.ts'

test('of the sample session, every word of the person is read: prompts, and why a tool call was refused', async () => {
  const reading = await readTranscript('fixtures/demo/session.jsonl')
  const turns = reading.ok ? reading.turns : []
  expect(turns.map(({ source }) => source)).toContain('denial')
  expect(turns.map(({ text }) => text)).toContainEqual(expect.stringContaining('we use pnpm here, never npm'))
})

test('the demo goes on to its end where nothing was approved', async () => {
  const terminal = await openTerminal({
    command: process.execPath,
    args: ['scripts/demo.mjs'],
    cwd: process.cwd(),
    env: process.env,
    columns: 110,
    rows: 32,
  })
  await terminal.waitFor(/a approve {2}x reject/)
  terminal.press('q')
  await terminal.waitFor(/\(nothing: no learning was approved\)[^]*The sandbox is removed now/)
  expect(await terminal.exited).toBe(0)
})
