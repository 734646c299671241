import { lstatSync } from 'node:fs'
import type { WorkspaceLocation } from './locate.ts'

/** What keeps `sage init` from making a workspace, e.g. `"/p/.sage" is a file`, and what to do first. */
export type Obstacle = { readonly code: string; readonly what: string; readonly wayOut: string }

/** What is in the place of a workspace to be made; undefined if nothing is, or if it is a folder that can be taken over. */
export function placeObstacle({ dir, foreign }: Pick<WorkspaceLocation, 'dir' | 'foreign'>): Obstacle | undefined {
  const stat = lstatSync(dir, { throwIfNoEntry: false })
  // One that leads nowhere is nothing to whoever looks for a workspace.
  const link = foreign?.reason === 'symlink' ? foreign.dir : stat?.isSymbolicLink() ? dir : undefined
  if (link !== undefined)
    return {
      code: 'workspace-symlink',
      what: `"${link}" is a symbolic link`,
      wayOut: 'Remove the link, then run "sage init": Sage creates its own folder there',
    }
  if (stat?.isDirectory() === false)
    return {
      code: 'workspace-file',
      what: `"${dir}" is a file`,
      wayOut: 'Move it away, then run "sage init": Sage creates a folder of that name',
    }
  // Only its owner can close a folder to others; root, who may do everything, need not own it.
  const person = process.getuid?.() ?? 0
  if (stat === undefined || person === 0 || stat.uid === person) return undefined
  return {
    code: 'workspace-not-yours',
    what: `"${dir}" belongs to somebody else`,
    wayOut:
      'Move it away, then run "sage init": Sage creates one for you. Or first make it yours, with its contents (chown -R)',
  }
}
