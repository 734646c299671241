import { readFileSync } from 'node:fs'
import { userPaths } from './paths.ts'

export const KEY_BYTES = 32

/** What stands in the file of the person's key, whole or not; undefined if there is none. Apart, so that hooks load nothing else. */
export function readKeyBytes(dataHome: string): Uint8Array | undefined {
  try {
    return readFileSync(userPaths(dataHome).key)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
