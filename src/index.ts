export type { Candidate, Kind, Tier } from './extract/candidate.ts'
export type { Turn, TurnSource } from './transcript/turn.ts'
export { extractCandidates, type ExtractOptions } from './extract/extract-candidates.ts'
export { detectLearningSignals, type LearningSignal, type Proposal, type SignalType } from './extract/seed004.ts'
export {
  extractionHook,
  type ExtractionResult,
  extractProposals,
  writeProposals,
  type WriteProposalsResult,
} from './review/seed-proposals.ts'
