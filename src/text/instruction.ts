import { INSTRUCTION_RULES, type InstructionRule } from './instruction-rules.ts'

/** A prohibition of what a rule looks for is a convention: "never use --no-verify", "don't skip tests". */
const PROHIBITION =
  /\b(?:never|do not|don['’]?t|must not|mustn['’]?t|should not|shouldn['’]?t|avoid|no|not|stop|without|nicht|nie|kein\w{0,2}|ne|jamais|nunca|não|не|нельзя|никогда)\s{1,3}(?:ever |to |use |using |run |pass |add |commit with |push with |git (?:commit|push) )?\S{0,3}$|(?:不要|别|勿|禁止|不能|不得)\S{0,4}$/iu
/** The same where the verb comes last. */
const PROHIBITION_AFTER = /^[^。.!?\n]{0,20}?(?:使わ(?:ない|ず)|しない|せず|禁止|ないで|ません|지\s?(?:마|않)|금지)/u
const BEFORE = 40

/**
 * Why a text looks like an attack on the model rather than something a person wants remembered; empty for ordinary conventions, also
 * for those that forbid what an attack would ask for. A flag asks for a second look, it decides nothing. Linear.
 */
export function instructionLike(text: string): string[] {
  return INSTRUCTION_RULES.filter((candidate) => matches(candidate, text)).map(({ reason }) => reason)
}

function matches({ expression, forbiddable }: InstructionRule, text: string): boolean {
  if (!forbiddable) return expression.test(text)
  for (const { 0: found, index } of text.matchAll(new RegExp(expression.source, 'giu'))) {
    const end = index + found.length
    if (PROHIBITION.test(text.slice(Math.max(0, index - BEFORE), index))) continue
    if (!PROHIBITION_AFTER.test(text.slice(end, end + BEFORE))) return true
  }
  return false
}
