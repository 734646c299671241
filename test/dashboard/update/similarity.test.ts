import { expect, test } from 'vitest'
import { similarity } from '../../../src/dashboard/update/similarity.ts'
import * as fc from '../../helpers/property.ts'

test('similarity() is 1 for itself, symmetric and within 0 and 1', () => {
  expect(similarity('Use pnpm', 'use PNPM!')).toBe(1)
  expect(similarity('Use pnpm', 'Deploy on Fridays')).toBeLessThan(0.2)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      const value = similarity(a, b)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
      expect(similarity(b, a)).toBeCloseTo(value, 12)
    }),
  )
})
