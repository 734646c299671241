const UNITS = [
  ['y', 365 * 24 * 3600],
  ['mo', 30 * 24 * 3600],
  ['w', 7 * 24 * 3600],
  ['d', 24 * 3600],
  ['h', 3600],
  ['m', 60],
] as const

/** What came from a shared file has no time, and is dated at the epoch. */
export function isKnownTime(at: string): boolean {
  return Date.parse(at) > 0
}

/** The time since `at` in words: `now`, `5m ago`, `2h ago`, `3d ago`. `at` is ISO 8601; '' if it is not a time, or unknown. A future time is `now`. */
export function relativeTime(at: string, now: Date): string {
  const short = shortAge(at, now)
  return short === '' || short === 'now' ? short : `${short} ago`
}

/** The same for narrow columns: `now`, `5m`, `2h`, `3d`. */
export function shortAge(at: string, now: Date): string {
  if (!isKnownTime(at)) return ''
  const seconds = (now.getTime() - Date.parse(at)) / 1000
  const unit = UNITS.find(([, length]) => seconds >= length)
  return unit ? `${Math.floor(seconds / unit[1])}${unit[0]}` : 'now'
}
