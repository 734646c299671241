import { afterEach, expect, test } from 'vitest'
import { clockOrDay, dayAndClock } from '../../src/text/clock-time.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test.each([
  ['UTC', '2026-03-01T23:30:00Z', '2026-03-01T23:40:00Z', '23:30', '2026-03-01 23:30'],
  ['Asia/Tokyo', '2026-03-01T23:30:00Z', '2026-03-01T23:40:00Z', '08:30', '2026-03-02 08:30'],
  // The day changes by this person's clock, not by that of Greenwich.
  ['America/New_York', '2026-03-01T04:30:00Z', '2026-03-01T06:00:00Z', '28 Feb', '2026-02-28 23:30'],
  ['UTC', '2026-02-03T09:05:00Z', '2026-03-01T10:00:00Z', '3 Feb', '2026-02-03 09:05'],
  ['UTC', '2025-12-31T09:05:00Z', '2026-01-01T10:00:00Z', '2025', '2025-12-31 09:05'],
  ['UTC', 'never', '2026-01-01T10:00:00Z', '', ''],
])('in %s, %s as seen at %s is %j and %j', (timeZone, at, now, short, full) => {
  process.env.TZ = timeZone
  expect(clockOrDay(at, new Date(now))).toBe(short)
  expect(dayAndClock(at)).toBe(full)
})
