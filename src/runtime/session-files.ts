import { readdirSync, readFileSync } from 'node:fs'
import { sessionOfFile } from '../workspace/session-id.ts'

/** The session ids that have a file in `folder`, in no order; none if there is no such folder. Other names are not ours. */
export function listSessionFiles(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => sessionOfFile(name) ?? [])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Text of a small file of ours, or undefined if it is not there (any more). */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
