/** The plainest ways to say what the cues stand for, in a language of which no more is known here. */
export type LanguageCues = {
  /** Short words that tell it apart, folded; absent where its letters do. */
  readonly words?: string
  /** By the id of the cue, in the form of `Cue.expression`. */
  readonly expressions: Readonly<Record<string, string | undefined>>
  /** Messages of which something is worth keeping, and of which nothing is: they test the language. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
