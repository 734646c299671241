import { gather } from '../../base/gather.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import { saySame } from '../../text/same/same.ts'
import { createOpposites, stated } from '../statement/opposites.ts'
import type { Statement } from '../statement/statement.ts'
import type { Learning } from './learning.ts'

/** The narrower scope knows the case at hand better: project before user before global. */
export const SCOPE_RANK: Readonly<Record<Scope, number>> = { project: 0, user: 1, global: 2 }

export type Overruled = { readonly learning: Learning; readonly reason: 'same' | 'opposite'; readonly by: string }

/**
 * Decides between scopes that say the same or the opposite. Learnings of one scope never overrule each other, but what they say twice is
 * kept only once. Linear, because it runs whenever a learning changes.
 */
export function decideScopes(learnings: readonly Learning[]): { kept: Learning[]; overruled: Overruled[] } {
  const kept: Learning[] = []
  const overruled: Overruled[] = []
  const byWords = new Map<string, Learning[]>()
  const opposites = createOpposites<Learning>()
  for (const learning of learnings.toSorted((a, b) => SCOPE_RANK[a.scope] - SCOPE_RANK[b.scope])) {
    const words = wordsOf(stated(learning))
    const same = byWords.get(words)?.find((other) => saySame(other, learning))
    const winner = same ?? narrower(opposites.of, learning)
    if (winner) {
      overruled.push({ learning, reason: same ? 'same' : 'opposite', by: winner.id })
      continue
    }
    kept.push(learning)
    gather(byWords, words, learning)
    opposites.add(learning)
  }
  return { kept, overruled }
}

/**
 * Its words in order without those that fill, and what is negated: only texts that share them are compared. "Before" and "after" fill,
 * too, so texts that share them may still differ.
 */
function wordsOf({ want, avoid }: Statement): string {
  return `${[...want].join(' ')} | ${[...avoid].join(' ')}`
}

/** A learning of a narrower scope that says the opposite; nothing is narrower than a project. */
function narrower(oppositesOf: (one: Learning) => Learning[], learning: Learning): Learning | undefined {
  const rank = SCOPE_RANK[learning.scope]
  return rank === 0 ? undefined : oppositesOf(learning).find(({ scope }) => SCOPE_RANK[scope] < rank)
}
