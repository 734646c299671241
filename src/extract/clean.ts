import { PLACEHOLDERS } from './mask.ts'

/** The longest a learning may be (DESIGN 7: one line of at most 500 characters). */
export const TEXT_MAX = 500
/** So much of a sentence is looked at: what is behind is cut off anyway. */
const READ_MAX = 4 * TEXT_MAX

/**
 * What parts a word said first from what it opens: a comma anywhere, the rest where space follows, because "no-console", "ok.log" and
 * "no !important" are names and rules.
 */
const PARTED = String.raw`(?:\s*(?:[,;…]|[.:!–—-]+(?=[\s,]|$)))+\s*`

/** What people say before they come to the point; each may come once, in any order. */
const OPENERS: readonly RegExp[] = [
  /^claude[,:!]\s*/i,
  opener(
    String.raw`(?:hi|hey|hello|hallo|hola|salut|bonjour|oi|ciao|привет|good morning|morning)(?: (?:there|claude|again))?`,
    String.raw`(?:${PARTED}|\s+)`,
  ),
  opener(
    String.raw`(?:ok(?:ay)?|alright|all right|right|so|well|um+|uh+|er+|hm+|ahh?|oh|yeah|yes|yep|yup|no|nope|nah|sure|great|perfect|good|cool|nice|thanks|thank you|also|and|but|btw|by the way|fyi|just so you know|(?:just )?(?:a )?quick (?:one|note|thing|reminder)|one (?:more )?thing|the only thing is|wait|actually|listen|look|please note|again|p\.?s\.?|note)`,
    String.raw`(?:${PARTED}|\s+(?=(?:(?:and|but) )?(?:ok|so|no|yes|we|you|i|the|this|please|let|also|from|always|never|don|remember)\b))`,
  ),
  opener(
    'una cosa(?: más)?|una nota|un detalle|une chose|(?:une )?petite (?:remarque|note|chose)|uma coisa|eine sache|kleine (?:anmerkung|sache)|одна вещь|vale',
    PARTED,
  ),
  /^(?:好的?|嗯+|那个|那個|对了|對了|另外|还有|還有|哦|啊|你好|您好|ok)[\s,，。、!！:：]+/iu,
  /^(?:あ|えっと|ちなみに|はい|いや|うん|あと|すみません|すいません|こんにちは|OK)[\s、。,!！]+/u,
  /^(?:아|네|참|그리고|저기|아니|안녕(?:하세요)?)[\s,.!]+/u,
  opener(
    String.raw`bueno|oye|por cierto|bom|olha|alors|bon|au fait|übrigens|also|ach ja|кстати|ну|так(?!\s+как(?:\s|$))|слушай`,
    String.raw`(?:${PARTED}|\s+)`,
  ),
]

function opener(words: string, parted: string): RegExp {
  return new RegExp(`^(?:${words})${parted}`, 'iu')
}

