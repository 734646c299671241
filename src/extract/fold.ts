/** Latin letters that no decomposition takes apart. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ł: 'l', ø: 'o', ı: 'i', æ: 'ae', œ: 'oe' }

/** What is replaced by a placeholder, in this order, and a sign without which it cannot be there: most sentences hold none. */
const PLACES: ReadonlyArray<readonly [sign: RegExp, expression: RegExp, name: string]> = [
  [
    // Memory files first: "add it to CLAUDE.md" is a wish to persist, not a path.
    /claude|agents|gemini|memory|learnings|cursorrules|copilot-/,
    /@?(?:[\w~.-]{0,80}\/){0,12}\.?(?:claude|agents|gemini|memory|learnings|cursorrules|copilot-instructions)(?:\.local)?(?:\.md|\.mdc|(?=\/readme\.md))(?:\/readme\.md)?|@?\.(?:cursorrules|learnings)\b(?:\/[\w.-]{1,80})?|\bclaude[ -_]md\b/g,
    ' _memoryfile_ ',
  ],
  [/:\/\//, /\bhttps?:\/\/[^\s)>\]]+/g, ' _url_ '],
  [/@/, /\b[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}/g, ' _mail_ '],
  [/\d\.\d|localhost/, /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\blocalhost:\d+/g, ' _ip_ '],
  [
    /\/|\.\w/,
    /\B@?(?:~|\.{1,2})?\/[\w@~.%+-]{2,80}(?:\/[\w@~.%+-]{1,80}){0,20}\/?|@?\b[\w@.-]{1,80}(?:\/[\w@.*-]{1,80}){0,20}(?:\/|\.(?:md|tsx?|jsx?|mjs|py|rs|go|java|kt|rb|php|cs|cpp|cc|c|h|hpp|sh|sql|json|jsonl|ya?ml|toml|css|scss|html|txt|csv|xml|lock|env|ini|cfg|log|ipynb|vue|svelte|swift|dart|tf|proto))\b/g,
    ' _path_ ',
  ],
  [/-[a-z]/, /(?<![\w-])--?[a-z][\w-]{1,40}(?:=\S{1,40})?/g, ' _flag_ '],
]

/** Without any of these there is nothing to replace: each of the signs above holds one, or what it stands for does. */
const ANY_PLACE = /[/@]|\.\w|-[a-z]|claude|localhost/

const NOT_ASCII = /[^\0-\x7f]/
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/
const APOSTROPHES = /[\u2018\u2019'´ʼ]/g
/** What stands alone between spaces: punctuation, and a full stop before a space. */
const PUNCTUATION = /([^\p{L}\p{M}\p{N}_\s.+#=/-]|\.(?=\s|$))/gu

/**
 * The form of a sentence that cues read: lower case, compatibility forms unified, Latin letters without diacritics, no
 * apostrophes ("don't", "don’t" and "dont" are one), places replaced by placeholders, every word between single spaces.
 * Length is not kept: evidence is cut from the original.
 */
export function fold(sentence: string): string {
  return joinWords(foldWords(sentence))
}

/** The words of a folded sentence. */
export function foldWords(sentence: string): string[] {
  if (!NOT_ASCII.test(sentence)) return partAscii(replacePlaces(sentence.toLowerCase().replaceAll("'", '')))
  return replacePlaces(unifyLetters(sentence.normalize('NFKC').toLowerCase()).replace(APOSTROPHES, ''))
    .replace(PUNCTUATION, ' $1 ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** The folded sentence of these words. */
export function joinWords(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

function unifyLetters(text: string): string {
  if (!ACCENTED.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
    .replace(/[ßđłøıæœ]/g, (letter) => LATIN[letter] ?? letter)
}

function replacePlaces(text: string): string {
  let replaced = text
  if (text.includes('`'))
    replaced = text.replaceAll('`', ' _code_ ').replace(/_code_ ([^_]{0,120}) _code_/g, ' _code_ $1 ')
  if (ANY_PLACE.test(replaced)) {
    for (const [sign, expression, name] of PLACES)
      if (sign.test(replaced)) replaced = replaced.replace(expression, name)
  }
  return replaced
}

/** What a character is in ASCII: the same as `PUNCTUATION` says, read in one go, for most sentences hold nothing else. */
const [SPACE, LETTER, FULL_STOP, SIGN] = [0, 1, 2, 3]
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  if (/\s/.test(char)) return SPACE
  if (char === '.') return FULL_STOP
  return /[\w+#=/-]/.test(char) ? LETTER : SIGN
})

function partAscii(text: string): string[] {
  const words: string[] = []
  let start = -1
  for (let at = 0; at < text.length; at++) {
    const kind = ASCII[text.charCodeAt(at)]
    const stops = kind === FULL_STOP && (at + 1 === text.length || ASCII[text.charCodeAt(at + 1)] === SPACE)
    if (kind === LETTER || (kind === FULL_STOP && !stops)) {
      if (start === -1) start = at
      continue
    }
    if (start !== -1) words.push(text.slice(start, at))
    start = -1
    if (kind !== SPACE) words.push(text.charAt(at))
  }
  if (start !== -1) words.push(text.slice(start))
  return words
}
