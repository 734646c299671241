import { expect, test } from 'vitest'
import { systemErrorText } from '../../src/text/system-error.ts'

test('systemErrorText() says of a file of Sage that is gone what happened to it, not what it was called', () => {
  const error = Object.assign(new Error("Cannot find module './cli-7T2WWDMD.cjs'"), { code: 'MODULE_NOT_FOUND' })
  expect(systemErrorText(error)).toBe('Sage was updated or removed while it ran: start it again')
})
