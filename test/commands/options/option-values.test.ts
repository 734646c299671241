import { expect, test } from 'vitest'
import { amountOption, countOption, scopeOption, wordOption } from '../../../src/commands/options/option-values.ts'

test.each([
  [() => wordOption({ format: 'yaml' }, 'format', ['md', 'jsonl']), 'Cannot use --format "yaml"', 'One of: md, jsonl'],
  [() => wordOption({ format: true }, 'format', ['md']), 'Cannot use --format "true"', 'One of: md'],
  [() => scopeOption({ scope: 'team' }), 'Cannot use --scope "team"', 'One of: project, user, global'],
  [() => amountOption({ days: '0' }, 'days'), 'Cannot use --days "0"', 'A number above 0'],
  [() => amountOption({ days: 'Infinity' }, 'days'), 'Cannot use --days "Infinity"', 'A number above 0'],
  [() => amountOption({ days: 'week' }, 'days'), 'Cannot use --days "week"', 'A number above 0'],
  [() => countOption({ limit: '1.5' }, 'limit'), 'Cannot use --limit "1.5"', 'A whole number above 0'],
])('an option that does not fit is refused with what would: %s', (read, message, hint) => {
  expect(read).toThrow(expect.objectContaining({ message, hint, exitCode: 2 }))
})

test('options that fit, and those that are not given', () => {
  const options = { format: 'md', days: '0.5', limit: '3' }
  expect(wordOption(options, 'format', ['md', 'jsonl'])).toBe('md')
  expect(amountOption(options, 'days')).toBe(0.5)
  expect(countOption(options, 'limit')).toBe(3)
  expect([wordOption({}, 'format', ['md']), amountOption({}, 'days'), countOption({}, 'limit')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
