import { UNSPACED, type Cue, type Language } from './cue.ts'
import { findHeads } from './expression-heads.ts'

/** The cues of one language, indexed by what their matches begin with. */
type LanguageCues = {
  readonly unspaced: boolean
  /** By cue; sticky: tried only where something it can begin with stands. */
  readonly expressions: ReadonlyArray<RegExp | undefined>
  /** Cues by whole first word, or by first character in scripts without spaces. */
  readonly heads: ReadonlyMap<string, readonly number[]>
  /** In scripts without spaces, finds the next character that a match can begin with. */
  readonly first: RegExp
  /** Cues by the first letter of a word that they leave open, with the letters that must stand. */
  readonly beginnings: ReadonlyMap<string, ReadonlyArray<readonly [beginning: string, cue: number]>>
  /** Cues that can begin anywhere. */
  readonly anywhere: readonly number[]
}

export type CueMatcher = {
  /** What each cue matched in a folded sentence, by the place of the cue in the table; the first match of a cue counts. */
  find(folded: string, languages: readonly Language[]): ReadonlyMap<number, string>
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
    find(folded, languages) {
      const found = new Map<number, string>()
      for (const language of languages) findIn(of(language), folded, found)
      return found
    },
  }
}

function compileLanguage(cues: readonly Cue[], language: Language): LanguageCues {
  const unspaced = language === 'any' || UNSPACED.has(language)
  const heads = new Map<string, number[]>()
  const beginnings = new Map<string, (readonly [string, number])[]>()
  const anywhere: number[] = []
  const expressions = cues.map((cue, index) => {
    const source = cue.expression[language]
    if (source === undefined) return undefined
    const found = findHeads(source)
    if (found === undefined) anywhere.push(index)
    else if (unspaced) {
      const first = new Set([...found.words, ...found.beginnings].map((head) => head.charAt(0)))
      for (const char of first) heads.set(char, [...(heads.get(char) ?? []), index])
    } else {
      for (const word of found.words) heads.set(word, [...(heads.get(word) ?? []), index])
      for (const start of found.beginnings) {
        const key = start.charAt(0)
        beginnings.set(key, [...(beginnings.get(key) ?? []), [start, index]])
      }
    }
    // Folded text begins and ends with a space, so a word stands between two of them.
    return unspaced
      ? new RegExp(source, found === undefined ? '' : 'y')
      : new RegExp(` (?:${source.replace(/(?<![[\\])\^/g, '(?<=^ )')})(?= )`, found === undefined ? '' : 'y')
  })
  const letters = unspaced
    ? [...heads.keys()].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : []
  return { unspaced, expressions, heads, first: new RegExp(`[${letters.join('')}]`, 'g'), beginnings, anywhere }
}

function findIn(cues: LanguageCues, folded: string, found: Map<number, string>): void {
  const attempt = (cue: number, at: number): void => {
    const expression = cues.expressions[cue]
    if (expression === undefined || found.has(cue)) return
    expression.lastIndex = at
    const match = expression.exec(folded)
    if (match !== null) found.set(cue, match[0].trim())
  }
  for (const cue of cues.anywhere) attempt(cue, 0)
  if (cues.unspaced) {
    cues.first.lastIndex = 0
    for (let head = cues.first.exec(folded); head !== null; head = cues.first.exec(folded)) {
      for (const cue of cues.heads.get(head[0]) ?? []) attempt(cue, head.index)
    }
    return
  }
  for (let at = 0; at < folded.length - 1;) {
    const end = folded.indexOf(' ', at + 1)
    const word = folded.slice(at + 1, end)
    const candidates = cues.heads.get(word)
    if (candidates !== undefined) for (const cue of candidates) attempt(cue, at)
    const open = cues.beginnings.get(word.charAt(0))
    if (open !== undefined) for (const [start, cue] of open) if (word.startsWith(start)) attempt(cue, at)
    at = end
  }
}
