import { DAY, HOUR, MINUTE } from '../base/durations.ts'
import { count } from './count.ts'

const UNITS = [
  ['y', 365 * DAY, 'year'],
  ['mo', 30 * DAY, 'month'],
  ['w', 7 * DAY, 'week'],
  ['d', DAY, 'day'],
  ['h', HOUR, 'hour'],
  ['m', MINUTE, 'minute'],
] as const

/** What came from a shared file has no time, and is dated at the epoch. */
export function isKnownTime(at: string): boolean {
  return Date.parse(at) > 0
}

/**
 * The time since `at` in words: `just now`, `5m ago`, `2h ago`, `3d ago`. `at` is ISO 8601; '' if it is not a time, or unknown. A future time is
 * `just now`.
 */
export function relativeTime(at: string, now: Date): string {
  const short = shortAge(at, now)
  if (short === '') return ''
  return short === 'now' ? 'just now' : `${short} ago`
}

/** The same for narrow columns: `now`, `5m`, `2h`, `3d`. */
export function shortAge(at: string, now: Date): string {
  return ageText(at, now, 'now', (number, [sign]) => `${number}${sign}`)
}

/** The same to be read aloud: `just now`, `5 minutes ago`, `1 hour ago`. */
export function spokenTime(at: string, now: Date): string {
  return ageText(at, now, 'just now', (number, [, , unit]) => `${count(number, unit)} ago`)
}

function ageText(
  at: string,
  now: Date,
  fresh: string,
  inUnit: (number: number, unit: (typeof UNITS)[number]) => string,
): string {
  if (!isKnownTime(at)) return ''
  const age = now.getTime() - Date.parse(at)
  const unit = UNITS.find(([, length]) => age >= length)
  return unit ? inUnit(Math.floor(age / unit[1]), unit) : fresh
}
