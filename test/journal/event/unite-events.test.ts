import { describe, expect, it } from 'vitest'
import { decide } from '../../../src/journal/decide/decide.ts'
import type { JournalEvent } from '../../../src/journal/event/event.ts'
import { uniteEvents } from '../../../src/journal/event/unite-events.ts'
import { DECISIONS } from '../../../src/journal/event/vocabulary.ts'
import { foldEvents } from '../../../src/journal/item/fold.ts'
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

/** What one of three machines does next: a key press, or an exchange with the remote. */
const step = fc.record({
  machine: fc.nat(2),
  decision: fc.option(fc.constantFrom(...DECISIONS), { freq: 3 }),
  item: fc.constantFrom('a', 'b', 'c'),
  other: fc.constantFrom('a', 'b', 'c'),
})

describe('uniteEvents() between machines', () => {
  it('comes to one journal everywhere, in which only what another one decided on the same state is void', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let count = 0
        const newId = () => `id-${++count}`
        const begun: readonly JournalEvent[] = ['a', 'b', 'c'].map((item) => proposed(item))
        const machines = [begun, begun, begun]
        let remote: readonly JournalEvent[] = []
        const exchange = (machine: number) => {
          remote = machines[machine] = uniteEvents(remote, machines[machine] ?? [])
        }
        for (const { machine, decision, item, other } of steps) {
          if (decision === null) {
            exchange(machine)
            continue
          }
          const events = machines[machine] ?? []
          const wanted = { item, decision, other, text: `Words ${count}`, confirmed: true }
          const context = { now: new Date(0), newId, by: 'dashboard', sign: () => 'mac', step: newId() } as const
          const taken = decide(foldEvents(events).items, wanted, context)
          if (!('code' in taken)) machines[machine] = [...events, ...taken]
        }
        for (const machine of [0, 1, 2, 0, 1, 2]) exchange(machine)
        expect([machines[1], machines[2]]).toEqual([machines[0], machines[0]])

        const { records } = foldEvents(remote)
        const decisions = remote.filter((event) => event.type === 'decided')
        const isVoid = ({ id, item }: JournalEvent) => records.get(item)?.seen.includes(id) === false
        for (const one of decisions.filter(isVoid)) {
          const before = decisions.find(({ id }) => id === one.on)
          const rivals = decisions.filter(({ item, on }) => item === one.item && on === one.on)
          expect(rivals.length > 1 || (before !== undefined && isVoid(before))).toBe(true)
        }
      }),
    )
  })
})
