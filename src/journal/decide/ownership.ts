import { memoized } from '../../base/memoized.ts'
import type { DecidedEvent, ImportedEvent, JournalEvent, ProposedEvent } from '../event/event.ts'
import { PASSED_ON } from '../event/vocabulary.ts'
import type { DecidedLogs } from '../file/decided-log.ts'
import type { Home } from '../item/item.ts'
import type { ItemRecord } from '../item/record.ts'
import {
  approvalMac,
  approvalsOf,
  editSignature,
  isApproval,
  isOwnProposal,
  isOwnRevision,
  proposalSignature,
  USER_WORKSPACE,
} from './approval.ts'
import type { DecisionContext } from './wanted.ts'

export type OwnershipOptions = {
  readonly key: Uint8Array | undefined
  /** Of the project. */
  readonly workspaceId: string
  readonly decided: DecidedLogs
}

/** Distinguishes what this person's Sage wrote, and what this person approved, from what merely is in a journal. */
export type Ownership = ReturnType<typeof createOwnership>

export function createOwnership({ key, workspaceId, decided }: OwnershipOptions) {
  const workspaceOf = (home: Home): string => (home === 'user' ? USER_WORKSPACE : workspaceId)
  const approvedIn = ({ scope }: Pick<DecidedEvent, 'scope'>): string =>
    workspaceOf(scope === 'project' ? 'project' : 'user')

  // Events are values: what was once verified stays verified.
  const isValid = memoized((event: DecidedEvent) => key !== undefined && isApproval(event, key, approvedIn(event)))
  const isMine = (event: ProposedEvent | ImportedEvent | DecidedEvent, home: Home): boolean => {
    if (!key) return false
    return event.type === 'decided'
      ? isOwnRevision(event, key, { home: workspaceOf(home), approval: approvedIn(event) })
      : isOwnProposal(event, key, workspaceOf(home))
  }

  /** The approval of the item as it is, if this person gave it. */
  function validApproval(record: ItemRecord): DecidedEvent | undefined {
    return approvalsOf(record).find(isValid)
  }

  /**
   * The same, if nothing newer is known to have been decided here: cutting the line that retired a learning does not approve it again, nor does
   * copying the lines before it into the other journal.
   */
  function standingApproval(record: ItemRecord | undefined, home: Home): DecidedEvent | undefined {
    const approval = record && validApproval(record)
    if (!approval) return undefined
    const last = decided[home].get(approval.item) ?? decided[home === 'user' ? 'project' : 'user'].get(approval.item)
    const holds = last === undefined || last.approvals.includes(approval.id) || approval.id > last.on
    return holds ? approval : undefined
  }

  return {
    hasKey: key !== undefined,
    validApproval,
    standingApproval,

    /** How this person's Sage signs decisions; without the key it cannot. `homeOf` says which journal holds an item. */
    signatures(homeOf: (item: string) => Home | undefined): Pick<DecisionContext, 'sign' | 'vouch'> {
      if (!key) return {}
      return {
        sign: (event) => approvalMac(key, approvedIn(event), event),
        vouch: (event) => editSignature(key, workspaceOf(homeOf(event.item) ?? 'project'), event),
      }
    },

    /** Whether the words, from the proposal through every change, are ones that this person's Sage wrote. */
    isOwn(record: ItemRecord | undefined, home: Home): boolean {
      if (!record || !isMine(record.base, home)) return false
      return record.decisions.every((event) => !revises(event) || isMine(event, home))
    },

    /** The event as this Sage writes it: proposals of its own, and what it passes on from one journal to another, bear its signature. */
    signed(event: JournalEvent, home: Home): JournalEvent {
      const isOurs = event.type === 'proposed' || (event.type === 'imported' && event.origin.startsWith(PASSED_ON))
      if (!key || !isOurs) return event
      return { ...event, sig: proposalSignature(key, workspaceOf(home), event) }
    },
  }
}

/** Pinning, putting off and deciding against something change no word of it. */
function revises({ text, kind, scope }: DecidedEvent): boolean {
  return text !== undefined || kind !== undefined || scope !== undefined
}
