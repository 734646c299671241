import { sentenceFinder } from './seed-sentence.ts'

/** Seed 004's types; its `pattern` is a `preference` elsewhere in Sage. */
export type SignalType = 'pattern' | 'insight' | 'self_knowledge'

export type LearningSignal = {
  readonly type: SignalType
  readonly content: string
  readonly matchedPhrase: string
}

export type Proposal = {
  readonly id: string
  readonly type: SignalType
  readonly content: string
  readonly source: string
  /** ISO 8601. */
  readonly extractedAt: string
  readonly status: 'pending'
}

/** Seed 004's phrases, verbatim. */
const PHRASES: ReadonlyArray<readonly [SignalType, readonly string[]]> = [
  [
    'pattern',
    ['you prefer', 'you like to', 'you always', 'you usually', 'your preference', 'your style', 'you tend to'],
  ],
  ['insight', ['I learned', 'I noticed', 'I discovered', 'key insight', 'important finding', 'takeaway', 'the lesson']],
  [
    'self_knowledge',
    ['note to self', 'remember that', 'I should remember', 'for next time', 'mental note', 'I need to remember'],
  ],
]
const TYPE_OF = new Map(
  PHRASES.flatMap(([type, phrases]) => phrases.map((phrase) => [phrase.toLowerCase(), type] as const)),
)
/** A phrase may be in the plural ("the takeaways") or in italics ("_Key insight_"), but not part of a name ("takeaway_id"). */
const EXPRESSION = new RegExp(`(?<![a-z\\d]_{0,2})(${[...TYPE_OF.keys()].join('|')})s?(?!_{0,2}[a-z\\d])`, 'giu')
const MIN_CONTENT_UNITS = 10
/** "Would you like to continue?" asks for a preference and states none. */
const QUESTION = /[?？][!.…"'`*_)\]]*$/u

/**
 * Seed 004's learning signals in a plain text, in order: for each phrase, the sentence that contains it, trimmed, without leading
 * punctuation and signs, with emphasis markers complete and quotes straightened. Sentences of fewer than ten characters and questions
 * about preferences are left out. Case does not matter. Pure; a value that is not a string has no signals.
 */
export function detectLearningSignals(text: string): LearningSignal[] {
  if (typeof text !== 'string') return []
  const signals: LearningSignal[] = []
  let sentenceAt: ((at: number) => string) | undefined
  let raw = ''
  let content = ''
  let asks = false
  for (const { index, 1: phrase = '' } of text.matchAll(EXPRESSION)) {
    const type = TYPE_OF.get(phrase.toLowerCase())
    sentenceAt ??= sentenceFinder(text)
    const sentence = sentenceAt(index)
    if (sentence !== raw) {
      raw = sentence
      content = cleanContent(sentence)
      asks = QUESTION.test(content)
    }
    if (type === undefined || content.length < MIN_CONTENT_UNITS || (type === 'pattern' && asks)) continue
    signals.push({ type, content, matchedPhrase: phrase })
  }
  return signals
}

/** What a proposal needs from outside: ids and the time. */
type ProposalSource = { readonly newId: () => string; readonly now: () => Date }

/**
 * Seed 004's proposals from a transcript's text: one for each distinct content (ignoring case, the first is kept). Pure except for
 * `source`.
 */
export function proposalsFrom(transcript: string, source: ProposalSource, sessionId?: string): Proposal[] {
  const seen = new Set<string>()
  const extractedAt = source.now().toISOString()
  // A caller from JavaScript may pass null.
  const session = sessionId ?? 'unknown-session'
  let previous: string | undefined
  return detectLearningSignals(transcript).flatMap(({ type, content }): Proposal[] => {
    if (content === previous) return []
    previous = content
    const key = content.toLowerCase()
    if (seen.has(key)) return []
    seen.add(key)
    return [{ id: source.newId(), type, content, source: session, extractedAt, status: 'pending' }]
  })
}

/** Emphasis that begins directly before the words, up to where it ends: "**Takeaway:** pin versions". */
const EMPHASISED = /^[\s\p{P}\p{Sm}\p{Sk}\p{So}]*?(\*{1,3}|_{1,3}|`)(?=[\p{L}\p{N}])(.*?)\1(?![\p{L}\p{N}])/u

function cleanContent(sentence: string): string {
  return sentence
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/[\u201c\u201d]/gu, '"')
    .replace(/\s+/gu, ' ')
    .replace(EMPHASISED, '$2')
    .replace(/^[\s\p{P}\p{Sm}\p{Sk}\p{So}]+/u, '')
    .trim()
}
