import { UNSPACED, type Cue, type Language } from './cue.ts'
import { findHeads, narrow, type Narrowed } from './expression-heads.ts'
import { findLiterals } from './expression-literals.ts'
import { alternativesOf, parseAlternatives, type Sequence } from './expression-nodes.ts'

/** An alternative of a cue: compiled when first tried, for most never are. */
type Rule = {
  readonly cue: number
  readonly source: string
  readonly nodes: readonly Sequence[]
  expression: RegExp | undefined
}

/** A rule where it begins with one whole word: narrowed down when the word first comes up. */
type Trial = { readonly rule: Rule; readonly word: string; narrowed: Narrowed | undefined }

/** An alternative that can begin anywhere, and what must stand in the sentence: looking for that is cheaper. */
type Search = { readonly rule: Rule; readonly literals: readonly string[] | undefined }

/** The cues of one language, indexed by what their matches begin with. */
type LanguageCues = {
  readonly unspaced: boolean
  /** By whole first word; empty in scripts without spaces. */
  readonly heads: ReadonlyMap<string, readonly Trial[]>
  /** By the first letter of a word that is left open, or of anything in scripts without spaces, with the letters that must stand. */
  readonly beginnings: ReadonlyMap<string, readonly Opening[]>
  /** What can begin anywhere. */
  readonly anywhere: readonly Search[]
  /** In scripts without spaces, finds the next character that a match can begin with. */
  readonly first: RegExp
}

type Opening = { readonly start: string; readonly rule: Rule }

/** A folded sentence and its words, in order: `folded` is they, each between single spaces. */
export type FoldedSentence = { readonly folded: string; readonly words: readonly string[] }

export type CueMatcher = {
  /** What each cue matched in a folded sentence, by the place of the cue in the table; the first match of a cue counts. */
  find(sentence: FoldedSentence, languages: readonly Language[]): ReadonlyMap<number, string>
}

/** Makes a matcher of cues. A language is compiled when it first comes up: most people write in one or two. */
export function createMatcher(cues: readonly Cue[]): CueMatcher {
  const compiled = new Map<Language, LanguageCues>()
  const of = (language: Language): LanguageCues => {
    const known = compiled.get(language)
    if (known !== undefined) return known
    const made = compileLanguage(cues, language)
    compiled.set(language, made)
    return made
  }
  return {
    find(sentence, languages) {
      const found = new Map<number, string>()
      for (const language of languages) findIn(of(language), sentence, found)
      return found
    },
  }
}

function compileLanguage(cues: readonly Cue[], language: Language): LanguageCues {
  const unspaced = language === 'any' || UNSPACED.has(language)
  const heads = new Map<string, Trial[]>()
  const beginnings = new Map<string, Opening[]>()
  const anywhere: Search[] = []
  for (const [cue, { expression }] of cues.entries()) {
    for (const source of expression[language] === undefined ? [] : alternativesOf(expression[language])) {
      const rule: Rule = { cue, source, nodes: parseAlternatives(source), expression: undefined }
      const found = findHeads(rule.nodes)
      if (found === undefined) anywhere.push({ rule, literals: findLiterals(rule.nodes) })
      else {
        const starts = unspaced ? new Set([...found.words, ...found.beginnings]) : found.beginnings
        for (const start of starts) addTo(beginnings, start.charAt(0), { start, rule })
        for (const word of unspaced ? [] : found.words) addTo(heads, word, { rule, word, narrowed: undefined })
      }
    }
  }
  const letters = unspaced
    ? [...beginnings.keys()].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : []
  return { unspaced, heads, beginnings, anywhere, first: new RegExp(`[${letters.join('')}]`, 'g') }
}

function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

function findIn(cues: LanguageCues, { folded, words }: FoldedSentence, found: Map<number, string>): void {
  const { unspaced } = cues
  for (const search of cues.anywhere) searchFor(search, unspaced, folded, found)
  if (unspaced) {
    cues.first.lastIndex = 0
    while (cues.first.test(folded)) {
      const at = cues.first.lastIndex - 1
      attemptOpen(cues, folded, at, at, found)
    }
    return
  }
  let at = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    const trials = cues.heads.get(word)
    if (trials !== undefined) {
      const next = words[index + 1] ?? ''
      for (const trial of trials) if (canMatch(trial, at, next)) attempt(trial.rule, unspaced, folded, at, found)
    }
    attemptOpen(cues, folded, at, at + 1, found)
    at += word.length + 1
  }
}

/** Attempts at `at` what can begin with the letters that stand from `from` on. */
function attemptOpen(cues: LanguageCues, folded: string, at: number, from: number, found: Map<number, string>): void {
  const open = cues.beginnings.get(folded.charAt(from))
  if (open === undefined) return
  for (const { start, rule } of open) {
    if (folded.startsWith(start, from)) attempt(rule, cues.unspaced, folded, at, found)
  }
}

function canMatch(trial: Trial, at: number, next: string): boolean {
  const known = (trial.narrowed ??= narrow(trial.rule.nodes, trial.word))
  return (at === 0 || !known.atStart) && (known.next === undefined || known.next.has(next))
}

function attempt(rule: Rule, unspaced: boolean, folded: string, at: number, found: Map<number, string>): void {
  if (found.has(rule.cue)) return
  const expression = (rule.expression ??= compile(rule.source, unspaced, 'y'))
  expression.lastIndex = at
  if (expression.test(folded)) found.set(rule.cue, folded.slice(at, expression.lastIndex).trim())
}

function searchFor({ rule, literals }: Search, unspaced: boolean, folded: string, found: Map<number, string>): void {
  if (literals !== undefined && !literals.some((literal) => folded.includes(literal))) return
  if (rule.source.startsWith('^')) return attempt(rule, unspaced, folded, 0, found)
  if (found.has(rule.cue)) return
  const match = (rule.expression ??= compile(rule.source, unspaced, '')).exec(folded)
  if (match !== null) found.set(rule.cue, match[0].trim())
}

/** Folded text begins and ends with a space, so a word stands between two of them. */
function compile(source: string, unspaced: boolean, flags: string): RegExp {
  if (unspaced) return new RegExp(source, flags)
  return new RegExp(` (?:${source.replace(/(?<![[\\])\^/g, '(?<=^ )')})(?= )`, flags)
}
