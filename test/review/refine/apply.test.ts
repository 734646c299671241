import { expect, test } from 'vitest'
import type { Candidate } from '../../../src/extract/candidate.ts'
import { WORDED_BY_MODEL } from '../../../src/journal/item/worded-by.ts'
import { applyRefinements } from '../../../src/review/refine/apply.ts'
import { refineRequest } from '../../../src/review/refine/request.ts'

const candidate = (text: string, confidence: number): Candidate => ({
  turnUuid: text,
  kind: 'preference',
  text,
  evidence: text,
  confidence,
  tier: confidence > 0.95 ? 'auto' : 'skip',
  cues: ['x'],
  parts: [],
  speaker: 'person',
})

test('applyRefinements() rewrites, drops and leaves alone by line, adds nothing and never makes anything automatic', async () => {
  const candidates = [
    candidate('below', 0.1),
    candidate('rewritten', 0.99),
    candidate('dropped', 0.5),
    candidate('unanswered', 0.4),
  ]
  const request = await refineRequest(
    candidates.map((one) => ({ candidate: one, assistantBefore: '' })),
    { threshold: 0.2, max_lines: 9 },
  )
  if (!request) throw new Error('No request')
  const refined = applyRefinements(candidates, request, [
    { line: 1, keep: true, kind: 'convention', text: 'Better' },
    { line: 2, keep: false, kind: 'preference' },
    { line: 77, keep: true, kind: 'fact', text: 'Invented' },
  ])
  expect(refined).toEqual([
    { ...candidates[0], dropped: false },
    {
      ...candidates[1],
      kind: 'convention',
      text: 'Better',
      parts: [WORDED_BY_MODEL],
      tier: 'suggest',
      dropped: false,
    },
    { ...candidates[2], dropped: true },
    { ...candidates[3], dropped: false },
  ])
})
