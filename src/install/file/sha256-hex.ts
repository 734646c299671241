import { createHash } from 'node:crypto'

/** Names bytes by what they are: SHA-256, 64 hex digits. */
export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
