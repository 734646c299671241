import { LANGUAGES, type Language } from '../cues/cue.ts'
import { entryOf } from './word-numbers.ts'

/** What the words of a sentence show, whatever their order. */
export type Reading = {
  /** Names a tool or technology. */
  readonly tool: boolean
  /** Speaks to the agent. */
  readonly agent: boolean
  /** Has a word that rejects something. */
  readonly rejects: boolean
  /** The Latin-script language, other than English, that more of the words suggest than English or any other; or the first two of several. */
  readonly latin: Vote | undefined
}

type Vote = { readonly languages: readonly Language[]; readonly votes: number }

/** Reads the words of a folded sentence, given by their numbers. `letters`: the language that one of its letters shows. */
export function readWords(words: readonly number[], letters?: Language): Reading {
  let [tool, agent, rejects] = [false, false, false]
  let english = 0
  if (letters !== undefined) {
    const number = LANGUAGES.indexOf(letters)
    voted.push(number)
    votesOf[number] = LETTER_VOTES
  }
  for (const word of words) {
    const entry = entryOf(word)
    if (entry === undefined) continue
    tool ||= entry.tool
    agent ||= entry.agent
    rejects ||= entry.rejects
    if (entry.english) english++
    for (const number of entry.languages) {
      if (votesOf[number] === 0) voted.push(number)
      votesOf[number] = (votesOf[number] as number) + 1
    }
  }
  return { tool, agent, rejects, latin: takeMostVoted(english) }
}

/** A letter says more than a short word, which other languages may have as well. */
const LETTER_VOTES = 2

/**
 * How many words of the current sentence suggest each language, by its index in `LANGUAGES`; and the languages with a vote, in the order of their
 * first votes. Empty between two sentences.
 */
const votesOf = new Uint16Array(LANGUAGES.length)
const voted: number[] = []

/** The language with the most votes; of several with equally many, the two that were voted for first. */
function takeMostVoted(english: number): Vote | undefined {
  let best: Vote | undefined
  for (const number of voted) {
    const votes = votesOf[number] as number
    const language = LANGUAGES[number] as Language
    if (votes > (best?.votes ?? english)) best = { languages: [language], votes }
    else if (best?.votes === votes && best.languages.length === 1)
      best = { languages: [...best.languages, language], votes }
    votesOf[number] = 0
  }
  voted.length = 0
  return best
}
