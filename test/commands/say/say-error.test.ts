import { expect, test } from 'vitest'
import { UserError } from '../../../src/base/user-error.ts'
import { describeError } from '../../../src/commands/say/say-error.ts'

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })

test('describeError() says what the person can mend without a stack, and draws no path as it is', () => {
  const error = new UserError('Cannot use "/tmp/\u001b[31mred"', { hint: 'Rename it', exitCode: 3, code: 'x' })
  expect(describeError(error)).toEqual({
    text: 'sage: Cannot use "/tmp/⟨ESC⟩[31mred"\n      Rename it\n',
    exitCode: 3,
  })
  expect(JSON.parse(describeError(error, { json: true }).text)).toEqual({
    schemaVersion: 1,
    error: { code: 'x', message: 'Cannot use "/tmp/\u001b[31mred"', hint: 'Rename it' },
  })
})

test('describeError() says in a sentence what the system refused, and in another the way out', () => {
  expect(describeError(full)).toEqual({
    text: 'sage: Cannot write: the disk is full (ENOSPC)\n      Free some space, then try again\n',
    exitCode: 1,
  })
  const loop = Object.assign(new Error('ELOOP'), { code: 'ELOOP', syscall: 'scandir', path: '/p/.sage/reviews' })
  expect(describeError(loop).text).toBe(
    'sage: Cannot list "/p/.sage/reviews": it is a link that leads nowhere (ELOOP)\n' +
      '      See what "/p/.sage/reviews" is, and move it away if it is in the way, then try again\n',
  )
})

test('describeError() says nothing of a way out that it does not know', () => {
  const gone = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open', path: '/p/file' })
  expect(describeError(gone).text).toBe('sage: Cannot open "/p/file": it does not exist (ENOENT)\n')
  expect(JSON.parse(describeError(gone, { json: true }).text)).toEqual({
    schemaVersion: 1,
    error: { code: 'system', message: 'Cannot open "/p/file": it does not exist (ENOENT)' },
  })
})

test('describeError() shows the stack of what is a mistake of Sage', () => {
  expect(describeError(new TypeError('x is not a function')).text).toContain('say-error.test.ts')
  expect(describeError('thrown text')).toEqual({ text: 'sage: thrown text\n', exitCode: 1 })
})
