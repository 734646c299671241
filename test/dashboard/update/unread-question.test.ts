import { describe, expect, test } from 'vitest'
import { update } from '../../../src/dashboard/update/update.ts'
import { decisionsOf, press, startState, toastOf } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'

describe('a question that is longer than the screen approves only what was on it', () => {
  const words = (name: string) => `${name} ${'words that fill the line to its end '.repeat(6)}last of ${name}`
  const long = ['one', 'two', 'three', 'four'].map((name) => makeItem(name, { text: words(name) }))
  const small = { columns: 50, rows: 20 }
  test('bulk: each answer shows the next part, until all of it was seen', () => {
    let state = press(startState({ items: long }, small), '*', 'A').state
    const seen = new Set<string>()
    const said = new Set<string | undefined>()
    let decided: string[] = []
    for (let answers = 0; answers < 20 && decided.length === 0; answers++) {
      for (const line of frameOf(state).lines) seen.add(line)
      const next = press(state, 'Y')
      decided = decisionsOf(next.effects)
      said.add(toastOf(next.state))
      state = next.state
    }
    expect(decided).toHaveLength(4)
    expect(said).toContain('Read the rest of the question first, then answer')
    const text = [...seen].join('\n')
    for (const { id } of long) expect(text).toContain(`last of ${id}`)
  })

  test('bulk: what was jumped over was not seen', () => {
    const { state, effects } = press(startState({ items: long }, small), '*', 'A', 'G', 'Y')
    expect(decisionsOf(effects)).toEqual([])
    expect(state.overlay).toMatchObject({ type: 'confirm' })
  })

  test('bulk: nor what came and went between two frames', () => {
    const asked = press(startState({ items: long }, small), '*', 'A').state
    const [scrolled] = update(asked, {
      type: 'keys',
      keys: Array<string>(40).fill('pgdn'),
      at: asked.now + 1000,
      painted: asked,
    })
    expect(decisionsOf(press(scrolled, 'Y').effects)).toEqual([])
  })

  test('bulk: scrolled through with the page key, one answer does', () => {
    const pages = Array<string>(12).fill('pgdn')
    expect(decisionsOf(press(startState({ items: long }, small), '*', 'A', ...pages, 'Y').effects)).toHaveLength(4)
  })

  test('bulk: seen at another width is not seen', () => {
    const read = press(startState({ items: long }, small), '*', 'A', ...Array<string>(12).fill('pgdn')).state
    const [wider] = update(read, { type: 'resize', columns: 100, rows: 12 })
    expect(decisionsOf(press(wider, 'Y').effects)).toEqual([])
  })

  test('bulk rejecting takes one answer', () => {
    expect(decisionsOf(press(startState({ items: long }, small), '*', 'X', 'Y').effects)).toHaveLength(4)
  })

  test.each(['Y', 'p'])('one item for every project, with %s', (key) => {
    const wide = makeItem('wide', { text: words('wide'), scope: 'user', checks: ['wide-scope'] })
    let state = press(startState({ items: [wide] }, { columns: 40, rows: 10 }), 'enter').state
    for (let presses = 0; presses < 20 && state.overlay === undefined; presses++) state = press(state, 'a').state
    const first = press(state, key)
    expect(state.overlay).toMatchObject({ title: 'Approve for every project?' })
    expect(decisionsOf(first.effects)).toEqual([])
    expect(decisionsOf(press(first.state, ...Array<string>(30).fill('j'), key).effects)).toEqual(['wide approve'])
  })

  test('the keys count what one key would approve, and the question says first what stays', () => {
    const checked = long.map((item, index) => (index < 2 ? { ...item, checks: ['instruction-like' as const] } : item))
    const { state } = press(startState({ items: checked }, small), '*')
    expect(frameOf(state).lines.at(-1)).toContain('A approve 2')
    expect(frameOf(press(state, 'A').state).text).toContain('2 have a question of their own and stay')
  })
})
