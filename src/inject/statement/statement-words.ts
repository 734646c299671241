import { NEGATES_WHAT_FOLLOWS, OR, setOf } from '../../text/same/same.ts'

/** The words by which a sentence is split into what it asks for and what it advises against: data only. */

/** After a negation these ask for what follows: "never commit without tests". */
export const LACKS = wordsOf('without ohne sans sin sem senza без zonder uden uten bez fără fara χωρίς χωρις tanpa')
export const TURNS_AWAY = new Set([...setOf(NEGATES_WHAT_FOLLOWS), ...LACKS, 'stop', 'mai'])
/** Swedish "utan" is "without" as well, but after "inte" it is "but". */
export const TURNS_BACK = new Set(
  `but use prefer rather always sondern immer mais toujours sino siempre mas sempre но а всегда
maar men utan ale lecz але nego već αλλά tetapi tapi melainkan mà`.split(/\s+/),
)
/** Words that set what comes before against what follows. */
export const COMPARES = new Set(['over', 'statt', 'anstatt', 'anziché', 'zamiast', 'namiesto', 'вместо', 'замість'])
export const COMPARES_IN_TWO_WORDS = new Set([
  'instead of',
  'rather than',
  'au lieu',
  'plutot que',
  'plutôt que',
  'en lugar',
  'en vez',
  'em vez',
  'em lugar',
  'ao invés',
  'invece di',
  'al posto',
  'in plaats',
  'i stället',
  'istället för',
  'i stedet',
  'istedet for',
  'în loc',
])
/** Of "we're on pnpm", "use pnpm instead" and "nutze pnpm", which say nothing by themselves. */
export const SAYS_NO_THING =
  /(?<=\p{L})['’](?:re|ve|ll)(?!\p{L})|(?<!\p{L})(?:instead(?! of\b)|stattdessen|hier|ici|aquí|(?:be)?nutz(?:en?|t)|verwende[nt]?|gebruiken?|używa(?:j|my)|использу(?:й(?:те)?|ем)|använd(?:er)?)(?!\p{L})/giu

/** A clause that asks or says what was done: "you used npm again, we use pnpm". What is wanted is in another. */
export const SAYS_WHAT_WAS_DONE =
  /^\s*(?:why|you(?:['’]re| are)? (?:just )?(?:used|using|keep using|ran|installed))(?!\p{L})/iu

/** Compares as "instead of" does; "the place of" is one. */
export const IN_PLACE_OF = /(?<!\p{L})in place of(?!\p{L})/giu

/** Between things of which each is meant: "never npm or yarn". */
export const ALTERNATES = setOf(OR)

/** After a comparison, words that continue about both sides: "npm instead of pnpm for installs". */
export const GOES_ON = wordsOf(
  'for in when on at while if für im bei wenn pour dans quand para en cuando em quando per для в при когда',
)

const ITEM = String.raw`\s+[^\s,;:!?()]+`
/** Where a list ends: at the end of its clause, or before what is said of all of it. */
const LIST_ENDS = String.raw`(?=\s*(?:[,;:.!?()]|$)|\s+(?:here|hier|ici|aquí|${[...GOES_ON].join('|')})(?:[\s,;:.!?]|$))`
/**
 * Of a list of single words what comes between the first and "or": ", yarn" of "npm, yarn or bun". What goes on is no list but another clause:
 * "never guess, ask or read the docs".
 */
export const LISTED = new RegExp(
  String.raw`((?:,${ITEM})+),?(?=\s+(?:${[...ALTERNATES].join('|')})${ITEM}${LIST_ENDS})`,
  'gi',
)

/**
 * "Over" compares after the first ("prefer tabs over spaces"), and is a way after the second ("iterate over the rows") or before the third
 * ("send it over SSH").
 */
export const PREFERS: ReadonlySet<string> = wordsOf(
  'prefer prefers preferred preferring favor favour favors favours choose chosen pick value rather better',
)
export const GOES_OVER: ReadonlySet<string> = wordsOf(
  'iterate iterates iterating loop loops looping go goes map run step walk scan reduce sum fold send sends sent push pull pass hand carry roll switch stream sync copy transfer fetch talk communicate connect deploy publish serve tunnel hover move',
)
export const IS_GONE_OVER: ReadonlySet<string> = wordsOf(
  'the a an all each every any it them this that these those http https ssh tcp udp tls ssl vpn usb bluetooth websocket websockets grpc rest stdio ethernet wifi network networks time night weekends',
)

/** Refuses what stands before it in its clause: "npm is not allowed", "npm ist verboten". */
export const IS_REFUSED = new RegExp(
  String.raw`(?<=\S)\s+(?:${[
    String.raw`(?:(?:is|are|must|should|may|can|will)\s+(?:not|never)|(?:is|are|must|should|wo|ca)n['’]?t|cannot|never|not)\s+(?:be\s+)?(?:used|allowed|permitted|supported|welcome)`,
    String.raw`(?:is|are)\s+(?:strictly\s+)?(?:forbidden|banned|prohibited|disallowed)`,
    String.raw`(?:(?:ist|sind)\s+(?:hier\s+)?)?(?:verboten|tabu)`,
    String.raw`(?:wird|werden|darf|dürfen)\s+(?:hier\s+)?(?:nicht|nie|niemals)\s+(?:benutzt|genutzt|verwendet)(?:\s+werden)?`,
    String.raw`(?:nicht|nie|niemals)\s+(?:benutzen|nutzen|verwenden)(?=\s*$)`,
    String.raw`(?:est|sont)\s+interdite?s?|est[aá]n?\s+prohibid[ao]s?|запрещ[её]н[аоы]?`,
  ].join('|')})(?![\p{L}\p{N}])`,
  'iu',
)

/** Chinese negates what follows; Japanese and Korean negate what comes before. */
export const TURNS_WHAT_FOLLOWS = /不要|不用|不得|不许|不准|别用|别再|切?勿|禁止|而不是/u
export const TURNS_WHAT_PRECEDES = /しない|使わない|(?:ではな|じゃな)[くい]|禁止\s*$|말고|하지 ?마|금지/u
/** Words for "use" or "always", and Japanese endings, in scripts without spaces: stop words that no space sets apart. */
export const SAYS_NOTHING =
  /始终|总是|一律|永远|必须|务必|一定要?|应该|应当|请|使用|采用|(?:^\s*|\s)用(?![户例法途量])|用(?=\P{Script=Han})|常に|必ず|使(?=\p{Script=Hiragana})|(?:(?!なし)\p{Script=Hiragana})+/gu

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
