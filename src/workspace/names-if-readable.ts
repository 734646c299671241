import { readdirSync } from 'node:fs'

/** Names of the entries of a folder, in no order; none where there is no such folder, or none that may be read. */
export function namesIfReadable(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
