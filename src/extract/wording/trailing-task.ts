import { lowerCased } from '../../text/lower-cased.ts'

// Expressions for text in lower case.

/** Words that say how and when belong to the rule, whatever work they mention: "so change this like that". */
const HOW = String.raw`(?:with|without|in|on|at|by|as|like|to|into|via|using|from|under|behind|together|only|first|forward|instead|everywhere|everything|directly|afterwards|times|yourself|manually|locally|and|or|must|should|is|are|has|have|can|will)\b`
const THESE = String.raw`(?:this|that|these|those)(?: [\w'’-]+){0,3}`
const FAILING = String.raw`the (?:(?:two|three|\d+|last|remaining|other) )?(?:failing|broken|red) [\w-]+`
const REPAIRS = '(?:fix|redo|undo|revert|rerun)'
const CHANGES = '(?:change|update|move|rewrite|rename|remove|delete|replace)'
/** Searched separately: inside each expression below, it would make setting them up take as long as reading a transcript. */
const SAYS_HOW = new RegExp(String.raw`\b(?:this|that|these|those|with the) (?:[\w'’-]+ )*${HOW}`)
/** Nothing comes after these but the end. */
const CLOSED = String.raw`(?:,? (?:now|please|pls|too|again|back|accordingly|for me|in \S{1,60}\.[a-z]{1,4}))*[.!?)]*$`
/** Work on what is at hand. "Change it" alone may be what the rule is about, and "the" something may be anything. */
const WORK = String.raw`(?:${REPAIRS} (?:it|them|${THESE}|${FAILING})|${CHANGES} ${THESE}|continue(?: with the(?: [\w-]+){1,4})?|carry on|keep going|proceed)`
const WORK_NOW = `(?:${REPAIRS}|${CHANGES}|run|do|retry|repeat|test) (?:it|them|${THESE}|${FAILING})|retry|try again|rerun`
const ORDER = String.raw`(?:please|now|can you|could you|let['’]?s)[ ,]+`

/** One clause, in which files may be named. */
const TO_THE_END = String.raw`(?:[^.;!?]|\.(?=\w)){1,80}[.!?)]*$`
/** Work on one thing in front of the person, if other words say that it should be done now. */
const ON_A_THING = String.raw`(?:please )?(?:${REPAIRS}|${CHANGES}|add|create|implement|refactor|test|run|try) (?:the|this|that|these|those|my) ${TO_THE_END}`

/** After these, the words are what the rule talks about: "we never tell a model to think harder". */
const SPEAKS_OF_THINKING = String.raw`\b(?:to|should|must|can|will|would|could|you|i|we|they|it|models?|agents?|always|never|not|don['’]?t|just|only|first|says?|with|use|word|the|and|or)`

/**
 * What follows the lasting part in the same sentence and is for now only: an order that is clearly current work, or news. What might be
 * the rule's other half stays: one word too many is an edit, but a rule cut in two is lost. Each expression has a sign that every match contains,
 * because compiling the expressions takes longer than reading a sentence, and most sentences need none.
 */
