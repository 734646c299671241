import { MAY_END_WITHIN, sentenceBreaks } from './sentence-breaks.ts'

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\u2018-\u201d]/u

/** Before a full stop these do not end a sentence. */
const ABBREVIATIONS = new Set(
  `e.g i.e eg ie etc vs cf approx resp incl excl esp al no nr fig figs sec ch p pp vol ed eds est dept min max avg
mr mrs ms dr prof sr jr st inc ltd co corp a.k.a aka w.r.t wrt u.s u.k a.m p.m
z.b u.a d.h bzw ggf usw evtl inkl exkl sog u.u v.a i.d.r ca bspw vgl str
p.ex p.e ex env cad c.-à-d m mme ej p.ej sra ud uds pág núm
т.е т.д т.п т.к др напр см стр`.split(/\s+/),
)
/** "etc." and its like end a sentence when a capital follows. */
const MAY_END = new Set('etc usw al inc ltd co т.д т.п др min max p m ex a.m p.m'.split(' '))
/** What is named after these begins with a capital, too: "U.S. English". */
const BEFORE_NAME = new Set(['u.s', 'u.k'])
/** What it closes is part of a sentence that goes on: "names (id, ts, etc.) in loops", "write "Done." below". */
const GOES_ON_BEHIND = /[.!?][)\]"'»”’]{1,3}$/
/** After these, a number follows if they are abbreviations: "no. 5", but "I said no. Use pnpm". */
const BEFORE_NUMBER = new Set(['no', 'sec'])
/** Before a word: it is the end of a name, as in ".env" and "lib/ex". */
const IN_NAME = /[./\\_@]$/
/** Before a letter: it is what is left of a word, as in "doesn't". */
const APOSTROPHE = /['’]$/
const NOT_ASCII = /[^\x00-\x7f]/
const LAST_WORD = /[\p{L}\p{M}][\p{L}\p{M}.-]{0,11}$/u
/** The same for pure ASCII text: the other expression takes milliseconds to set up. */
const LAST_ASCII_WORD = /[a-z][a-z.-]{0,11}$/i
/** A cheap test before the next one: most lines are a single sentence. */
const MAY_START_LOWER = /[.!?][)\]"'”’]{0,2} /
/** A full stop before lower case, also where a question begins with it: people type that way, Unicode's rules do not break there. */
const LOWER_START = /[.!?][)\]"'”’]{0,2} +(?=[¿¡]?\p{Ll})/gu

/** Where sentences end inside one block, which has no line breaks, in UTF-16 units; the block's own end is left out. */
export function sentenceEnds(block: string): readonly number[] {
  // Most lines are a single sentence.
  if (!MAY_END_WITHIN.test(block)) return NONE
  const breaks = sentenceBreaks(block)
  const ends = MAY_START_LOWER.test(block) ? withLowerStarts(block, breaks) : breaks
  return ends.filter((end) => endsBefore(block, end))
}

const NONE: readonly number[] = []

/** The breaks, and where lower case follows a full stop within their sentences. */
function withLowerStarts(block: string, breaks: readonly number[]): readonly number[] {
  const starts: number[] = []
  LOWER_START.lastIndex = 0
  while (LOWER_START.test(block)) starts.push(LOWER_START.lastIndex)
  if (starts.length === 0) return breaks
  return [...new Set([...breaks, ...starts])].toSorted((a, b) => a - b)
}

const TERMINATORS = '.!?'

/** Whether a sentence that seems to end before `index` really does. */
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
  if (bare.endsWith('...')) return CAPITAL.test(next)
  if (terminator !== '.' || bare.endsWith('..')) return true
  return endsWithStop(bare, block.slice(index, index + 9))
}

const CAPITAL = /^\p{Lu}/u

/** Whether a full stop ends the sentence, as the word before it and what follows tell: it may belong to an abbreviation or a name. */
function endsWithStop(bare: string, following: string): boolean {
  const lastWord = NOT_ASCII.test(bare) ? LAST_WORD : LAST_ASCII_WORD
  const said = lastWord.exec(bare.slice(0, -1))
  const word = said?.[0].toLowerCase()
  if (word === undefined) return !/(?:^|\s)\d{1,3}\.$/u.test(bare) || bare.length > 5
  if (BEFORE_NUMBER.has(word)) return !/^(?:\d|of)/.test(following)
  if ((word.length > 1 ? IN_NAME : APOSTROPHE).test(bare.slice(0, said?.index))) return true
  if (BEFORE_NAME.has(word)) return NO_NAME.test(following)
  if (word.length === 1 && endsWithLetter(bare, following)) return true
  if (/^[a-z]$/.test(word) || /^\p{L}$/u.test(word) || ABBREVIATIONS.has(word))
    return MAY_END.has(word) && CAPITAL.test(following)
  return true
}

/** How far away the beginning of a bracket is looked for. */
const BRACKET_MAX = 300

/** Whether the sentence before `index` is in brackets of its own: "(We use pnpm.) never npm". */
function isBracketed(block: string, index: number): boolean {
  const before = block.slice(Math.max(0, index - BRACKET_MAX), index).trimEnd()
  const open = before.endsWith(')') ? before.lastIndexOf('(') : -1
  return open !== -1 && /(?:^|[.!?]\s+)$/.test(before.slice(Math.max(0, open - 8), open))
}

/** A letter that names something is not an initial: "plan B. Then …" and "option b. then …", but not "z. B. mit" and not "ask K. before". */
const NAMED_LETTER =
  /(?:^|\s)(?:plan|option|variant|approach|case|type|part|phase|team|point|key|column|field|drive|opción|opção|variante|вариант|план)\s\p{L}\.$/iu
/** At the beginning it is an answer: "A. is fine". */
const ANSWERING_LETTER = /^[A-D]\.$/
/** Before a capital it is a variable ("rename i to j. Run …"), but for German "s. README". */
const SMALL_LETTER = /(?:^|\s)[a-rt-z]\.$/
const CAPITAL_WORD = /^\p{Lu}[\p{L}'’]/u
/** No name begins with these: "write it in C. We use clang", but "ask J. Smith". */
const NO_NAME =
  /^(?:I|You|We|They|It|This|That|These|Those|There|Then|The|My|Your|Our|Please|Always|Never|Don['’]t|Use|Remember|Note|Make|Keep|Also|But|And|For|If|When)\b/
/** What follows a letter in this way is not a new sentence: "drive C. on this machine". */
const GOES_ON_FROM_LETTER = /^(?:on|in|at|of|for|to|from|with|by|and|or|as|is|are|was)\s/
/** One letter of a writing whose words may be one letter long: "써.", "好." */
const ONE_LETTER_WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]\.$/u

/** Whether a full stop after a single letter ends the sentence: it does not after an initial or where an abbreviation is spelt with spaces. */
function endsWithLetter(ending: string, following: string): boolean {
  if (ONE_LETTER_WORD.test(ending) || ANSWERING_LETTER.test(ending) || NO_NAME.test(following)) return true
  if (SMALL_LETTER.test(ending) && CAPITAL_WORD.test(following)) return true
  return NAMED_LETTER.test(ending) && !GOES_ON_FROM_LETTER.test(following)
}
