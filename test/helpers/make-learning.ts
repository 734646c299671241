import type { Learning } from '../../src/inject/learning/learning.ts'

/** An approved learning with every field set; what a test is about goes into `changes`. */
export function makeLearning(id: string, text: string, changes: Partial<Learning> = {}): Learning {
  return {
    id,
    kind: 'preference',
    scope: 'project',
    text,
    confidence: 0.85,
    pinned: false,
    repeats: [],
    proposedAt: '2026-03-04T12:00:00.000Z',
    ...changes,
  }
}
