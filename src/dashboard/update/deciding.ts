import { approvalOf } from '../../journal/decide/rewording.ts'
import type { Decision } from '../../journal/event/vocabulary.ts'
import type { Item } from '../../journal/item/item.ts'
import type { ShownDecision } from '../state/effect.ts'
import type { State } from '../state/state.ts'
import { commit, request } from './commit.ts'
import { confirmApproval, confirmPurge, isRisky } from './confirmations.ts'
import { bulk, rejectSession } from './deciding-several.ts'
import type { KeyAction, KeyActions } from './key-action.ts'
import { onPainted } from './on-painted.ts'
import type { Result } from './result.ts'
import { showWholeText } from './whole-text.ts'

/** Approving requires that the whole text was on screen, and a second key if a check is against it. */
export function approving(state: State, item: Item, wanted: ShownDecision, painted: State): Result {
  const unread = showWholeText(state, item, painted)
  if (unread) return unread
  if (isRisky(state, item, wanted.other)) return [{ ...state, overlay: confirmApproval(state, item, wanted) }]
  return commit(state, [wanted])
}

function approve(state: State, item: Item, painted: State): Result {
  const { decision, ...more } = approvalOf(item, state.byId.values())
  return approving(state, item, request(item, decision, more), painted)
}

const simply = (decision: Decision, more: Partial<ShownDecision> = {}): KeyAction =>
  onPainted((state, item) => commit(state, [request(item, decision, more)]))

export const pendingDecisions: KeyActions = {
  approve: onPainted(approve),
  reject: simply('reject'),
  later: simply('later', { until: 'session' }),
  'later-until-restored': simply('later', { until: 'unburied' }),
  'approve-marked': bulk('pending', 'approve'),
  'reject-marked': bulk('pending', 'reject'),
  'reject-session': rejectSession,
}

export const approvedDecisions: KeyActions = {
  retire: simply('retire'),
  'retire-marked': bulk('approved', 'retire'),
  pin: onPainted((state, item) => commit(state, [request(item, item.pinned ? 'unpin' : 'pin')])),
}

export const archiveDecisions: KeyActions = {
  restore: simply('restore'),
  'restore-marked': bulk('archive', 'restore'),
  purge: onPainted((state, item) => [{ ...state, overlay: confirmPurge(item) }]),
}
