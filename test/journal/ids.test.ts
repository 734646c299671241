import { describe, expect, it } from 'vitest'
import { createEventIds, timeOf, uuidv7 } from '../../src/journal/event/event-id.ts'
import { findIds } from '../../src/journal/item/find-ids.ts'
import { itemId } from '../../src/journal/item/item-id.ts'
import * as fc from '../helpers/property.ts'

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

describe('itemId()', () => {
  // Journals hold them: whatever else changes, these stay.
  it.each([
    ['Imports go ui -> core, never back', 'acn1gw52pj'],
    ['Functions stay < 50 lines', 'qbdp58wa5n'],
    ['Don’t use “npm”!', 'abyx28abwk'],
    ['请用 pnpm，不要用 npm', 'mf16c264hq'],
    ['C++ and C# only', 'r83wcyhx7d'],
  ])('of %s is %s for good', (text, id) => {
    expect(itemId({ workspace: 'w', turnUuid: 't', cue: 'never', text })).toBe(id)
  })

  const provenance = { workspace: 'w', turnUuid: 't', cue: 'always', text: 'Use pnpm, not npm' }

  it('is ten characters that cannot be taken for others', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(itemId({ ...provenance, text })).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/)
      }),
    )
  })

  it('is the same for the same proposal, however its text is spelled', () => {
    expect(itemId({ ...provenance, text: 'use pnpm — not  NPM.' })).toBe(itemId(provenance))
  })

  it.each([{ workspace: 'x' }, { turnUuid: 'x' }, { cue: 'x' }, { text: 'Use npm, not pnpm' }])(
    'is another one for another %o',
    (change) => {
      expect(itemId({ ...provenance, ...change })).not.toBe(itemId(provenance))
    },
  )
})

describe('findIds()', () => {
  it.each([
    ['abc', ['abc1', 'abc2']],
    ['abc1', ['abc1']],
    ['ABC1', ['abc1']],
    ['abcl', ['abc1']],
    ['ob', ['0b']],
    ['', []],
    ['zz', []],
  ])('finds for %j: %j', (typed, found) => {
    expect(findIds(['abc1', 'abc2', '0b'], typed)).toEqual(found)
  })
})
