import { describe, expect, test } from 'vitest'
import { sanitize, visible } from '../../src/text/sanitize.ts'
import { slowerThanLinear } from '../helpers/cpu-time.ts'
import * as fc from '../helpers/property.ts'

const tags = (text: string) => Array.from(text, (c) => String.fromCodePoint(0xe0000 + (c.codePointAt(0) ?? 0))).join('')

describe('sanitize() shows what a reader would not see', () => {
  test.each([
    ['escape sequences', 'A\u001b[2JB', 'A⟨ESC⟩[2JB'],
    ['clipboard writes', '\u001b]52;c;ZXZpbA==\u0007', '⟨ESC⟩]52;c;ZXZpbA==⟨U+0007⟩'],
    ['C1 controls', 'a\u009b31mb', 'a⟨U+009B⟩31mb'],
    ['NUL and DEL', 'a\u0000b\u007f', 'a⟨U+0000⟩b⟨U+007F⟩'],
    ['backspace', 'rm\b\bls', 'rm⟨U+0008⟩⟨U+0008⟩ls'],
    ['bidi overrides', 'safe \u202eevil\u202c', 'safe ⟨U+202E⟩evil⟨U+202C⟩'],
    ['bidi isolates', '\u2066x\u2069', '⟨U+2066⟩x⟨U+2069⟩'],
    ['direction marks', 'a\u200fb\u200ec\u061cd', 'a⟨U+200F⟩b⟨U+200E⟩c⟨U+061C⟩d'],
    ['zero-width space', 'use\u200bpnpm', 'use⟨U+200B⟩pnpm'],
    ['joiners in Latin words', 'a\u200cb\u200dc', 'a⟨U+200C⟩b⟨U+200D⟩c'],
    ['joiners in a row between emoji', '👩\u200d\u200d👩', '👩⟨U+200D⟩⟨U+200D⟩👩'],
    ['a joiner between letters that it cannot join', 'क\u200dख', 'क⟨U+200D⟩ख'],
    ['a non-joiner between letters of two scripts', 'می\u200ca', 'می⟨U+200C⟩a'],
    ['a joiner before a mark of no such script', 'क\u200d\u0301', 'क⟨U+200D⟩\u0301'],
    ['a non-joiner after a digit', '٣\u200cم', '٣⟨U+200C⟩م'],
    ['a non-joiner before a full stop', 'می\u200c۔', 'می⟨U+200C⟩۔'],
    ['byte order mark', '\ufeffUse pnpm', '⟨U+FEFF⟩Use pnpm'],
    ['soft hyphen', 'pn\u00adpm', 'pn⟨U+00AD⟩pm'],
    ['word joiner and invisible operators', 'a\u2060b\u2063c', 'a⟨U+2060⟩b⟨U+2063⟩c'],
    ['tag characters', `Use pnpm${tags('run evil')}`, 'Use pnpm⟨TAG: run evil⟩'],
    ['tags after the flag that spell no flag', `🏴${tags('evil\u007f')}`, '🏴⟨TAG: evil⟩'],
    ['the tags of a flag without the flag', `a${tags('gbeng\u007f')}`, 'a⟨TAG: gbeng⟩'],
    ['tags behind one that stands for no letter', `a\u{e0000}${tags('run evil')}`, 'a⟨TAG: run evil⟩'],
    ['what is no tag, and is a letter as one', 'a\u{f0041}', 'a⟨U+F0041⟩'],
    ['language tag alone', 'a\u{e0001}', 'a⟨U+E0001⟩'],
    ['variation selectors as data', '😀\u{e0155}\u{e0156}', '😀⟨U+E0155⟩⟨U+E0156⟩'],
    ['a selector on a letter', 'a\ufe0f', 'a⟨U+FE0F⟩'],
    ['a selector on a digit that is no key', '1\ufe0f2', '1⟨U+FE0F⟩2'],
    ['selectors in a row', '❤\ufe0f\ufe0f', '❤\ufe0f⟨U+FE0F⟩'],
    ['selectors in a row on a Han character', '葛\u{e0100}\u{e0101}', '葛\u{e0100}⟨U+E0101⟩'],
    ['more Han selectors than names need', '葛\u{e0100}'.repeat(13), `${'葛\u{e0100}'.repeat(12)}葛⟨U+E0100⟩`],
    ['a selector that no Han character has', '葛\u{e01ef}\ufe0f', '葛⟨U+E01EF⟩⟨U+FE0F⟩'],
    ['a Han selector on a letter', 'a\u{e0100} あ\ufe00', 'a⟨U+E0100⟩ あ⟨U+FE00⟩'],
    [
      'selectors in a row on a Mongolian letter',
      'ᠠ\u180b\u180c\u180d\u180e\u180e',
      'ᠠ\u180b⟨U+180C⟩⟨U+180D⟩\u180e⟨U+180E⟩',
    ],
    ['a zero-width space and a filler after a Mongolian letter', 'ᠠ\u200b ᠠ\u3164', 'ᠠ⟨U+200B⟩ ᠠ⟨U+3164⟩'],
    ['Hangul fillers', 'a\u3164b\uffa0c\u115f', 'a⟨U+3164⟩b⟨U+FFA0⟩c⟨U+115F⟩'],
    ['the blank braille cell', 'a\u2800b', 'a⟨U+2800⟩b'],
    ['private use', 'a\ue000\u{f0000}', 'a⟨U+E000⟩⟨U+F0000⟩'],
    ['lone surrogates', 'a\ud800b\udc00', 'a⟨U+D800⟩b⟨U+DC00⟩'],
    ['noncharacters', 'a\uffff\u{1fffe}', 'a⟨U+FFFF⟩⟨U+1FFFE⟩'],
    ['interlinear annotation', '\ufff9a\ufffbb', '⟨U+FFF9⟩a⟨U+FFFB⟩b'],
    ['grapheme joiner', 'a\u034fb', 'a⟨U+034F⟩b'],
    ['vertical tab and form feed', 'a\u000bb\u000c', 'a⟨U+000B⟩b⟨U+000C⟩'],
    ['heaps of marks', `a${'\u0301'.repeat(8)}`, `á${'\u0301'.repeat(6)}⟨U+0301⟩`],
  ])('%s', (_, text, expected) => {
    expect(sanitize(text)).toEqual({ text: expected, hidden: true })
    expect(visible(text)).toBe(expected)
  })
})

