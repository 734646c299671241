import { expect, test } from 'vitest'
import { isAutomation } from '../../src/transcript/automation.ts'

test.each([
  ['a person in the terminal', { entrypoint: 'cli', promptSource: 'typed', turnOrigin: 'human' }, false],
  ['a person in the desktop application', { entrypoint: 'claude-desktop', promptSource: 'sdk' }, false],
  ['a person in an application on the SDK', { entrypoint: 'sdk-ts', origin: { kind: 'human' } }, false],
  ['an application on the SDK', { entrypoint: 'sdk-py', promptSource: 'sdk', turnOrigin: 'sdk' }, true],
  ['an older client without a terminal', { entrypoint: 'sdk-cli', promptSource: 'sdk' }, true],
  [
    'the command line of a client that says so',
    { entrypoint: 'sdk-cli', promptSource: 'sdk', turnOrigin: 'sdk' },
    false,
  ],
])('isAutomation() judges %s', (_, entry, expected) => {
  expect(isAutomation({ type: 'user', ...entry }, 'Use pnpm')).toBe(expected)
})
