import { MAY_END_WITHIN, sentenceBreaks } from './sentence-breaks.ts'

/** One sentence and where it stands: `text === source.slice(start, end)`, in UTF-16 units. */
export type Sentence = { readonly text: string; readonly start: number; readonly end: number }

/** The marker of a list item, heading or task box: it starts a sentence and is not part of it. */
const LIST_MARKER =
  /^\s{0,12}(?:[-*•‣◦–—]\s{1,4}(?:\[[ xX]\]\s)?|#{1,6}\s|\d{1,3}[.)、]\s|\(\d{1,3}\)\s?|[a-zA-Z][)]\s)/u
/** One letter before a bracket would be a marker. */
const BEGINS_WITH_WORD = /^[A-Za-z][^)]/
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\u2018-\u201d]/u
const ENDS_SENTENCE = /[.!?。！？．؟।॥։።][)\]}"'»”’」』】）*_`]{0,4}$/u
const ENDS_OPEN = /[,，、;；([{–—]$|\b(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma)$/i

/** Before a full stop these do not end a sentence. */
const ABBREVIATIONS = new Set(
  `e.g i.e eg ie etc vs cf approx resp incl excl esp al no nr fig figs sec ch p pp vol ed eds est dept min max avg
mr mrs ms dr prof sr jr st inc ltd co corp a.k.a aka w.r.t wrt u.s u.k a.m p.m
z.b u.a d.h bzw ggf usw evtl inkl exkl sog u.u v.a i.d.r ca bspw vgl str
p.ex p.e ex env cad c.-à-d m mme ej p.ej sra ud uds pág núm
т.е т.д т.п т.к др напр см стр`.split(/\s+/),
)
/** "etc." and its like end a sentence when a capital follows. */
const MAY_END = new Set('etc usw al inc ltd co т.д т.п др min max p m ex u.s u.k a.m p.m'.split(' '))
/** What it closes is part of a sentence that goes on: "names (id, ts, etc.) in loops", "write "Done." below". */
const GOES_ON_BEHIND = /[.!?][)\]"'»”’]{1,3}$/
/** Of these the number follows: "no. 5", but "I said no. Use pnpm". */
const BEFORE_NUMBER = new Set(['no', 'sec'])
/** Before a word: it is the end of a name, as in ".env" and "lib/ex". */
const IN_NAME = /[./\\_@]$/
const NOT_ASCII = /[^\x00-\x7f]/
const HARD_WRAP = 50
const LAST_WORD = /[\p{L}\p{M}][\p{L}\p{M}.-]{0,11}$/u
/** The same for pure ASCII text: the other expression takes milliseconds to set up. */
const LAST_ASCII_WORD = /[a-z][a-z.-]{0,11}$/i
/** A cheap test before the next one: most lines are a single sentence. */
const MAY_START_LOWER = /[.!?][)\]"'”’]{0,2} /
/** A full stop before lower case, also where a question begins with it: people type that way, Unicode's rules do not break there. */
const LOWER_START = /[.!?][)\]"'”’]{0,2} +(?=[¿¡]?\p{Ll})/u
const LOWER_STARTS = new RegExp(LOWER_START, 'gu')

/**
 * Sentences of a typed text, in order; blank stretches and list markers belong to none. Unicode's sentence rules,
 * repaired where people and code break them: abbreviations, file names, `a!==b`, sentences that begin in lower
 * case, list items, hard-wrapped lines. Linear in the length of the text.
 */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  const blocks = blocksOf(text)
  for (const { start, end } of INLINE_SECOND.test(text) ? blocks.flatMap((one) => partNumbered(text, one)) : blocks) {
    let from = start
    for (const boundary of boundariesOf(text.slice(start, end).replaceAll('\n', ' '))) {
      push(sentences, text, from, start + boundary)
      from = start + boundary
    }
    push(sentences, text, from, end)
  }
  return sentences
}

function push(sentences: Sentence[], text: string, from: number, to: number): void {
  let start = from
  let end = to
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  if (end > start) sentences.push({ text: text.slice(start, end), start, end })
}

