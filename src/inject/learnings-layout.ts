import { type Kind, KINDS } from '../extract/candidate.ts'
import { type FilePart, parseLearningsFile, parseMergedFile } from './learnings-blocks.ts'
import type { Learning } from './learning.ts'
import { renderMarkdownBlock } from './render-markdown.ts'

const HEADER = [
  '<!-- Sage keeps the learnings between its markers up to date. Everything else in this file is yours. -->',
  '',
]

export const KIND_HEADINGS: Readonly<Record<Kind, string>> = {
  preference: '## Preferences',
  correction: '## Corrections',
  convention: '## Conventions',
  fact: '## Facts',
  insight: '## Insights',
  self_knowledge: '## About this person',
  decision: '## Decisions',
  blocker: '## Blockers',
  tool: '## Tools',
}

/** A `learnings.md` taken apart, with what its lines end with, and the line end that its last line had to be given. */
export type TakenApart = { readonly parts: readonly FilePart[]; readonly end: string; readonly ending: string }

/** `merged`: what git left of a merge is one part. */
export function takeApart(content: string | undefined, { merged }: { readonly merged: boolean }): TakenApart {
  const end = content?.includes('\r\n') ? '\r' : ''
  const ending = content && !content.endsWith('\n') ? `${end}\n` : ''
  const parse = merged ? parseMergedFile : parseLearningsFile
  return { parts: content ? parse(content + ending) : [{ type: 'text', lines: HEADER }], end, ending }
}

/** The parts as a file again, with these learnings put at the end of their kind. */
export function putTogether({ parts, end, ending }: TakenApart, added: readonly Learning[]): string {
  let all = [...parts]
  for (const kind of KINDS) {
    const blocks = added.filter((learning) => learning.kind === kind).map((learning) => blockOf(learning, end))
    if (blocks.length > 0) all = insertKind(all, kind, blocks, end)
  }
  const whole = all.flatMap(({ lines }) => lines).join('\n')
  // What stands behind a last line without a line end needs one before it, that of the file.
  return ending !== '' && whole.endsWith(ending) ? whole.slice(0, -ending.length) : whole
}

export function blockOf(learning: Learning, end: string): FilePart {
  const lines = renderMarkdownBlock(learning).split('\n')
  return { type: 'block', id: learning.id, lines: lines.map((line) => line + end), learning }
}

const WAITING = '<!-- Waits for a decision in Sage: '
const WAITING_LINE = new RegExp(`^${WAITING}(.+) -->\\s*$`, 'u')

/** A line that Claude Code drops; a learning never holds the end of a comment. */
export function waiting(text: string, end: string): FilePart {
  return { type: 'text', lines: [`${WAITING}${text} -->${end}`] }
}

/** The text of a line that waits in a comment; undefined if it is another line. */
export function waitingText(line: string): string | undefined {
  return WAITING_LINE.exec(line)?.[1]
}

/** Puts blocks after the last one of their kind, else under its heading, else under a new heading at the end. */
function insertKind(parts: readonly FilePart[], kind: Kind, blocks: readonly FilePart[], end: string): FilePart[] {
  const last = parts.findLastIndex((part) => part.type === 'block' && part.learning?.kind === kind)
  if (last >= 0) return parts.toSpliced(last + 1, 0, ...blocks)
  const heading = KIND_HEADINGS[kind]
  const under = parts.findIndex((part) => part.type === 'text' && part.lines.some((line) => line.trimEnd() === heading))
  const holder = parts[under]
  if (holder?.type === 'text') {
    const at = holder.lines.findIndex((line) => line.trimEnd() === heading) + 1
    const after = holder.lines[at]?.trim() === '' ? at + 1 : at
    const [before, rest] = [holder.lines.slice(0, after), holder.lines.slice(after)]
    const tail: FilePart[] = rest.length > 0 ? [{ type: 'text', lines: rest }] : [emptyLine('')]
    return parts.toSpliced(under, 1, { type: 'text', lines: before }, ...blocks, ...tail)
  }
  return [
    ...withoutLastNewline(parts),
    emptyLine(end),
    { type: 'text', lines: [heading + end, end] },
    ...blocks,
    emptyLine(''),
  ]
}

/** A file that ends with a newline ends with an empty line: the new heading comes in its place, with one empty line before it. */
function withoutLastNewline(parts: readonly FilePart[]): FilePart[] {
  const last = parts.at(-1)
  if (last?.type !== 'text' || last.lines.at(-1) !== '') return [...parts]
  const lines = last.lines.slice(0, -1)
  return lines.length > 0 ? [...parts.slice(0, -1), { type: 'text', lines }] : parts.slice(0, -1)
}

function emptyLine(end: string): FilePart {
  return { type: 'text', lines: [end] }
}
