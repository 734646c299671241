import type { SessionMetadata } from '../../runtime/sessions/session-metadata.ts'
import { statTranscript } from '../../transcript/read/stat.ts'
import type { ReviewStore } from './review-store.ts'

/**
 * Where the transcript of an open session lies: where the hooks say, or else where a review has found it, because some clients tell no place or
 * one that they never write to. Undefined if it is not there.
 */
export function placeOfTranscript(
  { sessionId, transcriptPath }: Pick<SessionMetadata, 'sessionId' | 'transcriptPath'>,
  reviews: Pick<ReviewStore, 'get'>,
): string | undefined {
  const places = [transcriptPath, reviews.get(sessionId)?.transcriptPath ?? '']
  return places.find((path) => path !== '' && statTranscript(path)?.isFile())
}
