import { join } from 'node:path'
import { entriesIfReadable } from '../../workspace/files/read-if-readable.ts'
import { realPath } from '../../workspace/files/real-path.ts'

const MAX_RULES = 200
/** A linked folder may be anything, such as the whole disk. */
const MAX_FOLDERS = 1000

/**
 * The rules in a folder and below it, and the folders that they are in. Linked folders are entered as by Claude Code, and none of them twice: a
 * link may lead back up.
 */
export function walkRules(folder: string): { rules: string[]; folders: string[] } {
  const [rules, folders]: [string[], string[]] = [[], []]
  const entered = new Set<string | undefined>([undefined])
  const paths = [folder]
  for (const at of paths) {
    if (rules.length >= MAX_RULES || entered.size > MAX_FOLDERS) break
    const real = realPath(at)
    const entries = entered.has(real) ? undefined : entriesIfReadable(at)
    if (entries === undefined) continue
    entered.add(real)
    folders.push(at)
    for (const entry of entries) {
      const path = join(at, entry.name)
      if (entry.name.endsWith('.md')) rules.push(path)
      if (entry.isDirectory() || entry.isSymbolicLink()) paths.push(path)
    }
  }
  return { rules: rules.toSorted().slice(0, MAX_RULES), folders }
}

/** The same without the folders. */
export function listRules(folder: string): string[] {
  return walkRules(folder).rules
}
