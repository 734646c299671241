import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { count } from '../../text/count.ts'
import { markdownLines } from '../../text/markdown/markdown.ts'
import { learningsFiles } from '../../workspace/paths/paths.ts'
import { listMemoryFiles } from '../memory/memory-files.ts'
import { KIND_HEADINGS } from './kind-headings.ts'
import { parseLearningsFile } from './learnings-blocks.ts'
import { canBeTaken } from './taken-text.ts'

/** Lines of an imported `learnings.md` that nobody approved in Sage, because they are outside its markers. */
export type UnmarkedText = { readonly path: string; readonly lines: number }

/** The imported `learnings.md` files that have text outside Sage's blocks. */
export function findUnmarkedText(target: ProjectionTarget): UnmarkedText[] {
  const imported = new Map(listMemoryFiles(target).map(({ path, text }) => [path, text]))
  return learningsFiles(target).flatMap(({ path }) => {
    const lines = countUnmarked(imported.get(path) ?? '')
    return lines > 0 ? [{ path, lines }] : []
  })
}

const OUR_HEADINGS: ReadonlySet<string> = new Set(Object.values(KIND_HEADINGS))

/** Counts the lines that reach Claude besides Sage's learnings and headings. Markers stay: they end a comment that is open. */
function countUnmarked(content: string): number {
  const lines = parseLearningsFile(content).flatMap((part) =>
    part.type === 'block' && part.learning && canBeTaken(part.learning.text) ? part.lines.toSpliced(1, 1) : part.lines,
  )
  return markdownLines(lines.join('\n')).filter(({ text }) => text.trim() !== '' && !OUR_HEADINGS.has(text.trimEnd()))
    .length
}

/** Says so in a sentence. */
export function outsideMarkersText({ path, lines }: UnmarkedText): string {
  return `"${path}" holds ${count(lines, 'line')} outside Sage's markers: Claude reads that without your approval`
}
