import { describe, expect, test } from 'vitest'
import { fold, unifyForms } from '../../../src/extract/view/fold.ts'
import * as fc from '../../helpers/property.ts'

describe('fold()', () => {
  test.each([
    ["Don't", ' dont '],
    ['don’t  STOP!', ' dont stop ! '],
    ['für Größe', ' fur grosse '],
    ['Fuer die naechste Groesse', ' fur die nachste grosse '],
    ['does it issue a queue of true values', ' does it issue a queue of true values '],
    ['não, à frente', ' nao , a frente '],
    ['ガギグ', ' ガギグ '],
    ['用ｐｎｐｍ，不用 npm', ' 用pnpm , 不用 npm '],
    ['see https://a.example/x?y=1 now', ' see _url_ now '],
    ['mail me@a.example', ' mail _mail_ '],
    ['at 10.0.0.5:80 or localhost:3000', ' at _ip_ or _ip_ '],
    ['in src/a.ts and ~/keys/x.pem now', ' in _path_ and _path_ now '],
    ['add it to CLAUDE.md', ' add it to _memoryfile_ '],
    ['add it to @.claude/CLAUDE.md', ' add it to _memoryfile_ '],
    ['with --dev-key please', ' with _flag_ please '],
    ['run `npm test` first', ' run _code_ npm test first '],
    ['v2.1 is fine.', ' v2.1 is fine . '],
    ['شغّل الاختبارات دائمًا', ' شغل الاختبارات دائما '],
    ['می‌کنیم', ' میکنیم '],
    ['ב-pnpm ולא ב-npm', ' ב pnpm ולא ב npm '],
  ])('makes of "%s" "%s"', (typed, folded) => {
    expect(fold(typed)).toBe(folded)
  })

  test('parts words by single spaces, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const folded = fold(text)
        expect(folded).toMatch(/^ (?:[^\s]+ )*$| {2}$/u)
      }),
    )
  })
})

describe('unifyForms()', () => {
  test('does what Unicode does, also where it asks nobody', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }), (units) => {
        for (const text of [String.fromCharCode(...units), ...units.map((unit) => String.fromCharCode(unit))])
          expect(unifyForms(text)).toBe(text.normalize('NFKC'))
      }),
      { numRuns: 2000 },
    )
  })
})
