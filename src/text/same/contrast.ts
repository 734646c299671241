import { ALWAYS_BEHIND, IS_ON, NOT_OF_THINGS, USES } from './phrases.ts'
import { AND, LEADS_TO, NOT, NOT_BEFORE, OR, PARTS, continues, isParting, isSmall } from './word-classes.ts'

const WORD = `[^\\s${NOT}${NOT_BEFORE}${PARTS}${AND}${OR}${LEADS_TO}+]\\S*`
const NAME = `${WORD}(?: ${WORD}){0,2}?`
const USE = `(?:${USES})`
const ARE_ON = `(?:${USES}|${IS_ON})`
const HERE = '(?: (?:here|hier|ici|aquí|aqui|qui))?'
const INSTEAD = '(?: (?:instead|stattdessen|here|hier|ici|aquí|aqui|qui))?'
const BUT = `(?:${PARTS} )?(?:but|sondern|mais|sino|ma|maar|utan|ale|но|а)`
const NOT_USED = `${NOT} (?:used|allowed)${HERE}`

/** One thing rather than another, by the words that `orderedIn` makes of it: `one` is to be used, `other` is not. */
const USED: readonly RegExp[] = [
  // "Use pnpm, not npm", "we use pnpm and don't use npm"
  `${ARE_ON}${HERE} (?<one>${NAME})${HERE}(?: [${PARTS}${AND}])? (?:${USE} )?${NOT} (?:${USE} )?(?<other>${NAME})${HERE}`,
  // "No npm here, we use pnpm", "don't use npm, use pnpm instead"
  `${NOT} (?:${USE} )?(?<other>${NAME})${HERE} (?:${PARTS}|${BUT}) ${ARE_ON} (?<one>${NAME})${INSTEAD}`,
  // "Instead of npm use pnpm"
  `${NOT} (?<other>${WORD}) ${USE} (?<one>${NAME})`,
  // "Not npm but pnpm"
  `${NOT} (?:${USE} )?(?<other>${NAME}) ${BUT} (?<one>${NAME})`,
  // "Nutze nicht npm, sondern pnpm", "nutze nicht npm, nutze pnpm"
  `${USE} ${NOT} (?<other>${NAME}) (?:${BUT}|${PARTS} ${USE}) (?<one>${NAME})`,
  // "npm nicht benutzen, sondern pnpm"
  `(?<other>${NAME}) ${NOT} ${USE} ${BUT} (?<one>${NAME})`,
  // "npm is not used here, use pnpm", and the other way round
  `(?<other>${NAME}) ${NOT_USED} (?:${PARTS}|${BUT}) ${ARE_ON} (?<one>${NAME})${INSTEAD}`,
  `${ARE_ON} (?<one>${NAME})${HERE} [${PARTS}${AND}] (?<other>${NAME}) ${NOT_USED}`,
].map(whole)

/** The same for texts where only the wording distinguishes "never npm, always yarn" from "never npm, yarn". */
const ALWAYS: readonly RegExp[] = [
  `${NOT} (?<other>${WORD}) ${PARTS} (?<one>${WORD})`,
  `${NOT} ${USE} (?<other>${NAME}) ${PARTS} (?<one>${NAME})`,
].map(whole)

/** With another verb: "Don't write enums, write unions". */
const DONE = whole(
  `${NOT} (?<verb>${WORD}) (?<other>${NAME})${HERE} (?:${PARTS}|${BUT}) \\k<verb> (?<one>${NAME})${INSTEAD}`,
)

/** Only what is not to be used. */
const UNUSED: readonly RegExp[] = [`${NOT} ${USE} (?<other>${NAME})${HERE}`, `(?<other>${NAME}) ${NOT_USED}`].map(whole)
const NO_THINGS = whole(`${NOT} (?<other>${WORD} ${WORD})`)

/** Says "not" of how much or how often, by words that elsewhere say nothing: "don't just use mocks, use testcontainers" forbids no mocks. */
const NOT_ALWAYS =
  /(?:(?<![\p{L}\p{N}])(?:not|never|nicht|nie|pas|no|não|не)|n['’]t|\bdont)\s(?:[^,;.!?–—\s]+\s)*?(?:just|always|all|every|each|immer|toujours|siempre|sempre|всегда)(?!\p{L})/iu

/** A text longer than the longest of these forms says more. */
const MAX_WORDS = 16

function whole(words: string): RegExp {
  return new RegExp(`^${words}$`, 'u')
}

/**
 * The words of a text in the one order that stands for all ways to set one thing against another, without a word for "use": "npm is not used
 * here, use pnpm" and "pnpm instead of npm" become "pnpm, not npm". A text that says anything else stays as it is, except for a verb that it
 * repeats.
 */
export function contrasted(words: readonly string[], text: string): readonly string[] {
  if (!words.includes(NOT)) return words
  const set = words.length > MAX_WORDS || NOT_ALWAYS.test(text) ? undefined : setOrBanned(words.join(' '), text)
  if (set !== undefined) return set
  const [verb = NOT] = words
  // "Run the linter, don't run the tests" says what "run the linter, not the tests" says.
  return words.filter((word, at) => word !== verb || !isVerbAgain(words, at))
}

function setOrBanned(joined: string, text: string): string[] | undefined {
  const set =
    firstOf(USED, joined) ?? firstOf([DONE], joined) ?? (ALWAYS_BEHIND.test(text) ? firstOf(ALWAYS, joined) : undefined)
  if (set !== undefined) return [...set.verb, ...set.one, PARTS, NOT, ...set.other]
  const unused = firstOf(UNUSED, joined) ?? (NOT_OF_THINGS.test(text) ? firstOf([NO_THINGS], joined) : undefined)
  // "Never use merge commits" is not "never merge commits".
  return unused && [NOT, ...(unused.other.length === 1 ? [] : ['use']), ...unused.other]
}

type Contrast = { readonly verb: readonly string[]; readonly one: readonly string[]; readonly other: readonly string[] }

/** What the first form that matches names, if it names plain words. */
function firstOf(forms: readonly RegExp[], joined: string): Contrast | undefined {
  for (const form of forms) {
    const { verb, one, other } = form.exec(joined)?.groups ?? {}
    if (other === undefined) continue
    const set = { verb: wordsIn(verb), one: wordsIn(one), other: wordsIn(other) }
    if (Object.values(set).flat().every(isPlain)) return set
  }
  return undefined
}

function wordsIn(name: string | undefined): string[] {
  return name?.split(' ') ?? []
}

/**
 * Whether the text's first word is repeated here: next to a "not" after a part boundary, and before what is rejected. "Do not commit on Fridays"
 * is more than "not on Fridays".
 */
function isVerbAgain(words: readonly string[], at: number): boolean {
  const isBehindNot = words[at - 1] === NOT && isParting(words[at - 2] ?? '')
  const isBeforeNot = isParting(words[at - 1] ?? '') && words[at + 1] === NOT
  const negated = words[isBehindNot ? at + 1 : at + 2]
  return (isBehindNot || isBeforeNot) && isPlain(words[at]) && isPlain(negated)
}

function isPlain(word: string | undefined): boolean {
  return word !== undefined && word !== NOT && !isParting(word) && !continues(word) && !isSmall(word)
}
