/**
 * Words as the search index knows them. The writer of the index and the cold hook that reads it share this file, so nothing here may
 * depend on anything: a term that the two would spell differently would never be found.
 */

/** A prompt longer than this is searched by its beginning and its end: what a person asks for stands there. */
const LONGEST_TEXT = 16_000

const ASCII_WORD = /\w+[+#]*/g
const SEVERAL_ASCII_WORDS = /_|[a-z0-9][A-Z]/
const INSIDE_ASCII_WORD = /_+|(?<=[a-z0-9])(?=[A-Z])/
const COMBINING_MARKS = /[\u0300-\u036f]/g
const LATIN = /^[a-z]+$/
// Unicode expressions are made from strings, when they are needed: V8 looks up what their properties stand for as soon as it reads a literal,
// also one in a function that is never called. The four of them would cost every hook a millisecond.
const anyWord = () => new RegExp('[\\p{L}\\p{N}_]+[+#]*', 'gu')
const insideWord = () => new RegExp('_+|(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})', 'u')
const SPACELESS = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
/** With the Japanese mark for long vowels. */
const withoutSpaces = () => new RegExp(`[${SPACELESS.map((script) => `\\p{Script=${script}}`).join('')}\u30FC]+`, 'gu')
const cyrillic = () => new RegExp('^\\p{Script=Cyrillic}+$', 'u')

let stopWords: ReadonlySet<string> | undefined

/** Words that say nothing about what a sentence is about, in the languages that are met most. Made when first needed: most hooks search nothing. */
const STOP_WORDS = `a about after again all also always an and any are as at be because been before but by can cant could did do does doesnt doing dont
each even every few for from get gets give go goes going got had has have he her here him his how i if in into is isnt it its just keep let
like lot make makes many may me mine more most much must my need needs never new no nor not now of off ok okay on once one only or other our
out over own please put same see set she should shouldnt so some such sure take than thank thanks that the their them then there these they
thing things this those through to too try two under until up us use used uses using very via want was way we well were what when where which
while who why will with without wont work works would yes yet you your
aber als am auch auf aus bei bitte das dass dem den der des die doch du ein eine einem einen einer es fur habe hat ich im immer ist ja kann
kein keine man mit nach nicht nie nur oder sein sich sie sind soll sollte um und uns unser vom von vor war was wenn wie wir wird zu zum zur
al como con cuando de del donde el ella en es esta este esto hay la las lo los mas me mi muy nada no nos nunca para pero por porque que se
sea si siempre sin sobre son su sus tiene todo todos tu un una unos usa usar y ya
au aux avec ce cela ces cette comme dans de des doit donc du elle en est et etre il ils jamais je la le les leur ma mais me mes moi mon ne nos
notre nous on ou par pas plus pour quand que qui sa sans se ses son sont sur ta te toi ton toujours tous tout toute tu un une utilise vous y
ao aos as com da das do dos e ela em entre essa esse eu foi isso ja mais na nao nas nem no nos nossa o os ou pela pelo por quando quem sem
sempre ser seu sua tem um uma usar voce
alla anche che chi ci con cosa dal del della di e ed gli ha ho i il io la le lo ma mi nel nella no noi non per piu quando se sei sempre si sia
sono su sul tra un una uno
bez byc co czy dla do i jak jest juz lub ma mi mnie na nie od po przez sie tak to tylko w we z za ze zawsze
без был в во все всегда где для до его если есть же за и из или их как когда к ко который мне мы на надо не нет ни никогда но о об он она они
от по под при с со так там то тоже только у уже что чтобы это я`

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

/** Asked without an expression: to compile one for a long text takes a cold process ten times as long. */
function isAscii(text: string): boolean {
  return Buffer.from(text).length === text.length
}

function shortened(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  return `${text.slice(0, LONGEST_TEXT / 2)} ${text.slice(-LONGEST_TEXT / 2)}`
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
  // Most words are written small, but for their first letter, and nobody has to look into them.
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
  stopWords ??= new Set(STOP_WORDS.replaceAll('\n', ' ').split(' '))
  if (plain.length < 2 || stopWords.has(plain)) return
  terms.push(stem(plain))
}

/** Light suffix stripping: "tests", "testing" and "tested" are one term. Wrong stems do no harm as long as both sides make them. */
export function stem(word: string): string {
  if (word.length < 4) return word
  if (!LATIN.test(word)) return cyrillic().test(word) ? word.slice(0, 5) : word
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

/** By their last letter, so that a cold process looks at two of them and not at all. */
const ENDINGS: { readonly [letter: string]: readonly Ending[] | undefined } = {
  s: [
    { ending: 'ations', shortestStem: 4, replacement: 'at' },
    { ending: 'ments', shortestStem: 4, replacement: '' },
    { ending: 'ings', shortestStem: 3, replacement: '' },
  ],
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

/** FNV-1a over UTF-16 units: the name of a term in the index, and the short name of a learning's text. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
