import { type Stats, statSync } from 'node:fs'

/**
 * The `stat` of a transcript. Undefined if there is none, or if it is inaccessible (a closed folder, a link loop): one such path must not
 * prevent all other sessions from being read.
 */
export function statTranscript(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
