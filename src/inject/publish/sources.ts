import { dirname, join } from 'node:path'
import type { Scope } from '../../journal/event/vocabulary.ts'
import type { ProjectionSource, ProjectionTarget } from '../../runtime/projection/format.ts'
import type { ImportsOutside } from '../../runtime/projection/imports-outside.ts'
import { sourceState } from '../../runtime/projection/source.ts'
import { realPath } from '../../workspace/files/real-path.ts'
import { decidingFiles } from '../../workspace/paths/deciding-files.ts'
import { learningsFiles, WORKSPACE_FOLDER, workspacePaths } from '../../workspace/paths/paths.ts'
import { settingsFor } from '../memory/kept-from-loading.ts'
import { memoryRoots, rulesFolders, searchMemory } from '../memory/memory-files.ts'
import { memoryFolder } from '../memory/memory-folder.ts'

/** What the projection of a place depends on, and what Claude Code loads there by itself. */
export type Sources = {
  /** State of the journals, the settings and the key before anything was read. */
  readonly sources: readonly ProjectionSource[]
  /** State, before they were read, of the files that Claude Code loads itself and of the folders that decide which. */
  readonly instructions: readonly ProjectionSource[]
  /** Whether Claude Code follows imports out of the project, if there are any. */
  readonly outside: ImportsOutside | undefined
  /** Scopes whose `learnings.md` Claude Code loads by itself, or will once it is written. */
  readonly imported: ReadonlySet<Scope>
}

/** What Claude Code loads by itself: our `learnings.md` of these scopes, and all its files by their real paths. */
export type Loads = Pick<Sources, 'imported'> & { readonly loaded: ReadonlySet<string> }

/** Where Claude Code looks for what it loads: a session may start elsewhere than in the project. */
export function whereStarted(target: ProjectionTarget): ProjectionTarget {
  return { ...target, projectDir: target.startedIn ?? target.projectDir }
}

/**
 * What the projection depends on, recorded before any of it is read: a change in between makes the projection stale, not wrong for good.
 * Also the files that Claude Code loads itself, and the scopes whose `learnings.md` is among them. Reads no journal.
 */
export function readSources(target: ProjectionTarget): Sources & Loads {
  const sources = decidingFiles(target).map(sourceState)
  const { instructions, outside, loaded } = listInstructions(target)
  return { sources, instructions, outside, imported: scopesIn(loaded, target), loaded }
}

/** The `learnings.md` of these scopes. */
export function importedFiles(target: ProjectionTarget, imported: ReadonlySet<Scope>) {
  return learningsFiles(target).filter(({ scope }) => imported.has(scope))
}

export type LearningsFile = ReturnType<typeof importedFiles>[number]

function scopesIn(files: ReadonlySet<string>, target: ProjectionTarget): Set<Scope> {
  const imported = learningsFiles(target).filter(({ path }) => files.has(realPathOf(path)))
  return new Set(imported.map(({ scope }) => scope))
}

/** A `learnings.md` where the session starts that is not the workspace's, be it there or not: its import may come before the file. */
export function ownCopy({ worktree, projectDir, workspaceDir }: ProjectionTarget): string[] {
  const folder = join(worktree ?? projectDir, WORKSPACE_FOLDER)
  return folder === workspaceDir ? [] : [workspacePaths(folder).learnings]
}

/**
 * The files that Claude Code loads (`loaded`, by real path, because a link among the rules may load a file of ours), and everything that
 * decides which they are.
 */
function listInstructions(place: ProjectionTarget): {
  instructions: ProjectionSource[]
  outside: ImportsOutside | undefined
  loaded: ReadonlySet<string>
} {
  const watched = new Map([...rulesFolders(place), ...memoryRoots(place)].map((path) => [path, sourceState(path)]))
  const written = learningsFiles(place).map(({ path }) => path)
  // One that is gone comes back with the next change of a journal, and is imported still.
  const { files: loaded, outside, keepsOut } = searchMemory(place, new Set(written))
  const files = new Map(loaded.map(({ path }) => [path, realPathOf(path)]))
  const ours = [...written, ...ownCopy(place)]
  const really = new Set(ours.map(realPathOf))
  // They say what is loaded, and change often for other reasons: they matter where a file of ours is, or may be once they change.
  const isLoaded = [...files.values()].some((real) => really.has(real))
  if (keepsOut || isLoaded) for (const path of settingsFor(place)) watched.set(path, sourceState(path))
  // Claude writes its own memory all the time, but never an import.
  const memory = memoryFolder(place)
  for (const [path, real] of files) {
    if (really.has(real)) {
      // Its state is taken after our own write, which would make the projection stale at once. A link is watched through its folder.
      watched.delete(path)
      if (!ours.includes(path)) watched.set(dirname(path), sourceState(dirname(path)))
    } else if (!watched.has(path) && !path.startsWith(memory)) watched.set(path, sourceState(path))
  }
  return { instructions: [...watched.values()], outside, loaded: new Set(files.values()) }
}

/** The path itself if nothing is there yet. */
export function realPathOf(path: string): string {
  return realPath(path) ?? path
}
