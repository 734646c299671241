import { gather } from '../../base/gather.ts'
import { ofText, type Said } from '../../text/same/same.ts'
import { areOpposite, avoidedTogether, type Statement, statementOf } from './statement.ts'

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
      const statement = stated(one)
      if (statement.answersIn !== undefined) answering.push(one)
      for (const term of statement.want) gather(wanting, term, one)
      for (const term of telling(statement, negating)) gather(negating, term, one)
    },
    of(one) {
      const statement = stated(one)
      const met = new Set([
        ...telling(statement, wanting).flatMap((term) => wanting.get(term) ?? []),
        ...[...statement.want].flatMap((term) => negating.get(term) ?? []),
        ...(statement.answersIn === undefined ? [] : answering),
      ])
      return [...met].filter((other) => areOpposite(stated(other), statement))
    },
  }
}

/** The negated terms by which what says the opposite is found: it names all that are avoided together, so one of these is enough. */
function telling(statement: Statement, holders: ReadonlyMap<string, readonly unknown[]>): string[] {
  const rare = rarest(avoidedTogether(statement), holders)
  return rare === undefined ? [...statement.avoid] : [rare]
}

/** The term that the fewest texts share, so that few are compared. */
function rarest(terms: readonly string[], holders: ReadonlyMap<string, readonly unknown[]>): string | undefined {
  let rare: string | undefined
  let fewest = Infinity
  for (const term of terms) {
    const count = holders.get(term)?.length ?? 0
    if (count < fewest) [rare, fewest] = [term, count]
  }
  return rare
}
