import { expect, test } from 'vitest'
import { INJECTION_FLAGS, injectionSettings } from '../../../src/commands/options/injection-flags.ts'
import { amountOption, countOption, scopeOption, wordOption } from '../../../src/commands/options/option-values.ts'
import { settings } from '../../../src/config/settings.ts'

test.each([
  [() => wordOption({ format: 'yaml' }, 'format', ['md', 'jsonl']), 'Cannot use --format "yaml"', 'One of: md, jsonl'],
  [() => wordOption({ format: true }, 'format', ['md']), 'Cannot use --format "true"', 'One of: md'],
  [() => scopeOption({ scope: 'team' }), 'Cannot use --scope "team"', 'One of: project, user, global'],
  [() => amountOption({ days: '0' }, 'days'), 'Cannot use --days "0"', 'A number above 0'],
  [() => amountOption({ days: 'Infinity' }, 'days'), 'Cannot use --days "Infinity"', 'A number above 0'],
  [() => amountOption({ days: 'week' }, 'days'), 'Cannot use --days "week"', 'A number above 0'],
  [() => countOption({ limit: '1.5' }, 'limit'), 'Cannot use --limit "1.5"', 'A whole number above 0'],
  [() => countOption({ limit: '0' }, 'limit'), 'Cannot use --limit "0"', 'A whole number above 0'],
  [() => injectionSettings({ threshold: '-0.1' }), 'Cannot use --threshold "-0.1"', 'A number from 0 to 1'],
  [() => injectionSettings({ threshold: '2' }), 'Cannot use --threshold "2"', 'A number from 0 to 1'],
  [() => injectionSettings({ budget: '1.5' }), 'Cannot use --budget "1.5"', 'A whole number of at least 0'],
  [() => injectionSettings({ budget: '-1' }), 'Cannot use --budget "-1"', 'A whole number of at least 0'],
  [
    () => injectionSettings({ minPromptLength: ' ' }),
    'Cannot use --min-prompt-length " "',
    'A whole number of at least 0',
  ],
  [() => injectionSettings({ contentMode: 'half' }), 'Cannot use --content-mode "half"', 'One of: full, preview, none'],
])('an option that does not fit is refused with what would: %s', (read, message, hint) => {
  expect(read).toThrow(expect.objectContaining({ message, hint, exitCode: 2 }))
})

test('options that fit, and those that are not given', () => {
  const options = { format: 'md', days: '0.5', limit: '3' }
  expect(wordOption(options, 'format', ['md', 'jsonl'])).toBe('md')
  expect(amountOption(options, 'days')).toBe(0.5)
  expect(countOption(options, 'limit')).toBe(3)
  expect(injectionSettings({ threshold: '0', budget: '0', contentMode: 'none' })).toEqual({
    threshold: 0,
    budget: 0,
    content: 'none',
  })
  expect([wordOption({}, 'format', ['md']), amountOption({}, 'days'), countOption({}, 'limit')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('each setting of [hooks] has a flag of the same name, as its description says', () => {
  const names = settings
    .filter(({ key }) => key.startsWith('hooks.'))
    .map(({ key }) => key.slice(6).replaceAll('_', '-'))
  const flags = INJECTION_FLAGS.map(([flag]) => flag.split(' ')[0])
  expect(names).toHaveLength(4)
  expect(flags).toEqual(expect.arrayContaining(names.map((name) => `--${name}`)))
})
