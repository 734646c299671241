import { describe, expect, test } from 'vitest'
import type { Relation } from '../../../src/dashboard/state/relation.ts'
import { inUseAmong, nearestOf, nextAmong, relationsNow } from '../../../src/dashboard/update/foreseen.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { decidingOf, goTo, press, startState } from '../../helpers/dashboard-state.ts'
import { makeItem } from '../../helpers/make-item.ts'

const mine = makeItem('mine', { text: 'Run the unit tests before every commit' })
const similar = (item: Item, score: number): Relation => ({ item, kind: 'similar', score })

describe('of several similar ones', () => {
  const near = makeItem('near', { text: 'Run the unit tests before each commit' })
  const far = makeItem('far', { text: 'Run the unit tests and the linter before each commit' })

  test.each([
    ['near', [mine, far, near]],
    ['near', [near, mine, far]],
  ])('a merge takes the nearest', (nearest, items) => {
    const state = goTo(startState({ items }), 'mine')
    expect(relationsNow(state, mine).map(({ item }) => item.id)).toEqual(['near', 'far'])
    const [request] = decidingOf(press(state, 'm').effects).requests
    expect(request).toMatchObject({ item: 'mine', decision: 'merge', other: nearest })
  })

  test('what was decided against here no longer counts, before the journal has answered', () => {
    const decided = press(goTo(startState({ items: [mine, far, near] }), 'near'), 'x').state
    expect(relationsNow(decided, mine).map(({ item }) => item.id)).toEqual(['far'])
  })

  test('% leads to each in turn', () => {
    const { state } = press(goTo(startState({ items: [mine, far, near] }), 'mine'), '%')
    expect(state.visited).toContain('mine')
    const relations = [similar(near, 0.9), similar(far, 0.8)]
    expect(nextAmong({ ...state, visited: [] }, relations)?.item.id).toBe('near')
    expect(nextAmong({ ...state, visited: ['near'] }, relations)?.item.id).toBe('far')
    expect(nextAmong({ ...state, visited: ['far', 'near'] }, relations)?.item.id).toBe('far')
  })
})

test('nearestOf() passes over what contradicts, and inUseAmong() what is not in use', () => {
  const opposite = makeItem('opposite', { status: 'approved' })
  const waits = makeItem('waits')
  const relations: Relation[] = [{ item: opposite, kind: 'conflict' }, similar(waits, 0.9)]
  expect(nearestOf(relations)?.item).toBe(waits)
  expect(nearestOf(relations.slice(0, 1))).toBeUndefined()
  expect(inUseAmong(relations)?.item).toBe(opposite)
  expect(inUseAmong(relations.slice(1))).toBeUndefined()
})
