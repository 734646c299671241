import { expect, test } from 'vitest'
import { createTrouble } from '../../../src/commands/dashboard/trouble.ts'

test('createTrouble() alternates with no other one, and comes to the screen when that is gone', () => {
  const shown: (string | undefined)[] = []
  const facts: { trouble?: string | undefined } = {}
  const view = {
    facts: () => facts,
    show(change = {}) {
      Object.assign(facts, change)
      shown.push(facts.trouble)
    },
  } as Parameters<typeof createTrouble>[0]
  const [one, two] = [createTrouble(view), createTrouble(view)]
  const because = (code: string) => Object.assign(new Error(code), { code })
  for (let round = 0; round < 3; round++) {
    one.met(because('EIO'))
    two.met(because('EROFS'))
  }
  two.gone()
  one.met(because('EIO'))
  one.gone()
  expect(shown).toEqual(['EIO', 'EROFS', undefined, 'EIO', undefined])
})
