import { expect, test } from 'vitest'
import { currentList, type State } from '../../../src/dashboard/state/state.ts'
import { decidingOf, decisionsOf, press, startState, toastOf } from '../../helpers/dashboard-state.ts'
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

test('c says which it is about', () => {
  const titleOf = (...keys: readonly string[]) => {
    const { overlay } = press(startState({ items: [makeItem('a'), makeItem('b')] }), ...keys).state
    return overlay?.type === 'menu' ? overlay.title : undefined
  }
  expect(titleOf('c')).toBe('Change scope or kind')
  expect(titleOf('space', 'k', 'c')).toBe('Change scope or kind')
  expect(titleOf('space', 'c')).toBe('Change scope or kind of the marked one')
  expect(titleOf('*', 'c')).toBe('Change scope or kind of the 2 marked')
})

test('c says which scope and kind it has', () => {
  const state = startState({ items: [makeItem('a', { kind: 'fact', scope: 'user' })] })
  const current = choicesOf(press(state, 'c').state).filter((choice) => choice.startsWith('*'))
  expect(current).toEqual(['*scope user: all your projects', expect.stringMatching(/^\*kind fact +what is true/u)])
})

test('c changes the marked ones together after a question that names each, and leaves them marked', () => {
  const items = [makeItem('a', { kind: 'fact' }), makeItem('b'), makeItem('c', { kind: 'tool' }), makeItem('d')]
  const opened = press(startState({ items }), 'space', 'space', 'space', 'c').state
  expect(choicesOf(opened).filter((choice) => choice.startsWith('*'))).toEqual(['*scope project: only here'])
  const at = choicesOf(opened).findIndex((choice) => choice.startsWith('kind fact'))
  const asked = press(opened, ...Array<string>(at).fill('j'), 'enter').state
  expect(asked.overlay).toMatchObject({
    title: 'Change 2 proposals to fact?',
    lines: ['1  Learning b', '2  Learning c'],
  })
  const { state, effects } = press(asked, 'Y')
  expect(decisionsOf(effects)).toEqual(['b edit', 'c edit'])
  expect(decidingOf(effects).requests).toMatchObject([{ kind: 'fact' }, { kind: 'fact' }])
  expect([...currentList(state).marks]).toEqual(['a', 'b', 'c'])
  expect(decisionsOf(press(asked, 'n').effects)).toEqual([])
})

test('c says where several learnings in use will load, and which of them are so already', () => {
  const items = ['a', 'b'].map((id) => makeItem(id, { status: 'approved' }))
  const opened = press(startState({ items }), '2', '*', 'c').state
  expect(press(opened, '2').state.overlay).toMatchObject({
    title: 'Change 2 learnings to scope user?',
    lines: ['Scope user: they load in ALL your projects.', '', '1  Learning a', '2  Learning b'],
  })
  expect(toastOf(press(opened, '1').state)).toBe('That is already so')
})
