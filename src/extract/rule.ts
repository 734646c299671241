/** One alternative of a cue's expression, in one language. */
export type Rule = {
  /** The place of the cue in the table. */
  readonly cue: number
  /** The place among the rules of its language. */
  readonly order: number
  readonly source: string
  /** In scripts without spaces a match may begin and end within what spaces part. */
  readonly unspaced: boolean
  /** Where to look: at a place that is given, or from there on. */
  readonly anywhere: boolean
  /** Compiled when first needed, for most never are. */
  expression: RegExp | undefined
}

/** Where a rule holds in a folded sentence, in UTF-16 units. */
export type Match = { readonly rule: Rule; readonly at: number }

/** Signs of the notation: a source without them is the very words it matches. */
const NOTATION = /[()[\]?*+.{}|\\^$]/

export function isLiteral(source: string): boolean {
  return !NOTATION.test(source)
}

/** Whether reading the words of a rule is enough to know that it holds: nothing in it looks at what stands around them. */
export function isToldByWords(source: string): boolean {
  return !/\(\?[=!<]|\$/.test(source)
}

/** Where `rule` holds in a folded sentence: at `at`, or, if it can stand anywhere, from there on. */
export function findRule(rule: Rule, folded: string, at: number): Match | undefined {
  const expression = expressionOf(rule)
  expression.lastIndex = at
  if (!rule.anywhere) return expression.test(folded) ? { rule, at } : undefined
  const match = expression.exec(folded)
  return match === null ? undefined : { rule, at: match.index }
}

/** Where a match ends in a folded sentence: worked out only for what is shown. */
export function endOf({ rule, at }: Match, folded: string): number {
  const expression = expressionOf(rule)
  expression.lastIndex = at
  expression.test(folded)
  return expression.lastIndex
}

function expressionOf(rule: Rule): RegExp {
  return (rule.expression ??= compile(rule))
}

/** Folded text begins and ends with a space, so a word stands between two of them. */
function compile({ source, unspaced, anywhere }: Rule): RegExp {
  const flags = anywhere ? 'g' : 'y'
  if (unspaced) return new RegExp(source, flags)
  return new RegExp(` (?:${source.replace(/(?<![[\\])\^/g, '(?<=^ )')})(?= )`, flags)
}
