export type { Candidate, Kind, Tier } from './extract/candidate.ts'
export type { Turn, TurnSource } from './transcript/turn.ts'
