import { createHash } from 'node:crypto'

/** Stands for the uuid of what has none: when it was typed, and what. A turn without a name of its own would count as read with the first one. */
export function nameFor(prefix: string, at: string, said: string): string {
  return `${prefix}-${createHash('sha256').update(`${at}\n${said}`).digest('hex').slice(0, 32)}`
}
