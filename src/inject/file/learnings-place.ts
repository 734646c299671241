import { dirname } from 'node:path'
import { contains, realPath } from '../../workspace/files/real-path.ts'

/**
 * Where a `learnings.md` is read and written. A link to a Markdown file of the same project is followed, so that it stays a link; any other may
 * have come with a clone, and lead to a file of this person's that is nobody else's business.
 */
export function learningsPlace(path: string): string {
  const [project, real] = [realPath(dirname(dirname(path))), realPath(path)]
  return project !== undefined && real?.endsWith('.md') && contains(project, real) ? real : path
}
