import { describe, expect, test } from 'vitest'
import { CASED_LETTERS, LETTERS } from '../../src/text/letters.ts'

/** Every sign of one UTF-16 unit. */
const SIGNS = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit))
/** In these people type to an agent. */
const TYPED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Phonetic and mathematical forms, which nobody types. */
const RARE = /[\u02e0-\u02e4\u2071-\u218f]/

const isLetter = (sign: string): boolean => new RegExp(`^[${LETTERS}]$`).test(sign)
const isCased = (sign: string): boolean => new RegExp(`^[${CASED_LETTERS}]$`).test(sign)

describe('letters as ranges', () => {
  test('hold the letters that people type', () => {
    expect(
      SIGNS.filter((sign) => /\p{L}/u.test(sign) && TYPED.test(sign) && !RARE.test(sign) && !isLetter(sign)),
    ).toEqual([])
  })

  test('hold no sign, digit or space of what people type', () => {
    const typed = SIGNS.filter(
      (sign) => sign < '\u0590' || /[\u2000-\u2bff\u3000-\u3004\u3008-\u3020\uff00-\uff20]/.test(sign),
    )
    expect(typed.filter((sign) => /[\p{P}\p{S}\p{Z}\p{Cc}\p{Nd}]/u.test(sign) && isLetter(sign))).toEqual([])
    expect(Array.from('،؛؟۔٣۳।॥३฿๏๓・׳״־').filter(isLetter)).toEqual([])
  })

  test('tell those with two cases', () => {
    const typed = SIGNS.filter((sign) => sign < '\u0590' || (sign >= '\u1e00' && sign < '\u1f00'))
    expect(typed.filter((sign) => /[\p{Lu}\p{Ll}]/u.test(sign) && !isCased(sign))).toEqual([])
    expect(['用', 'か', '한', 'ا', 'ह', 'ก', '3', '_', ' '].filter(isCased)).toEqual([])
  })
})
