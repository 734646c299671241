import { join } from 'node:path'
import { findRepository } from '../../../hook/working-context/read-only-git.ts'
import { readTextIfReadable } from '../../../workspace/files/read-if-readable.ts'

/** The checked-out branch, without running git. Undefined where that is in a table (`reftable`): the file then names none that could be. */
export function branchOf(root: string): string | undefined {
  return /^ref: refs\/heads\/(?!\.invalid$)(.+)$/m.exec(readTextIfReadable(headFile(root)) ?? '')?.[1]
}

/** Where git says what is checked out. */
export function headFile(root: string): string {
  return join(findRepository(root)?.gitDir ?? join(root, '.git'), 'HEAD')
}
