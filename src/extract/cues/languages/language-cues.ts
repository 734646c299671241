/** How people of a language ask to remember what they do not repeat, and refuse it. */
export type WishWords = {
  /** The words of a wish without content, folded; where words are not parted, alternatives of an expression, longer ones first. */
  readonly pointing: string
  /** In the form of `Cue.expression`: that nothing is to be remembered. What it speaks of is a pronoun, or unsaid. */
  readonly refusal: string
  /** Messages that mean what was said before them, and messages that ask for nothing: they test both. */
  readonly points: readonly string[]
  readonly refuses: readonly string[]
}

/** The plainest ways to say what the cues stand for, in a language of which no more is known here. */
export type LanguageCues = {
  /** Short words that tell it apart, folded; absent where its letters do. */
  readonly words?: string
  /** By the id of the cue, in the form of `Cue.expression`. */
  readonly expressions: Readonly<Record<string, string | undefined>>
  readonly wishes: WishWords
  /** Messages of which something is worth keeping, and of which nothing is: they test the language. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}
