import { expect, test } from 'vitest'
import { refusalError } from '../../../src/install/settings/refusal.ts'

test.each([
  [{ reason: 'duplicate-key', key: 'Stop', line: 3 }, 'it has the same key twice ("Stop")'],
  [{ reason: 'bad-hooks', key: 'Stop', line: 3 }, 'its "hooks" are not in the form that Claude Code reads ("Stop")'],
  [{ reason: 'comment', line: 3 }, 'it has a comment'],
] as const)('a refusal names the file, the line and what is wrong there: %j', (refusal, why) => {
  expect(refusalError('/home/user/settings.json', refusal)).toMatchObject({
    message: `Cannot change "/home/user/settings.json", line 3: ${why}`,
    code: `settings-${refusal.reason}`,
  })
})
