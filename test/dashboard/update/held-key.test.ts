import { describe, expect, test } from 'vitest'
import { toastOf } from '../../helpers/dashboard-state.ts'
import { drive, type Driven, driveHurried } from '../../helpers/driven-dashboard.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'
import { SAMPLE_NOW } from '../../helpers/sample-snapshot.ts'

/** The same key at these milliseconds. */
const hold = (one: Pick<Driven, 'dispatch' | 'state'>, key: string, ...times: number[]) => {
  for (const at of times) one.dispatch({ type: 'keys', keys: [key], at: SAMPLE_NOW + at, painted: one.state() })
}
const asked = (one: Pick<Driven, 'source'>) =>
  one.source.effects.flatMap((effect) => {
    if (effect.type === 'decide') return effect.requests.map(({ item, decision }) => `${item} ${decision}`)
    return effect.type === 'undo' || effect.type === 'redo' ? [effect.type] : []
  })
const ITEMS = makeItems(4, (index) => ({ proposedAt: `2026-03-01T0${9 - index}:00:00.000Z` }))

describe('a key held down', () => {
  test.each([
    ['as most terminals repeat it', [0, 500, 533, 566, 600]],
    ['repeated late and slowly', [0, 900, 990, 1080]],
    ['after it was pressed shortly before', [0, 600, 1100, 1130]],
  ])('decides once: what its first repeat decided is taken back (%s)', (_, times) => {
    const one = drive({ items: ITEMS })
    hold(one, 'a', ...times)
    const pressed = times.length === 4 && times[1] === 600 ? 2 : 1
    expect(one.source.snapshot().items.filter(({ status }) => status === 'approved')).toHaveLength(pressed)
    expect(asked(one).filter((it) => it === 'undo')).toEqual(['undo'])
    expect(one.selected()).toBe(ITEMS[pressed]?.id)
    expect(toastOf(one.state())).toMatch(/^a was held down · ↶ Undone: approved “.+” · U redo$/u)
  })

  test('is let go, and may be pressed again; what was taken back can be redone', () => {
    const one = drive({ items: ITEMS })
    hold(one, 'x', 0, 500, 530, 2000)
    expect(asked(one)).toEqual(['item-00000 reject', 'item-00001 reject', 'undo', 'item-00001 reject'])
    hold(one, 'u', 3000)
    expect(toastOf(one.state())).toMatch(/^↶ Undone/u)
    const other = drive({ items: ITEMS })
    hold(other, 'x', 0, 500, 530)
    hold(other, 'U', 3000)
    expect(other.source.snapshot().items.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  })

  test('is known where its repeats were read late, and together', () => {
    const one = drive({ items: ITEMS })
    hold(one, 'x', 0, 500)
    one.dispatch({ type: 'keys', keys: ['x', 'x'], at: SAMPLE_NOW + 700, painted: one.state() })
    expect(asked(one)).toEqual(['item-00000 reject', 'item-00001 reject', 'undo'])
    one.dispatch({ type: 'keys', keys: ['x', 'x'], at: SAMPLE_NOW + 940, painted: one.state() })
    expect(toastOf(one.state())).toMatch(/^x was held down · ↶ Undone/u)
  })

  test.each([
    ['pressed again and again, each time after a look', [0, 400, 800, 1200]],
    ['pressed twice', [0, 500]],
  ])('is not what was %s', (_, times) => {
    const one = drive({ items: ITEMS })
    hold(one, 'a', ...times)
    expect(asked(one)).toEqual(times.map((_time, index) => `item-0000${index} approve`))
  })

  test('waits with that for the answer, and takes nothing else back where the first repeat came to nothing', async () => {
    const late = driveHurried({ items: ITEMS })
    hold(late, 'x', 0, 500, 530, 560)
    await late.answer()
    expect(asked(late)).toEqual(['item-00000 reject', 'item-00001 reject', 'undo'])
    const refused = driveHurried({ items: ITEMS })
    hold(refused, 'x', 0)
    await refused.answer()
    hold(refused, 'x', 500)
    await refused.refuse()
    hold(refused, 'x', 530)
    await refused.answer()
    expect(asked(refused)).not.toContain('undo')
  })

  test('answers no question, and takes nothing back for one', () => {
    const one = drive({
      items: [...ITEMS.slice(0, 1), makeItem('risky', { scope: 'user', proposedAt: '2026-03-01T01:00:00.000Z' })],
    })
    hold(one, 'a', 0, 500, 530, 560)
    expect(asked(one)).toHaveLength(1)
    expect(one.state().overlay).toMatchObject({ type: 'confirm' })
  })
})
