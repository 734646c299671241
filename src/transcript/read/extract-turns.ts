import { oneLine } from '../../text/sanitize.ts'
import { NARROW, truncateEnd } from '../../text/width.ts'
import { text } from '../entry/entry.ts'
import { parseLine } from '../entry/records.ts'
import type { Turn } from '../event/turn.ts'
import { findInLines } from './find-in-lines.ts'
import { readTranscript } from './reader.ts'

export type ExtractedTurns = {
  /** Complete turns that were not reviewed yet, in file order. */
  readonly turns: readonly Turn[]
  /** Uuid of the last assistant entry (of the human entry, if nothing answered it); undefined without turns. */
  readonly latestSignature: string | undefined
}

/**
 * The turns after the last reviewed one, which is identified by its human entry or any assistant entry (seed 002): the answer may have grown
 * since. If the file does not contain that entry, every turn is new. Throws if the file cannot be read.
 */
export async function extractTurns({
  transcriptPath,
  lastReviewedUuid,
}: {
  readonly transcriptPath: string
  readonly lastReviewedUuid?: string | undefined
}): Promise<ExtractedTurns> {
  const read = await readTranscript(transcriptPath)
  if (!read.ok) throw new Error(read.message)
  const complete = read.turns.filter((turn) => turn.complete)
  const reviewed = firstAfter(complete, lastReviewedUuid)
  const turns = reviewed > 0 ? complete.slice(reviewed) : typedAfter(complete, transcriptPath, lastReviewedUuid)
  const last = turns.at(-1)
  return { turns, latestSignature: last && (last.assistantUuid ?? last.uuid) }
}

/** Index of the first turn after the one with this human or assistant entry; 0 if there is no such turn. */
export function firstAfter(turns: readonly Turn[], uuid: string | undefined): number {
  if (uuid === undefined) return 0
  return turns.findLastIndex((turn) => turn.uuid === uuid || turn.assistantUuid === uuid) + 1
}

/** The turns typed after this entry of the file; all of them if it has no such entry. */
function typedAfter(turns: readonly Turn[], path: string, uuid = ''): readonly Turn[] {
  if (uuid === '') return turns
  const entry = findInLines(path, (line, offset) => (holdsEntry(line, uuid) ? offset : undefined))
  return entry === undefined ? turns : turns.filter((turn) => turn.offset > entry)
}

function holdsEntry(line: Buffer, uuid: string): boolean {
  return (
    line.includes(uuid) && parseLine(line.toString('utf8')).records.some(({ entry }) => text(entry, 'uuid') === uuid)
  )
}

const MAX_PREVIEW_COLUMNS = 80

/** The last prompt on one line of at most 80 cells; '' without turns. Safe to draw: every character is visible. */
export function latestPromptPreview(turns: readonly Turn[]): string {
  return truncateEnd(oneLine(turns.at(-1)?.text ?? ''), MAX_PREVIEW_COLUMNS, NARROW)
}
