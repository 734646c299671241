import { recordPaths } from '../paths/paths.ts'
import { newId } from './trust.ts'

/** The person's own workspace for a project without one. A file of its own, because most people's hooks never need it. */
export function privateWorkspace(dataHome: string, root: string): { readonly id: string; readonly dir: string } {
  const id = newId(dataHome, root)
  return { id, dir: recordPaths(dataHome, id).workspace }
}
