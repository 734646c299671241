import { expect, test } from 'vitest'
import { refusalText, systemErrorText } from '../../src/text/system-error.ts'

test('systemErrorText() says of a file of Sage that is gone what happened to it, not what it was called', () => {
  const error = Object.assign(new Error("Cannot find module './cli-7T2WWDMD.cjs'"), { code: 'MODULE_NOT_FOUND' })
  expect(systemErrorText(error)).toBe('Sage was updated or removed while it ran: start it again')
})

test.each(['UNKNOWN', 'Unknown system error -122'])(
  'systemErrorText() says that the quota is used up, which Node calls %s',
  (code) => {
    const error = Object.assign(new Error(`${code}: unknown error, write`), { code, errno: -122, syscall: 'write' })
    expect(systemErrorText(error)).toBe('Cannot write: your share of the disk is used up (EDQUOT)')
    expect(refusalText(error)).toBe('your share of the disk is used up')
  },
)
