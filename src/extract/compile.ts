import { UNSPACED, type Cue, type Language } from './cue.ts'
import { alternativesOf, findHeads } from './expression-heads.ts'

/** What of a cue can begin with one word (or character): compiled when first tried, for most words never come up. */
type Trial = { readonly cue: number; readonly sources: string[]; expression: RegExp | undefined }

/** The cues of one language, indexed by what their matches begin with. */
type LanguageCues = {
  readonly unspaced: boolean
  /** By whole first word, or by first character in scripts without spaces. */
  readonly heads: ReadonlyMap<string, readonly Trial[]>
  /** By the first letter of a word that is left open, with the letters that must stand. */
  readonly beginnings: ReadonlyMap<string, ReadonlyArray<readonly [beginning: string, trial: Trial]>>
  /** What can begin anywhere. */
  readonly anywhere: readonly Trial[]
  /** In scripts without spaces, finds the next character that a match can begin with. */
  readonly first: RegExp
}

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
  const beginnings = new Map<string, (readonly [string, Trial])[]>()
  const anywhere: Trial[] = []
  cues.forEach((cue, index) => {
    const byHead = new Map<string, Trial>()
    const byBeginning = new Map<string, Trial>()
    for (const source of cue.expression[language] === undefined ? [] : alternativesOf(cue.expression[language])) {
      const found = findHeads(source)
      if (found === undefined) anywhere.push({ cue: index, sources: [source], expression: undefined })
      for (const word of found?.words ?? []) addTo(byHead, unspaced ? word.charAt(0) : word, index, source)
      for (const start of found?.beginnings ?? [])
        addTo(unspaced ? byHead : byBeginning, unspaced ? start.charAt(0) : start, index, source)
    }
    for (const [word, trial] of byHead) heads.set(word, [...(heads.get(word) ?? []), trial])
    for (const [start, trial] of byBeginning) {
      const key = start.charAt(0)
      beginnings.set(key, [...(beginnings.get(key) ?? []), [start, trial]])
    }
  })
  const letters = unspaced
    ? [...heads.keys()].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : []
  return { unspaced, heads, beginnings, anywhere, first: new RegExp(`[${letters.join('')}]`, 'g') }
}

function addTo(trials: Map<string, Trial>, key: string, cue: number, source: string): void {
  const trial = trials.get(key)
  if (trial === undefined) trials.set(key, { cue, sources: [source], expression: undefined })
  else if (trial.sources.at(-1) !== source) trial.sources.push(source)
}

function findIn(cues: LanguageCues, { folded, words }: FoldedSentence, found: Map<number, string>): void {
  const { unspaced } = cues
  for (const trial of cues.anywhere) search(trial, unspaced, folded, found)
  if (unspaced) {
    cues.first.lastIndex = 0
    while (cues.first.test(folded)) {
      const at = cues.first.lastIndex - 1
      for (const trial of cues.heads.get(folded.charAt(at)) ?? []) attempt(trial, unspaced, folded, at, found)
    }
    return
  }
  let at = 0
  for (const word of words) {
    const trials = cues.heads.get(word)
    if (trials !== undefined) for (const trial of trials) attempt(trial, unspaced, folded, at, found)
    const open = cues.beginnings.get(word.charAt(0))
    if (open !== undefined) {
      for (const [start, trial] of open) if (word.startsWith(start)) attempt(trial, unspaced, folded, at, found)
    }
    at += word.length + 1
  }
}

function attempt(trial: Trial, unspaced: boolean, folded: string, at: number, found: Map<number, string>): void {
  if (found.has(trial.cue)) return
  const expression = (trial.expression ??= compile(trial.sources, unspaced, 'y'))
  expression.lastIndex = at
  if (expression.test(folded)) found.set(trial.cue, folded.slice(at, expression.lastIndex).trim())
}

function search(trial: Trial, unspaced: boolean, folded: string, found: Map<number, string>): void {
  if (found.has(trial.cue)) return
  const match = (trial.expression ??= compile(trial.sources, unspaced, '')).exec(folded)
  if (match !== null) found.set(trial.cue, match[0].trim())
}

/** Folded text begins and ends with a space, so a word stands between two of them. */
function compile(sources: readonly string[], unspaced: boolean, flags: string): RegExp {
  const source = sources.join('|')
  if (unspaced) return new RegExp(source, flags)
  return new RegExp(` (?:${source.replace(/(?<![[\\])\^/g, '(?<=^ )')})(?= )`, flags)
}
