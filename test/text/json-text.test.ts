import { expect, test } from 'vitest'
import { jsonText } from '../../src/text/json-text.ts'

test('JSON holds nothing that a terminal obeys or does not show, and says the same', () => {
  const value = {
    text: 'a\u001b[2J\u007f\u009b31m\u200b\u202e\u2066\u2028\ufeff\u{e0041}\ud800b\n',
    kept: 'pnpm, naïve, 漢字, 😀',
  }
  for (const json of [jsonText(value), jsonText(value, 2)]) {
    expect(json).not.toMatch(/[\0-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e\u2066\u2028\ufeff\u{e0041}]/u)
    expect(json).toContain('"kept":')
    expect(json).toContain('pnpm, naïve, 漢字, 😀')
    expect(JSON.parse(json)).toEqual(value)
  }
})
