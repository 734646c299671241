import { type Stats, statSync } from 'node:fs'

/**
 * What the system says of a transcript. Undefined if there is none, and where it cannot be told (a folder without access, a link that leads in a
 * circle): one such path must not keep all other sessions from being read.
 */
export function statTranscript(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
