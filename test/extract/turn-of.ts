import type { Turn, TurnFacts } from '../../src/transcript/turn.ts'

const FACTS: TurnFacts = {
  toolCalls: [],
  afterInterrupt: false,
  interrupted: false,
  failed: false,
  rewound: false,
  planApproved: false,
}

/** A turn in which `text` was typed. */
export function turnOf(
  text: string,
  { facts, ...rest }: Partial<Omit<Turn, 'facts'>> & { facts?: Partial<TurnFacts> } = {},
): Turn {
  return {
    uuid: 'u1',
    source: 'prompt',
    text,
    assistantBefore: '',
    assistantText: '',
    complete: true,
    sessionId: 's1',
    at: '',
    offset: 0,
    line: 1,
    ...rest,
    facts: { ...FACTS, ...facts },
  }
}

export const TIERS = { auto: 0.95, suggest: 0.7 }
