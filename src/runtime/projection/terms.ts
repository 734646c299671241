import { lazily } from '../../base/lazily.ts'

/**
 * Words as the search index knows them. The writer of the index and the cold hook that reads it share this file, so no term may depend
 * on anything but the text: one that the two would spell differently would never be found.
 */

/** A prompt longer than this is searched by its beginning and its end: that is where people say what they want. */
const MAX_TEXT_UNITS = 16_000

const ASCII_WORD = /\w+[+#]*/g
const SEVERAL_ASCII_WORDS = /_|[a-z0-9][A-Z]/
const INSIDE_ASCII_WORD = /_+|(?<=[a-z0-9])(?=[A-Z])/
const COMBINING_MARKS = /[\u0300-\u036f]/g
const LATIN = /^[a-z]+$/
// Unicode expressions are made from strings when they are needed: V8 looks up their properties as soon as it reads a literal, even one in a
// function that is never called. The four of them would cost every hook a millisecond.
const anyWord = lazily(() => new RegExp('[\\p{L}\\p{N}_]+[+#]*', 'gu'))
const insideWord = lazily(() => new RegExp('_+|(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})', 'u'))
const SPACELESS = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
/** With the Japanese mark for long vowels. */
const withoutSpaces = lazily(
  () => new RegExp(`[${SPACELESS.map((script) => `\\p{Script=${script}}`).join('')}\u30FC]+`, 'gu'),
)
const cyrillic = lazily(() => new RegExp('^\\p{Script=Cyrillic}+$', 'u'))

/**
 * Words that say nothing about what a sentence is about, in English, German, Spanish, French, Portuguese, Italian and Polish, by their first
 * letter, with a space on either side: building a set of them takes a cold process 0.08 ms, finding one in such a string no time.
 */
const STOP_WORDS = [
  ' a aber about after again al all alla als also always am an anche and any ao aos are as at au auch auf aus aux avec ',
  ' be because been before bei bez bitte but by byc ',
  ' can cant ce cela ces cette che chi co com comme como con cosa could cuando czy ',
  ' da dal dans das dass de del della dem den der des di did die dla do doch does doesnt doing doit donc donde dont dos du ',
  ' e each ed ein eine einem einen einer el ela ella elle em en entre es essa esse est esta este esto et etre eu even every ',
  ' few foi for from fur ',
  ' get gets give gli goes going got ',
  ' ha habe had has hat have hay he her here him his ho how ',
  ' i ich if il ils im immer in into is isnt isso ist it its ',
  ' ja jak jamais je just juz ',
  ' kann keep kein keine ',
  ' la las le les let leur like lo los lot lub ',
  ' ma mais make makes man many mas may me mes mi mine mit mnie moi mon more most much must muy my ',
  ' na nach nada nao nas ne need needs nel nella nem never new nicht nie no noi non nor nos nossa not notre nous now nunca nur ',
  ' o od oder of off ok okay on once one only or os other ou our out over own ',
  ' par para pas pela pelo per pero piu please plus po por porque pour przez put ',
  ' quand quando que quem qui ',
  '',
  ' sa same sans se sea see sei sein sem sempre ser ses set seu she should shouldnt si sia sich sie siempre sin sind so sobre soll sollte some son sono sont su sua such sul sur sure sus ',
  ' ta tak take te tem than thank thanks that the their them then there these they thing things this those through tiene to todo todos toi ton too toujours tous tout toute tra try tu two tylko ',
  ' um uma un una und under une uno unos uns unser until up us usa usar use used uses using utilise ',
  ' very via voce vom von vor vous ',
  ' w want war was way we well wenn were what when where which while who why wie will wir wird with without wont work works would ',
  '',
  ' y ya yes yet you your ',
  ' z za zawsze ze zu zum zur ',
]
/** The same in Russian. */
const CYRILLIC_STOP_WORDS =
  ' без был в во все всегда где для до его если есть же за и из или их к как ко когда который мне мы на надо не нет ни никогда но о об он она они от по под при с со так там то тоже только у уже что чтобы это я '

function isStopWord(word: string): boolean {
  const letter = word.charCodeAt(0) - 0x61
  return (letter < 26 ? (STOP_WORDS[letter] ?? '') : CYRILLIC_STOP_WORDS).includes(` ${word} `)
}

/** The terms of a text, in order, repeats kept. Two texts about the same thing share terms whatever their case, plural or tense. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  const short = shortened(text)
  // The first use of a Unicode expression costs a cold process more than the whole search.
  if (isAscii(short)) for (const word of short.match(ASCII_WORD) ?? []) addAsciiWord(word, terms)
  else for (const word of short.normalize('NFKC').match(anyWord()) ?? []) addWord(word, terms)
  return terms
}

/** The terms of a text, each once: what a prompt is searched by. */
export function distinctTerms(text: string): Set<string> {
  const short = shortened(text)
  if (!isAscii(short)) return new Set(termsOf(short))
  const terms: string[] = []
  for (const word of new Set(short.match(ASCII_WORD))) addAsciiWord(word, terms)
  return new Set(terms)
}

/** Without an expression: compiling one for a long text takes a cold process ten times as long. */
function isAscii(text: string): boolean {
  return Buffer.from(text).length === text.length
}

function shortened(text: string): string {
  if (text.length <= MAX_TEXT_UNITS) return text
  return `${text.slice(0, MAX_TEXT_UNITS / 2)} ${text.slice(-MAX_TEXT_UNITS / 2)}`
}

function addWord(word: string, terms: string[]): void {
  const spaced = word.replace(withoutSpaces(), (run) => {
    addPairs(run, terms)
    return ' '
  })
  for (const part of spaced === word ? [word] : spaced.split(' ')) {
    const pieces = part.split(insideWord())
    if (pieces.length > 1) for (const piece of pieces) addTerm(piece, terms)
    addTerm(pieces.length > 1 ? pieces.join('') : part, terms)
  }
}

/** What `addWord()` does, for words without any other characters. */
function addAsciiWord(word: string, terms: string[]): void {
  const lower = word.toLowerCase()
  // Most words are lower case but for their first letter, and need no closer look.
  const plain = lower.slice(1) === word.slice(1) && !word.includes('_')
  if (plain || !SEVERAL_ASCII_WORDS.test(word)) return addPlainTerm(lower, terms)
  const pieces = word.split(INSIDE_ASCII_WORD)
  if (pieces.length > 1) for (const piece of pieces) addPlainTerm(piece.toLowerCase(), terms)
  addPlainTerm(pieces.join('').toLowerCase(), terms)
}

/** Scripts that put no spaces between words are searched by pairs of characters. */
function addPairs(run: string, terms: string[]): void {
  const characters = Array.from(run)
  if (characters.length === 1) terms.push(run)
  for (let at = 1; at < characters.length; at++) terms.push(`${characters[at - 1] ?? ''}${characters[at] ?? ''}`)
}

function addTerm(word: string, terms: string[]): void {
  addPlainTerm(word.normalize('NFKD').replace(COMBINING_MARKS, '').normalize('NFC').toLowerCase(), terms)
}

function addPlainTerm(plain: string, terms: string[]): void {
  if (plain.length < 2 || isStopWord(plain)) return
  terms.push(stem(plain))
}

/** Light suffix stripping: "tests", "testing" and "tested" are one term. Wrong stems do no harm as long as both sides make them. */
function stem(word: string): string {
  if (word.length < 4) return word
  // Most of what is not Latin letters alone has a digit: "utf8", "2026".
  if (!LATIN.test(word)) return word.charCodeAt(0) > 0x7f && cyrillic().test(word) ? word.slice(0, 5) : word
  const singular = withoutPlural(word)
  const base = withoutEnding(singular)
  return base.endsWith('e') && base.length > 3 ? base.slice(0, -1) : base
}

function withoutPlural(word: string): string {
  if (!word.endsWith('s')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('sses') || word.endsWith('shes') || word.endsWith('ches') || word.endsWith('xes'))
    return word.slice(0, -2)
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  return word.slice(0, -1)
}

type Ending = { readonly ending: string; readonly shortestStem: number; readonly replacement: string }

/** By their last letter, so that a cold process looks at two of them and not at every one. A plural is none by then. */
const ENDINGS: { readonly [letter: string]: readonly Ending[] | undefined } = {
  n: [
    { ending: 'ation', shortestStem: 4, replacement: 'at' },
    { ending: 'ion', shortestStem: 4, replacement: '' },
    { ending: 'en', shortestStem: 6, replacement: '' },
  ],
  t: [{ ending: 'ment', shortestStem: 4, replacement: '' }],
  g: [{ ending: 'ing', shortestStem: 3, replacement: '' }],
  d: [
    { ending: 'ied', shortestStem: 2, replacement: 'y' },
    { ending: 'ed', shortestStem: 3, replacement: '' },
  ],
  r: [
    { ending: 'er', shortestStem: 4, replacement: '' },
    { ending: 'or', shortestStem: 4, replacement: '' },
  ],
  y: [{ ending: 'ly', shortestStem: 4, replacement: '' }],
}

function withoutEnding(word: string): string {
  for (const { ending, shortestStem, replacement } of ENDINGS[word.at(-1) ?? ''] ?? []) {
    if (!word.endsWith(ending) || word.length - ending.length < shortestStem) continue
    const base = word.slice(0, -ending.length)
    return replacement === '' ? single(base) : base + replacement
  }
  return word
}

/** "committ" (from "committed") is "commit". */
function single(base: string): string {
  const last = base.at(-1)
  return last !== undefined && last === base.at(-2) && !'lsaeiou'.includes(last) ? base.slice(0, -1) : base
}
