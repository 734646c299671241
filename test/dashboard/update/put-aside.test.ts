import { describe, expect, test } from 'vitest'
import type { Prompt } from '../../../src/dashboard/state/overlay.ts'
import { press } from '../../helpers/dashboard-state.ts'
import { drive, type Driven } from '../../helpers/driven-dashboard.ts'
import { makeItem } from '../../helpers/make-item.ts'

const words = (one: Driven) => (one.state().overlay as Prompt).input.text
const opened = (status: 'pending' | 'approved' = 'pending') => {
  const one = drive({ items: [makeItem('a', { text: 'Use pnpm', status })] })
  if (status === 'approved') one.press('2')
  return one
}
const kept = (one: Driven) =>
  one.source.effects.flatMap((effect) => (effect.type === 'keepDraft' || effect.type === 'dropDraft' ? [effect] : []))
const CLOSED = 'Not saved · e shows your words again'
const OFFER = 'Not saved · your words: ⏎ saves them, Esc drops them'

describe('what was typed in an editor that Escape closed', () => {
  test.each(['pending', 'approved'] as const)('is shown again by the key that opened it (%s)', (status) => {
    const one = opened(status)
    expect(one.press('e', '!', 'esc')).toBe(CLOSED)
    expect(one.state().overlay).toBeUndefined()
    expect(one.press('e')).toBe(OFFER)
    expect(words(one)).toBe('Use pnpm!')
    expect(one.press('?', 'esc')).toBe(CLOSED)
    one.press('e')
    expect(words(one)).toBe('Use pnpm!?')
  })

  test('goes with a second Escape, so that there is a way to the words as they are', () => {
    const one = opened()
    expect(one.press('e', '!', 'esc', 'e', 'esc')).toBe('Cancelled; nothing changed')
    one.press('e')
    expect(words(one)).toBe('Use pnpm')
  })

  test('is of the item, and of a new learning of its own', () => {
    const one = drive({ items: [makeItem('a', { text: 'Use pnpm' }), makeItem('b', { text: 'Use npm' })] })
    const [first, second] = one.entries()
    one.press('g', 'e', '1', 'esc', 'j', 'e')
    expect(words(one)).not.toContain('1')
    one.press('2', 'esc')
    expect(one.press('n', 'N', 'esc')).toBe('Not saved · n shows your words again')
    one.press('x')
    expect(one.source.effects.at(-1)).toMatchObject({ type: 'decide', requests: [{ item: second }] })
    expect(one.press('n')).toBe(OFFER)
    expect(words(one)).toBe('N')
    one.press('esc', 'n')
    expect(words(one), 'not those of what was rejected').toBe('')
    one.press('esc', 'e')
    expect([one.selected(), words(one)]).toEqual([first, expect.stringMatching(/1$/u)])
  })

  test('is not told of by the next run, but kept if this one ends while it is open again', () => {
    const one = opened()
    one.press('e', '!')
    one.dispatch({ type: 'rested', prompt: one.state().overlay as Prompt })
    one.press('esc')
    expect(kept(one)).toEqual([
      { type: 'keepDraft', draft: 'a', text: 'Use pnpm!' },
      { type: 'dropDraft', draft: 'a' },
    ])
    one.press('e')
    one.dispatch({ type: 'leaving' })
    expect(kept(one).slice(2)).toEqual([{ type: 'keepDraft', draft: 'a', text: 'Use pnpm!' }])
  })

  test.each([
    ['nothing was typed', ['e', 'esc']],
    ['it is the text again', ['e', '!', 'backspace', 'esc']],
    ['nothing is left', ['e', 'ctrl-u', 'esc']],
    ['nothing was typed for a new one', ['n', 'space', 'esc']],
  ])('is nothing where %s', (_, keys) => {
    const one = opened()
    expect(one.press(...keys)).toBe('Cancelled; nothing changed')
    expect(one.press(keys[0] ?? '')).not.toBe(OFFER)
    expect(one.state().putAside.size).toBe(0)
  })

  test('is what the editor outside opens with, and goes with what is saved there', () => {
    const one = opened()
    one.press('e', '!', 'esc')
    expect(press(one.state(), 'E').effects).toMatchObject([{ type: 'openEditor', text: 'Use pnpm!' }])
    const edited = { type: 'edited', item: 'a', on: one.state().byId.get('a')?.on ?? '' } as const
    one.dispatch({ ...edited, text: 'Use pnpm!\n' })
    expect(one.state().toast?.text).toBe('Nothing changed')
    one.dispatch({ ...edited, text: 'Use pnpm!!\n' })
    one.press('e')
    expect(words(one)).toBe('Use pnpm!!')
  })
})
