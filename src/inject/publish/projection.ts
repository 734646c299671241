import { createHash } from 'node:crypto'
import type { Config } from '../../config/schema.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import type { RenderedLine } from '../../runtime/projection/context-text.ts'
import {
  PROJECTION_VERSION,
  type Projection,
  type ProjectionSettings,
  type ProjectionSource,
} from '../../runtime/projection/format.ts'
import type { ImportsOutside } from '../../runtime/projection/imports-outside.ts'
import { INDEX_LAYOUT } from '../../runtime/projection/index-format.ts'
import { contextSeal, documentSeal } from '../../runtime/projection/seal.ts'
import { renderPreview } from '../render/render-learning.ts'
import { buildSearchIndex, NO_SEAL } from '../search/search-index.ts'
import type { Rendered, Selection } from '../select/select.ts'

export type ProjectionParts = {
  readonly selection: Selection
  readonly config: Config
  /** State before the journals were read: a change in between makes the projection stale, never wrong for good. */
  readonly sources: readonly ProjectionSource[]
  readonly instructions: readonly ProjectionSource[]
  /** See `Projection`. */
  readonly outside?: ImportsOutside | undefined
  readonly pending: Projection['pending']
  readonly imported: ReadonlySet<Scope>
  /** The person's key. Without one nothing is approved, and nothing is sealed. */
  readonly key: Uint8Array | undefined
  /** The project's id. */
  readonly id: string
  /** See `Projection`. */
  readonly startedIn?: string | undefined
}

/** The contents of `context.json` and `context.idx`. Pure; the same learnings and settings give the same bytes. */
export function renderProjection({
  selection,
  config,
  pending,
  imported,
  key,
  id,
  startedIn,
  ...parts
}: ProjectionParts): {
  json: string
  index: Buffer
} {
  const settings = settingsOf(config)
  const documents = [...selection.start, ...selection.rest].map((entry) => documentOf(entry, settings))
  const generation = createHash('sha256')
    .update(JSON.stringify([settings, selection.start.length, documents]))
    .digest('hex')
    .slice(0, INDEX_LAYOUT.generationBytes)
  const start: readonly RenderedLine[] = selection.start.map(({ line }) => line)
  const unsealed = {
    v: PROJECTION_VERSION,
    generation,
    ...(startedIn !== undefined && { startedIn }),
    sources: parts.sources,
    instructions: parts.instructions,
    ...(parts.outside && { outside: parts.outside }),
    settings,
    start,
    omitted: selection.rest.length,
    pending,
    imported: [...imported],
  } as const
  return {
    json: renderContext(unsealed, { key, id }),
    index: buildSearchIndex(generation, documents, key ? documentSeal({ key, id }, generation) : NO_SEAL),
  }
}

/** The text of `context.json`, sealed. */
export function renderContext(
  unsealed: Omit<Projection, 'seal'>,
  { key, id }: Pick<ProjectionParts, 'key' | 'id'>,
): string {
  const seal = key ? contextSeal({ key, id }, unsealed) : ''
  const projection: Projection = { ...unsealed, seal }
  return `${JSON.stringify(projection)}\n`
}

function documentOf({ learning, line }: Rendered, { format }: ProjectionSettings) {
  return { key: line.key, text: learning.text, full: line.text, preview: renderPreview(learning, format) }
}

function settingsOf({ inject, hooks }: Config): ProjectionSettings {
  return {
    format: inject.format,
    sessionStart: inject.session_start,
    prompt: inject.prompt,
    subagents: inject.subagents,
    workingContext: inject.working_context,
    nudge: inject.nudge,
    threshold: hooks.threshold,
    budget: hooks.budget,
    content: hooks.content,
    minPromptLength: hooks.min_prompt_length,
  }
}
