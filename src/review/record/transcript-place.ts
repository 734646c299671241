import type { SessionMetadata } from '../../runtime/sessions/session-metadata.ts'
import { statIfReadable } from '../../workspace/files/read-if-readable.ts'
import type { ReviewStore } from './review-store.ts'

/**
 * The path of an open session's transcript: the one that hooks report, or else the one that a review found, because some clients report none, or
 * one that they never write to. Undefined if no transcript is there.
 */
export function placeOfTranscript(
  { sessionId, transcriptPath }: Pick<SessionMetadata, 'sessionId' | 'transcriptPath'>,
  reviews: Pick<ReviewStore, 'get'>,
): string | undefined {
  const places = [transcriptPath, reviews.get(sessionId)?.transcriptPath ?? '']
  return places.find((path) => path !== '' && statIfReadable(path)?.isFile())
}
