/** Latin letters that no decomposition takes apart. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ł: 'l', ø: 'o', ı: 'i', æ: 'ae', œ: 'oe' }

const PLACES: ReadonlyArray<readonly [RegExp, string]> = [
  // Memory files first: "add it to CLAUDE.md" is a wish to persist, not a path.
  [
    /@?(?:[\w~.-]*\/){0,12}\.?(?:claude|agents|gemini|memory|learnings|cursorrules|copilot-instructions)(?:\.local)?(?:\.md|\.mdc|(?=\/readme\.md))(?:\/readme\.md)?|@?\.(?:cursorrules|learnings)\b(?:\/[\w.-]{1,80})?|\bclaude[ -_]md\b/g,
    ' _memoryfile_ ',
  ],
  [/\bhttps?:\/\/[^\s)>\]]+/g, ' _url_ '],
  [/\b[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}/g, ' _mail_ '],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\blocalhost:\d+/g, ' _ip_ '],
  [
    /\B@?(?:~|\.{1,2})?\/[\w@~.%+-]{2,80}(?:\/[\w@~.%+-]{1,80}){0,20}\/?|@?\b[\w@.-]{1,80}(?:\/[\w@.*-]{1,80}){0,20}(?:\/|\.(?:md|tsx?|jsx?|mjs|py|rs|go|java|kt|rb|php|cs|cpp|cc|c|h|hpp|sh|sql|json|jsonl|ya?ml|toml|css|scss|html|txt|csv|xml|lock|env|ini|cfg|log|ipynb|vue|svelte|swift|dart|tf|proto))\b/g,
    ' _path_ ',
  ],
  [/(?<![\w-])--?[a-z][\w-]{1,40}(?:=\S{1,40})?/g, ' _flag_ '],
]

/**
 * The form of a sentence that cues read: lower case, compatibility forms unified, Latin letters without diacritics, no
 * apostrophes ("don't", "don’t" and "dont" are one), places replaced by placeholders, every token between single spaces.
 * Length is not kept: evidence is cut from the original.
 */
export function fold(sentence: string): string {
  let text = sentence.normalize('NFKC').toLowerCase()
  // oxlint-disable-next-line no-control-regex
  if (/[^\u0000-\u007f]/.test(text)) {
    text = text
      .normalize('NFD')
      .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
      .normalize('NFC')
      .replace(/[ßđłøıæœ]/g, (letter) => LATIN[letter] ?? letter)
  }
  text = text.replace(/[\u2018\u2019'`´ʼ]/g, (mark) => (mark === '`' ? ' _code_ ' : ''))
  for (const [expression, name] of PLACES) text = text.replace(expression, name)
  text = text.replace(/_code_ ([^_]{0,120}) _code_/g, ' _code_ $1 ')
  text = text.replace(/([^\p{L}\p{M}\p{N}_\s.+#=/-]|\.(?=\s|$)|(?<=\s)[-/=]+(?=\s))/gu, ' $1 ')
  return ` ${text.replace(/\s+/g, ' ').trim()} `
}
