import type { Kind } from '../../extract/candidate.ts'
import type { FilePart } from './learnings-blocks.ts'

/** The headings of a `learnings.md`. */
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

/** Puts blocks after the last one of their kind, else under its heading, else under a new heading at the end. */
export function insertKind(
  parts: readonly FilePart[],
  kind: Kind,
  blocks: readonly FilePart[],
  end: string,
): FilePart[] {
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

/** Every file ends with a newline here, so its last line is empty: the new heading replaces it, after one empty line. */
function withoutLastNewline(parts: readonly FilePart[]): FilePart[] {
  return [...parts.slice(0, -1), { type: 'text', lines: parts.at(-1)?.lines.slice(0, -1) ?? [] }]
}

function emptyLine(end: string): FilePart {
  return { type: 'text', lines: [end] }
}
