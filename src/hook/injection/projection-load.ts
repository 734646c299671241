import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type Projection,
  type ProjectionTarget,
  type RebuildModule,
  type RebuiltProjection,
  parseProjection,
} from '../../runtime/projection/format.ts'
import type { SealMaker } from '../../runtime/projection/seal.ts'
import { sourceState } from '../../runtime/projection/source.ts'
import { readOurText } from '../../workspace/files/our-text.ts'
import { contains } from '../../workspace/files/real-path.ts'
import { contextFile, inside, WORKSPACE_FOLDER, workspacePaths } from '../../workspace/paths/paths.ts'
import { KEY_BYTES, readKeyBytes } from '../../workspace/trust/key-bytes.ts'

/** What a session begins with, and what a hook needs to know of its sources, comes nowhere near it. */
const MAX_PROJECTION_BYTES = 4_000_000

/** Rebuilds the projection. */
export type Rebuild = RebuildModule['rebuild']

/** A projection whose `start` is sealed by this person's key, or empty. */
export type LoadedProjection = {
  readonly projection: Projection
  /** The person's; without it nothing was approved. */
  readonly key: Uint8Array | undefined
  /** What prompts search, if it was built just now and therefore may not have been saved. */
  readonly index?: Uint8Array
}

export type ProjectionUse = {
  /** Whether its sources are unchanged, as far as it matters here: checking a file takes a cold process 0.02 ms. */
  readonly isFresh: (projection: Projection) => boolean
  /** What this person's key allows to be printed; undefined if the seal is not the key's. */
  readonly take: (projection: Projection, maker: SealMaker) => Projection | undefined
  /** If it is not given, the bundle that is installed beside the hook does it. */
  readonly rebuild?: Rebuild | undefined
}

/**
 * The projection to print from. If a source has changed since it was written, it is rebuilt first, in this process: another project may have
 * changed the person's own journal, and what was retired there must not be printed here. The same if it does not carry the seal of the
 * person's key. Undefined if there is none to be had.
 */
export function loadProjection(target: ProjectionTarget, use: ProjectionUse): LoadedProjection | undefined {
  const ofProject = itsProject(target)
  return loadSaved(ofProject, use) ?? rebuilt(ofProject, use)
}

/** The target without where the session starts. */
function itsProject(target: ProjectionTarget): ProjectionTarget {
  const { startedIn: _, worktree: __, ...ofProject } = target
  return ofProject
}

/** What is saved, unless it is stale, damaged, for another folder, or not sealed by the person's key. */
function loadSaved(target: ProjectionTarget, use: ProjectionUse): LoadedProjection | undefined {
  const text = readText(contextFile(target.dataHome, target.id, target.startedIn))
  const projection = text === undefined ? undefined : parseProjection(text)
  const isCurrent = projection?.startedIn === target.startedIn && projection && use.isFresh(projection)
  return isCurrent ? sealed(target, use, projection) : undefined
}

/** A projection rebuilt, whatever is there. */
export function rebuildNow(
  target: ProjectionTarget,
  { projection }: LoadedProjection,
  use: ProjectionUse,
): LoadedProjection | undefined {
  return rebuilt(projection.startedIn === undefined ? itsProject(target) : target, use)
}

/**
 * The same for a session that starts elsewhere than in the project, where that makes a difference. In a linked worktree it does not read the
 * `learnings.md` that the project imports, but its own checked-out copy, which may be older or missing; in a folder of the project, Claude
 * Code does not follow an import that leads out of the folder unless the person let it. A branch may also import what the project does not.
 */
export function loadForStart(
  target: ProjectionTarget,
  loaded: LoadedProjection,
  use: ProjectionUse,
): LoadedProjection | undefined {
  if (target.startedIn === undefined) return loaded
  const mayImport = loaded.projection.imported.includes('project') || isInstructedOtherwise(target, loaded.projection)
  if (!mayImport) return loaded
  return loadSaved(target, use) ?? rebuilt(target, use)
}

/** Whether a `learnings.md` is checked out in a linked worktree with other instructions than in the project, by their sizes. */
function isInstructedOtherwise({ projectDir, worktree }: ProjectionTarget, { instructions }: Projection): boolean {
  if (worktree === undefined || !existsSync(workspacePaths(inside(worktree, WORKSPACE_FOLDER)).learnings)) return false
  return instructions.some(
    ({ path, size }) =>
      contains(projectDir, path) && sourceState(worktree + path.slice(projectDir.length)).size !== size,
  )
}

function rebuilt(target: ProjectionTarget, use: ProjectionUse): LoadedProjection | undefined {
  const { json, index } = (use.rebuild ?? rebuildBeside)(target)
  const made = parseProjection(json)
  const loaded = made && sealed(target, use, made)
  return loaded && index ? { ...loaded, index } : loaded
}

function sealed(target: ProjectionTarget, use: ProjectionUse, projection: Projection): LoadedProjection | undefined {
  const key = readKeyBytes(target.dataHome)
  if (key?.length === KEY_BYTES) {
    const taken = use.take(projection, { key, id: target.id })
    return taken && { projection: taken, key }
  }
  // Without a key nothing was approved: all there is to say is how much is waiting.
  const settings = { ...projection.settings, prompt: false }
  return { projection: { ...projection, start: [], settings }, key: undefined }
}

function rebuildBeside(target: ProjectionTarget): RebuiltProjection {
  const bundle = join(dirname(process.argv[1] ?? ''), 'sage-rebuild.cjs')
  // A hook that finds its projection fresh does not pay for loading `node:module`.
  const { rebuild } = process.getBuiltinModule('node:module').createRequire(bundle)(bundle) as RebuildModule
  return rebuild(target)
}

function readText(path: string): string | undefined {
  try {
    return existsSync(path) ? readOurText(path, MAX_PROJECTION_BYTES) : undefined
  } catch {
    return undefined
  }
}
