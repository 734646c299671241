import { expect, test } from 'vitest'
import { createDrainProgress } from '../../../../src/commands/dashboard/world/drain-progress.ts'

const nameOf = (id: string) => `session ${id}`

test('createDrainProgress() shows how far several sessions are read, and nothing of a single one', () => {
  let now = 1000
  const drain = createDrainProgress(() => now)
  expect(drain.take({ done: 0, total: 1, sessionId: 'a', errors: 0 })).toBe(false)
  expect(drain.isReading()).toBe(true)
  expect(drain.shown(nameOf, false)).toBeUndefined()
  expect(drain.take({ done: 0, total: 4, sessionId: 'a', errors: 0 })).toBe(true)
  now += 2000
  drain.take({ done: 1, total: 4, sessionId: 'b', errors: 1 })
  expect(drain.shown(nameOf, true)).toEqual({
    done: 1,
    total: 4,
    name: 'session b',
    errors: 1,
    rate: 0.5,
    paused: true,
  })
  expect(drain.take({ done: 4, total: 4, sessionId: '', errors: 1 })).toBe(true)
  expect([drain.isReading(), drain.shown(nameOf, false)]).toEqual([false, undefined])
})
