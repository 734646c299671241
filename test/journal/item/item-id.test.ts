import { describe, expect, it } from 'vitest'
import { itemId } from '../../../src/journal/item/item-id.ts'
import * as fc from '../../helpers/property.ts'

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
