import { isNegation } from '../same/same.ts'
import { INSTRUCTION_RULES, type InstructionRule } from './instruction-rules.ts'

/** Forbidding what a rule looks for is a convention: "never use --no-verify", "don't skip tests", "instead of git push --force". */
const PROHIBITION =
  /\b(?:never|do not|don['’]?t|must not|mustn['’]?t|should not|shouldn['’]?t|avoid|no|not|stop|without|instead of|rather than|refuse|nobody|no one|(?<!\b(?:not|never) )(?:forbidden|prohibited|banned)|nicht|nie|kein\w{0,2}|statt|ne|jamais|nunca|não|не|нельзя|никогда)\s{1,3}(?:(?:ever|to|may|should|must|use|uses|using|run|runs|pass|add|commits? with|push(?:es)? with|git (?:commit|push)) ){0,3}\S{0,3}$|(?:不要|别|勿|禁止|不能|不得)\S{0,4}$/iu
/** The same right after it: "--no-verify is never allowed", "git push --force ist verboten". */
const IS_PROHIBITED =
  /^["'`)]{0,2}\s{1,3}(?:(?:is|are)\s(?:(?:strictly|absolutely|here)\s)?(?:forbidden|banned|prohibited|disallowed|off[ -]limits|(?:not|never)\s(?:allowed|permitted|used|ok(?:ay)?|how))|(?:(?:must|should|may|can|will)\s(?:not|never)|(?:must|should|ca|wo)n['’]t)\sbe\s(?:added|allowed|called|done|needed|necessary|passed|permitted|run|set|typed|used)\b|(?:is|are)n['’]t\s(?:allowed|permitted|used|ok(?:ay)?)\b|(?:ist|sind)\s(?:hier\s)?(?:verboten|tabu|untersagt|nicht\serlaubt)|(?:est|sont)\sinterdit|n['’]est\spas\s(?:permis|autoris)|(?:est[aá]n?|é|è)\s(?:prohibid|proibid|vietat)|no\sest[aá]n?\spermitid|is\sverboden|jest\szabronion|запрещ|yasak)/iu
/** The same in languages where the verb comes last. */
const PROHIBITION_AFTER =
  /^[^。.!?\n]{0,20}?(?:使わ(?:ない|ず)|しない|せず|禁止|ないで|ません|(?<![\p{L}\p{M}])(?:मत|नहीं|न)(?![\p{L}\p{M}])|지\s?(?:마|않)|금지)/u
const BEFORE = 60
const AFTER = 40
const LAST_WORD = /[\p{L}\p{M}]{1,20}(?=\s{1,3}$)/u
const ONLY_ASCII = /^\p{ASCII}*$/u
const WORD = /\p{L}{2,}/gu
const LATIN = /[a-z]/iu
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu
/** Each look-alike, followed by its Latin letter. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  'аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw кk мm тt нh ӏl АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS αa οo νv ιi κk ρp τt υu χx εe ηn γy ωw ΑA ΒB ΕE ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ΖZ'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/**
 * Why a text looks like an attack on the model rather than something to remember; empty for ordinary conventions, including those that
 * forbid what an attack would ask for. A flag only asks for a second look. Linear.
 */
export function instructionLike(text: string): string[] {
  const plain = plainLetters(text)
  return INSTRUCTION_RULES.filter((candidate) => matches(candidate, plain)).map(({ reason }) => reason)
}

/** Turns full-width letters and the like into normal ones, and Cyrillic and Greek letters inside a Latin word into what they look like. */
function plainLetters(text: string): string {
  if (ONLY_ASCII.test(text)) return text
  return text
    .normalize('NFKC')
    .replace(WORD, (word) =>
      LATIN.test(word) ? word.replace(LOOKALIKE, (letter) => LOOKALIKES.get(letter) ?? letter) : word,
    )
}

function matches({ expression, forbiddable }: InstructionRule, text: string): boolean {
  for (const { 0: found, index } of text.matchAll(expression()))
    if (!forbiddable || !isForbidden(text, index, index + found.length)) return true
  return false
}

/** Whether the words around say not to do it. */
function isForbidden(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start)
  if (PROHIBITION.test(before) || isNegation(LAST_WORD.exec(before)?.[0].toLowerCase() ?? '')) return true
  const after = text.slice(end, end + AFTER)
  return IS_PROHIBITED.test(after) || PROHIBITION_AFTER.test(after)
}