/** A wish to remember, before words that say by themselves what: these are what is kept, the wish stays in the evidence. */
const WISHES: readonly RegExp[] = [
  /^(?:(?:please|always)[\s,]+)*(?:remember|note|keep in mind|bear in mind|be aware|don['’]?t forget)(?:\s+that\s+(?!(?:one|down|for|in|as|somewhere|somehow|time)\b)|\s*[:–—]\s*)(?=\S+\s+\S+\s+\S)/i,
  /^(?:recuerd[ae]n?|ten en cuenta|lembre(?:-se)?|tenha em mente|souviens-toi|retiens|n['’]oublie pas|ricorda(?:ti)?)(?:\s+(?:de )?(?:que|che)\s+|\s*[:–—]\s*)(?=\S+\s+\S+\s+\S)/i,
  /^(?:bitte )?(?:merk dir|denk daran|beachte)\s*[:–—]\s*(?=\S+\s+\S+\s+\S)/i,
  /^(?:запомни(?:те)?|помни(?:те)?|имей(?:те)? в виду|учти(?:те)?)(?:,?\s+что\s+|\s*[:–—]\s*)(?=\S+\s+\S+\s+\S)/i,
  /^(?:请|請)?(?:记住|記住|记得|記得)[\s:：,，]+(?=.{4})/u,
]

const CHANGES = 'change|update|move|rewrite|rename|remove|delete|replace'
const task = (onSomething: string): string =>
  String.raw`(?:fix|redo|undo|revert|rerun|retry|repeat|continue|carry on|keep going|proceed|try again|(?:${onSomething}) (?:it|this|that|these|those|them))\b`
const TASK = task(`${CHANGES}|do|run`)
const ORDER = String.raw`(?:please|now|can you|could you|let['’]?s)[ ,]+`
/** A full stop within a name ends nothing. */
const TO_THE_END = String.raw`(?:[^,.;]|\.(?=\S)){0,80}[.!?]*$`

/**
 * What follows the standing part in the same sentence and is for now only: a task that is ordered apart from it, or news. "and" alone joins the
 * two halves of one rule: "run the formatter and fix all warnings".
 */
const TRAILING: readonly RegExp[] = [
  `(?:[,;] ?(?:and |but )?so|[,;]? so) (?:${ORDER})*${TASK}${TO_THE_END}`,
  `[,;] ?(?:(?:and|but) )?(?:so )?(?:${ORDER})+(?:${TASK}|(?:${CHANGES}|add) the )${TO_THE_END}`,
  String.raw`[,;] ?(?:and )?then (?:please )?${task(`${CHANGES}|run`)} ?(?:(?:this|that|those|these|the (?:failing|broken|flaky|red))\b|(?=[^,;]{0,60}(?:\w\.[a-z]{1,4}\b|#\d)))${TO_THE_END}`,
  String.raw`[,;] ?(?:(?:and|but|oh) )?(?:also|btw|by the way),? (?:the|my|our|this|that) [^,;]{1,40} (?:failing|broken|red|down|stuck|crashing|hanging)(?: (?:now|again|right now|too))?[.!]*$`,
].map((source) => new RegExp(source, 'i'))
/** The same with no word that says so, where what stands before it is no order itself: "dates are stored in UTC, fix it". */
const TRAILING_BARE = new RegExp(
  String.raw`[,;] ?(?:and )?(?:fix|redo|undo|revert|change|update|move|rewrite|rename|remove|delete) (?:it|this|that|these|those|them)(?: (?:now|please|too|back|here|there))?[.!]*$`,
  'i',
)
const ORDERS = /^(?:always|never|please|make sure|do not|don['’]?t|every|each|all|any)\b/i
/** What has a condition is a rule, whichever half of it says what to do. */
const CONDITION =
  /\b(?:if|when|whenever|before|after|until|till|unless|only|each|every|once|while|always|never|in case|as soon as)\b|^(?:on|for|with)\b/i

/** Half a rule: what is to be done then comes behind the comma. */
const OPEN_CONDITION =
  /^(?:if|when|whenever|before|after|until|unless|once|while|in case|as soon as|on|for|with)\b[^,;]*$/i

/** The sentence without what is for now only, if what is left still says something. */
function withoutTrailing(text: string): string {
  for (const expression of [...TRAILING, TRAILING_BARE]) {
    const at = expression.exec(text)?.index
    if (at === undefined || at < 20 || CONDITION.test(text.slice(at).replace(/^[,; ]+/, ''))) continue
    const standing = text.slice(0, at)
    if (OPEN_CONDITION.test(standing)) continue
    if (expression === TRAILING_BARE && (ORDERS.test(standing) || CONDITION.test(standing))) continue
    return standing
  }
  return text
}

/** An "ok" without a comma is part of the rule: "only after my ok". So is what is to be said or written. */
const POLITE_END =
  /(?:,\s*ok(?:ay)?|(?<!\b(?:says?|said|saying|with|without|my|your|an?|the|no|or|and|of|word|not|never))[\s,]+(?:please|pls|plz|thanks|thank you|thx|bitte|merci|gracias|por favor|obrigado|пожалуйста|spasibo|lol|haha))[\s.!:)]*$/i

/** Separators left over; what touches a word is part of it: `-Wall`, `.env`, `punt-`. */
const EDGE_BEFORE = /^(?:[\s,;–—]+|[:.!-]+(?=\s|$))+/u
const EDGE_AFTER = /(?:\s+[,;:–—-]+|[,;–—]+|(?<!:):)\s*$/u
/** After these a sign that stands alone is what is spoken of: "end statements with ;". */
const SPEAKS_OF_SIGN =
  /\b(?:with|without|by|in|of|use|using|an?|the|no|not|as|is|are|to|like|than|and|or|from|before|after|add|prefix|suffix|separator|mit|ohne|avec|sans|con|sin|com|sem) [,;:–—-]+$/iu

/**
 * The sentence as it would be kept: greeting, "ok so", "remember that" and a task hung on at the end dropped, one line, at most 500
 * characters. The words that stay are the person's own.
 */
export function cleanSentence(sentence: string): string {
  const line = sentence.slice(0, READ_MAX).replace(PLACEHOLDERS, ' ').replace(/\s+/g, ' ').trim()
  let text = line
  for (let round = 0; round < 3; round++) {
    const before = text
    for (const opener of OPENERS) text = text.replace(opener, '')
    if (text === before || text.length < 12) break
  }
  for (const wish of WISHES) text = text.replace(wish, '')
  text = withoutTrailing(text).replace(POLITE_END, '').replace(EDGE_BEFORE, '')
  if (!SPEAKS_OF_SIGN.test(text)) text = text.replace(EDGE_AFTER, '')
  if (text.length < 4) text = line
  return cut(capitalised(text))
}

/** Latin sentences begin with a capital, unless the first word is a name of code (`useEffect`, `pnpm-lock`, `iOS`). */
function capitalised(text: string): string {
  const first = /^[a-zà-ÿ]+(?=[\s,'’]|$)/u.exec(text)?.[0]
  if (first === undefined || /^(?:npm|pnpm|yarn|git|ios|gh|mise|npx|pip|uv|cargo|main|prod)$/.test(first)) return text
  return first.charAt(0).toUpperCase() + text.slice(1)
}

function cut(text: string): string {
  if (text.length <= TEXT_MAX) return text
  const space = text.lastIndexOf(' ', TEXT_MAX - 1)
  const kept = text.slice(0, space > TEXT_MAX * 0.7 ? space : TEXT_MAX - 1)
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}