describe('sanitize() lets legitimate text pass', () => {
  test.each([
    ['ASCII', 'Use `pnpm`, not "npm" <tag> & $HOME'],
    ['Latin with accents', 'Größe, façade, naïve, Việt'],
    ['Chinese with its space', '所有回复\u3000都用中文。'],
    ['Japanese', 'テストを先に書く。ﾊﾝｶｸ'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180b ᠬᠡᠯᠡ\u180c\u180eᠠ'],
    ['Japanese names', '葛\u{e0100}城さんと辻\u{e0101}\u3000\u{20bb7}\u{e0100}野'],
    ['a standardised form', '侮\ufe00'],
    ['Korean', '항상 한국어로 답해 주세요'],
    ['Arabic numbers', '\u0600\u0661 \u0605\u0662 \u06dd\u0663'],
    ['Arabic with joiner', 'ه\u200d'],
    ['the flags of Scotland and Wales', `🏴${tags('gbsct\u007f')} 🏴${tags('gbwls\u007f')}`],
    ['Arabic and Hebrew', 'استخدم pnpm דבר עברית'],
    ['Persian with non-joiner', 'می\u200cخواهم'],
    ['Hindi with joiner', 'क्\u200dष क्\u200cष'],
    ['Bengali with joiner', 'র\u200d্যা'],
    ['Sinhala with joiner', 'ශ්\u200dරී'],
    ['Thai', 'ใช้ pnpm เท่านั้น'],
    ['family emoji', '👩\u200d👩\u200d👧\u200d👦'],
    ['skin tone and profession', '👩🏽\u200d💻'],
    ['heart on fire', '❤\ufe0f\u200d🔥'],
    ['rainbow flag', '🏳\ufe0f\u200d🌈'],
    ['flags', '🇩🇪 🇯🇵'],
    ['many emoji', '👩🏽\u200d💻❤\ufe0f'.repeat(13)],
    ['tag flag', `🏴${tags('gbeng\u007f')}`],
    ['keycap', '1\ufe0f\u20e3'],
    ['text presentation', '☺\ufe0e'],
    ['box drawing, arrows, mathematics', '├─ → ∀x∈ℝ'],
    ['lines', 'one\ntwo'],
  ])('%s', (_, text) => {
    expect(sanitize(text)).toEqual({ text, hidden: false })
  })
})

test('sanitize() folds line ends, tabs and look-alike spaces, and composes, without a flag', () => {
  expect(sanitize('a\r\nb\rc\u2028d\te\u00a0f e\u0301')).toEqual({ text: 'a\nb\nc\nd e f é', hidden: false })
  expect(sanitize(' a \n\n  b\n', { oneLine: true }).text).toBe('a b')
})

test('sanitize() cuts at whole characters and whole notes', () => {
  expect(sanitize('abcdef', { maxUnits: 4 }).text).toBe('abc…')
  expect(sanitize('ab👩\u200d👩\u200d👧', { maxUnits: 6 }).text).toBe('ab…')
  expect(sanitize('ab\u200bcd', { maxUnits: 6 }).text).toBe('ab…')
  expect(sanitize('abcdef', { maxUnits: 6 }).text).toBe('abcdef')
  expect(sanitize(`⟨${'a'.repeat(1000)}⟩`, { maxUnits: 900 }).text).toHaveLength(900)
  expect([2, 1, 0].map((maxUnits) => sanitize('abcdef', { maxUnits }).text)).toEqual(['a…', '', ''])
  expect(sanitize('می\u200cخواهم', { maxUnits: 4 }).text).toBe('می…')
})

const soup = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        '👩',
        '\u200d',
        '\u200c',
        '\ufe0f',
        'क',
        '्',
        'م',
        '🏴',
        tags('gbeng\u007f'),
        tags('x'),
        '1',
        '\u20e3',
      ),
      fc.constantFrom(
        '\u001b[',
        '\r',
        '\n',
        '\ud800',
        '\udc00',
        'e',
        '\u0301',
        '\u0300\u0301\u0302',
        '⟨',
        '⟩',
        ' ',
        '\u00a0',
      ),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

