import { describe, expect, it } from 'vitest'
import { createEventIds, timeOf, uuidv7 } from '../../../src/journal/event/event-id.ts'

describe('createEventIds()', () => {
  const random = (count: number) => new Uint8Array(count).fill(0xab)

  it('makes UUIDs of version 7 that carry their time', () => {
    const id = createEventIds(() => new Date(0x0123456789ab), random)()
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('increase, also many in one millisecond and when the clock goes back', () => {
    let time = 1_700_000_000_000
    const newId = createEventIds(() => new Date((time -= 1)), random)
    const ids = Array.from({ length: 10_000 }, newId)
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('stand above what is known, however far the clock is behind', () => {
    const known = uuidv7(1_800_000_000_000, 0xfff, new Uint8Array(8).fill(0xff))
    const newId = createEventIds(
      () => new Date(1_700_000_000_000),
      random,
      () => timeOf(known, 1_700_000_000_000),
    )
    const ids = [known, ...Array.from({ length: 10_000 }, newId)]
    expect(ids.toSorted()).toEqual(ids)
  })

  it.each(['shared-azzzzzzzzz', 'ffffffff-ffff-7fff-bfff-ffffffffffff', 'ffffffff-ffff-4fff-bfff-ffffffffffff', ''])(
    'take no time from %j, which has none or one that no clock says',
    (id) => expect(timeOf(id, Date.UTC(2026))).toBe(0),
  )

  it('uuidv7() puts the parts where RFC 9562 wants them', () => {
    expect(uuidv7(1, 2, new Uint8Array(8))).toBe('00000000-0001-7002-8000-000000000000')
  })
})
