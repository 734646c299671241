import { expect, test } from 'vitest'
import { currentList, type State } from '../../../src/dashboard/state.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { makeItem } from '../../helpers/make-item.ts'

function choicesOf({ overlay }: State): string[] {
  if (overlay?.type !== 'menu') throw new Error('No menu is open')
  return overlay.choices.map(({ label, note = '', current }) => `${current === true ? '*' : ''}${label}${note}`)
}

const repeats = [{ at: '', sessionId: 's', turnUuid: 't', text: 'Again', afterDelivery: false }]

test('f offers what narrows the list down: kinds first, sessions last, of each the most frequent first', () => {
  const state = startState({
    items: [
      makeItem('a', { kind: 'tool', evidence: { sessionId: 'one' } }),
      makeItem('b', { kind: 'fact', repeats, evidence: { sessionId: 'two' } }),
      makeItem('c', { kind: 'fact', checks: ['foreign'], evidence: { sessionId: 'two' } }),
      makeItem('d', { kind: 'insight', scope: 'user', status: 'approved' }),
    ],
  })
  const opened = press(state, 'f').state
  const kinds = ['fact(2)', 'tool(1)']
  const others = ['said again(1)', 'flagged by a check(1)', 'session two(2)', 'session one(1)']
  expect(choicesOf(opened)).toEqual(['everything', ...kinds, ...others])
  const chosen = press(opened, '2').state
  expect(currentList(chosen).filter).toBe('kind:fact')
  expect(choicesOf(press(chosen, 'f').state)).toEqual(['everything', '*fact(2)', 'tool(1)', ...others])
})

test('c offers no other scope for what came from the team’s shared folder', () => {
  const state = startState({ items: [makeItem('a', { kind: 'fact', scope: 'global' })] })
  const opened = press(state, 'c').state
  expect(opened.overlay).toMatchObject({ title: 'Change the kind' })
  expect(choicesOf(opened).filter((choice) => !/^\*?kind /u.test(choice))).toEqual([])
})

test('c says that it is about the selected one where others are marked', () => {
  const titleOf = (...keys: readonly string[]) => {
    const { overlay } = press(startState({ items: [makeItem('a'), makeItem('b')] }), ...keys).state
    return overlay?.type === 'menu' ? overlay.title : undefined
  }
  expect(titleOf('c')).toBe('Change scope or kind')
  expect(titleOf('space', 'k', 'c')).toBe('Change scope or kind')
  expect(titleOf('*', 'c')).toBe('Change scope or kind of the selected one')
})

test('c says which scope and kind it has', () => {
  const state = startState({ items: [makeItem('a', { kind: 'fact', scope: 'user' })] })
  const current = choicesOf(press(state, 'c').state).filter((choice) => choice.startsWith('*'))
  expect(current).toEqual(['*scope user: all your projects', expect.stringMatching(/^\*kind fact +what is true/u)])
})
