import { createHash } from 'node:crypto'

/**
 * Stands for the uuid of what has none: a hash of when it was typed, and what. Without names, all such turns would count as read with the
 * first.
 */
export function nameFor(prefix: string, at: string, said: string): string {
  return `${prefix}-${createHash('sha256').update(`${at}\n${said}`).digest('hex').slice(0, 32)}`
}
