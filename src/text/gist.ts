const words = (list: string): readonly string[] => list.split(/\s+/u)

/** Words that carry no content of their own in a learning: "please always use pnpm" says what "use pnpm" says. */
const FILLERS = new Set(
  words(
    `please always just also really the a an to that remember note so and ok okay hey in this these our my we you i it do does should must be is are
was repo repository project codebase from now on each every all bitte immer auch die der das den dem ein eine por favor siempre el la los las sil te plaît
toujours le les de du des 请 的 要 了`,
  ),
)
const NOT = '¬'
const NEGATIONS = new Set(
  words(
    `not no never dont doesnt isnt arent wont cannot cant mustnt shouldnt avoid nicht kein keine keinen keiner nie niemals non ne pas jamais nunca nem não
nao нет не никогда 不 没 別 别 勿 禁 无 無 非`,
  ),
)
/** What stands after one of these must be the same: "tabs, not spaces" is not "spaces, not tabs". */
const TURNING = new Set([
  NOT,
  ...words(
    `without over before after than unless except only if when while until but sondern ohne vor nach statt außer wenn sans avant après sauf sin antes
después без до после 而 先 后 前 後`,
  ),
])
const PHRASES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:instead of|rather than|in place of)\b/gu, 'not'],
  [/\b(?:anstatt|anstelle von|au lieu de|en lugar de|em vez de|вместо)\b/gu, 'not'],
  [/不要|而不是|不得|不能/gu, '不'],
]
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\s]+/gu

/** The content words of a normalised text, in order: fillers dropped, every negation the same, word ends cut. */
export function contentWords(normalised: string): string[] {
  let text = normalised
  for (const [expression, by] of PHRASES) text = text.replace(expression, by)
  return (text.match(TOKEN) ?? []).flatMap((token) => {
    if (NEGATIONS.has(token)) return [NOT]
    if (TURNING.has(token)) return [token]
    return FILLERS.has(token) ? [] : [stem(token)]
  })
}

/** What content words say, whatever their order between two words that turn the meaning. Equal gists say the same. */
export function gistOf(content: readonly string[]): string {
  const parts: string[][] = [[]]
  for (const word of content) {
    if (TURNING.has(word)) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  return parts
    .map(([first = '', ...rest]) => (TURNING.has(first) ? [first, ...rest.sort()] : [first, ...rest].sort()).join(' '))
    .join('|')
}

/** How often the meaning is turned. */
export function turnsOf(content: readonly string[]): number {
  return content.filter((word) => word === NOT).length
}

/** Plural, -ing, -ed, -en and a final e cut off: enough to know a word again, not to know its root. */
function stem(word: string): string {
  if (word.length <= 3 || /\d/u.test(word)) return word
  const singular = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  const bare = singular.length > 4 ? singular.replace(/(?:ing|ed|en)$/u, '') : singular
  const single = bare === singular ? bare : bare.replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
  return single.length > 3 ? single.replace(/e$/u, '') : single
}
