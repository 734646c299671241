import type { Scope } from '../journal/event/vocabulary.ts'
import { normaliseText } from '../text/normalise.ts'
import type { Learning } from './learning.ts'
import { createOpposites, stated } from './opposites.ts'
import type { Statement } from './statement.ts'

/** The narrower scope knows the case at hand better: project before user before global. */
export const SCOPE_RANK: Readonly<Record<Scope, number>> = { project: 0, user: 1, global: 2 }

export type Overruled = { readonly learning: Learning; readonly reason: 'same' | 'opposite'; readonly by: string }

/**
 * Decides between scopes that say the same or the opposite. Learnings of one scope never overrule each other, but identical texts are
 * kept only once. Linear, because it runs whenever a learning changes.
 */
export function decideScopes(learnings: readonly Learning[]): { kept: Learning[]; overruled: Overruled[] } {
  const kept: Learning[] = []
  const overruled: Overruled[] = []
  const byText = new Map<string, Learning>()
  const opposites = createOpposites<Learning>()
  for (const learning of learnings.toSorted((a, b) => SCOPE_RANK[a.scope] - SCOPE_RANK[b.scope])) {
    const key = sameKey(learning.text, stated(learning))
    const same = byText.get(key)
    const winner = same ?? narrower(opposites.of, learning)
    if (winner) {
      overruled.push({ learning, reason: same ? 'same' : 'opposite', by: winner.id })
      continue
    }
    kept.push(learning)
    byText.set(key, learning)
    opposites.add(learning)
  }
  return { kept, overruled }
}

/** Equal for two spellings of one sentence: the same words in the same order without filler words, and the same things negated. */
function sameKey(text: string, { want, avoid }: Statement): string {
  const words = want.size + avoid.size === 0 ? normaliseText(text) : `${[...want].join(' ')} | ${[...avoid].join(' ')}`
  return `${words} | ${(text.match(/\d+/gu) ?? []).join(' ')}`
}

/** A learning of a narrower scope that says the opposite; nothing is narrower than a project. */
function narrower(oppositesOf: (one: Learning) => Learning[], learning: Learning): Learning | undefined {
  const rank = SCOPE_RANK[learning.scope]
  return rank === 0 ? undefined : oppositesOf(learning).find(({ scope }) => SCOPE_RANK[scope] < rank)
}
