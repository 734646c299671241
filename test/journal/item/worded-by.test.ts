import { expect, test } from 'vitest'
import { isWordedByAgent, isWordedByModel, WORDED_BY_MODEL } from '../../../src/journal/item/worded-by.ts'
import { decided, proposed } from '../events.ts'

const { evidence } = proposed('aaaaaaaaaa')
const before = 'The build was slow. Always run `make cache` first! Shall I go on?'
const item = (text: string, typed: string) => ({
  text,
  evidence: { ...evidence, text: typed, typed, before, speaker: 'person' as const },
})

test('isWordedByAgent() holds for what stands in the agent’s answer and not in what was typed, until a person words it', () => {
  expect(isWordedByAgent(item('Always run `make cache` first', 'add that to CLAUDE.md'))).toBe(true)
  expect(isWordedByAgent(item('Run the cache first', 'remember that'))).toBe(false)
  expect(isWordedByAgent(item('always run `make cache` first.', 'remember that'))).toBe(true)
  expect(isWordedByAgent(item('Always run `make cache` first', 'yes: always run `make cache` first'))).toBe(false)
  expect(isWordedByAgent(item('Use pnpm', 'use pnpm'))).toBe(false)
})

test('isWordedByAgent() goes by the evidence where no more is known of what was typed, and never for what the agent itself found', () => {
  const text = 'Always run `make cache` first'
  const { typed: _, ...said } = item(text, 'add that to CLAUDE.md').evidence
  expect(isWordedByAgent({ text, evidence: said })).toBe(true)
  expect(isWordedByAgent({ text, evidence: { ...said, text } })).toBe(false)
  expect(isWordedByAgent({ text, evidence: { ...said, speaker: 'assistant' } })).toBe(false)
  const { before: __, ...alone } = said
  expect(isWordedByAgent({ text, evidence: alone })).toBe(false)
})

test('isWordedByModel() holds from the words of a model until the words of a person', () => {
  const words = (text: string | undefined, decision: 'edit' | 'approve' | 'pin', by: 'auto' | 'dashboard') =>
    decided('d', 'a', 'p', decision, { ...(text !== undefined && { text }), by })
  const byModel = (...decisions: ReturnType<typeof words>[]) => isWordedByModel([], 'Mine', decisions)
  expect(isWordedByModel([WORDED_BY_MODEL], 'Of a model', [])).toBe(true)
  expect(isWordedByModel([WORDED_BY_MODEL], 'Of a model', [words('Of a model', 'approve', 'dashboard')])).toBe(true)
  expect(isWordedByModel([WORDED_BY_MODEL], 'Of a model', [words('Mine', 'edit', 'dashboard')])).toBe(false)
  expect(byModel()).toBe(false)
  expect(byModel(words('Of a model', 'edit', 'auto'))).toBe(true)
  expect(byModel(words('Of a model', 'edit', 'auto'), words(undefined, 'pin', 'dashboard'))).toBe(true)
  expect(byModel(words('Of a model', 'edit', 'auto'), words('Of a model', 'approve', 'dashboard'))).toBe(true)
  expect(byModel(words('Of a model', 'edit', 'auto'), words('Mine', 'approve', 'dashboard'))).toBe(false)
  expect(byModel(words('Mine', 'approve', 'auto'))).toBe(false)
})
