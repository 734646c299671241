/** What a learning is about. */
export const KINDS = [
  'preference',
  'correction',
  'convention',
  'fact',
  'insight',
  'self_knowledge',
  'decision',
  'blocker',
  'tool',
] as const
export type Kind = (typeof KINDS)[number]

export const TIERS = ['auto', 'suggest', 'skip'] as const
export type Tier = (typeof TIERS)[number]

/** One term of a confidence, so that the sum can be read back. */
export type ScorePart = {
  /** Cue or feature id, e.g. `from-now-on`. */
  readonly id: string
  /** What it added to, or took from, the score (log-odds). */
  readonly weight: number
  /** Plain words for the person: `says "from now on"`. */
  readonly because: string
}

/** What the extractor found in a turn; not stored. */
export type Candidate = {
  readonly turnUuid: string
  readonly kind: Kind
  /** Self-contained, on one line, at most `MAX_LEARNING`. */
  readonly text: string
  /** The exact words that justify it: part of what was typed, or of the agent's answer if the insight is the agent's own. */
  readonly evidence: string
  /** A second piece of evidence if the content is elsewhere ("add this to memory"). */
  readonly evidenceBefore?: string
  /** The same, if the person said it in an earlier message. */
  readonly typedBefore?: string
  /** 0 to 1. */
  readonly confidence: number
  readonly tier: Tier
  /** Ids of what matched, strongest first. */
  readonly cues: readonly string[]
  readonly parts: readonly ScorePart[]
  readonly speaker: 'person' | 'assistant'
}