const OTHER_SPACES = [0x85, 0xa0, 0x2028, 0x2029, 0x3000, 0xfeff]

function isSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
  return OTHER_SPACES.includes(unit)
}

/** A stretch that a sentence cannot cross, and the number that it was listed under. */
type Block = { start: number; end: number; readonly number: number | undefined }

function numberOf(marker: string | undefined): number | undefined {
  return marker === undefined ? undefined : Number(/\d+/.exec(marker)?.[0] ?? Number.NaN) || undefined
}

/** Lines, with hard-wrapped ones joined. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  let previous = ''
  let at = 0
  while (at <= text.length) {
    const newline = text.indexOf('\n', at)
    const lineEnd = newline === -1 ? text.length : newline
    const line = text.slice(at, lineEnd).trimEnd()
    const marker = markerOf(line)
    if (line === '') open = undefined
    else if (open && marker === undefined && continues(previous, line)) open.end = at + line.length
    else {
      open = { start: at + (marker?.length ?? 0), end: at + line.length, number: numberOf(marker) }
      blocks.push(open)
    }
    previous = line
    at = lineEnd + 1
  }
  return blocks
}

function markerOf(line: string): string | undefined {
  // Most lines begin with a word.
  return BEGINS_WITH_WORD.test(line) ? undefined : LIST_MARKER.exec(line)?.[0]
}

/** A text without this does not number its parts within a line. */
const INLINE_SECOND = /2[.)]\s/
const INLINE_NUMBER = /(^|\s)\(?(\d{1,2})([.)]?)\s+(?=[\p{L}`"'*])/gu
/** After these words a number does not begin a part: "see step 2. Then stop". */
const COUNTED =
  /\b(?:step|version|node|python|java|phase|option|part|section|chapter|page|issue|rule|point|item|number|plan|level|tier|to|of|and|or|than|least|most|with|is|in|at|by|only|from|für|auf|de|=)$/iu

/** The parts of a block that are numbered within a line ("1. run the linter 2. fix the page"), the numbers left out; the block if there are none. */
function partNumbered(text: string, block: Block): Block[] {
  const line = text.slice(block.start, block.end)
  const parts: Block[] = []
  let last = block.number
  let start = block.start
  INLINE_NUMBER.lastIndex = 0
  for (let match = INLINE_NUMBER.exec(line); match !== null; match = INLINE_NUMBER.exec(line)) {
    const { index, 0: marker, 2: digits, 3: mark } = match
    const before = line.slice(Math.max(0, index - 24), index).trimEnd()
    const isNext = last !== undefined && mark !== '' && Number(digits) === last + 1 && !COUNTED.test(before)
    // A bare number behind a comma counts: "with 2 spaces, 1 tab is wrong".
    const isFirst = digits === '1' && (before === '' || (mark === '' ? /[:;.!?—–-]$/u : /[:;,.!?—–-]$/u).test(before))
    if (!isNext && !(isFirst && last === undefined)) continue
    last = Number(digits)
    parts.push({ start, end: block.start + index, number: undefined })
    start = block.start + index + marker.length
  }
  const isNumbered = last !== undefined && last > (block.number ?? 1)
  return isNumbered ? [...parts, { start, end: block.end, number: undefined }] : [block]
}

function continues(previous: string, line: string): boolean {
  if (ENDS_OPEN.test(previous.slice(-16))) return true
  if (previous.length < HARD_WRAP || ENDS_SENTENCE.test(previous.slice(-6)) || previous.endsWith(':')) return false
  return /^\s*\p{Ll}/u.test(line)
}

/** Ends of sentences inside one block, the block's own end left out. */
function boundariesOf(block: string): readonly number[] {
  // Most lines are a single sentence.
  if (!MAY_END_WITHIN.test(block)) return NONE
  const breaks = sentenceBreaks(block)
  const ends = MAY_START_LOWER.test(block) && LOWER_START.test(block) ? withLowerStarts(block, breaks) : breaks
  return ends.filter((end) => endsBefore(block, end))
}

const NONE: readonly number[] = []

/** The breaks, and where lower case follows a full stop within their sentences. */
function withLowerStarts(block: string, breaks: readonly number[]): number[] {
  const starts: number[] = []
  LOWER_STARTS.lastIndex = 0
  while (LOWER_STARTS.test(block)) starts.push(LOWER_STARTS.lastIndex)
  return [...new Set([...breaks, ...starts])].toSorted((a, b) => a - b)
}

const TERMINATORS = '.!?'

/** Whether the sentence really ends before `index`, where one seems to. */
function endsBefore(block: string, index: number): boolean {
  const next = block.slice(index, index + 2)
  const before = block.slice(Math.max(0, index - 24), index)
  const ending = before.trimEnd()
  const spaced = ending.length < before.length
  const bare = TERMINATORS.includes(ending.slice(-1)) ? ending : ending.replace(/[()[\]{}"'»”’*_`]{1,4}$/, '')
  const terminator = bare.slice(-1)
  if (!TERMINATORS.includes(terminator)) return true
  if (!spaced) return CJK.test(next) && terminator !== '.'
  if (GOES_ON_BEHIND.test(ending) && /^\p{Ll}/u.test(next) && !isBracketed(block, index)) return false
  if (terminator !== '.' || bare.endsWith('..')) return bare.endsWith('...') ? /^\p{Lu}/u.test(next) : true
  const lastWord = NOT_ASCII.test(bare) ? LAST_WORD : LAST_ASCII_WORD
  const said = lastWord.exec(bare.slice(0, -1))
  const word = said?.[0].toLowerCase()
  if (word === undefined) return !/(?:^|\s)\d{1,3}\.$/u.test(bare) || bare.length > 5
  if (BEFORE_NUMBER.has(word)) return !/^(?:\d|of)/.test(next)
  if (word.length > 1 && IN_NAME.test(bare.slice(0, said?.index))) return true
  if (word.length === 1 && endsWithLetter(bare, block.slice(index, index + 8))) return true
  if (/^[a-z]$/.test(word) || /^\p{L}$/u.test(word) || ABBREVIATIONS.has(word))
    return MAY_END.has(word) && /^\p{Lu}/u.test(next)
  return true
}

