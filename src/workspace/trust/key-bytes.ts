import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { WITHOUT_WAITING } from '../files/ordinary-file.ts'
import { userKey } from '../paths/paths.ts'

export const KEY_BYTES = 32

/** The contents of the person's key file, whole or not; undefined if there is none. A file of its own, so that hooks load nothing else. */
export function readKeyBytes(dataHome: string): Uint8Array | undefined {
  const path = userKey(dataHome)
  // Not `existsSync()`: a disk that does not answer has not lost the key.
  if (!statSync(path, { throwIfNoEntry: false })) return undefined
  // Read piece by piece, as the hook reads its input: Node's other way for bytes costs a cold process another 0.2 ms.
  const descriptor = openSync(path, WITHOUT_WAITING)
  try {
    const bytes = new Uint8Array(KEY_BYTES + 1)
    return bytes.subarray(0, readSync(descriptor, bytes))
  } finally {
    closeSync(descriptor)
  }
}
