/** What a character is to Unicode's rules for sentences (UAX 29, table 4); 0: not looked up yet. */
const [OTHER, LOWER, UPPER, LETTER, DIGIT, FULL_STOP, ENDS, CLOSES, SPACE, BREAK, CONTINUES, EXTENDS] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
]

/** By UTF-16 unit, filled in as they come up; a surrogate stays 0, because what it is depends on the other half. */
const KINDS = new Uint8Array(0x10000)

/** Whatever is `FULL_STOP`, `ENDS` or `BREAK`, and some that are not: looking for them by an expression passes over the rest in one go. */
const MARKS = String.raw`[.!?\n\r\x85\u0589-\u3000\u3002-\u303f\ua000-\uabff\ud7a4-\uff0b\uff0d-\uffff]`
const MAY_BREAK = new RegExp(MARKS, 'g')

/** Without this, nothing ends within a text; it costs one look at each character. */
export const MAY_END_WITHIN = new RegExp(`${MARKS}[^]`)

/**
 * Where a sentence of a text begins after another, in UTF-16 units, by Unicode's rules without any locale's. `Intl.Segmenter` has the same ones,
 * but takes ten milliseconds to load them and copies the text for each sentence, and where it ends sentences changes with the version of Node.
 */
export function sentenceBreaks(text: string): number[] {
  const breaks: number[] = []
  MAY_BREAK.lastIndex = 0
  while (MAY_BREAK.test(text)) {
    const at = MAY_BREAK.lastIndex - 1
    const kind = kindAt(text, at)
    if (kind !== FULL_STOP && kind !== ENDS && kind !== BREAK) continue
    const end = kind === BREAK ? afterLine(text, at) : afterSentence(text, at, kind)
    if (end !== undefined && end < text.length) breaks.push(end)
  }
  return breaks
}

function afterLine(text: string, at: number): number | undefined {
  return text.startsWith('\r\n', at) ? undefined : at + 1
}

/** Where the next sentence begins after a full stop, question or exclamation mark; undefined if the mark does not end one. */
function afterSentence(text: string, at: number, kind: number): number | undefined {
  let end = nextAt(text, at)
  let after = kindAt(text, end)
  // SB6, SB7: 3.4, U.S.
  if (kind === FULL_STOP && (after === DIGIT || (after === UPPER && isCased(kindBefore(text, at))))) return undefined
  while (after === CLOSES) after = kindAt(text, (end = nextAt(text, end)))
  while (after === SPACE) after = kindAt(text, (end = nextAt(text, end)))
  // SB8a; a line break is found when it comes up.
  if (after === BREAK || after === CONTINUES || after === FULL_STOP || after === ENDS) return undefined
  return kind === FULL_STOP && goesOnInLowerCase(text, end) ? undefined : end
}

/** SB8: whether the next letter is lower case, before anything that ends a sentence. */
function goesOnInLowerCase(text: string, from: number): boolean {
  const { length } = text
  for (let at = from; at < length; at++) {
    const kind = kindAt(text, at)
    if (kind === LOWER) return true
    if (isCased(kind) || kind === LETTER || kind === BREAK || kind === FULL_STOP || kind === ENDS) return false
  }
  return false
}

function isCased(kind: number): boolean {
  return kind === LOWER || kind === UPPER
}

/** SB5: the next character that does not only change the one before it. */
function nextAt(text: string, at: number): number {
  let next = at + widthAt(text, at)
  while (kindAt(text, next) === EXTENDS) next += widthAt(text, next)
  return next
}

function kindBefore(text: string, at: number): number {
  let before = at
  let kind = EXTENDS
  while (kind === EXTENDS && before > 0) {
    before--
    if (before > 0 && widthAt(text, before - 1) === 2) before--
    kind = kindAt(text, before)
  }
  return kind
}

function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) as number) > 0xffff ? 2 : 1
}

/** The kind of the character that begins at `at`; `OTHER` after the last one, and for half a surrogate pair. */
function kindAt(text: string, at: number): number {
  const code = text.codePointAt(at)
  if (code === undefined) return OTHER
  if (code > 0xffff) return kindOf(String.fromCodePoint(code))
  return KINDS[code] || (KINDS[code] = kindOf(String.fromCharCode(code)))
}

function kindOf(char: string): number {
  if (/[.\u2024\ufe52\uff0e]/.test(char)) return FULL_STOP
  if (/[\n\r\x85\u2028\u2029]/.test(char)) return BREAK
  if (
    /[,\-:;\u037e\u055d\u060c\u060d\u07f8\u1802\u1808\u2013\u2014\u3001\ufe10\ufe11\ufe13\ufe14\ufe31\ufe32\ufe50\ufe51\ufe54\ufe55\ufe58\ufe63\uff0c\uff0d\uff1a\uff1b\uff64]/.test(
      char,
    )
  )
    return CONTINUES
  // Tested first, because most of what people type is this, and the Unicode properties below take long to set up.
  if (/[a-z]/.test(char)) return LOWER
  if (/[A-Z]/.test(char)) return UPPER
  if (/[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]/.test(char)) return LETTER
  if (/[^\S\ufeff]/.test(char)) return SPACE
  return PROPERTIES.find(([, property]) => property.test(char))?.[0] ?? OTHER
}

const PROPERTIES: ReadonlyArray<readonly [kind: number, property: RegExp]> = [
  [DIGIT, /[\p{Nd}\u19da\u066b\u066c\u0600-\u0605\u06dd\u0890\u0891\u08e2]/u],
  [EXTENDS, /[\p{Grapheme_Extend}\p{Mc}\p{Cf}]/u],
  [ENDS, /\p{Sentence_Terminal}/u],
  [CLOSES, /["'\p{Ps}\p{Pe}\p{Pi}\p{Pf}\u275b-\u2760\u2e00\u2e01\u2e06-\u2e08\u2e0b]/u],
  [LOWER, /[^\P{Lowercase}\u10d0-\u10fa\u10fd-\u10ff]/u],
  [UPPER, /(?![\u1c90-\u1cbf])[\p{Uppercase}\p{Lt}]/u],
  [LETTER, /[\p{Alphabetic}\u05f3]/u],
]
