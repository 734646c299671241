import { lowerCased } from '../../text/lower-cased.ts'

// For text in lower case: V8 compiles an expression without the flag `i` in a third of the time.

const OPENER = String.raw`(?:ok|okay|yes|ja|oui|s[ií]|sim|hm+|also|dann|then|no to)[ ,]{1,2}|(?:じゃあ|では|那|그럼)[ 、，]?`
const TAKE =
  "(?:i(?:'d| would|'ll)? (?:take|go for|pick)|take|go with|let's go with|nimm|ich nehme|je prends|prenons|elijo|me quedo con|fico com|prendo|doe maar) "
const ARTICLE = "(the|die|der|das|den|la|le|el|a|o|il|de|het|l')"
const ORDINAL = [
  'first|second|third|last|latter|former|erste|zweite|dritte|letzte',
  'premi[eè]re?|deuxi[eè]me|seconde?|derni[eè]re?|primera|segunda|tercera|[uú]ltima|primeira|terceira|prima|terza|ultima',
  'eerste|tweede|derde|laatste|pierwsz[aą]|drug[aą]|trzeci[aą]|ikincisi|birincisi|ilki|ikinci|birinci',
  '(?:перв|втор|трет|последн)(?:ый|ая|ое|ую)',
].join('|')
const NUMBERED = String.raw`(?:option|variante?|opci[oó]n|opção|opzione|optie|opcja|вариант) ?[a-e\d]`
const UNSPACED = '第?[一二三123ab](?:个|個|种|種|案|つ目|番目?)|[a-e]案|(?:첫|두|세) ?번째|[a-e]안|[12] ?번'

/** What comes before the choice itself. Two expressions, because V8 compiles what follows optional words several times. */
const LEAD_IN = new RegExp(String.raw`^\s{0,4}(${OPENER})?(${TAKE})?`)
const CHOICE = new RegExp(
  String.raw`(?:${ARTICLE}? ?(?:${ORDINAL})|${NUMBERED}|quell[ao]|${UNSPACED})(?=[\s,.;:!，。、]|으로|로|で|が|$)`,
  'y',
)
/** No choice is longer. */
const MAX_CHOICE_UNITS = 100

/** Whether a message begins by choosing one of several: "the second one, …", "la primera opción, …", "じゃあA案で". */
export function choosesOne(text: string): boolean {
  const opening = lowerCased(text.slice(0, MAX_CHOICE_UNITS))
  CHOICE.lastIndex = LEAD_IN.exec(opening)?.[0].length ?? 0
  return CHOICE.test(opening)
}

/** Whether a folded sentence prefers one of several that it names: "between the two I'd prefer sqlite", "je préfère la 1". */
export function choosesBetween(folded: string): boolean {
  return BETWEEN.test(folded)
}

const BETWEEN =
  / (?:between|entre|zwischen|tussen|miedzy|tra|fra) (?:[^ ,]+ ){1,5}(?:and|et|y|e|und|en|i|les deux|las dos|os dois|as duas|i due|den beiden)? ?([^ ,]+ )?(, )?(?:i|id|je|yo|eu|io|ich|ik|wole|prefiero|prefiro|preferisco) | (?:prefer|prefere|prefiero|prefiro|preferisco|bevorzuge|wole|предпочитаю) ((?:the|la|le|el|a|o|il|den|die|das) )?(?:[0-9]|[a-d](?= [,.]| $)|first|second|third|last|left|right|(?:version|variant|option|solution|proposal|mockup|draft|design|layout)s? |premiere?|deuxieme|primera|segunda|primeira|com|con|prima|seconda|erste|zweite|pierwsz[ay]|drug[ai]|перв|втор)/
