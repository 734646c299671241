import { gather } from '../text/gather.ts'
import { ofText, type Said } from '../text/same/same.ts'
import { areOpposite, statementOf } from './statement.ts'

/** Finds what contradicts a text among everything added, comparing only where one negates what the other names. */
export type Opposites<One extends Said> = {
  readonly add: (one: One) => void
  /** Everything that cannot be followed together with it, each once. */
  readonly of: (one: Said) => One[]
}

/** What a text asks for and advises against. */
export const stated = ofText(({ text }) => statementOf(text))

/** Those of the others that say the opposite. For a single question. */
export function oppositesOf<One extends Said>(one: Said, others: Iterable<One>): One[] {
  return [...others].filter((other) => areOpposite(stated(other), stated(one)))
}

/** For many questions about many texts. */
export function createOpposites<One extends Said>(): Opposites<One> {
  const wanting = new Map<string, One[]>()
  const negating = new Map<string, One[]>()
  const answering: One[] = []
  return {
    add(one) {
      const { want, avoid, answersIn } = stated(one)
      if (answersIn !== undefined) answering.push(one)
      for (const term of want) gather(wanting, term, one)
      const rare = rarest(avoid, negating)
      if (rare !== undefined) gather(negating, rare, one)
    },
    of(one) {
      const statement = stated(one)
      // One of two opposites names everything the other negates, so one negated term is enough to find the pair.
      const negated = rarest(statement.avoid, wanting)
      const naming = negated === undefined ? [] : (wanting.get(negated) ?? [])
      const met = new Set([
        ...naming,
        ...[...statement.want].flatMap((term) => negating.get(term) ?? []),
        ...(statement.answersIn === undefined ? [] : answering),
      ])
      return [...met].filter((other) => areOpposite(stated(other), statement))
    },
  }
}

/** The term that the fewest texts share, so that few are compared. */
function rarest(terms: ReadonlySet<string>, holders: ReadonlyMap<string, readonly unknown[]>): string | undefined {
  let rare: string | undefined
  let fewest = Infinity
  for (const term of terms) {
    const count = holders.get(term)?.length ?? 0
    if (count < fewest) [rare, fewest] = [term, count]
  }
  return rare
}
