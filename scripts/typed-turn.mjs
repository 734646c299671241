/**
 * A turn of which only the words matter, for training, measuring and testing the extractor: `text` typed, after the agent said
 * `assistantBefore`.
 */
export function typedTurn(text, assistantBefore = '') {
  const facts = {
    toolCalls: [],
    afterInterrupt: false,
    interrupted: false,
    failed: false,
    rewound: false,
  }
  return {
    uuid: 'u1',
    source: 'prompt',
    text,
    assistantBefore,
    assistantText: '',
    complete: true,
    sessionId: 's1',
    at: '',
    offset: 0,
    line: 1,
    facts,
  }
}
