import { graphemeSegmenter } from './graphemes.ts'

/** `hidden`: something invisible was found and is now shown. */
export type Sanitized = { readonly text: string; readonly hidden: boolean }

export type SanitizeOptions = {
  /** The longest result in UTF-16 units; a cut leaves `…`. */
  readonly maxUnits?: number
  /** Line breaks and the space around them become one space. */
  readonly oneLine?: boolean
}

const PLAIN = /^[\x20-\x7e\n]*$/u
/** Line ends other than `\n`; a lone `\r` is how some terminals paste. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/gu
/** Spaces that look like one: no-break, thin, en, em. The ideographic space is as wide as a letter and stays. */
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f]/gu
/**
 * Everything that is not a letter, mark, number, punctuation or symbol, and those of them that draw nothing: fillers, the blank braille
 * cell, the object placeholder, variation selectors. Whether one of these may stay depends on its neighbours.
 */
export const SUSPECT =
  /[\u{e0000}-\u{e007f}]+|[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0\ufffc\u{1d159}]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|\u034f|\u17b4|\u17b5/gu
/** Registered forms of Han characters, with one selector each: people's names are written this way. More selectors would be data. */
const HAN_FORM = /^(?:[\ufe00-\ufe02]|[\u{e0100}-\u{e011f}])$/u
/** The most selectors of Han characters in one text: with more of them on its letters it could carry a sentence that nobody sees. */
const MAX_HAN_FORMS = 12
/** The most marks on one letter that any script in use needs. */
const STACKED_MARKS = /(\p{M}{6})(\p{M}+)/gu

const ESCAPE = 0x1b
const ZERO_WIDTH_NON_JOINER = 0x200c
const ZERO_WIDTH_JOINER = 0x200d
const BLACK_FLAG = 0x1f3f4
/** England, Scotland, Wales: the only flags spelt in tags. */
const FLAG_TAGS = /^gb(?:eng|sct|wls)\u007f$/u
const JOINING_SCRIPT =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}]$/u

/**
 * The only form in which text from outside is stored: well formed, NFC, and with every invisible code point written out as `⟨U+200B⟩`,
 * `⟨ESC⟩` or, for runs of tag characters, `⟨TAG: decoded⟩`. What scripts and emoji need stays: joiners inside Persian, Arabic and Indic
 * words, joined emoji, presentation selectors, forms of Han characters, keycaps, the three tag flags. Idempotent; linear.
 */
export function sanitize(text: string, options: SanitizeOptions = {}): Sanitized {
  const shown = show(text)
  const lined = options.oneLine ? joinLines(shown.text) : shown.text
  return { text: options.maxUnits === undefined ? lined : truncate(lined, options.maxUnits), hidden: shown.hidden }
}

/** The same for drawing: line breaks stay, nothing is cut. Costs one scan for plain ASCII. */
export function visible(text: string): string {
  return show(text).text
}

/** The same for what has to stay on one line, e.g. a message with a path: a line break in it is shown. */
export function visibleLine(text: string): string {
  return visible(text).replaceAll('\n', '⟨LF⟩')
}

/** The same on one line, for drawing and for messages; at most `maxUnits` UTF-16 units, with `…` where it is cut. */
export function oneLine(text: string, maxUnits = Infinity): string {
  return truncate(joinLines(show(text).text), maxUnits)
}

function show(source: string): Sanitized {
  if (PLAIN.test(source)) return { text: source, hidden: false }
  const folded = source.replace(LINE_ENDS, '\n').replace(SPACES, ' ').normalize('NFC')
  let hidden = false
  const reveal = (code: string) => {
    hidden = true
    return code
  }
  const unstacked = folded.replace(STACKED_MARKS, (_, kept: string, extra: string) =>
    reveal(kept + Array.from(extra, (mark) => named(codeAt(mark, 0))).join('')),
  )
  let hanForms = 0
  const text = unstacked.replace(SUSPECT, (found, at: number) => {
    const code = codeAt(found, 0)
    const isAmongMost = !HAN_FORM.test(found) || hanForms++ < MAX_HAN_FORMS
    if (code === 0x0a || (isAmongMost && isAllowed(found, at, unstacked))) return found
    return reveal(code >= 0xe0000 && code <= 0xe007f ? decodedTags(found) : named(code))
  })
  return { text, hidden }
}

