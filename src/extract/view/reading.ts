import type { Language } from '../cues/cue.ts'
import { entryOf } from './word-numbers.ts'

/** What the words of a sentence tell, in any order. */
export type Reading = {
  /** Names a tool or technology. */
  readonly tool: boolean
  /** Speaks to the agent. */
  readonly agent: boolean
  /** Has a word with which things are rejected. */
  readonly rejects: boolean
  /** The Latin-script language, other than English, that more of the words suggest than English or any other. */
  readonly latin: Vote | undefined
}

type Vote = { readonly language: Language; readonly votes: number }

/** Reads the words of a folded sentence, given by their numbers. */
export function readWords(words: readonly number[]): Reading {
  let [tool, agent, rejects] = [false, false, false]
  let english = 0
  let counts: Map<Language, number> | undefined
  for (const word of words) {
    const entry = entryOf(word)
    if (entry === undefined) continue
    tool ||= entry.tool
    agent ||= entry.agent
    rejects ||= entry.rejects
    if (entry.english) english++
    if (entry.languages.length === 0) continue
    counts ??= new Map()
    for (const language of entry.languages) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return { tool, agent, rejects, latin: counts && mostVoted(counts, english) }
}

function mostVoted(counts: ReadonlyMap<Language, number>, english: number): Vote | undefined {
  let best: Vote | undefined
  for (const [language, votes] of counts) {
    if (votes > (best?.votes ?? english)) best = { language, votes }
  }
  return best
}
