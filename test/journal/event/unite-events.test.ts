import { describe, expect, it } from 'vitest'
import { uniteEvents } from '../../../src/journal/event/unite-events.ts'
import { slowerThanLinear } from '../../helpers/cpu-time.ts'
import * as fc from '../../helpers/property.ts'
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

  it('takes in a long journal at once in linear time', async () => {
    const whole = Array.from({ length: 40_000 }, (_, n) => proposed(numbered(n)))
    const takeIn = ({ length }: string) => uniteEvents(whole.slice(0, 1), whole.slice(0, length))
    expect(await slowerThanLinear(['.'], whole.length, takeIn)).toEqual([])
  })
})