/** A letter has one selector for its form; the sign that separates it from its vowel may follow that. */
const MONGOLIAN_LETTER = /^(?=\p{L})\p{Script=Mongolian}$/u
const MONGOLIAN_FORM = /^[\u180b-\u180d\u180f]$/u

function isAllowed(found: string, at: number, text: string): boolean {
  const code = codeAt(found, 0)
  const before = characterBefore(text, at)
  const after = characterAt(text, at + found.length)
  if (code >= 0xe0000 && code <= 0xe007f) return codeAt(before, 0) === BLACK_FLAG && FLAG_TAGS.test(untagged(found))
  if (code === ZERO_WIDTH_JOINER) return joinsEmoji(text, at, before, after) || joinsLetters(code, before, after)
  if (code === ZERO_WIDTH_NON_JOINER) return joinsLetters(code, before, after)
  if (HAN_FORM.test(found)) return /^\p{Script=Han}$/u.test(before)
  if (code === 0xfe0e || code === 0xfe0f)
    return /^[0-9#*]$/u.test(before) ? after === '\u20e3' : /^\p{Emoji}$/u.test(before)
  if (code >= 0x180b && code <= 0x180f)
    return MONGOLIAN_LETTER.test(before) || (code === 0x180e && MONGOLIAN_FORM.test(before))
  if ((code >= 0x600 && code <= 0x605) || code === 0x6dd) return true
  return /^\p{Extended_Pictographic}$/u.test(found)
}

function joinsEmoji(text: string, at: number, before: string, after: string): boolean {
  const base = before === '\ufe0f' ? characterBefore(text, at - 1) : before
  return /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u.test(base) && /^\p{Extended_Pictographic}$/u.test(after)
}

/** A non-joiner stands between two letters; a joiner beside a vowel killer or, in Arabic script, after a letter. */
function joinsLetters(code: number, before: string, after: string): boolean {
  if (!JOINING_SCRIPT.test(before) || !/^[\p{L}\p{M}]$/u.test(before)) return false
  const next = JOINING_SCRIPT.test(after) && /^[\p{L}\p{M}]$/u.test(after)
  if (code === ZERO_WIDTH_NON_JOINER) return next
  return /^\p{M}$/u.test(before) || (next && /^\p{M}$/u.test(after)) || /^\p{Script=Arabic}$/u.test(before)
}

function decodedTags(tags: string): string {
  const decoded = untagged(tags).replace(/[^\x20-\x7e]/gu, '')
  return decoded === '' ? Array.from(tags, (tag) => named(codeAt(tag, 0))).join('') : `⟨TAG: ${decoded}⟩`
}

function untagged(tags: string): string {
  return Array.from(tags, (tag) => String.fromCharCode(codeAt(tag, 0) - 0xe0000)).join('')
}

function named(code: number): string {
  return code === ESCAPE ? '⟨ESC⟩' : `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
}

function codeAt(text: string, at: number): number {
  return text.codePointAt(at) ?? 0
}

function characterAt(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(codeAt(text, at)) : ''
}

function characterBefore(text: string, at: number): string {
  if (at <= 0) return ''
  const pair = at > 1 ? codeAt(text, at - 2) : 0
  return pair > 0xffff ? String.fromCodePoint(pair) : text.charAt(at - 1)
}

/** Line breaks and the space around them become one space. */
export function joinLines(text: string): string {
  if (!text.includes('\n')) return text.trim()
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

/** At most `maxUnits` UTF-16 units, never cut inside what a reader sees as one character or inside `⟨…⟩`. */
function truncate(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text
  const room = maxUnits - 1
  if (room < 1) return ''
  const cut =
    graphemeSegmenter()
      .segment(text.slice(0, maxUnits + 64))
      .containing(room)?.index ?? room
  const open = text.lastIndexOf('⟨', cut - 1)
  const inside = open !== -1 && cut - open < 600 && text.indexOf('⟩', open) >= cut
  return `${text.slice(0, inside ? open : cut).replace(/[\s\u200c\u200d]{1,9}$/u, '')}…`
}
