import type { Kind, ScorePart } from './candidate.ts'
import { cueTable } from './cue-table.ts'

const KIND_OF = new Map(cueTable.map(({ id, kind }) => [id, kind]))

/** Which kind of learning a sentence is: the kind that most of its cues' weight points to, preference where none does. */
export function kindOf(parts: readonly ScorePart[], contradicts: boolean): Kind {
  const votes = new Map<Kind, number>()
  for (const { id, weight } of parts) {
    const kind = KIND_OF.get(id)
    if (kind !== undefined && weight > 0) votes.set(kind, (votes.get(kind) ?? 0) + weight)
  }
  if (contradicts) votes.set('correction', (votes.get('correction') ?? 0) + 1)
  let best: Kind = 'preference'
  let most = 0
  for (const [kind, weight] of votes) {
    if (weight > most) {
      best = kind
      most = weight
    }
  }
  return best
}
