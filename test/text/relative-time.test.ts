import { expect, test } from 'vitest'
import { relativeTime, shortAge, spokenTime } from '../../src/text/relative-time.ts'

const now = new Date('2026-05-01T12:00:00Z')

test.each([
  ['2026-05-01T11:59:30Z', 'just now', 'now', 'just now'],
  ['2026-05-01T11:55:00Z', '5m ago', '5m', '5 minutes ago'],
  ['2026-05-01T10:00:00Z', '2h ago', '2h', '2 hours ago'],
  ['2026-04-28T12:00:00Z', '3d ago', '3d', '3 days ago'],
  ['2026-04-15T12:00:00Z', '2w ago', '2w', '2 weeks ago'],
  ['2026-02-01T12:00:00Z', '2mo ago', '2mo', '2 months ago'],
  ['2025-01-01T12:00:00Z', '1y ago', '1y', '1 year ago'],
  ['2026-05-02T12:00:00Z', 'just now', 'now', 'just now'],
  ['', '', '', ''],
  ['1970-01-01T00:00:00.000Z', '', '', ''],
])('relativeTime() of %j is %j', (at, relative, short, spoken) => {
  expect(relativeTime(at, now)).toBe(relative)
  expect(shortAge(at, now)).toBe(short)
  expect(spokenTime(at, now)).toBe(spoken)
})
