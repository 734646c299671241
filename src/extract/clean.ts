/** The longest a learning may be (DESIGN 7: one line of at most 500 characters). */
export const TEXT_MAX = 500
/** So much of a sentence is looked at: what is behind is cut off anyway. */
const READ_MAX = 4 * TEXT_MAX

/** What people say before they come to the point; each may come once, in any order. */
const OPENERS: readonly RegExp[] = [
  /^claude[,:!]\s*/i,
  /^(?:hi|hey|hello|hallo|hola|salut|bonjour|oi|ciao|привет|good morning|morning)(?: (?:there|claude|again))?[\s,.!:–-]+/i,
  /^(?:ok(?:ay)?|alright|all right|right|so|well|um+|uh+|er+|hm+|ahh?|oh|yeah|yes|yep|yup|no|nope|nah|sure|great|perfect|good|cool|nice|thanks|thank you|also|and|but|btw|by the way|fyi|just so you know|one (?:more )?thing|the only thing is|wait|actually|listen|look|please note|again|p\.?s\.?|note)(?:[\s]*[,.!:;–…-]+\s*|\s+(?=(?:ok|so|and|but|no|yes|we|you|i|the|this|please|let|also|from|always|never|don|remember)\b))/i,
  /^(?:好的?|嗯+|那个|那個|对了|對了|另外|还有|還有|哦|啊|ok|OK)[\s,，。、!！:：]+/u,
  /^(?:あ|えっと|ちなみに|はい|いや|うん|あと|OK)[\s、。,!！]+/u,
  /^(?:아|네|참|그리고|저기|아니)[\s,.!]+/u,
  /^(?:vale|bueno|oye|por cierto|bom|olha|alors|bon|au fait|übrigens|also|ach ja|кстати|ну|так|слушай)[\s,.!:–-]+/i,
]

/** A wish to remember, before words that say by themselves what: these are what is kept, the wish stays in the evidence. */
const WISHES: readonly RegExp[] = [
  /^(?:(?:please|always)[\s,]+)*(?:remember|note|keep in mind|bear in mind|be aware|don['’]?t forget)(?:\s+that\s+(?!(?:one|down|for|in|as|somewhere|somehow|time)\b)|\s*[:–—]\s*)(?=\S+\s+\S+\s+\S)/i,
  /^(?:recuerd[ae]n?|ten en cuenta|lembre(?:-se)?|tenha em mente|souviens-toi|retiens|n['’]oublie pas|ricorda(?:ti)?)(?:\s+(?:de )?(?:que|che)\s+|\s*[:–—]\s*)(?=\S+\s+\S+\s+\S)/i,
  /^(?:bitte )?(?:merk dir|denk daran|beachte)\s*[:–—]\s*(?=\S+\s+\S+\s+\S)/i,
  /^(?:запомни(?:те)?|помни(?:те)?|имей(?:те)? в виду|учти(?:те)?)(?:,?\s+что\s+|\s*[:–—]\s*)(?=\S+\s+\S+\s+\S)/i,
  /^(?:请|請)?(?:记住|記住|记得|記得)[\s:：,，]+(?=.{4})/u,
]

/** A task that follows the standing part in the same sentence: ", so fix it", "… and rerun the tests". */
const TRAILING_TASK =
  /(?:[,;]\s*(?:so |and |then )?|\s+(?:so|and) )(?:please |now |can you |could you |let'?s )*(?:fix|redo|undo|revert|rerun|retry|change it|update (?:it|them|this)|move it|rewrite it|rename (?:it|them)|remove (?:it|them|that)|continue|carry on|keep going|proceed|try again|do it again|run it again)\b[^,.;]{0,60}[.!]*$/i

const POLITE_END =
  /[\s,]+(?:please|pls|plz|thanks|thank you|thx|ok(?:ay)?|bitte|merci|gracias|por favor|obrigado|пожалуйста|spasibo|lol|haha)[\s.!:)]*$/i

/**
 * The sentence as it would be kept: greeting, "ok so", "remember that" and a task hung on at the end dropped, one line, at most 500
 * characters. The words that stay are the person's own.
 */
export function cleanSentence(sentence: string): string {
  const line = sentence.slice(0, READ_MAX).replace(/\s+/g, ' ').trim()
  let text = line
  for (let round = 0; round < 3; round++) {
    const before = text
    for (const opener of OPENERS) text = text.replace(opener, '')
    if (text === before || text.length < 12) break
  }
  for (const wish of WISHES) text = text.replace(wish, '')
  const withoutTask = text.replace(TRAILING_TASK, '')
  if (withoutTask.length >= 20) text = withoutTask
  text = text
    .replace(POLITE_END, '')
    .replace(/^[\s,;:.!–—-]+/u, '')
    .replace(/[\s,;:–—-]+$/u, '')
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
