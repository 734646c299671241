import { UNSPACED, type Cue, type Language } from './cue.ts'
import { findBranches } from './expression-branches.ts'
import { findLiterals } from './expression-literals.ts'
import { alternativesOf, parseAlternatives } from './expression-nodes.ts'
import {
  anyOf,
  createLetterIndex,
  openingsAt,
  openingsOf,
  nextPlace,
  type LetterIndex,
  type Opening,
} from './letter-index.ts'
import { findRule, type Match, type Rule } from './rule.ts'
import { addToTree, reachRules, type Reached, type WordTree } from './word-tree.ts'

/** A rule that can begin anywhere, and words of which one must stand in the sentence: looking for those is cheaper. */
type Search = { readonly rule: Rule; readonly literals: readonly string[] | undefined }

/** The cues of one language, indexed by what their matches begin with. */
type LanguageCues = {
  readonly unspaced: boolean
  /** By whole words; empty in scripts without spaces. */
  readonly tree: WordTree
  /** By the first letters of a word that is left open, or of anything in scripts without spaces. */
  readonly beginnings: LetterIndex
  readonly anywhere: readonly Search[]
  /** Finds one of the literals of `anywhere`: most sentences hold none. */
  readonly anyLiteral: RegExp
}

/** A folded sentence and its words, in order: `folded` is they, each between single spaces. */
export type FoldedSentence = { readonly folded: string; readonly words: readonly string[] }

/** Where each cue holds, by the place of the cue in the table; the first match of a cue counts. */
export type Matches = Map<number, Match>

export type CueMatcher = {
  find(sentence: FoldedSentence, languages: readonly Language[]): ReadonlyMap<number, Match>
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
      const matches: Matches = new Map()
      for (const language of languages) findIn(of(language), sentence, matches)
      return matches
    },
  }
}

function compileLanguage(cues: readonly Cue[], language: Language): LanguageCues {
  const unspaced = language === 'any' || UNSPACED.has(language)
  const tree: WordTree = new Map()
  const openings: Opening[] = []
  const anywhere: Search[] = []
  let order = 0
  for (const [cue, { expression }] of cues.entries()) {
    for (const source of expression[language] === undefined ? [] : alternativesOf(expression[language])) {
      const branches = findBranches(source)
      const placed = branches !== undefined || source.startsWith('^')
      const rule: Rule = { cue, order: order++, source, unspaced, anywhere: !placed, expression: undefined }
      if (branches === undefined) anywhere.push({ rule, literals: findLiterals(parseAlternatives(source)) })
      else if (unspaced)
        openings.push(...openingsOf(rule, [...branches.words.map(({ word }) => word), ...branches.beginnings]))
      else {
        openings.push(...openingsOf(rule, branches.beginnings))
        addToTree(tree, rule, branches.words)
      }
    }
  }
  const literals = anywhere.flatMap((search) => search.literals ?? [])
  return {
    unspaced,
    tree,
    beginnings: createLetterIndex(openings, unspaced),
    anywhere,
    anyLiteral: new RegExp(anyOf(literals)),
  }
}

function findIn(cues: LanguageCues, { folded, words }: FoldedSentence, matches: Matches): void {
  const hasLiteral = cues.anyLiteral.test(folded)
  for (const { rule, literals } of cues.anywhere) {
    if (literals === undefined || (hasLiteral && literals.some((literal) => folded.includes(literal))))
      settle(rule, false, folded, 0, matches)
  }
  if (cues.unspaced) findByLetters(cues.beginnings, folded, matches)
  else findByWords(cues, folded, words, matches)
}

function findByLetters(index: LetterIndex, folded: string, matches: Matches): void {
  for (let at = nextPlace(index, folded, 0); at !== -1; at = nextPlace(index, folded, at + 1))
    settleOpenings(index, folded, at, at, matches)
}

function findByWords(
  { tree, beginnings }: LanguageCues,
  folded: string,
  words: readonly string[],
  matches: Matches,
): void {
  // Of the space before a word, from which on its expressions are tried.
  let at = 0
  let place = nextPlace(beginnings, folded, 0)
  const reached: Reached[] = []
  for (let index = 0; index < words.length; index++) {
    reachRules(tree, words, index, reached)
    if (reached.length > 0) {
      if (reached.length > 1) reached.sort(byOrder)
      for (const { rule, certain } of reached) settle(rule, certain, folded, at, matches)
      reached.length = 0
    }
    if (at === place) {
      settleOpenings(beginnings, folded, at + 1, at, matches)
      place = nextPlace(beginnings, folded, at + 1)
    }
    at += (words[index] ?? '').length + 1
  }
}

function byOrder(a: Reached, b: Reached): number {
  return a.rule.order - b.rule.order
}

/** Settles what begins with the letters at `letters`, by expressions that begin at `at`. */
function settleOpenings(index: LetterIndex, folded: string, letters: number, at: number, matches: Matches): void {
  for (const { start, rule, whole } of openingsAt(index, folded, letters)) {
    if (folded.startsWith(start, letters)) settle(rule, whole, folded, at, matches)
  }
}

function settle(rule: Rule, certain: boolean, folded: string, at: number, matches: Matches): void {
  if (matches.has(rule.cue)) return
  const match = certain ? { rule, at } : findRule(rule, folded, at)
  if (match !== undefined) matches.set(rule.cue, match)
}
