import { DAY } from '../../base/durations.ts'

/** What new events are made with: the time, and an id for each. */
export type EventMaker = { readonly now: Date; readonly newId: () => string }

/** What every event begins with. */
export function eventHead({ now, newId }: EventMaker) {
  return { v: 1, id: newId(), at: now.toISOString() } as const
}

/**
 * Makes event ids: UUIDv7 (RFC 9562), increasing within this process even in the same millisecond, and above all known ones: a clock that was set
 * back, or that runs behind another machine's, does not put a later event before an earlier one. `newest` is the time in the newest known id.
 * Clock and random come from outside.
 */
export function createEventIds(
  now: () => Date,
  random: (bytes: number) => Uint8Array,
  newest: () => number = () => 0,
): () => string {
  let lastTime = 0
  let counter = 0
  return () => {
    const time = Math.max(now().getTime(), lastTime, newest() + 1)
    const bytes = random(10)
    counter = time === lastTime ? counter + 1 : (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) & 0x7ff
    lastTime = time
    if (counter > 0xfff) {
      lastTime++
      counter = 0
    }
    return uuidv7(lastTime, counter, bytes.subarray(2))
  }
}

/** A UUIDv7 from milliseconds since 1970, 12 bits of counter and 8 random bytes. */
export function uuidv7(time: number, counter: number, random: Uint8Array): string {
  const stamp = time.toString(16).padStart(12, '0')
  const tail = Array.from(random.subarray(0, 8), (byte, index) => (index === 0 ? (byte & 0x3f) | 0x80 : byte))
  const hex = tail.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const sequence = `7${counter.toString(16).padStart(3, '0')}`
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-${sequence}-${hex.slice(0, 4)}-${hex.slice(4)}`
}

/** No clock is ever this many milliseconds (100 years) ahead; above an id with such a time there is still room for any number of ids. */
const FARTHEST = 100 * 365 * DAY

const HAS_TIME = /^[0-9a-f]{8}-[0-9a-f]{4}-7/

/** The time in an id that `createEventIds()` made, in milliseconds since 1970; 0 for any other id, and for an impossible time. */
export function timeOf(id: string, now: number): number {
  if (!HAS_TIME.test(id)) return 0
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
  return time - now > FARTHEST ? 0 : time
}

/**
 * How ids compare by time: one with an impossible time comes before everything done since, because new ids are not above it. Nearly all ids are
 * below the first impossible one, and are not parsed.
 */
export function createOrder(now: Date): (id: string) => string {
  const stamp = (now.getTime() + FARTHEST + 1).toString(16).padStart(12, '0')
  const beyond = `${stamp.slice(0, 8)}-${stamp.slice(8)}`
  return (id) => (id > beyond && HAS_TIME.test(id) ? '' : id)
}
