import { relative } from 'node:path'
import { type Known, type KnownLine, compareWithKnown } from '../../inject/repeats/already-known.ts'
import { readKnownLines } from '../../inject/repeats/read-known.ts'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'

/** The files are read again after this many milliseconds, because people edit CLAUDE.md while the dashboard is open. */
const FRESH = 10_000

/** What is known about a text: a sentence, and where it was found. */
export type KnownPlace = Exclude<Known, { state: 'new' }> & { readonly sentence: string }

/** What those files said when they were last read, and what was compared with them since. */
type KnownFiles = {
  readonly at: number
  readonly lines: readonly KnownLine[]
  readonly answers: Map<string, KnownPlace | undefined>
}
const knownFiles = new WeakMap<ProjectionTarget, KnownFiles>()

/**
 * Where CLAUDE.md, its imports, rules, AGENTS.md and auto memory say the same as a text or its opposite; undefined if neither. Cheap enough
 * for every frame: files are read once in a while, and each text is compared once.
 */
export function findKnown(text: string, target: ProjectionTarget): KnownPlace | undefined {
  const { lines, answers } = read(target)
  if (!answers.has(text)) answers.set(text, placeOf(text, lines, target))
  return answers.get(text)
}

function read(target: ProjectionTarget): KnownFiles {
  const known = knownFiles.get(target)
  if (known && performance.now() - known.at < FRESH) return known
  const files = { at: performance.now(), lines: readKnownLines(target), answers: new Map<string, undefined>() }
  knownFiles.set(target, files)
  return files
}

function placeOf(text: string, lines: readonly KnownLine[], target: ProjectionTarget): KnownPlace | undefined {
  const known = compareWithKnown(text, lines)
  if (known.state === 'new') return undefined
  const inside = relative(target.projectDir, known.path)
  const place = `${inside.startsWith('..') ? known.path : inside}:${known.line}`
  const sentence = known.state === 'present' ? `already in ${place}` : `contradicts ${place}: ${known.text}`
  return { ...known, sentence }
}
