import { withoutLeadingTask } from './leading-task.ts'
import { PLACEHOLDERS } from '../view/mask.ts'
import { withoutTrailingTask } from './trailing-task.ts'

/** The longest a learning may be (DESIGN 7: one line of at most 500 characters). */
export const TEXT_MAX = 500
/** So much of a sentence is looked at: what is behind is cut off anyway. */
const READ_MAX = 4 * TEXT_MAX

/**
 * What parts a word said first from what it opens: a comma anywhere, the rest where space follows, because "no-console", "ok.log" and
 * "no !important" are names and rules.
 */
const partedBy = (signs: string): string => String.raw`(?:\s*(?:[,;…]|[${signs}]+(?=[\s,]|$)))+\s*`
const PARTED = partedBy('.:!–—-')
/** A colon after a word that judges explains it: "good: short functions, bad: long ones". */
const PARTED_NOT_BY_COLON = partedBy('.!–—-')

/** What follows an answer that nothing parts from it. "no" is not among these: before most words it says what is not to be. */
const COMES_TO_THE_POINT = String.raw`\s+(?=(?:(?:and|but) )?(?:ok|so|no|yes|we|you|i|the|this|please|let|also|from|always|never|don|remember)\b)`
/** "no we use pnpm" answers; "no I prefix on interfaces" is the rule. */
const SAYS_WHAT_IS = String.raw`\s+(?=(?:no,|don['’]?t|do not|let['’]s|(?:we|you|i|they)(?:['’](?:re|ve|ll|d|m)|\s+(?:\w{2,8}n['’]t|dont|cant|wont|will|would|can|could|should|must|may|do|did|are|am|was|were|have|had|never|always|only|just|still|use|used|want|need|mean|meant|said|say|think|keep|run|prefer|like|write|call|put|make|deploy|store|support|decided|agreed|told|asked)))\b(?!-))`

/** What people say before they come to the point; each may come once, in any order. */
const OPENERS: readonly RegExp[] = [
  /^claude[,:!]\s*/i,
  opener(
    String.raw`(?:hi|hey|hello|hallo|hola|salut|bonjour|oi|ciao|привет|good morning|morning)(?: (?:there|claude|again))?`,
    String.raw`(?:${PARTED}|\s+)`,
  ),
  opener(
    String.raw`(?:so|well|um+|uh+|er+|hm+|ahh?|oh|also|and|but|btw|by the way|fyi|just so you know|(?:just )?(?:a )?quick (?:one|note|thing|reminder)|one (?:more )?thing|the only thing is|wait|actually|listen|look|please note|again|p\.?s\.?|note)`,
    `(?:${PARTED}|${COMES_TO_THE_POINT})`,
  ),
  opener(
    'ok(?:ay)?|alright|all right|right|yeah|yes|yep|yup|nope|nah|sure|great|perfect|good|cool|nice|thanks|thank you',
    `(?:${PARTED_NOT_BY_COLON}|${COMES_TO_THE_POINT})`,
  ),
  // A sentence that goes on from the one before; "so" is not among these: "so long as it compiles".
  /^(?:and|but|und|aber|et|mais|pero|и|но|а)\s+(?=[^\s\d&+/|-])/i,
  opener('no(?: no)?', `(?:${PARTED_NOT_BY_COLON}|${SAYS_WHAT_IS})`),
  opener(
    'una cosa(?: más)?|una nota|un detalle|une chose|(?:une )?petite (?:remarque|note|chose)|uma coisa|eine sache|kleine (?:anmerkung|sache)|одна вещь|vale',
    PARTED,
  ),
  /^(?:好的?|嗯+|那个|那個|对了|對了|另外|还有|還有|哦|啊|你好|您好|ok(?!:|\s(?:buttons?|is|are|means?)\b))[\s,，。、!！:：]+/iu,
  /^(?:あ|えっと|ちなみに|はい|いや|うん|あと|すみません|すいません|こんにちは|OK(?!\s(?:buttons?|is|are|means?)\b))[\s、。,!！]+/u,
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

/** An "ok" without a comma is part of the rule: "only after my ok". */
const POLITE_END =
  /(?:,\s*ok(?:ay)?|[\s,]+(?:please|pls|plz|thanks|thank you|thx|bitte|merci|gracias|por favor|obrigado|пожалуйста|spasibo|lol|haha))[\s.!:)]*$/i
/** After these it is what is spoken of: a word to be said, or the last one of a list. */
const NEEDS_A_WORD =
  /\b(?:says?|said|saying|with|without|my|your|an?|the|no|or|and|of|in|to|like|as|word|words|not|never|avoid|avoids|use|uses|using|used|contains?|contain|includes?|write|writes|type|answer|is|are|was|be|means?|mean|called|call|add|ban|allow)$/i
const IS_A_LIST = /(?:\b(?:one of|either|among)\s+|[,:]\s*)["'“]?[\w-]+["'”]?$/i

function withoutPoliteEnd(text: string): string {
  const at = POLITE_END.exec(text)?.index
  if (at === undefined) return text
  const before = text.slice(0, at)
  return NEEDS_A_WORD.test(before) || (text.charAt(at) === ',' && IS_A_LIST.test(before)) ? text : before
}

/** Separators left over; what touches a word is part of it: `-Wall`, `.env`, `punt-`. */
const EDGE_BEFORE = /^(?:[\s,;–—]+|[:.!-]+(?=\s|$))+/u
const EDGE_AFTER = /(?:\s+[,;:–—-]+|[,;–—]+|(?<!:):)\s*$/u
/** After these a sign that stands alone is what is spoken of: "end statements with ;". */
const SPEAKS_OF_SIGN =
  /\b(?:with|without|by|in|of|use|using|an?|the|no|not|as|is|are|to|like|than|and|or|from|before|after|always|never|only|add|prefix|suffix|separator|mit|ohne|avec|sans|con|sin|com|sem) [,;:–—-]+$/iu

/**
 * The sentence as it would be kept: greeting, "ok so", "remember that" and a task hung on before or behind dropped, one line, at most 500
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
  text = withoutLeadingTask(text)
  for (const wish of WISHES) text = text.replace(wish, '')
  text = withoutPoliteEnd(withoutTrailingTask(text)).replace(EDGE_BEFORE, '')
  if (!SPEAKS_OF_SIGN.test(text)) text = text.replace(EDGE_AFTER, '')
  if (text.length < 4) text = line
  return cut(capitalised(text))
}

/** Latin and Cyrillic sentences begin with a capital, unless the first word is a name of code (`useEffect`, `pnpm-lock`, `iOS`). */
function capitalised(text: string): string {
  const first = /^[a-zà-ɏа-џґ]+(?=[\s,'’]|$)/u.exec(text)?.[0]
  if (first === undefined || /^(?:npm|pnpm|yarn|git|ios|gh|mise|npx|pip|uv|cargo|main|prod)$/.test(first)) return text
  return first.charAt(0).toUpperCase() + text.slice(1)
}

function cut(text: string): string {
  if (text.length <= TEXT_MAX) return text
  const space = text.lastIndexOf(' ', TEXT_MAX - 1)
  const kept = text.slice(0, space > TEXT_MAX * 0.7 ? space : TEXT_MAX - 1)
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}
