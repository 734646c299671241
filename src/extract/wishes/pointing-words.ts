import { UNSPACED, type Language } from '../cues/cue.ts'
import { joinLines } from '../cues/join-lines.ts'
import { wishWords } from '../cues/languages/wish-words.ts'

const languages = Object.keys(wishWords) as Language[]
const pointingIn = (language: Language): string => wishWords[language]?.pointing ?? ''
const spaced = languages.filter((language) => !UNSPACED.has(language)).map(pointingIn)
const unspaced = languages.filter((language) => UNSPACED.has(language)).map(pointingIn)

/** Signs, names of files, and the Croatian and Serbian words, which no language with its own list has. */
const ANYWHERE = '_memoryfile_ _path_ _code_ zapamti upamti ovo . , ; : ! ? ( ) " … – — - * ، ؛ ؟'

/**
 * The words of a wish to persist that only points at its content: "please add this to CLAUDE.md", "merk dir das". A sentence with any
 * other word has its own content. Folded: lower case, without diacritics and apostrophes.
 */
export const POINTING_WORDS: ReadonlySet<string> = new Set([ANYWHERE, ...spaced].join(' ').trim().split(/\s+/))

/** The same for scripts without spaces; what remains without all of these has content. */
export const POINTING_EXPRESSIONS = new RegExp(
  ['_memoryfile_|_path_|_code_|memory|claude|rules?|please', ...unspaced.map(joinLines)].join('|'),
  'g',
)
