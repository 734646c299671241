import { KINDS } from '../../extract/candidate.ts'
import { SCOPES, type Scope } from '../../journal/event/vocabulary.ts'
import type { SharedLearning } from '../../journal/store/shared-learnings.ts'
import { mergeConflicts } from '../../text/markdown/merge-conflict.ts'
import type { Learning } from '../learning/learning.ts'
import { parseMarkdownLine, renderMarkdownBlock } from '../render/render-markdown.ts'
import { canBeTaken, takenText } from './taken-text.ts'
import { waitingLine, waitingText } from './waiting-line.ts'

/** One learning as written in a `learnings.md`, no matter by whom. */
export type FileLearning = SharedLearning & { readonly id: string; readonly scope: Scope }

type Marker = Omit<FileLearning, 'text'>

/** A part of the file: a learning between its markers, text that Sage does not own, or a conflict that git left. */
export type FilePart =
  | { readonly type: 'text'; readonly lines: readonly string[] }
  | { readonly type: 'conflict'; readonly lines: readonly string[] }
  | {
      readonly type: 'block'
      readonly id: string
      readonly lines: readonly string[]
      /** Undefined if there is anything but one bullet between the markers. */
      readonly learning?: FileLearning
      /** Stands there in a comment until somebody decides on it. */
      readonly waiting?: FileLearning
    }

export type Block = Extract<FilePart, { readonly type: 'block' }>

/** The text between the markers, even if it is in a comment. */
export function learningIn(part: FilePart): FileLearning | undefined {
  return part.type === 'block' ? (part.learning ?? part.waiting) : undefined
}

/** A learning as it is written into the file; `end`: what precedes each line break, if anything (`\r`). */
export function blockOf(learning: Learning, end: string): FilePart {
  const lines = renderMarkdownBlock(learning).split('\n')
  return { type: 'block', id: learning.id, lines: lines.map((line) => line + end), learning }
}

/** Some editors write a byte order mark before the first line. */
const OPEN = /^\uFEFF?<!-- sage:([A-Za-z0-9_-]{1,128})((?: [a-z]+:[^\s]+)*) -->\s*$/u

const CLOSE = /^<!-- \/sage:[^ ]+ -->\s*$/u

/** Splits a `learnings.md`. Joining the lines of all parts with newlines gives the same bytes again. */
export function parseLearningsFile(content: string): FilePart[] {
  return parseLines(content.split('\n'))
}

/** The same, but each merge conflict is one part: nobody has decided yet which of its learnings stay. */
export function parseMergedFile(content: string): FilePart[] {
  const lines = content.split('\n')
  const parts: FilePart[] = []
  let done = 0
  for (const { from, to } of mergeConflicts(lines)) {
    parts.push(...parseLines(lines.slice(done, from)), { type: 'conflict', lines: lines.slice(from, to + 1) })
    done = to + 1
  }
  return [...parts, ...parseLines(lines.slice(done))]
}

/** The file, where each of several learnings between two markers, put there by a merge or by hand, has markers of its own. */
export function setApart(content: string): string {
  const lines = parseMergedFile(content).flatMap((part): readonly string[] => {
    const [open = '', ...body] = part.lines
    const close = body.pop() ?? ''
    if (part.type !== 'block' || body.length < 2 || !body.every((line) => textIn(line) !== undefined)) return part.lines
    return body.flatMap((line) => [open, line, close])
  })
  return lines.join('\n')
}

/** The file, where what stands between markers in a conflict is in a comment, unless it is approved: nobody has decided which side stays. */
export function hideInConflicts(content: string, approved: ReadonlySet<string>): string {
  const lines = content.split('\n')
  const conflicts = mergeConflicts(lines)
  if (conflicts.length === 0) return content
  let isBetween = false
  return lines
    .map((line, at) => {
      if (OPEN.test(line)) isBetween = true
      else if (CLOSE.test(line)) isBetween = false
      const isInConflict = conflicts.some(({ from, to }) => from < at && at < to)
      const text = isBetween && isInConflict ? bulletIn(line) : undefined
      if (text === undefined || approved.has(text) || !canBeTaken(text)) return line
      return waitingLine(takenText(text)) + (line.endsWith('\r') ? '\r' : '')
    })
    .join('\n')
}

