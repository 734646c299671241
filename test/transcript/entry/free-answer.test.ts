import { expect, test } from 'vitest'
import { freeAnswer } from '../../../src/transcript/entry/free-answer.ts'

const question = {
  multiSelect: true,
  options: [{ label: 'Auth, tokens' }, { label: 'Logs' }, { label: 'The "old" one' }],
}

test.each([
  ['a label with a comma, as newer clients write it', '"Auth, tokens", Logs', ''],
  ['a label with quotes', '"The \\"old\\" one"', ''],
  ['own words with a comma beside labels', 'Logs, "Metrics, and prefer Prometheus"', 'Metrics, and prefer Prometheus'],
  ['own words between labels', '"Auth, tokens", only for \u{1F600}, Logs', 'only for \u{1F600}'],
  ['as older clients write it', 'Auth, tokens, Logs, and metrics', 'and metrics'],
  ['own words in quotes that are no part', '"never" is what I said, Logs', '"never" is what I said'],
  ['a quote that nothing ends', 'Logs, a 24" screen', 'a 24" screen'],
])('what the person said of their own in a multiple choice: %s', (_name, answer, said) => {
  expect(freeAnswer(answer, question)).toBe(said)
})

test('one choice is one text, whatever quotes it holds', () => {
  expect(freeAnswer('"a", "b"', { options: [{ label: 'a' }] })).toBe('"a", "b"')
})

test.each([
  ['(Image attached)', ''],
  ['a (Image attached)', ''],
  ['like this (Image attached)', 'like this'],
])('a picture is no words: %s', (answer, said) => {
  expect(freeAnswer(answer, { options: [{ label: 'a' }] })).toBe(said)
})

test.each([
  ['of one choice', false, 'Keep the old one'],
  ['as an older client writes it', false, ' Keep  the\nold one '],
  ['of a multiple choice', true, 'Logs, Keep the old one'],
  ['of a multiple choice, with quotes', true, '"Auth, tokens", Keep the old one'],
])('a label is no words of the person, however the model spaced it: %s', (_name, multiSelect, answer) => {
  const options = [{ label: ' Keep  the\nold one ' }, { label: 'Logs ' }, { label: 'Auth,  tokens' }]
  expect(freeAnswer(answer, { multiSelect, options })).toBe('')
})

test('a label that ends like an answer with a picture is no words of the person', () => {
  const label = 'Always run it (Image attached)'
  expect(freeAnswer(label, { options: [{ label }] })).toBe('')
})
