import { dirname, join } from 'node:path'
import type { Config } from '../config/schema.ts'
import type { Scope } from '../journal/event/vocabulary.ts'
import type { Item, ViewItem } from '../journal/item/item.ts'
import { type JournalStore, openJournals } from '../journal/store/store.ts'
import type { ImportsOutside } from '../runtime/imports-outside.ts'
import { lastOpened } from '../runtime/last-opened.ts'
import { sourceState } from '../runtime/projection-format-source.ts'
import type { ProjectionSource, ProjectionTarget } from '../runtime/projection-format.ts'
import { isKnownTime } from '../text/relative-time.ts'
import { decidingFiles } from '../workspace/deciding-files.ts'
import { readKey } from '../workspace/key.ts'
import { learningsFiles, recordPaths, userPaths, WORKSPACE_FOLDER, workspacePaths } from '../workspace/paths.ts'
import { readTextIfReadable } from '../workspace/read-if-readable.ts'
import { realPath } from '../workspace/real-path.ts'
import { type Learning, learningOf } from './learning.ts'
import { learningsIn } from './learnings-blocks.ts'
import { holdsUnapproved } from './learnings-file.ts'
import {
  type MemoryPlace,
  listMemoryFiles,
  memoryFolder,
  memoryRoots,
  rulesFolders,
  searchMemory,
} from './memory-files.ts'
import { type Selection, selectLearnings } from './select.ts'

/** Everything that decides what reaches Claude in one project, read from disk. */
export type ProjectLearnings = {
  readonly items: ReadonlyMap<string, ViewItem>
  /** Also items of other projects that no list shows here, so that what was retired there, or on another machine, is known. */
  readonly known: ReadonlyMap<string, Item>
  /** Approved with this person's key in exactly these words, whatever their scope. */
  readonly approved: readonly Learning[]
  readonly selection: Selection
  readonly pending: { readonly count: number; readonly oldest: string }
  /** Scopes whose `learnings.md` Claude Code loads by itself. */
  readonly imported: ReadonlySet<Scope>
  /** Whether Claude Code reads a learning in such a file, or in a worktree's own. */
  readonly isRead: (learning: Learning) => boolean
  /** State of the journals, the settings and the key before anything was read. */
  readonly sources: readonly ProjectionSource[]
  /** State, before they were read, of the files that Claude Code loads itself and of the folders that decide which. */
  readonly instructions: readonly ProjectionSource[]
  /** Whether Claude Code follows imports out of the project, if there are any. */
  readonly outside: ImportsOutside | undefined
  /** The person's key, which seals what hooks print. */
  readonly key: Uint8Array | undefined
}

export type LearningsOptions = {
  /** The person's home folder, for `~/` imports. */
  readonly home: string
  /** An open store, to save reading the journals again. It is refreshed first. */
  readonly store?: JournalStore | undefined
  /** Brings both `learnings.md` up to date, before it is looked at what they say. */
  readonly writeFiles?: (learnings: ForFiles) => void
}

/** What a `learnings.md` is written from. */
export type ForFiles = Pick<ProjectLearnings, 'items' | 'approved' | 'known' | 'imported'> & {
  /** The one that Claude Code reads in the place of the project's: a linked worktree has its own. */
  readonly checkedOut: string | undefined
}

/** Where Claude Code looks for what it loads: a session may start elsewhere than in the project. */
export function whereStarted(target: ProjectionTarget): ProjectionTarget {
  return { ...target, projectDir: target.startedIn ?? target.projectDir }
}

/** Reads both journals and keeps what this person approved, byte for byte. */
export function readProjectLearnings(
  target: ProjectionTarget,
  config: Config,
  options: LearningsOptions,
): ProjectLearnings {
  const { sources, instructions, outside, imported, loaded } = readSources(target, options.home)
  const store = options.store ?? openProjectJournals(target, { approvedOnly: true })
  if (options.store) store.refresh()
  const items = store.items()
  const approved = store.ofStatus('approved').map(learningOf)
  const known = new Map<string, Item>([...store.journals().user.items, ...items])
  const checkedOut = checkedOutFile(target, imported, loaded)
  options.writeFiles?.({ items, approved, known, imported, checkedOut })
  const written = [...importedFiles(target, imported).map(({ path }) => path), ...ownCopy(target)].map(sourceState)
  const isRead = readIn(importedFiles(target, imported), checkedOut, approved)
  const { format, budget_tokens: budget } = config.inject
  return {
    items,
    known,
    approved,
    selection: selectLearnings(approved, { format, budget, isRead }),
    pending: pendingOf(store.ofStatus('pending')),
    imported,
    isRead,
    sources,
    instructions: [...instructions, ...written],
    outside,
    key: readKey(target.dataHome),
  }
}

/**
 * What the projection depends on, recorded before any of it is read: a change in between makes the projection stale, not wrong for good.
 * Also the files that Claude Code loads itself, and the scopes whose `learnings.md` is among them. Reads no journal.
 */
export function readSources(
  target: ProjectionTarget,
  home: string,
): Pick<ProjectLearnings, 'sources' | 'instructions' | 'outside' | 'imported'> & {
  readonly loaded: ReadonlySet<string>
} {
  const sources = decidingFiles(target).map(sourceState)
  const { instructions, outside, loaded } = listInstructions({ ...target, home })
  return { sources, instructions, outside, imported: scopesIn(loaded, target), loaded }
}

