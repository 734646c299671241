import { objectIfJson } from '../../base/parsed-json.ts'
import type { Homes } from '../../workspace/paths/homes.ts'
import type { ContextFormat, RenderedLine } from './context-text.ts'
import type { ImportsOutside } from './imports-outside.ts'

/** Version of `context.json` and `context.idx`, and of what counts as a term; a hook that finds another one has them rebuilt. */
export const PROJECTION_VERSION = 6

/** A file that the projection was made from, as it was then. An absent file has size -1. */
export type ProjectionSource = { readonly path: string; readonly size: number; readonly mtimeMs: number }

/** The settings that a hook needs, so that it never parses TOML. */
export type ProjectionSettings = {
  readonly format: ContextFormat
  readonly sessionStart: boolean
  readonly prompt: boolean
  readonly subagents: boolean
  readonly workingContext: boolean
  readonly nudge: boolean
  /** 0 to 1: learnings that score lower are not relevant to a prompt. */
  readonly threshold: number
  /** Lines that a prompt's learnings, or the working context, may take. */
  readonly budget: number
  readonly content: 'full' | 'preview' | 'none'
  /** Characters of a prompt below which nothing is searched. */
  readonly minPromptLength: number
}

/** `context.json`: everything that a hook prints at the start of a session, and what it needs to search for a prompt. */
export type Projection = {
  readonly v: typeof PROJECTION_VERSION
  /** Names this pair of `context.json` and `context.idx`. */
  readonly generation: string
  /** The folder in which the sessions start that it is for, if that is not the project's. */
  readonly startedIn?: string
  /** What decides which learnings are printed. */
  readonly sources: readonly ProjectionSource[]
  /** What decides which of them Claude Code loads by itself: CLAUDE.md and the like, which it reads where a session starts. */
  readonly instructions: readonly ProjectionSource[]
  /** Whether it follows imports out of the project, if there are any. */
  readonly outside?: ImportsOutside
  readonly settings: ProjectionSettings
  /** What SessionStart and SubagentStart hand over, in order. */
  readonly start: readonly RenderedLine[]
  /** Learnings of the hook channel that did not fit at the start. */
  readonly omitted: number
  /** Proposals that wait for the person, and when the oldest was proposed (ISO 8601). */
  readonly pending: { readonly count: number; readonly oldest: string }
  /** Scopes whose `learnings.md` Claude Code loads by itself. */
  readonly imported: readonly string[]
  /** The seal of everything else by the person's key (`seal.ts`). */
  readonly seal: string
}

/** Where a projection is made from and kept: plain strings, because hooks hand it to the code that rebuilds a stale one. */
export type ProjectionTarget = Homes & {
  /** The workspace's id (its folder in the data home). */
  readonly id: string
  /** `<project>/.sage`, or the private workspace's folder. */
  readonly workspaceDir: string
  /** The project itself. */
  readonly projectDir: string
  /** The linked worktree of it that a session runs in: Claude Code reads the CLAUDE.md and `learnings.md` that are checked out there. */
  readonly worktree?: string
  /** Where a session starts, if that is not the project itself: there Claude Code does not read all that it reads in the project. */
  readonly startedIn?: string
}

/** What `sage-rebuild.cjs` exports: rebuilds the projection, where `startedIn` is set that for sessions which start there. */
export type RebuildModule = { readonly rebuild: (target: ProjectionTarget) => RebuiltProjection }

export type RebuiltProjection = {
  /** The text of `context.json`. */
  readonly json: string
  /** The bytes of `context.idx`, unless it is as it was. */
  readonly index?: Uint8Array
}

/** UTF-16 units that Claude Code takes of a hook. It replaces anything longer by a file name and a preview. */
export const CLIENT_UNITS = 10_000

/** Our context ends well below that, JSON included. */
export const MAX_UNITS = 8_000

/** Of these, for what is around the learnings: the opening and closing lines, the count of what was left out. */
export const FRAME_UNITS = 400
/** Lines around the learnings that are given with a prompt: the first and the last, or a heading and an empty one. */
export const FRAME_LINES = 2
/** Indentation, newline and their JSON escapes. */
const UNITS_PER_LINE = 6

/** How much of the rest a rendered learning takes. */
export function unitsOf(text: string): number {
  return JSON.stringify(text).length + UNITS_PER_LINE
}

/**
 * Reads the text of `context.json`, or undefined if it is not one of this version. Checked by hand: a schema library would double the
 * price of every hook. This guards against damage; the seals guard against everyone without the person's key.
 */
export function parseProjection(json: string): Projection | undefined {
  const projection: Partial<Projection> = objectIfJson(json) ?? {}
  const { settings, pending } = projection
  const whole =
    projection.v === PROJECTION_VERSION &&
    typeof projection.generation === 'string' &&
    areSources(projection.sources) &&
    areSources(projection.instructions) &&
    isOutside(projection.outside) &&
    Array.isArray(projection.start) &&
    projection.start.every(isLine) &&
    typeof projection.omitted === 'number' &&
    typeof settings?.threshold === 'number' &&
    typeof settings.budget === 'number' &&
    typeof settings.minPromptLength === 'number' &&
    typeof pending?.count === 'number' &&
    typeof projection.seal === 'string'
  return whole ? (projection as Projection) : undefined
}

function areSources(value: unknown): boolean {
  return Array.isArray(value) && value.every(isSource)
}

function isOutside(value: unknown): boolean {
  const outside = value as Partial<ImportsOutside> | null | undefined
  return (
    outside === undefined ||
    (typeof outside?.folder === 'string' && outside.states?.every((path) => typeof path === 'string') === true)
  )
}

function isSource(value: unknown): value is ProjectionSource {
  const source = value as Partial<ProjectionSource> | null
  return typeof source?.path === 'string' && typeof source.size === 'number' && typeof source.mtimeMs === 'number'
}

function isLine(value: unknown): value is RenderedLine {
  const line = value as Partial<RenderedLine> | null
  return typeof line?.key === 'string' && typeof line.text === 'string' && typeof line.section === 'string'
}
