import { dirname } from 'node:path'
import { contains, realPath } from '../../workspace/files/real-path.ts'

/**
 * Where a `learnings.md` is read and written. A link to a Markdown file of the same project is followed, so that it stays a link. Any other link
 * may have come with a clone and lead to a private file of this person.
 */
export function learningsPlace(path: string): string {
  const [project, real] = [realPath(dirname(dirname(path))), realPath(path)]
  return project !== undefined && real?.endsWith('.md') && contains(project, real) ? real : path
}
