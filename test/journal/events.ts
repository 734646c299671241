import { proposalSignature } from '../../src/journal/decide/approval.ts'
import type { DecidedEvent, ProposedEvent, UndoneEvent } from '../../src/journal/event/event.ts'
import type { Decision } from '../../src/journal/event/vocabulary.ts'

/** The person of these tests, and the id of their workspace: proposals are theirs unless a test says otherwise. */
export const KEY = new Uint8Array(32).fill(7)
export const WORKSPACE = 'w'

/** An event's id from a short name, so that tests can speak of it. */
export function uuid(name: string): string {
  const hex = Buffer.from(name).toString('hex').padEnd(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

/** An item's id from a short name. */
export function itemIdOf(name: string): string {
  return name
    .replace(/[^0-9a-hjkmnp-tv-z]/g, 'x')
    .slice(0, 10)
    .padEnd(10, 'z')
}

/** The id of one of many items. */
export const numbered = (n: number) => itemIdOf(`n${String(n).padStart(8, '0')}`)

/** Id of the event by which `proposed()` proposes an item. */
export const first = (item: string) => uuid(`p-${item}`)

/** Events for tests: everything that a test does not speak about has a plain value. */
export function proposed(item: string, changes: Partial<ProposedEvent> = {}): ProposedEvent {
  const event: ProposedEvent = {
    v: 1,
    id: first(item),
    at: '2026-11-21T10:00:00.000Z',
    type: 'proposed',
    item,
    kind: 'preference',
    text: `Use tool ${item}`,
    scope: 'project',
    confidence: 0.8,
    tier: 'suggest',
    cues: ['always'],
    checks: [],
    evidence: {
      text: `always use tool ${item}`,
      speaker: 'person',
      source: 'prompt',
      turnUuid: `turn-${item}`,
      sessionId: 'session-1',
      transcriptPath: '/home/user/.claude/projects/p/session-1.jsonl',
      at: changes.at ?? '2026-11-21T09:59:00.000Z',
    },
    ...changes,
  }
  return { sig: proposalSignature(KEY, WORKSPACE, event), ...event }
}

export function decided(
  id: string,
  item: string,
  on: string,
  decision: Decision,
  rest: Partial<DecidedEvent> = {},
): DecidedEvent {
  return { v: 1, id, at: '2026-11-21T11:00:00.000Z', type: 'decided', item, on, decision, by: 'dashboard', ...rest }
}

export function undone(id: string, item: string, on: string, event: string): UndoneEvent {
  return { v: 1, id, at: '2026-11-21T12:00:00.000Z', type: 'undone', item, on, event }
}
