// The public API. The function names come from the documents that Sage grew from and stay as they are; everything else may change.
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
export type { Cursor } from './transcript/event/cursor.ts'
export { extractTurns, latestPromptPreview } from './transcript/read/extract-turns.ts'
export type { TranscriptFailure } from './transcript/read/open.ts'
export { type ReadOptions, type ReadResult, readTranscript } from './transcript/read/reader.ts'
export type { Turn, TurnFacts, TurnSource } from './transcript/event/turn.ts'
export { isWarmupSession } from './transcript/read/warmup.ts'
export { type ActiveSession, listActiveSessions } from './review/record/active-sessions.ts'
export { type WorkspacePaths, workspacePaths } from './workspace/paths/paths.ts'
