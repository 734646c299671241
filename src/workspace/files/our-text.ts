import { closeSync, openSync, readSync } from 'node:fs'
import { utf8Text } from '../../base/utf8.ts'
import { MAX_CONFIG_BYTES } from '../../config/config-size.ts'
import { OURS_WITHOUT_WAITING, WITHOUT_WAITING } from './ordinary-file.ts'

/** Enough for a configuration. The longest of the other files, `places.json`, is shorter even with some thousand projects. */
export const MAX_BYTES = MAX_CONFIG_BYTES
/** Enough for nearly every file that is read like this, and for a page of `runtime/sessions/`. Most of what reading costs is the memory for it. */
const USUAL_BYTES = 4096 + 1

/**
 * Text of a small file of ours, for hooks: follows no link, waits for no pipe, and reads no more of a huge file than it takes to see that it is
 * not ours. Undefined for that one; throws the system's error if there is nothing to read.
 */
export function readOurText(path: string, maxBytes = MAX_BYTES): string | undefined {
  return readBounded(path, OURS_WITHOUT_WAITING, maxBytes)
}

/** The same for a file that may be a link, because the person keeps it elsewhere. */
export function readSmallText(path: string, maxBytes = MAX_BYTES): string | undefined {
  return readBounded(path, WITHOUT_WAITING, maxBytes)
}

function readBounded(path: string, flags: number, maxBytes: number): string | undefined {
  const descriptor = openSync(path, flags)
  try {
    const usual = new Uint8Array(USUAL_BYTES)
    const begun = readSync(descriptor, usual)
    if (begun < USUAL_BYTES) return utf8Text(usual, 0, begun)
    const bytes = new Uint8Array(maxBytes + 1)
    bytes.set(usual)
    const length = begun + readSync(descriptor, bytes, begun, bytes.length - begun, null)
    return length <= maxBytes ? utf8Text(bytes, 0, length) : undefined
  } finally {
    closeSync(descriptor)
  }
}
