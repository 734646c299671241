import { sanitize, type Sanitized } from '../sanitize.ts'
import { redact, type Redacted } from './redact.ts'

/** A text as it is stored, with what was found in it on the way. */
export type StorableLine = Sanitized & Redacted

/** The form in which a learning's text from outside is stored: secrets masked, then on one line with everything in it visible. */
export async function storableLine(text: string): Promise<StorableLine> {
  const masked = await redact(text)
  return { ...sanitize(masked.text, { oneLine: true }), removed: masked.removed }
}
