import { lowerCased } from '../../text/lower-cased.ts'

/** What is done to a text whatever it says. */
const REWORDS =
  'rephrase|reword|paraphrase|proofread|translate|übersetze?|formuliere|reformule|traduis|traduce|traduza|traduci|vertaal|przetłumacz|переведи|перефразируй'
/** What is done to other things as well. */
const WORKS_ON =
  'improve|rewrite|shorten|polish|summari[sz]e|correct|change|verbessere|korrigiere|kürze|améliore|corrige|mejora|reescribe|melhore|reescreva|migliora|riscrivi|verbeter|popraw|улучши|перепиши'
const TEXT =
  'prompt|text|copy|sentence|paragraph|wording|e-?mail|satz|texte|phrase|texto|frase|testo|tekst|zin|zdanie|текст|письмо|предложение'
const BEFORE_IT = String.raw`\s{0,8}((?:please|pls|now|can you|could you|bitte|por favor|пожалуйста) )?`

// No `\p{L}`: with it, the expression takes milliseconds to compile.
const END = '(?![\\wà-ÿа-я])'
const START = '(?<![\\wà-ÿа-я])'
const TAIL = String.raw`(?: (?:to|into|below|here|for me|a bit|please|bitte|(?:in|into|to|auf|ins|en|em|na|на) [^\s:：]{2,12}))?\s?`

/** An order about a text up to the colon before that text: "improve this prompt: You are …". For text in lower case. */
const GIVEN = new RegExp(
  String.raw`^(?:${BEFORE_IT}(?:(?:${REWORDS})${END}[^:：\n]{0,60}|(?:${WORKS_ON}) [^:：\n]{0,40}${START}(?:${TEXT})${TAIL})|\s{0,8}(?:请|請|帮我|幫我)?(?:优化|優化|改进|改進|翻译|翻譯|润色|潤色)[^:：\n]{0,20})[:：]$`,
)

const COLON = /[:：]/
const MAX_ORDER_UNITS = 160

/** Where the text begins that a message only asks to reword, in UTF-16 units; the message's length if there is none. */
export function givenFrom(text: string): number {
  const colon = text.slice(0, MAX_ORDER_UNITS + 1).search(COLON)
  const from = colon + 1
  return colon !== -1 && GIVEN.test(lowerCased(text.slice(0, from))) && /\S/.test(text.slice(from)) ? from : text.length
}
