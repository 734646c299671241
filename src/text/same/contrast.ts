import { ALWAYS_BEHIND, NOT_BETWEEN, NOT_OF_THINGS, USES } from './phrases.ts'
import { AND, NOT, PARTS, continues, isParting, isSmall } from './word-classes.ts'

const WORD = `[^\\s${NOT}${PARTS}${AND}|→+]\\S*`
const NAME = `${WORD}(?: ${WORD}){0,2}?`
const USE = `(?:${USES})`
const HERE = '(?: here)?'
const INSTEAD = '(?: (?:instead|here|stattdessen))?'
const BUT = `(?:${PARTS} )?(?:but|sondern|mais|sino|ma|maar|utan|ale|но|а)`
const NOT_USED = `${NOT} (?:used|allowed)${HERE}`

/** One thing rather than another, by the words that `orderedIn` makes of it: what is to be used is the first group. */
const USED: readonly RegExp[] = [
  // "Use pnpm, not npm", "we use pnpm and don't use npm"
  `${USE} (?<one>${NAME})${HERE}(?: [${PARTS}${AND}])? (?:${USE} )?${NOT} (?:${USE} )?(?<other>${NAME})${HERE}`,
  // "No npm here, we use pnpm", "don't use npm, use pnpm instead"
  `${NOT} (?:${USE} )?(?<other>${NAME})${HERE} (?:${PARTS}|${BUT}) ${USE} (?<one>${NAME})${INSTEAD}`,
  // "Instead of npm use pnpm"
  `${NOT} (?<other>${WORD}) ${USE} (?<one>${NAME})`,
  // "Not npm but pnpm"
  `${NOT} (?:${USE} )?(?<other>${NAME}) ${BUT} (?<one>${NAME})`,
  // "Nutze nicht npm, sondern pnpm", "nutze nicht npm, nutze pnpm"
  `${USE} ${NOT} (?<other>${NAME}) (?:${BUT}|${PARTS} ${USE}) (?<one>${NAME})`,
  // "npm nicht benutzen, sondern pnpm"
  `(?<other>${NAME}) ${NOT} ${USE} ${BUT} (?<one>${NAME})`,
  // "npm is not used here, use pnpm", and the other way round
  `(?<other>${NAME}) ${NOT_USED} (?:${PARTS}|${BUT}) ${USE} (?<one>${NAME})${INSTEAD}`,
  `${USE} (?<one>${NAME})${HERE} [${PARTS}${AND}] (?<other>${NAME}) ${NOT_USED}`,
].map(whole)

/** The same without a verb, and without anything that tells "never npm, yarn" from "never npm, always yarn" but how it was said. */
const BARE: ReadonlyArray<readonly [said: RegExp, words: RegExp]> = [
  [/(?:)/u, whole(`(?<one>${WORD}) [${PARTS}${AND}] ${NOT} (?<other>${WORD})`)],
  [NOT_BETWEEN, whole(`(?<one>${WORD}) ${NOT} (?<other>${WORD})`)],
  [ALWAYS_BEHIND, whole(`${NOT} (?<other>${WORD}) ${PARTS} (?<one>${WORD})`)],
  [ALWAYS_BEHIND, whole(`${NOT} ${USE} (?<other>${NAME}) ${PARTS} (?<one>${NAME})`)],
]

/** With another verb: "Don't write enums, write unions". */
const DONE = whole(
  `${NOT} (?<verb>${WORD}) (?<other>${NAME})${HERE} (?:${PARTS}|${BUT}) \\k<verb> (?<one>${NAME})${INSTEAD}`,
)

/** Only what is not to be used. */
const UNUSED: readonly RegExp[] = [`${NOT} ${USE} (?<other>${NAME})${HERE}`, `(?<other>${NAME}) ${NOT_USED}`].map(whole)
const NO_THINGS = whole(`${NOT} (?<other>${WORD} ${WORD})`)
const NO_WORD = whole(`${NOT} (?<other>${WORD})`)

function whole(words: string): RegExp {
  return new RegExp(`^${words}$`, 'u')
}

/**
 * The words of a text in the one order and with the one verb that stand for all ways to set one thing against another: "npm is not used here,
 * use pnpm" and "pnpm instead of npm" become those of "use pnpm, not npm". A text that says anything beside stays as it is, but for a verb that
 * it repeats.
 */
export function contrasted(words: readonly string[], text: string): readonly string[] {
  if (!words.includes(NOT)) return words
  const joined = words.join(' ')
  const used =
    firstOf(USED, joined) ??
    firstOf(
      BARE.flatMap(([said, form]) => (said.test(text) ? form : [])),
      joined,
    )
  if (used !== undefined) return ['use', ...(used.one ?? []), PARTS, NOT, ...(used.other ?? [])]
  const done = firstOf([DONE], joined)
  if (done !== undefined) return [...(done.verb ?? []), ...(done.one ?? []), PARTS, NOT, ...(done.other ?? [])]
  const unused = firstOf([...UNUSED, NO_WORD, ...(NOT_OF_THINGS.test(text) ? [NO_THINGS] : [])], joined)
  if (unused !== undefined) return [NOT, 'use', ...(unused.other ?? [])]
  const [verb = NOT] = words
  // "Run the linter, don't run the tests" says what "run the linter, not the tests" says.
  return words.filter((word, at) => word !== verb || !isVerbAgain(words, at))
}

/** The words of each group of the first form that all words have, if what it names are plain words. */
function firstOf(forms: readonly RegExp[], joined: string): Record<string, string[]> | undefined {
  for (const form of forms) {
    const { groups } = form.exec(joined) ?? {}
    if (groups === undefined) continue
    const found = Object.entries(groups).map(([name, words]) => [name, words.split(' ')] as const)
    if (found.every(([, words]) => words.every(isPlain))) return Object.fromEntries(found)
  }
  return undefined
}

/**
 * Whether the word, which is the first of all, stands again beside the "not" that begins another part, and before what is not to be. "Do not
 * commit on Fridays" is more than "not on Fridays".
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
