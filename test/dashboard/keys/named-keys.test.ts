import { describe, expect, test } from 'vitest'
import { defaultConfig } from '../../../src/config/schema.ts'
import { fitToast } from '../../../src/dashboard/draw/toast.ts'
import { settingsFrom } from '../../../src/dashboard/state/settings.ts'
import { request } from '../../../src/dashboard/update/commit.ts'
import { decisionText } from '../../../src/dashboard/update/decision-text.ts'
import { NARROW } from '../../../src/text/width.ts'
import { press, startState, toastOf } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'

const keys = {
  profile: 'addp',
  global: { undo: ['Z'], back: ['B'], help: [] },
  list: { transcript: ['T'], last: ['E'], range: ['V'] },
} as const
const settings = settingsFrom({ ...defaultConfig, keys }, { LANG: 'C.UTF-8' })
const evidence = { transcriptPath: '/transcript.jsonl' }
const start = (items = [makeItem('a', { evidence })]) => startState({ items, drain: undefined }, { settings })

describe('sentences name the keys that hold', () => {
  test('the way back after a decision, which a toast keeps whole', () => {
    const said = decisionText(start(), [request(makeItem('a'), 'reject')])
    expect(said).toMatch(/ · Z undo$/u)
    expect(fitToast(said, { one: 40, upper: 40, lower: 40 }, NARROW).at(-1)).toMatch(/ · Z undo$/u)
  })

  test('what is on a card, and what an empty list says', () => {
    expect(frameOf(start()).text).toContain('T whole transcript at this turn')
    expect(frameOf(press(start(), '3').state).text).toContain('y brings it back')
  })

  test('an action without a key is named as the palette finds it', () => {
    expect(toastOf(press(start(), 'H').state)).toBe('No action for H here (:help shows the keys)')
    expect(toastOf(press(start(), 'V').state)).toBe('Range: move, then V again')
  })
})
