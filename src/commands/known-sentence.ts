import { homedir } from 'node:os'
import { relative } from 'node:path'
import { type KnownLine, compareWithKnown } from '../inject/already-known.ts'
import { readKnownLines } from '../inject/read-known.ts'
import type { Item } from '../journal/item.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'

/** The files are read again after this many milliseconds: people edit CLAUDE.md while the dashboard is open. */
const FRESH = 10_000

export type KnownSentence = { readonly state: 'present' | 'contradicted'; readonly sentence: string }

type Reading = {
  readonly at: number
  readonly lines: readonly KnownLine[]
  readonly answers: Map<string, KnownSentence | undefined>
}
const readings = new WeakMap<ProjectionTarget, Reading>()

/**
 * What CLAUDE.md, its imports, rules, AGENTS.md and auto memory say about an item that waits, as a sentence; undefined if nothing. Cheap
 * enough for every frame: files are read once in a while, each text is compared once.
 */
export function knownSentence(
  { status, text }: Pick<Item, 'status' | 'text'>,
  target: ProjectionTarget,
): KnownSentence | undefined {
  if (status !== 'pending' && status !== 'later') return undefined
  const { lines, answers } = read(target)
  if (!answers.has(text)) answers.set(text, sentenceOf(text, lines, target))
  return answers.get(text)
}

function read(target: ProjectionTarget): Reading {
  const known = readings.get(target)
  if (known && performance.now() - known.at < FRESH) return known
  const reading = {
    at: performance.now(),
    lines: readKnownLines(target, homedir()),
    answers: new Map<string, KnownSentence | undefined>(),
  }
  readings.set(target, reading)
  return reading
}

function sentenceOf(text: string, lines: readonly KnownLine[], target: ProjectionTarget): KnownSentence | undefined {
  const known = compareWithKnown({ text }, lines)
  if (known.state === 'new') return undefined
  const inside = relative(target.projectDir, known.path)
  const place = `${inside.startsWith('..') ? known.path : inside}:${known.line}`
  const sentence = known.state === 'present' ? `already in ${place}` : `contradicts ${place}: ${known.text}`
  return { state: known.state, sentence }
}
