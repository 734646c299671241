import { expect, test } from 'vitest'
import { findInjection } from '../../src/transcript/injections.ts'

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
