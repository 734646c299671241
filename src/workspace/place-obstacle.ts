import { statSync } from 'node:fs'
import type { WorkspaceLocation } from './locate.ts'

/** What keeps `sage init` from making a workspace, e.g. `"/p/.sage" is a file`, and what to do first, as a sentence. */
export type Obstacle = { readonly code: string; readonly what: string; readonly wayOut: string }

/** What stands in the place of a workspace that is to be made; undefined where nothing does, and where a folder can be taken over. */
export function placeObstacle({ dir, foreign }: Pick<WorkspaceLocation, 'dir' | 'foreign'>): Obstacle | undefined {
  if (foreign?.reason === 'symlink')
    return {
      code: 'workspace-symlink',
      what: `"${foreign.dir}" is a symbolic link`,
      wayOut: 'Remove the link, then run "sage init": Sage creates its own folder there.',
    }
  const stat = statSync(dir, { throwIfNoEntry: false })
  if (stat?.isDirectory() === false)
    return {
      code: 'workspace-file',
      what: `"${dir}" is a file`,
      wayOut: 'Move it away, then run "sage init": Sage creates a folder of that name.',
    }
  // Only who owns a folder can close it to others; the system, which may do everything, needs nothing of the kind.
  const person = process.getuid?.() ?? 0
  if (stat === undefined || person === 0 || stat.uid === person) return undefined
  return {
    code: 'workspace-not-yours',
    what: `"${dir}" belongs to somebody else`,
    wayOut:
      'Move it away, then run "sage init": Sage creates one for you. Or first make it yours, with its contents (chown -R).',
  }
}
