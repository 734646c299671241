import { watch } from 'node:fs'
import { isExpectedError } from '../../base/system-error.ts'

/** The error codes for a person whose programs have used up the system's file watches. */
const ALL_TAKEN = new Set<unknown>(['ENOSPC', 'EMFILE', 'ENFILE'])

export type WatchRefusal = { readonly code: string; readonly allTaken: boolean }

/** Why the system does not report changes in a folder; undefined if it does. */
export function watchRefusal(folder: string): WatchRefusal | undefined {
  try {
    watch(folder, { persistent: false }).close()
    return undefined
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return { code: String(error.code), allTaken: ALL_TAKEN.has(error.code) }
  }
}