const TRAILING_SAID: ReadonlyArray<readonly [sign: RegExp, source: string]> = [
  [/\bso\b/, `(?:[,;] ?(?:and |but )?so|[,;]? so| ?[-–—] so) (?:${ORDER})*${WORK}${CLOSED}`],
  [/\b(?:please|now|can you|could you|let['’]?s)\b/, `[,;] ?(?:(?:and|but) )?(?:so )?(?:${ORDER})+${WORK}${CLOSED}`],
  [/\bnow\b/, `[,;] ?(?:(?:and|but) )?(?:so )?now (?:please )?(?:${WORK}|${WORK_NOW})${CLOSED}`],
  [/\bnow\b/, String.raw`[,;] ?(?:(?:and|but) )?(?:so )?(?:${ORDER})*(?:${WORK_NOW}),? (?:right )?now[.!]*$`],
  [/\bnow\b/, String.raw`[,;] ?(?:(?:and|but|so) )*now,? (?:(?:can|could) you )?${ON_A_THING}`],
  [/\?/, String.raw`[,;] ?(?:(?:and|but|so) )*(?:can|could|would|will) you (?:now )?(?=[^?]*\?\W*$)${ON_A_THING}`],
  [/go ahead/, String.raw`[,;] ?(?:(?:and|but|so) )*(?:please )?go ahead and ${ON_A_THING}`],
  [/\bso please\b/, String.raw`(?:[,;] ?(?:and )?| )so ${ON_A_THING}`],
  [
    /jetzt/,
    String.raw`[,;] ?(?:und |aber |also )?jetzt (?:bitte )?(?:korrigiere?|ändere?|lösche?|entferne|benenne|ersetze|füge?|teste|mach|baue?)(?: bitte)? (?:den|die|das|dies(?:e[nrs]?)?) ${TO_THE_END}`,
  ],
  [
    /\bthen\b/,
    String.raw`[,;] ?(?:and )?then (?:please )?(?:fix|revert) (?:the|this|that|these|those) (?:failing|broken|red|flaky) (?:[\w-]+ ){0,3}in \S{1,60}\.[a-z]{1,4}[.!]*$`,
  ],
  [
    // Words that the client treats as a switch, at the end of a text.
    /think/,
    String.raw`(?<!${SPEAKS_OF_THINKING})[\s,.;]{1,4}(?:think (?:(?:very |really )?hard|harder|deeply|more|a lot)|(?:ultra|mega)think)[\s.!)]*$`,
  ],
  [
    /\b(?:also|btw|by the way)\b/,
    String.raw`[,;] ?(?:(?:and|but|oh) )?(?:also|btw|by the way),? (?:the|my|our|this|that) [^,;]{1,40} (?:failing|broken|red|down|stuck|crashing|hanging)(?: (?:now|again|right now|too))?[.!]*$`,
  ],
]
/** The same without such a word, if what precedes it is not an order: "dates are stored in UTC, fix it". */
const BARE = `[,;] ?(?:and )?(?:${REPAIRS} (?:it|them|this|that|these|those)|${CHANGES} (?:this|that|these|those))${CLOSED}`
const BARE_SIGN =
  /[,;] ?(?:and )?(?:fix|redo|undo|revert|rerun|change|update|move|rewrite|rename|remove|delete|replace)\b/

const TRAILING = [...TRAILING_SAID, [BARE_SIGN, BARE] as const].map(([sign, source]) => ({
  sign,
  expression: new RegExp(source),
  isBare: source === BARE,
}))
const ORDERS = /^(?:always|never|please|make sure|do not|don['’]?t|every|each|all|any)\b/
const CLOSED_END = new RegExp(CLOSED)
/** A sentence with a condition is a rule, whichever half of it says what to do. */
const CONDITION =
  /\b(?:if|when|whenever|before|after|until|till|unless|only|each|every|once|while|always|never|in case|as soon as)\b|^(?:on|for|with)\b/

/** Half a rule: what to do comes after the comma. */
const OPEN_CONDITION =
  /^(?:if|when|whenever|before|after|until|unless|once|while|in case|as soon as|on|for|with)\b[^,;]*$/

/** The sentence without a last part that is for now only, if the rest still says something. */
export function withoutTrailingTask(text: string): string {
  const lower = lowerCased(text)
  for (const { sign, expression, isBare } of TRAILING) {
    const at = sign.test(lower) ? expression.exec(lower)?.index : undefined
    if (at === undefined || at < 20 || isRule(lower.slice(at))) continue
    const standing = lower.slice(0, at)
    if (OPEN_CONDITION.test(standing)) continue
    if (isBare && (ORDERS.test(standing) || CONDITION.test(standing))) continue
    return text.slice(0, at)
  }
  return text
}

function isRule(trailing: string): boolean {
  return CONDITION.test(trailing.replace(/^[,; ]+/, '')) || SAYS_HOW.test(trailing.replace(CLOSED_END, ''))
}
