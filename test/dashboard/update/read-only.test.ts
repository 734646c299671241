import { describe, expect, test } from 'vitest'
import { keymap } from '../../../src/dashboard/keys/keymap.ts'
import { goTo, press, startState } from '../../helpers/dashboard-state.ts'
import { drive } from '../../helpers/driven-dashboard.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { sampleSnapshot } from '../../helpers/sample-snapshot.ts'

const WHY = 'Nothing can be written here: the disk is read-only'
const WRITING = keymap.flatMap(({ decides, writes, short }) => (short && (decides || writes) ? [short] : []))
const readOnly = { readOnly: WHY, drain: undefined }

describe('where nothing can be written', () => {
  test.each(['a', 'x', 's', 'S', 'e', 'E', 'c', 'm', '>', '=', 'n', 'u', 'U', 'M', 'L', 'R'])(
    '%s says why, and neither asks nor does anything',
    (key) => {
      const { press: type, source, state } = drive(readOnly)
      expect(type(key)).toBe(WHY)
      expect(state().overlay).toBeUndefined()
      expect(source.effects).toEqual([])
    },
  )

  test.each([
    ['2', 'x'],
    ['2', '^'],
    ['3', 'a'],
    ['3', 'D'],
    ['4', 'P'],
    ['5', 'r'],
    ['5', 'D'],
  ])('so it is in the other tabs: %s %s', (...keys) => {
    const { press: type, source } = drive(readOnly)
    expect(type(...keys)).toBe(WHY)
    expect(source.effects).toEqual([])
  })

  test('lists, filter, marks and the hooks work as ever', () => {
    const { press: type, entries, selected, state, source } = drive({ ...readOnly, hooks: { state: 'missing' } })
    const all = entries().length
    type('/', 'p', 'n', 'p', 'm', 'enter')
    expect(entries().length).toBeLessThan(all)
    const first = selected()
    type('esc', 'j', 'space')
    expect(selected()).not.toBe(first)
    expect(state().lists.pending.marks.size).toBe(1)
    expect(type('A')).toBe(WHY)
    type('I', 'Y')
    expect(source.effects).toEqual([{ type: 'planHooks' }, expect.objectContaining({ type: 'installHooks' })])
  })

  test('every key that decides or writes in a tab is gone from the last line, and the banner says why', () => {
    for (const columns of [50, 80, 120])
      for (const tab of ['1', '2', '3', '4', '5']) {
        const { lines, text } = frameOf(press(startState(readOnly, { columns, rows: 24 }), tab).state)
        const hints = lines.at(-1) ?? ''
        expect(WRITING.filter((label) => hints.includes(` ${label} `))).toEqual([])
        expect(hints).toContain('/ filter')
        expect(text).toContain(columns < 60 ? 'Nothing can be written' : WHY)
        expect(text).toContain('read-only')
        expect(text).not.toContain('● live')
      }
  })

  test('what is marked is not offered to be decided, and what is similar not to be merged', () => {
    const offered = (about: object) => {
      const similar = goTo(startState(about), 'a9b8c7d6')
      const shown = [similar, press(similar, 'space').state].map((state) => frameOf(state).text)
      return shown.map((text) => text.match(/[aA] approve|[xX] reject|m merge|= keep both/gu))
    }
    const [similar, marked] = offered({ drain: undefined })
    expect(similar).toEqual(expect.arrayContaining(['a approve', 'x reject', 'm merge', '= keep both']))
    expect(marked).toEqual(expect.arrayContaining(['A approve', 'X reject']))
    expect(offered(readOnly)).toEqual([null, null])
  })

  test('an empty inbox does not say that it watches', () => {
    const { text } = frameOf(startState({ ...readOnly, items: [] }))
    expect(text).toContain('Nothing to review.')
    expect(text).not.toMatch(/Watching|No session is running/u)
  })

  test('keys decide again once it can be written', () => {
    const { press: type, source } = drive(readOnly)
    source.change({ ...sampleSnapshot({ drain: undefined }), readOnly: undefined })
    type('x')
    expect(source.effects).toMatchObject([{ type: 'decide' }])
  })
})
