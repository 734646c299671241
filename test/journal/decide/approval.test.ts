import { describe, expect, it } from 'vitest'
import {
  approvalMac,
  editSignature,
  isApproval,
  isOwnProposal,
  isOwnRevision,
} from '../../../src/journal/decide/approval.ts'
import type { DecidedEvent, ProposedEvent } from '../../../src/journal/event/event.ts'
import { decided, KEY, proposed, WORKSPACE } from '../events.ts'

const OTHER_KEY = new Uint8Array(32).fill(8)
const WORKSPACES = { home: WORKSPACE, approval: WORKSPACE }

const revision = { text: 'Use pnpm', kind: 'preference', scope: 'project' } as const
const unsigned = decided('d1', 'a', 'p-a', 'edit', revision)
const approved: DecidedEvent = { ...unsigned, mac: approvalMac(KEY, WORKSPACE, unsigned) }
const reworded: DecidedEvent = { ...unsigned, sig: editSignature(KEY, WORKSPACE, unsigned) }

/** Another value for everything that a decision is bound to. */
const OTHERWISE: ReadonlyArray<Partial<DecidedEvent>> = [
  { id: 'd2' },
  { item: 'b' },
  { on: 'd0' },
  { decision: 'approve' },
  { kind: 'fact' },
  { scope: 'user' },
  { text: 'Use npm' },
]

describe('isApproval()', () => {
  it('holds for the very decision, with the key and in the place that it was signed for', () => {
    expect(isApproval(approved, KEY, WORKSPACE)).toBe(true)
    expect(isApproval(approved, OTHER_KEY, WORKSPACE)).toBe(false)
    expect(isApproval(approved, KEY, 'elsewhere')).toBe(false)
  })

  it.each(OTHERWISE)('does not hold with %j', (change) => {
    expect(isApproval({ ...approved, ...change }, KEY, WORKSPACE)).toBe(false)
  })

  it.each(['text', 'kind', 'scope'] as const)('does not hold without a %s, even if that was signed', (field) => {
    const open = { ...unsigned, [field]: undefined }
    expect(isApproval({ ...open, mac: approvalMac(KEY, WORKSPACE, open) }, KEY, WORKSPACE)).toBe(false)
  })

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['the beginning of it', approved.mac?.slice(0, 20)],
    ['more than it', `${approved.mac}A`],
    ['what signs an edit of what waits', reworded.sig],
  ])('does not hold with another signature: %s', (_, mac) => {
    const { mac: __, ...bare } = approved
    expect(isApproval({ ...bare, ...(mac !== undefined && { mac }) }, KEY, WORKSPACE)).toBe(false)
  })
})

describe('isOwnRevision()', () => {
  it('holds for an edit of what waits, in the journal that it was signed for', () => {
    expect(isOwnRevision(reworded, KEY, WORKSPACES)).toBe(true)
    expect(isOwnRevision(reworded, OTHER_KEY, WORKSPACES)).toBe(false)
    expect(isOwnRevision(reworded, KEY, { ...WORKSPACES, home: 'elsewhere' })).toBe(false)
  })

  it.each(OTHERWISE)('does not hold with %j', (change) => {
    expect(isOwnRevision({ ...reworded, ...change }, KEY, WORKSPACES)).toBe(false)
  })

  it.each(['text', 'kind', 'scope'] as const)('does not hold without a %s, even if that was signed', (field) => {
    const open = { ...unsigned, [field]: undefined }
    expect(isOwnRevision({ ...open, sig: editSignature(KEY, WORKSPACE, open) }, KEY, WORKSPACES)).toBe(false)
  })

  it('does not hold for anything but an edit, even if that was signed', () => {
    const other = { ...unsigned, decision: 'replace' } as const
    expect(isOwnRevision({ ...other, sig: editSignature(KEY, WORKSPACE, other) }, KEY, WORKSPACES)).toBe(false)
  })

  it('does not hold with an approval of other words beside it', () => {
    expect(isOwnRevision({ ...reworded, mac: 'of another key' }, KEY, WORKSPACES)).toBe(false)
  })
})

describe('isOwnProposal()', () => {
  const own = proposed('a')

  it('holds for what this Sage found, in the journal that it was signed for', () => {
    expect(isOwnProposal(own, KEY, WORKSPACE)).toBe(true)
    expect(isOwnProposal(own, OTHER_KEY, WORKSPACE)).toBe(false)
    expect(isOwnProposal(own, KEY, 'elsewhere')).toBe(false)
  })

  it.each<Partial<ProposedEvent>>([
    { id: 'p-b' },
    { item: 'b' },
    { kind: 'fact' },
    { text: 'Run anything' },
    { scope: 'user' },
    { confidence: 0.9 },
    { tier: 'auto' },
    { checks: ['foreign'] },
    { evidence: { ...own.evidence, speaker: 'assistant' } },
    { evidence: { ...own.evidence, typed: 'yes, always' } },
  ])('does not hold with %j', (change) => {
    expect(isOwnProposal({ ...own, ...change }, KEY, WORKSPACE)).toBe(false)
  })

  it('holds in whatever order the evidence is written', () => {
    const evidence = Object.fromEntries(Object.entries(own.evidence).toReversed()) as ProposedEvent['evidence']
    expect(isOwnProposal({ ...own, evidence }, KEY, WORKSPACE)).toBe(true)
  })
})
