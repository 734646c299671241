import type { DecidedEvent, Decision, ProposedEvent, UndoneEvent } from '../../src/journal/event.ts'

/** Events for tests: everything that a test does not speak about has a plain value. */
export function proposed(item: string, changes: Partial<ProposedEvent> = {}): ProposedEvent {
  return {
    v: 1,
    id: `proposed-${item}`,
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
      at: '2026-11-21T09:59:00.000Z',
    },
    ...changes,
  }
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
