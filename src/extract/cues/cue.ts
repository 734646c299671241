/** One rule that recognises a sign in a sentence, as data. Its own examples and counter-examples are its unit test and documentation. */
export type Cue = {
  readonly id: string
  /**
   * Expressions by language, over folded text (see `fold`): lower case, Latin letters without diacritics or apostrophes, words separated
   * by one space. A match begins and ends with a word, except in scripts without spaces; `^` is the start of the sentence. Supported:
   * groups, alternatives, classes, look-arounds and bounded repetition. A line break and the spaces after it are only for the reader.
   * `any` is for what belongs to no single language: names of files, symbols.
   */
  readonly expression: Readonly<Partial<Record<Language | 'any', string>>>
  /** Log-odds before training; negative if it speaks against a learning. */
  readonly weight: number
  /** Plain words for the person. */
  readonly because: string
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'vi',
  'id',
  'ru',
  'ar',
  'hi',
  'zh',
  'ja',
  'ko',
  'cs',
  'sv',
  'da',
  'fi',
  'hu',
  'ro',
  'el',
  'bg',
  'he',
  'fa',
  'th',
  'uk',
] as const
export type Language = (typeof LANGUAGES)[number]

/** Languages whose words are not bounded by spaces (Korean: whose words carry endings). */
export const UNSPACED: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko', 'th'])
