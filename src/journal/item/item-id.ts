import { createHash } from 'node:crypto'

/** Crockford's base32: no letter can be mistaken for another one or for a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 10

/** What identifies a proposal: proposing it twice gives the same id. */
export type Provenance = {
  readonly workspace: string
  readonly turnUuid: string
  /** The strongest cue. */
  readonly cue: string
  readonly text: string
}

/** Id of a proposal: 50 bits of SHA-256, ten characters. The text counts as it is said, not as it is spelled. */
export function itemId({ workspace, turnUuid, cue, text }: Provenance): string {
  const hash = createHash('sha256').update(JSON.stringify([workspace, turnUuid, cue, saidIn(text)]))
  return base32(hash.digest())
}

/**
 * Letters, digits, plus and number signs in lower case. Separate from how texts are compared, and never to be changed: decisions are in
 * journals under these ids, and what was decided would come back as new.
 */
function saidIn(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .trim()
}

function base32(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes.subarray(0, 7)) bits = (bits << 8n) | BigInt(byte)
  bits >>= 6n
  let text = ''
  for (let i = 0; i < LENGTH; i++) {
    text = (ALPHABET[Number(bits & 31n)] ?? '') + text
    bits >>= 5n
  }
  return text
}
