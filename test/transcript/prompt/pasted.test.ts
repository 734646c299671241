import { describe, expect, test } from 'vitest'
import { splitPasted } from '../../../src/transcript/prompt/pasted.ts'

describe('splitPasted()', () => {
  test('needs the same id in the closing tag', () => {
    const raw = '<pasted_content id="a">x</pasted_content id="b">'
    expect(splitPasted(raw)).toEqual({ text: raw, pasted: [] })
  })

  test('finds a block behind one that is open', () => {
    expect(splitPasted('<pasted_content id="a"> and <pasted_content id="b">x</pasted_content id="b">')).toEqual({
      text: '<pasted_content id="a"> and',
      pasted: ['x'],
    })
  })

  test('a block that quotes another block is one block', () => {
    const inner = '<pasted_content id="b">x</pasted_content id="b">'
    expect(splitPasted(`<pasted_content id="a">${inner}</pasted_content id="a">`)).toEqual({
      text: '',
      pasted: [inner],
    })
  })

  test('takes linear time on hostile text', () => {
    const hostile = `${'<pasted_content id="'.repeat(100_000)}</pasted_content id="`
    expect(splitPasted(hostile).pasted).toEqual([])
  })
})