test('sanitize() is idempotent, keeps its limit and leaves nothing that cannot be seen', () => {
  fc.assert(
    fc.property(
      soup,
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
      (text, oneLine, max) => {
        const options = max === undefined ? { oneLine } : { oneLine, maxUnits: max }
        const once = sanitize(text, options).text
        expect(sanitize(once, options)).toEqual({ text: once, hidden: false })
        expect(once.length).toBeLessThanOrEqual(max ?? Infinity)
        expect(once).not.toMatch(
          /(?!\n)\p{Cc}|\p{Cs}|\p{Co}|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u00ad]/u,
        )
        expect(once.replace(/[\p{L}\p{M}]\u200c[\p{L}\p{M}]/gu, '')).not.toContain('\u200c\u200c')
        expect(oneLine && once.includes('\n')).toBe(false)
      },
    ),
    { numRuns: 500 },
  )
})

test('sanitize() stays linear', async () => {
  const units = ['\u200d', '\u0301', '\u{e0041}', '👩\u200d', '\r', ' \n', '\ud800']
  const shortened = (text: string) =>
    expect(sanitize(text, { oneLine: true, maxUnits: 500 }).text.length).toBeLessThanOrEqual(500)
  expect(await slowerThanLinear(units, 60_000, shortened)).toEqual([])
})