/** The `learnings.md` of these scopes. */
export function importedFiles(target: ProjectionTarget, imported: ReadonlySet<Scope>) {
  return learningsFiles(target).filter(({ scope }) => imported.has(scope))
}

type LearningsFile = ReturnType<typeof importedFiles>[number]

/** Those in which Claude Code reads words that were seen before and are not approved: git brought them, or the import is new. */
export function unapprovedFiles(files: readonly LearningsFile[], items: ReadonlyMap<string, Item>): LearningsFile[] {
  return files.filter(({ path }) => holdsUnapproved(readTextIfReadable(path) ?? '', items.values()))
}

/** The `learnings.md` that is checked out where the session starts, if Claude Code reads it, and not the workspace's. */
function checkedOutFile(
  target: ProjectionTarget,
  imported: ReadonlySet<Scope>,
  loaded: ReadonlySet<string>,
): string | undefined {
  return ownCopy(target).find((path) => !imported.has('project') && loaded.has(realPathOf(path)))
}

/** A `learnings.md` where the session starts that is not the workspace's, be it there or not: its import may come before the file. */
function ownCopy({ worktree, projectDir, workspaceDir }: ProjectionTarget): string[] {
  const folder = join(worktree ?? projectDir, WORKSPACE_FOLDER)
  return folder === workspaceDir ? [] : [workspacePaths(folder).learnings]
}

/**
 * Tells what Claude Code reads by itself: what the imported file of its scope holds, or will hold once it is approved; and in a worktree what
 * the file says that is checked out there. An approved one may be missing: git brought an older file, or it is gone.
 */
function readIn(
  files: readonly LearningsFile[],
  checkedOutPath: string | undefined,
  approved: readonly Learning[],
): ProjectLearnings['isRead'] {
  const said = new Map<Scope, ReadonlySet<string>>(files.map(({ path, scope }) => [scope, textsIn(path)]))
  const ids = new Set(approved.map(({ id }) => id))
  const checkedOut = checkedOutPath === undefined ? new Set() : textsIn(checkedOutPath)
  return ({ id, scope, text }) => {
    const inFile = said.get(scope)
    if (inFile) return inFile.has(text) || !ids.has(id)
    return scope === 'project' && checkedOut.has(text)
  }
}

function textsIn(path: string): ReadonlySet<string> {
  return new Set(learningsIn(readTextIfReadable(path) ?? '').map(({ text }) => text))
}

/** Scopes whose `learnings.md` Claude Code loads itself. No transcript says which of its learnings a session was given. */
export function findImportedScopes(target: ProjectionTarget, home: string): ReadonlySet<Scope> {
  const files = listMemoryFiles({ ...target, home })
  return scopesIn(new Set(files.map(({ path }) => realPathOf(path))), target)
}

function scopesIn(files: ReadonlySet<string>, target: ProjectionTarget): Set<Scope> {
  const imported = learningsFiles(target).filter(({ path }) => files.has(realPathOf(path)))
  return new Set(imported.map(({ scope }) => scope))
}

/** Opens the project's and the person's journal, with the team's shared learnings, as hooks see them. */
export function openProjectJournals(
  target: ProjectionTarget,
  options: { now?: () => Date; began?: Date; approvedOnly?: boolean } = {},
): JournalStore {
  const own = userPaths(target.dataHome)
  const paths = workspacePaths(target.workspaceDir)
  return openJournals({
    began: lastOpened(target),
    project: {
      path: paths.journal,
      workspaceId: target.id,
      decided: recordPaths(target.dataHome, target.id).decided,
      history: paths.history,
    },
    user: { path: own.journal, decided: own.decided, history: own.history },
    shared: { path: own.globalLearnings, read: () => learningsIn(readTextIfReadable(own.globalLearnings) ?? '') },
    key: readKey(target.dataHome),
    ...options,
  })
}

/**
 * The files that Claude Code loads (`loaded`, by real path, because a link among the rules may load a file of ours), and everything that
 * decides which they are.
 */
function listInstructions(place: ProjectionTarget & MemoryPlace): {
  instructions: ProjectionSource[]
  outside: ImportsOutside | undefined
  loaded: ReadonlySet<string>
} {
  const watched = new Map([...rulesFolders(place), ...memoryRoots(place)].map((path) => [path, sourceState(path)]))
  const written = learningsFiles(place).map(({ path }) => path)
  // One that is gone comes back with the next change of a journal, and is imported still.
  const { files: loaded, outside } = searchMemory(place, new Set(written))
  const files = new Map(loaded.map(({ path }) => [path, realPathOf(path)]))
  const ours = [...written, ...ownCopy(place)]
  const really = new Set(ours.map(realPathOf))
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
function realPathOf(path: string): string {
  return realPath(path) ?? path
}

function pendingOf(waiting: readonly ViewItem[]): { count: number; oldest: string } {
  const times = waiting.map(({ proposedAt }) => proposedAt).filter(isKnownTime)
  return { count: waiting.length, oldest: times.toSorted()[0] ?? '' }
}