/** The learnings a conflict is about: in it, around it, or with one of their markers beside it. */
export function learningsInConflict(parts: readonly FilePart[]): { ids: string[]; texts: string[] } {
  if (!parts.some(({ type }) => type === 'conflict')) return { ids: [], texts: [] }
  const lines = parts.flatMap((part) => (part.type === 'block' ? [] : part.lines))
  const conflicts = parts.flatMap((part) => (part.type === 'conflict' ? part.lines : []))
  return {
    ids: lines.flatMap((line) => OPEN.exec(line)?.[1] ?? []),
    texts: conflicts.flatMap((line) => bulletIn(line) ?? []),
  }
}

function parseLines(lines: readonly string[]): FilePart[] {
  const parts: FilePart[] = []
  let text: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const marker = markerIn(lines[at] ?? '')
    const end = marker ? findEnd(lines, at, marker.id) : undefined
    if (!marker || end === undefined) {
      text.push(lines[at] ?? '')
      continue
    }
    if (text.length > 0) parts.push({ type: 'text', lines: text })
    text = []
    parts.push(block(marker, lines.slice(at, end + 1)))
    at = end
  }
  if (text.length > 0) parts.push({ type: 'text', lines: text })
  return parts
}

/** The closing marker. If another learning begins first, there is none, and the opening marker is ordinary text. */
function findEnd(lines: readonly string[], from: number, id: string): number | undefined {
  for (let at = from + 1; at < lines.length; at++) {
    if (lines[at]?.trimEnd() === `<!-- /sage:${id} -->`) return at
    if (OPEN.test(lines[at] ?? '')) return undefined
  }
  return undefined
}

function block(marker: Marker, lines: readonly string[]): FilePart {
  const { id } = marker
  const body = lines.slice(1, -1)
  const line = body.length === 1 ? (body[0] ?? '') : ''
  const text = textIn(line)
  if (text === undefined) return { type: 'block', id, lines }
  const said: FileLearning = { ...marker, text }
  return { type: 'block', id, lines, ...(waitingText(line) === undefined ? { learning: said } : { waiting: said }) }
}

/** The text of a bullet, whatever ends its line. */
function bulletIn(line: string): string | undefined {
  return parseMarkdownLine(line.replace(/\r$/u, ''))
}

/** The text of a line between markers, even if it is in a comment. */
function textIn(line: string): string | undefined {
  return waitingText(line) ?? bulletIn(line)
}

/** What an opening marker says; undefined for any other line. */
function markerIn(line: string): Marker | undefined {
  const [opens, id = '', attributes = ''] = OPEN.exec(line) ?? []
  if (opens === undefined) return undefined
  const values = new Map(
    attributes
      .trim()
      .split(' ')
      .map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
  )
  const confidence = Number(values.get('confidence'))
  return {
    id,
    kind: KINDS.find((kind) => kind === values.get('category')) ?? 'preference',
    scope: SCOPES.find((scope) => scope === values.get('scope')) ?? 'project',
    confidence: confidence >= 0 && confidence <= 1 ? confidence : 0.5,
  }
}

/**
 * What a teammate's Sage put into a comment until they decide, and what is in a comment within a conflict. A merge may lose the marker: then it
 * is not known which learning it is.
 */
export function waitingIn(content: string): SharedLearning[] {
  let marker: Marker | undefined
  return content.split('\n').flatMap((line): readonly SharedLearning[] => {
    marker = CLOSE.test(line) ? undefined : (markerIn(line) ?? marker)
    const text = waitingText(line)
    return text === undefined ? [] : [{ id: '', kind: 'preference', confidence: 0.5, ...marker, text }]
  })
}

/** The learnings of a file, for `sage import` and for what others committed. */
export function learningsIn(content: string): FileLearning[] {
  return parseLearningsFile(content).flatMap((part) => (part.type === 'block' && part.learning ? [part.learning] : []))
}
