import * as z from 'zod'
import { lookUp } from '../../base/lookup.ts'
import { parseStrictJson } from '../../base/strict-json.ts'
import { UserError } from '../../base/user-error.ts'
import { type Kind, KINDS } from '../../extract/candidate.ts'
import { learningsIn, parseLearningsFile } from '../../inject/file/learnings-blocks.ts'
import type { SharedLearning } from '../../journal/store/shared-learnings.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import type { LeftOutPlace } from './left-out.ts'
import { type MarkdownBullets, markdownBullets } from './markdown-bullets.ts'

/** The defaults for a text that does not say: somebody wrote it down as a rule. */
const WRITTEN_DOWN = { kind: 'convention', confidence: 0.7 } as const
/** Seed 004's three types. */
const SEED_KINDS: Readonly<Record<string, Kind>> = {
  pattern: 'preference',
  insight: 'insight',
  self_knowledge: 'self_knowledge',
}

/** Anything but a time is left out; it is written as the journal writes it. */
const time = z.iso
  .datetime({ offset: true })
  .transform((at) => new Date(at).toISOString())
  .optional()
  .catch(undefined)

const anyText = z.looseObject({
  text: z.string().optional(),
  content: z.string().optional(),
  learning: z.string().optional(),
  kind: z.string().optional(),
  category: z.string().optional(),
  type: z.string().optional(),
  confidence: z.number().min(0).max(1).optional().catch(undefined),
  status: z.string().optional(),
  extractedAt: time,
  proposedAt: time,
})
const seed = z.looseObject({ state: z.looseObject({ proposals: z.array(z.unknown()) }) })

/** The format that a file is read as. */
export type ImportFormat = 'lines' | 'seed' | 'markdown'
export type ImportTexts = {
  readonly format: ImportFormat
  readonly texts: readonly SharedLearning[]
  readonly leftOut: readonly LeftOutPlace[]
}
type Taken = Omit<ImportTexts, 'format'>

/**
 * The texts of a file that another tool, a teammate or `sage export` wrote: a `learnings.md` with Sage's markers, bullets of any other
 * Markdown, JSON Lines, or seed 004's `seed.json`; and what else is in it. Throws `UserError` if it is none of them.
 */
export function importTexts(content: string, name: string): ImportTexts {
  // Programs for Macs long ended lines with a carriage return alone, and spreadsheets there still do.
  const text = withoutBom(content).replaceAll(/\r\n?/gu, '\n')
  const format = formatOf(text, name)
  if (format === 'lines') return { format, ...fromJsonLines(text, name) }
  if (format === 'seed') return { format, ...fromSeed(text, name) }
  // The scope it has in another file says nothing about this project.
  const marked = learningsIn(text).map(({ text: said, kind, confidence }) => ({ text: said, kind, confidence }))
  const { bullets, leftOut } = unmarkedBullets(text)
  return { format, texts: [...marked, ...bullets.map((bullet) => ({ text: bullet, ...WRITTEN_DOWN }))], leftOut }
}

/** Decided by the extension, or by the content if the extension says nothing, as in `learnings.seed`. */
function formatOf(text: string, name: string): ImportFormat {
  if (/\.(?:jsonl|ndjson)$/iu.test(name)) return 'lines'
  if (/\.json$/iu.test(name)) return 'seed'
  if (/\.(?:md|markdown)$/iu.test(name) || !/^\s*\{\s*"/u.test(text)) return 'markdown'
  return /"state"\s*:\s*\{/u.test(text) ? 'seed' : 'lines'
}

/** The bullets of a Markdown file outside Sage's markers: somebody wrote them by hand. */
export function unmarkedBullets(markdown: string): MarkdownBullets {
  const lines = parseLearningsFile(markdown).flatMap((part) =>
    // All other lines keep their line numbers.
    part.type === 'block' && part.learning ? part.lines.with(1, '') : part.lines,
  )
  return markdownBullets(lines.join('\n'))
}

function fromJsonLines(content: string, name: string): Taken {
  const values = content
    .split('\n')
    .flatMap((line, index) =>
      line.trim() === '' ? [] : [{ at: index + 1, value: parseJson(line, () => `"${name}" line ${index + 1}`) }],
    )
  return fromValues(values)
}

function fromSeed(content: string, name: string): Taken {
  const parsed = seed.safeParse(parseJson(content, () => `"${name}" line ${lineOfProblem(content)}`))
  if (!parsed.success)
    throw new UserError(`Cannot import "${name}": it has no "state.proposals"`, {
      hint: 'Other formats need another ending: .jsonl for JSON Lines, .md for text',
      code: 'import',
    })
  return fromValues(parsed.data.state.proposals.map((value, index) => ({ at: index + 1, value })))
}

function fromValues(values: readonly { readonly at: number; readonly value: unknown }[]): Taken {
  const texts: SharedLearning[] = []
  const leftOut: LeftOutPlace[] = []
  for (const { at, value } of values) {
    const text = textOf(value)
    if (typeof text === 'string') leftOut.push({ kind: text, at })
    else texts.push(text)
  }
  return { texts, leftOut }
}

/** A learning, or why it is none. */
function textOf(value: unknown): SharedLearning | Extract<LeftOutPlace['kind'], 'no text' | 'rejected elsewhere'> {
  const { data } = anyText.safeParse(value)
  const text = data?.text ?? data?.content ?? data?.learning
  if (!data || text === undefined) return 'no text'
  if (data.status === 'rejected') return 'rejected elsewhere'
  const named = data.kind ?? data.category ?? data.type ?? ''
  const kind = KINDS.find((known) => known === named) ?? lookUp(SEED_KINDS, named) ?? WRITTEN_DOWN.kind
  const saidAt = data.extractedAt ?? data.proposedAt
  const { confidence = WRITTEN_DOWN.confidence } = data
  return { text, kind, confidence, ...(saidAt !== undefined && { saidAt }) }
}

/** `where` says which text it is; it is called only if the text is not JSON. */
function parseJson(text: string, where: () => string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new UserError(`Cannot import ${where()}: it is not JSON`, {
      hint: 'Nothing was imported',
      code: 'import',
      cause,
    })
  }
}

function lineOfProblem(text: string): number {
  const parsed = parseStrictJson(text)
  return 'problem' in parsed ? parsed.problem.line : 1
}