/** How far away the beginning of a bracket is looked for. */
const BRACKET_MAX = 300

/** Whether the sentence before `index` stands in a bracket of its own: "(We use pnpm.) never npm". */
function isBracketed(block: string, index: number): boolean {
  const before = block.slice(Math.max(0, index - BRACKET_MAX), index).trimEnd()
  const open = before.endsWith(')') ? before.lastIndexOf('(') : -1
  return open !== -1 && /(?:^|[.!?]\s+)$/.test(before.slice(Math.max(0, open - 8), open))
}

/** A letter that is named is no initial: "plan B. Then …" and "option b. then …", but not "z. B. mit" and not "ask K. before". */
const NAMED_LETTER =
  /(?:^|\s)(?:plan|option|variant|approach|case|type|part|phase|team|point|key|column|field|drive|opción|opção|variante|вариант|план)\s\p{L}\.$/iu
/** At the beginning it is an answer: "A. is fine". */
const ANSWERING_LETTER = /^[A-D]\.$/
/** What follows a letter in this way is no new sentence: "drive C. on this machine". */
const GOES_ON_FROM_LETTER = /^(?:on|in|at|of|for|to|from|with|by|and|or|as|is|are|was)\s/
/** One letter of a writing whose words may be one letter long: "써.", "好." */
const ONE_LETTER_WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]\.$/u

/** Whether a full stop after a single letter ends the sentence: it does not after an initial or where an abbreviation is spelt with spaces. */
function endsWithLetter(ending: string, following: string): boolean {
  if (ONE_LETTER_WORD.test(ending) || ANSWERING_LETTER.test(ending)) return true
  return NAMED_LETTER.test(ending) && !GOES_ON_FROM_LETTER.test(following)
}
