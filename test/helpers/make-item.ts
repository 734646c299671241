import type { Item } from '../../src/journal/item/item.ts'

type Changes = Partial<Omit<Item, 'evidence'>> & { readonly evidence?: Partial<Item['evidence']> | undefined }

/** A pending proposal with every field set; what a test is about goes into `changes`. */
export function makeItem(id: string, { evidence, ...changes }: Changes = {}): Item {
  const text = changes.text ?? `Learning ${id}`
  return {
    id,
    formerTexts: [],
    status: 'pending',
    kind: 'preference',
    scope: 'project',
    text,
    confidence: 0.8,
    tier: 'suggest',
    cues: ['always'],
    parts: [{ id: 'always', weight: 2, because: 'says "always"' }],
    checks: [],
    pinned: false,
    on: `${id}-on`,
    proposedAt: '2026-03-01T10:00:00.000Z',
    repeats: [],
    deliveredTo: [],
    ...changes,
    evidence: {
      text,
      typed: `please, ${text}, thank you`,
      before: 'I used another way.',
      after: 'Understood, I changed it.',
      speaker: 'person',
      turnUuid: `${id}-turn`,
      sessionId: 'session-1',
      transcriptPath: '/home/user/.claude/projects/-home-user-project/session-1.jsonl',
      at: changes.proposedAt ?? '2026-03-01T09:59:00.000Z',
      ...evidence,
    },
  }
}

export function makeItems(count: number, change: (index: number) => Changes = () => ({})): Item[] {
  return Array.from({ length: count }, (_, index) => makeItem(`item-${String(index).padStart(5, '0')}`, change(index)))
}
