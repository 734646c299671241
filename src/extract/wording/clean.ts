import { capitalised } from '../../text/capitalised.ts'
import { LETTERS } from '../../text/letters.ts'
import { lowerCased } from '../../text/lower-cased.ts'
import { MAX_LEARNING } from '../../text/max-learning.ts'
import { PLACEHOLDERS } from '../view/mask.ts'
import { withoutLeadingTask } from './leading-task.ts'
import { withoutMemoryOrder } from './memory-order.ts'
import { OPENERS } from './openers.ts'
import { isPartOfRule } from './part-of-rule.ts'
import { withoutTrailingTask } from './trailing-task.ts'

/** How much of a sentence is read: the rest would be cut off anyway. */
const MAX_READ_UNITS = 4 * MAX_LEARNING

/** What a wish calls the words after its colon: "this rule", "the following, for all later sessions". */
const CALLED = String.raw`(\s+(?:this|that|these|the following)( one)?( (?:rule|thing|fact|point)s?)?)?(\s+(?:for|in) ((?:the|all|any|every) )?(?:next|later|future|other)(( \w+)? (?:chat|conversation|prompt|reference|run|session|task|time|use|work)s?)?)?`
/** A wish to remember before complete words: only those are kept, and the wish stays in the evidence. */
const WISHES: readonly RegExp[] = [
  new RegExp(
    String.raw`^(i(?: want| need| would like|['’]d like) you to |(please )?(?:can|could|will|would) you )?((?:please|pls|always)[\s,]+)*(?:remember|note|keep in mind|bear in mind|be aware|(?:don['’]?t|never) forget)(?:\s+that\s+(?!(?:one|down|for|in|as|somewhere|somehow|time)\b)|${CALLED}(?:\s*[:–—]|\s+-)\s*)(?=\S+\s+\S+\s+\S)`,
    'i',
  ),
  /^(?:recuerd[ae]n?|ten en cuenta|lembre(?:-se)?|tenha em mente|souviens-toi|retiens|n['’]oublie pas|ricorda(?:ti)?)(?:\s+(?:de )?(?:que|che)\s+|\s*[:–—]\s*)(?=\S+\s+\S+\s+\S)/i,
  /^(?:bitte )?(?:merk dir|denk daran|beachte)\s*[:–—]\s*(?=\S+\s+\S+\s+\S)/i,
  /^(?:запомни(?:те)?|помни(?:те)?|имей(?:те)? в виду|учти(?:те)?)(?:,?\s+что\s+|\s*[:–—]\s*)(?=\S+\s+\S+\s+\S)/i,
  /^(?:请|請)?(?:记住|記住|记得|記得)[\s:：,，]+(?=.{4})/u,
]

/** Puts the wish as a question. */
const ASKS = /^(please )?(?:can|could|will|would) you\b/i

/** The same wish after what is to be remembered. */
const TRAILING_WISH =
  /[,;–—-]+\s*(?:(?:and|so|please|pls|und|bitte|et|y)[\s,]+)*(?:remember (?:that|this)|keep (?:that|this|it) in mind|don['’]?t forget (?:that|this)|merk dir das|vergiss das nicht|retiens[- ](?:le|ça)|ne l['’]oublie pas|recuérdalo|no lo olvides|lembre-se disso|ricordalo|onthoud dat|запомни(?:те)?(?: это)?|zapamiętaj to)[\s.!]*$/iu
/** After a condition, the "wish" is what the rule asks for: "if a user names a currency, remember that". */
const CONDITION = /^(?:if|when|whenever|once|after|before|wenn|sobald|si|quand|cuando|se|quando|если|когда)\b[^,]*$/iu

/**
 * For text in lower case, as is what follows. An "ok" without a comma is part of the rule: "only after my ok". So is "tack", Swedish for thanks, in
 * "change tack".
 */
const POLITE_END =
  /(?:,\s*ok(?:ay)?|,\s*(?:alright|got it|understood|klar|verstanden|d['’]accord|vale|va bene)(?=\s*\?)|[\s,]+(?:please|pls|plz|thanks|thank you|thx|bitte|danke|merci|s['’]il (?:te|vous) pla[iî]t|svp|gracias|por favor|obrigad[oa]|per favore|grazie|alsjeblieft|bedankt|proszę|dzięki|lütfen|teşekkürler|пожалуйста|спасибо|spasibo|будь ласка|дякую|(?<!\bchang(?:es?|ing) )tack|lol|haha))[\s.!?:)]*$/
/** After these, the polite word is what is talked about: a word to be said, or the last one of a list. */
const NEEDS_A_WORD =
  /\b(?:says?|said|saying|with|without|my|your|an?|the|no|or|and|of|in|to|like|as|word|words|not|never|avoid|avoids|use|uses|using|used|contains?|contain|includes?|write|writes|type|answer|is|are|was|be|means?|mean|called|call|add|ban|allow|mit|ohne|nach|kein|keine|und|oder|avec|sans|après|et|ou|con|sin|sem|senza|com|met|zonder|bez)$/
/** The same in other languages, with or without a "never" after the verb: "sag nie danke", "не пиши спасибо". */
const NEEDS_A_WORD_ELSEWHERE = new RegExp(
  String.raw`(?<![${LETTERS}])(?:(?:sage?n?|schreibe?n?|heißt|ist|dis|dire|écris|écrire|di|digas|decir|escrib[ae]s?|scriv[ei](?:re)?|diga|dizer|escrev[ae]r?|diz|zeg|schrijf|pisz|pisać|mów|säg|skriv|пиши|писать|говори|говорить|пишіть|кажи)(?:те)?(?: (?:nie|niemals|nicht|kein|jamais|pas|nunca|mai|nooit|niet|geen|aldrig|inte))?|wort|mot|palabra|parola|palavra|woord|słowa|ordet|слов[оа]|без|chiama|ani|называется)$`,
)
const IS_A_LIST = /(?:\b(?:one of|either|among)\s+|[,:]\s*)["'“]?[\w-]+["'”]?$/

function withoutPoliteEnd(text: string): string {
  const lower = lowerCased(text)
  const at = POLITE_END.exec(lower)?.index
  if (at === undefined) return text
  const before = lower.slice(0, at)
  const isTalkedAbout = NEEDS_A_WORD.test(before) || NEEDS_A_WORD_ELSEWHERE.test(before)
  return isTalkedAbout || (text.charAt(at) === ',' && IS_A_LIST.test(before)) ? text : text.slice(0, at)
}

/** Separators left over; what touches a word is part of it: `-Wall`, `.env`, `punt-`. */
const EDGE_BEFORE = /^(?:[\s,;–—]+|[:.!-]+(?=\s|$))+/u
/** Few sentences match: at the end of the others, nothing has to be left out. */
const ENDS_WITH_SIGN = /[,;:–—-]\s*$/
const EDGE_AFTER = /(?:\s+[,;:–—-]+|[,;–—]+|(?<!:):)\s*$/u
/** After these, a sign on its own is what is talked about: "end statements with ;". */
const SPEAKS_OF_SIGN =
  /\b(?:with|without|by|in|of|use|using|an?|the|no|not|as|is|are|to|like|than|and|or|from|before|after|always|never|only|add|prefix|suffix|separator|mit|ohne|avec|sans|con|sin|com|sem) [,;:–—-]+$/iu

/**
 * The sentence as it would be kept: without greeting, "ok so", "remember that" and a task attached before or after; one line, at most 500
 * characters. The remaining words are the person's own.
 */
export function cleanSentence(sentence: string): string {
  const line = sentence.slice(0, MAX_READ_UNITS).replace(PLACEHOLDERS, ' ').replace(/\s+/g, ' ').trim()
  let text = withoutLeadingTask(withoutOpeners(line))
  text = withoutMemoryOrder(withoutWish(text))
  text = withoutPoliteEnd(withoutTrailingTask(withoutTrailingWish(text))).replace(EDGE_BEFORE, '')
  if (ENDS_WITH_SIGN.test(text.slice(-8)) && !SPEAKS_OF_SIGN.test(text)) text = text.replace(EDGE_AFTER, '')
  if (text.length < 4) text = line
  return cut(sentenceCased(text))
}

function withoutWish(text: string): string {
  const said = WISHES.reduce((rest, wish) => rest.replace(wish, ''), text)
  // Of a wish that was put as a question, the sign stood at the end.
  return said !== text && ASKS.test(text) ? said.replace(/\s*[?？]\s*$/u, '') : said
}

function withoutTrailingWish(text: string): string {
  const at = text.search(TRAILING_WISH)
  const said = at === -1 ? '' : text.slice(0, at).trim()
  return said.length > 10 && !CONDITION.test(said) ? said : text
}

function withoutOpeners(text: string): string {
  const lower = lowerCased(text)
  let from = 0
  for (let round = 0; round < 3; round++) {
    const before = from
    for (const opener of OPENERS) {
      const rest = lower.slice(from)
      const opening = opener.exec(rest)?.[0] ?? ''
      if (opening !== '' && !isPartOfRule(rest)) from += opening.length
    }
    if (from === before || text.length - from < 12) break
  }
  return text.slice(from)
}

/** Latin and Cyrillic sentences begin with a capital, unless the first word is a name of code (`useEffect`, `pnpm-lock`, `iOS`). */
function sentenceCased(text: string): string {
  const first = /^[a-zà-ɏа-џґ]+(?=[\s,'’]|$)/u.exec(text)?.[0]
  if (first === undefined || /^(?:npm|pnpm|yarn|git|ios|gh|mise|npx|pip|uv|cargo|main|prod)$/.test(first)) return text
  return capitalised(text)
}

/** The text, cut after a word if it is longer than a learning may be. */
export function cut(text: string): string {
  if (text.length <= MAX_LEARNING) return text
  const space = text.lastIndexOf(' ', MAX_LEARNING - 1)
  const kept = text.slice(0, space > MAX_LEARNING * 0.7 ? space : MAX_LEARNING - 1)
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}
