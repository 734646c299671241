import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uniteEvents } from '../../../src/journal/event/unite-events.ts'
import { numbered, proposed } from '../events.ts'

describe('uniteEvents()', () => {
  it('gives back the whole when parts of it are missing', () => {
    const whole = Array.from({ length: 12 }, (_, n) => proposed(numbered(n)))
    fc.assert(
      fc.property(fc.subarray(whole), (part) => {
        expect(uniteEvents(part, whole)).toEqual(whole)
      }),
    )
  })

  it('keeps both sides of what two machines wrote, each in its order', () => {
    const [a, b, c, d] = [
      proposed('azzzzzzzzz'),
      proposed('bzzzzzzzzz'),
      proposed('czzzzzzzzz'),
      proposed('dzzzzzzzzz'),
    ]
    expect(uniteEvents([a, b, c], [a, d])).toEqual([a, d, b, c])
  })

  it('takes in a long journal at once, in a second and not in half a minute', { timeout: 12_000 }, () => {
    const whole = Array.from({ length: 40_000 }, (_, n) => proposed(numbered(n)))
    expect(uniteEvents(whole.slice(0, 1), whole)).toHaveLength(whole.length)
  })
})
