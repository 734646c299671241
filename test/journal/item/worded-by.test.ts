import { expect, test } from 'vitest'
import { isWordedByAgent } from '../../../src/journal/item/worded-by.ts'
import { proposed } from '../events.ts'

const { evidence } = proposed('aaaaaaaaaa')
const before = 'The build was slow. Always run `make cache` first! Shall I go on?'
const item = (text: string, typed: string, formerTexts: string[] = []) => ({
  text,
  formerTexts,
  evidence: { ...evidence, text: typed, typed, before, speaker: 'person' as const },
})

test('isWordedByAgent() holds for what stands in the agent’s answer and not in what was typed, whatever became of it', () => {
  expect(isWordedByAgent(item('Always run `make cache` first', 'add that to CLAUDE.md'))).toBe(true)
  expect(isWordedByAgent(item('Run the cache first', 'remember that', ['Always run `make cache` first']))).toBe(true)
  expect(isWordedByAgent(item('Always run `make cache` first', 'yes: always run `make cache` first'))).toBe(false)
  expect(isWordedByAgent(item('Use pnpm', 'use pnpm'))).toBe(false)
})
