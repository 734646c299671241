import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { count } from '../text/count.ts'
import { learningsFiles } from '../workspace/paths.ts'
import { parseLearningsFile } from './learnings-blocks.ts'
import { KIND_HEADINGS } from './learnings-file.ts'
import { canBeTaken } from './taken-text.ts'
import { listMemoryFiles } from './memory-files.ts'

/** Lines of a `learnings.md` that Claude Code loads by itself and that no one approved in Sage, because they stand outside of its markers. */
export type UnmarkedText = { readonly path: string; readonly lines: number }

/** The files that Claude Code imports, with what stands beside Sage's blocks in them; none if nothing does. */
export function findUnmarkedText(target: ProjectionTarget, home: string): UnmarkedText[] {
  const imported = new Map(listMemoryFiles({ ...target, home }).map(({ path, text }) => [path, text]))
  return learningsFiles(target).flatMap(({ path }) => {
    const lines = countUnmarked(imported.get(path) ?? '')
    return lines > 0 ? [{ path, lines }] : []
  })
}

const OUR_HEADINGS: ReadonlySet<string> = new Set(Object.values(KIND_HEADINGS))

/** Lines that reach Claude besides Sage's blocks and headings. Claude Code drops comments. */
function countUnmarked(content: string): number {
  const text = parseLearningsFile(content)
    .flatMap((part) => (part.type === 'block' && part.learning && canBeTaken(part.learning.text) ? [] : part.lines))
    .join('\n')
    .replaceAll(/<!--[\s\S]*?-->/gu, '')
  return text.split('\n').filter((line) => line.trim() !== '' && !OUR_HEADINGS.has(line.trimEnd())).length
}

/** What there is to say about it, in a sentence. */
export function unmarkedTextSays({ path, lines }: UnmarkedText): string {
  return `"${path}" holds ${count(lines, 'line')} outside Sage's markers: Claude reads that without your approval`
}
