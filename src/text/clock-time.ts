const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const two = (number: number): string => String(number).padStart(2, '0')
const clockOf = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`

/** A time in local time for a column of six cells: `09:41` today, `28 Feb` this year, `2025`. '' if it is not a time. */
export function clockOrDay(at: string, now: Date): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  if (date.getFullYear() !== now.getFullYear()) return String(date.getFullYear())
  if (date.getMonth() === now.getMonth() && date.getDate() === now.getDate()) return clockOf(date)
  return `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''}`
}

/** The same in full: `2026-02-28 09:41`. */
export function dayAndClock(at: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${clockOf(date)}`
}
