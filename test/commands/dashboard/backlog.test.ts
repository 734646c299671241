import { expect, test } from 'vitest'
import { createBacklog } from '../../../src/commands/dashboard/backlog.ts'

const nameOf = (id: string) => `session ${id}`

test('createBacklog() shows how far several sessions are read, and nothing of a single one', () => {
  let now = 1000
  const backlog = createBacklog(() => now)
  expect(backlog.take({ done: 0, total: 1, sessionId: 'a', errors: 0 })).toBe(false)
  expect(backlog.isReading()).toBe(true)
  expect(backlog.shown(nameOf, false)).toBeUndefined()
  expect(backlog.take({ done: 0, total: 4, sessionId: 'a', errors: 0 })).toBe(true)
  now += 2000
  backlog.take({ done: 1, total: 4, sessionId: 'b', errors: 1 })
  expect(backlog.shown(nameOf, true)).toEqual({
    done: 1,
    total: 4,
    name: 'session b',
    errors: 1,
    rate: 0.5,
    paused: true,
  })
  expect(backlog.take({ done: 4, total: 4, sessionId: '', errors: 1 })).toBe(true)
  expect([backlog.isReading(), backlog.shown(nameOf, false)]).toEqual([false, undefined])
})
