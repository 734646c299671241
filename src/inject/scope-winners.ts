import type { Scope } from '../journal/event.ts'
import { normaliseText } from '../text/similarity.ts'
import type { Learning } from './learning.ts'
import { type Statement, areOpposite, statementOf } from './statement.ts'

/** The narrower scope knows the case at hand better: project before user before global. */
export const SCOPE_RANK: Readonly<Record<Scope, number>> = { project: 0, user: 1, global: 2 }

/** Taken apart once: what would be if one more were approved is asked about again and again. */
const statements = new WeakMap<Learning, Statement>()
function stated(learning: Learning): Statement {
  const known = statements.get(learning) ?? statementOf(learning.text)
  statements.set(learning, known)
  return known
}

type Stated = { readonly learning: Learning; readonly statement: Statement }

export type Overruled = { readonly learning: Learning; readonly reason: 'same' | 'opposite'; readonly by: string }

/**
 * Decides between scopes that say the same or the opposite. Learnings of one scope never overrule each other, but a repetition of the
 * same text is kept once. Linear in the number of learnings, because it runs whenever one changes.
 */
export function decideScopes(learnings: readonly Learning[]): { kept: Learning[]; overruled: Overruled[] } {
  const kept: Learning[] = []
  const overruled: Overruled[] = []
  const byText = new Map<string, Learning>()
  const byTerm = new Map<string, Stated[]>()
  for (const learning of learnings.toSorted((a, b) => SCOPE_RANK[a.scope] - SCOPE_RANK[b.scope])) {
    const statement = stated(learning)
    const same = byText.get(sameKey(learning.text, statement))
    const one = { learning, statement }
    const opposite = same ?? opponents(byTerm, one).find((other) => isOverruled(one, other))?.learning
    if (opposite) {
      overruled.push({ learning, reason: same ? 'same' : 'opposite', by: opposite.id })
      continue
    }
    kept.push(learning)
    byText.set(sameKey(learning.text, statement), learning)
    for (const term of termsToMeetBy(statement)) {
      const meeting = byTerm.get(term) ?? []
      if (meeting.length === 0) byTerm.set(term, meeting)
      meeting.push(one)
    }
  }
  return { kept, overruled }
}

/** Two spellings of one sentence: the same words in the same order, filler words and negation aside, and the same things negated. */
function sameKey(text: string, { want, avoid }: Statement): string {
  const words = want.size + avoid.size === 0 ? normaliseText(text) : `${[...want].join(' ')} | ${[...avoid].join(' ')}`
  return `${words} | ${(text.match(/\d+/gu) ?? []).join(' ')}`
}

/** Opposites share a negated term: only sentences in which one negates what the other names are compared. */
function termsToMeetBy({ want, avoid }: Statement): string[] {
  return [...[...avoid].map((term) => `-${term}`), ...[...want].map((term) => `+${term}`)]
}

function opponents(
  byTerm: ReadonlyMap<string, readonly Stated[]>,
  { learning, statement: { want, avoid } }: Stated,
): Stated[] {
  if (SCOPE_RANK[learning.scope] === 0) return []
  const [negated] = avoid
  const positive = negated === undefined ? [] : (byTerm.get(`+${negated}`) ?? [])
  return [...positive, ...[...want].flatMap((term) => byTerm.get(`-${term}`) ?? [])]
}

function isOverruled({ learning, statement }: Stated, other: Stated): boolean {
  return SCOPE_RANK[other.learning.scope] < SCOPE_RANK[learning.scope] && areOpposite(other.statement, statement)
}
