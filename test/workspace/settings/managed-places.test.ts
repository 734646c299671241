import { expect, test } from 'vitest'
import { managedFolder } from '../../../src/workspace/settings/managed-places.ts'

test('each system has its folder', () => {
  expect((['linux', 'darwin', 'win32'] as const).map(managedFolder)).toEqual([
    '/etc/claude-code',
    '/Library/Application Support/ClaudeCode',
    'C:\\Program Files\\ClaudeCode',
  ])
})
