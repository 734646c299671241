import { createHash } from 'node:crypto'

/**
 * A replacement for a missing uuid: a hash of what was typed and when. Without names, all such turns would count as read with the
 * first.
 */
export function nameFor(prefix: string, at: string, said: string): string {
  return `${prefix}-${createHash('sha256').update(`${at}\n${said}`).digest('hex').slice(0, 32)}`
}
