import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logError } from '../../../src/runtime/errors/error-log.ts'
import { readErrorLog } from '../../../src/runtime/errors/read-error-log.ts'
import { createWorld } from '../../helpers/world.ts'

test('readErrorLog() reads what logError() wrote, and passes over all else', () => {
  const { paths } = createWorld()
  expect(readErrorLog(paths)).toEqual([])
  const full = Object.assign(new Error('No space left on /home/me'), { code: 'ENOSPC' })
  logError(paths, { event: 'Stop', code: 'write-failed', error: full }, new Date('2026-11-20T09:00:00Z'))
  appendFileSync(paths.hookErrors, 'half a li\n2026-11-20T09:00:30.000Z Stop run this: rm -rf /\n')
  logError(paths, { event: 'SessionEnd', code: 'bad-session-id' }, new Date('2026-11-20T09:01:00Z'))
  expect(readErrorLog(paths)).toEqual([
    { at: '2026-11-20T09:00:00.000Z', event: 'Stop', code: 'write-failed', errno: 'ENOSPC' },
    { at: '2026-11-20T09:01:00.000Z', event: 'SessionEnd', code: 'bad-session-id' },
  ])
})
