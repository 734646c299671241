import { createFixture } from 'fs-fixture'
import { expect, onTestFinished, test } from 'vitest'
import { findInjection } from '../../../src/transcript/decode/injections.ts'
import { readTranscript } from '../../../src/transcript/read/reader.ts'
import { answer, lines, prompt } from '../entries.ts'

const LEARNINGS =
  '<sage_learnings count="1">\n  <tool id="aaaaaaaaaa" scope="project">Use pnpm</tool>\n</sage_learnings>'
const idsIn = (content: string) =>
  findInjection({ type: 'attachment', attachment: { type: 'hook_additional_context', content } })?.learningIds

test('findInjection() takes nothing that another hook gave before or after for a learning', () => {
  const other = '<note id="bbbbbbbbbb">Not of Sage</note>'
  expect(idsIn(`${other}\n${LEARNINGS}\n${other}`)).toEqual(['aaaaaaaaaa'])
  expect(idsIn(`${LEARNINGS}\n${other}\n${LEARNINGS.replaceAll('aaaaaaaaaa', 'cccccccccc')}`)).toEqual([
    'aaaaaaaaaa',
    'cccccccccc',
  ])
  expect(idsIn(other)).toBeUndefined()
})

test('findInjection() believes no entry but an attachment', () => {
  const attachment = { type: 'hook_additional_context', content: LEARNINGS }
  expect(findInjection({ type: 'user', attachment })).toBeUndefined()
})

test('what a hook that nobody waits for gives to a later request was delivered, too', async () => {
  const stdout = JSON.stringify({
    hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: LEARNINGS },
  })
  const attachment = {
    type: 'async_hook_response',
    processId: 'async_hook_1',
    hookName: 'SessionStart:startup',
    hookEvent: 'SessionStart',
    response: JSON.parse(stdout) as unknown,
    stdout,
    stderr: '',
    exitCode: 0,
  }
  const late = {
    parentUuid: 'a',
    isSidechain: false,
    attachment,
    type: 'attachment',
    uuid: 'b',
    sessionId: 'session-1',
  }
  const fixture = await createFixture({
    'session.jsonl': lines([prompt('a', 'First'), late, answer('c', 'Done.')]),
  })
  onTestFinished(() => fixture.rm())
  const read = await readTranscript(fixture.getPath('session.jsonl'))
  expect(read.ok && read.injections.map(({ hookEvent, learningIds }) => ({ hookEvent, learningIds }))).toEqual([
    { hookEvent: 'SessionStart', learningIds: ['aaaaaaaaaa'] },
  ])
})
