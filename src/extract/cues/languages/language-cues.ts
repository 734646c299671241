/** How speakers of a language ask to remember something without repeating it, and refuse that. */
export type WishWords = {
  /** The words of a wish without content, folded; in scripts without spaces, alternatives of an expression, longer ones first. */
  readonly pointing: string
  /** In the form of `Cue.expression`: says that nothing is to be remembered. Its object is a pronoun, or left out. */
  readonly refusal: string
  /** Messages that refer to what was said before them, and messages that ask for nothing: tests of both. */
  readonly points: readonly string[]
  readonly refuses: readonly string[]
}

/** The plainest ways to say what the cues stand for, in a language for which Sage has only these. */
export type LanguageCues = {
  /** Short words that identify the language, folded; absent if its letters do. */
  readonly words?: string
  /** By the id of the cue, in the form of `Cue.expression`. */
  readonly expressions: Readonly<Record<string, string | undefined>>
  readonly wishes: WishWords
  /** Messages with something worth keeping, and messages with nothing: tests of the language. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
