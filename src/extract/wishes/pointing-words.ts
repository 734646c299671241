import { UNSPACED, type Language } from '../cues/cue.ts'
import { joinLines } from '../cues/join-lines.ts'
import { wishWords } from '../cues/languages/wish-words.ts'

const inScripts = (unspaced: boolean): string[] =>
  Object.entries(wishWords).flatMap(([language, { pointing }]) =>
    UNSPACED.has(language as Language) === unspaced ? [pointing] : [],
  )

/** Signs, names of files, and the Croatian and Serbian words: no language of which more is known has them. */
const ANYWHERE = '_memoryfile_ _path_ _code_ zapamti upamti ovo . , ; : ! ? ( ) " … – — - * ، ؛ ؟'

/**
 * The words of a wish to persist that only points at its content: "please add this to CLAUDE.md", "merk dir das". A sentence with any
 * other word has its own content. Folded: lower case, without diacritics and apostrophes.
 */
export const POINTING_WORDS: ReadonlySet<string> = new Set(
  [ANYWHERE, ...inScripts(false)].join(' ').trim().split(/\s+/),
)

/** The same for scripts without spaces; what remains without all of these has content. */
export const POINTING_EXPRESSIONS = new RegExp(
  ['_memoryfile_|_path_|_code_|memory|claude|rules?|please', ...inScripts(true).map(joinLines)].join('|'),
  'g',
)
