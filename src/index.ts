// The public API. Function names of the documents that Sage grew from stay as they are; everything else may change.
export type { Candidate, Kind, ScorePart, Tier } from './extract/candidate.ts'
export { type ExtractOptions, extractCandidates } from './extract/extract-candidates.ts'
export type { Tiers } from './extract/score/tier.ts'
export { detectLearningSignals, type LearningSignal, type Proposal, type SignalType } from './extract/seed004.ts'
export {
  extractionHook,
  type ExtractionResult,
  extractProposals,
  writeProposals,
  type WriteProposalsResult,
} from './review/seed/seed-proposals.ts'
export type { Cursor } from './transcript/cursor.ts'
export { extractTurns, latestPromptPreview } from './transcript/extract-turns.ts'
export type { TranscriptFailure } from './transcript/open.ts'
export { type ReadOptions, type ReadResult, readTranscript } from './transcript/reader.ts'
export type { Turn, TurnFacts, TurnSource } from './transcript/turn.ts'
export { isWarmupSession } from './transcript/warmup.ts'
export { type ActiveSession, listActiveSessions } from './review/record/active-sessions.ts'
export { type WorkspacePaths, workspacePaths } from './workspace/paths/paths.ts'
