import type { Kind } from '../../extract/candidate.ts'
import { KIND_HEADINGS } from '../../inject/file/kind-headings.ts'
import { renderMarkdownBlock } from '../../inject/render/render-markdown.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import { jsonText } from '../../text/json-text.ts'
import type { ExportFormat } from '../options/option-values.ts'
import { SCHEMA_VERSION } from '../say/json-answer.ts'

/** Seed 004 knows three types. */
const SEED_TYPES: Partial<Record<Kind, string>> = { insight: 'insight', self_knowledge: 'self_knowledge' }

/** Items as one text for other tools and people, without the words around them. Each format can be imported again. */
export function exportItems(items: readonly ViewItem[], format: Exclude<ExportFormat, 'obsidian'>): string {
  switch (format) {
    case 'md':
      return markdown(items)
    case 'jsonl':
      return items.map((item) => `${jsonText(lineOf(item))}\n`).join('')
    case 'seed':
      return `${jsonText({ state: { proposals: items.map(seedProposal) } }, 2)}\n`
  }
}

function markdown(items: readonly ViewItem[]): string {
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const sections = kinds.map((kind) => {
    const blocks = items.filter((item) => item.kind === kind).map(renderMarkdownBlock)
    return `${KIND_HEADINGS[kind]}\n\n${blocks.join('\n')}\n`
  })
  return ['# Learnings\n', ...sections].join('\n')
}

function lineOf({ id, text, kind, scope, status, confidence, proposedAt, decidedAt }: ViewItem) {
  return {
    schemaVersion: SCHEMA_VERSION,
    id,
    text,
    kind,
    scope,
    status,
    confidence,
    proposedAt,
    decidedAt,
  }
}

function seedProposal({ id, kind, text, status, evidence, proposedAt }: ViewItem) {
  return {
    id,
    type: SEED_TYPES[kind] ?? 'pattern',
    content: text,
    source: evidence.sessionId || 'unknown-session',
    extractedAt: proposedAt,
    status: status === 'approved' ? 'accepted' : 'pending',
  }
}
