import { createHmac, timingSafeEqual } from 'node:crypto'
import { compareTexts } from '../../base/compare-texts.ts'
import type { DecidedEvent, ImportedEvent, ProposedEvent } from '../event/event.ts'
import { saysTheSame } from '../item/item.ts'
import type { ItemRecord } from '../item/record.ts'

/** The workspace id of the user's own journal: approvals for scope `user` and `global` hold in every project. */
export const USER_WORKSPACE = 'user'

/** What a deciding event's signature is bound to: change any of it, or put it on another state, and it no longer holds. */
export type Signable = Pick<DecidedEvent, 'id' | 'item' | 'on' | 'decision' | 'text' | 'kind' | 'scope'>

type Purpose = 'approval' | 'edit'

/**
 * HMAC-SHA256 over one decision, base64url. `key` is the person's 32 random bytes; without it nobody can approve. The
 * event's own id and the state that it was taken on are in it, so that an old line put to other use is not an approval.
 */
export function approvalMac(key: Uint8Array, workspaceId: string, event: Signable): string {
  return decisionMac('approval', key, workspaceId, event)
}

/** The same for an edit of what waits, so that the person's proposals remain theirs when reworded. */
export function editSignature(key: Uint8Array, workspaceId: string, event: Signable): string {
  return decisionMac('edit', key, workspaceId, event)
}

/** What a proposal's signature says: this Sage found exactly these words, said by this speaker, with these checks. */
export function proposalSignature(
  key: Uint8Array,
  workspaceId: string,
  { id, type, item, kind, text, scope, confidence, tier, checks, evidence }: ProposedEvent | ImportedEvent,
): string {
  const said = Object.entries(evidence).toSorted(([a], [b]) => compareTexts(a, b))
  return hmac(key, ['sage proposal 1', workspaceId, id, type, item, kind, text, scope, confidence, tier, checks, said])
}

/** Whether the event approves with this person's key, here. */
export function isApproval(event: DecidedEvent, key: Uint8Array, workspaceId: string): boolean {
  return isComplete(event) && isEqual(event.mac, approvalMac(key, workspaceId, event))
}

/** Whether this person's Sage wrote the event's words: by approving them, or by rewording what waits. */
export function isOwnRevision(event: DecidedEvent, key: Uint8Array, workspaces: DecisionWorkspaces): boolean {
  if (!isComplete(event)) return false
  if (event.mac !== undefined) return isApproval(event, key, workspaces.approval)
  return event.decision === 'edit' && isEqual(event.sig, editSignature(key, workspaces.home, event))
}

/** Workspace ids: of the journal that holds the event, and of the scope that it approves for. */
export type DecisionWorkspaces = { readonly home: string; readonly approval: string }

/** Whether this person's Sage wrote the proposal exactly as it is, into this workspace's journal. */
export function isOwnProposal(event: ProposedEvent | ImportedEvent, key: Uint8Array, workspaceId: string): boolean {
  return isEqual(event.sig, proposalSignature(key, workspaceId, event))
}

/**
 * The decisions by which an item is approved as it is, whoever took them, newest first: approving what is approved, as a machine with
 * another key does, does not weaken the earlier approval. Nor does pinning.
 */
export function approvalsOf({ decisions }: Pick<ItemRecord, 'decisions'>): DecidedEvent[] {
  const deciding = decisions.filter(({ decision }) => decision !== 'pin' && decision !== 'unpin').toReversed()
  const other = deciding.findIndex(
    (event) => !['approve', 'replace', 'edit'].includes(event.decision) || !saysTheSame(event, deciding[0] ?? event),
  )
  return other < 0 ? deciding : deciding.slice(0, other)
}

/** Whether it names all that applies from here on. What it left out would be taken from lines that nobody signed. */
function isComplete({ text, kind, scope }: DecidedEvent): boolean {
  return text !== undefined && kind !== undefined && scope !== undefined
}

function decisionMac(purpose: Purpose, key: Uint8Array, workspaceId: string, event: Signable): string {
  const { id, item, on, decision, kind, scope, text } = event
  return hmac(key, [`sage ${purpose} 2`, workspaceId, item, id, on, decision, kind, scope, text])
}

function hmac(key: Uint8Array, message: readonly unknown[]): string {
  return createHmac('sha256', key).update(JSON.stringify(message)).digest('base64url')
}

/** In constant time. */
function isEqual(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
