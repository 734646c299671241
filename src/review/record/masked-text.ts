import { sanitize } from '../../text/sanitize.ts'
import { redact } from '../../text/secrets/redact.ts'

/**
 * A session's words as they may be stored. A mask names what it hides, and that name may reveal the next secret, so this repeats until
 * nothing is left to mask.
 */
export async function maskedText(text: string): Promise<string> {
  const masked = text === '' ? '' : sanitize((await redact(text.toWellFormed())).text).text
  return masked === text ? masked : maskedText(masked)
}
