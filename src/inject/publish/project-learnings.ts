import type { Config } from '../../config/schema.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import { type Item, oldestOf, type ViewItem } from '../../journal/item/item.ts'
import type { JournalStore } from '../../journal/store/store.ts'
import type { Projection, ProjectionTarget } from '../../runtime/projection/format.ts'
import { sourceState } from '../../runtime/projection/source.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { readKey } from '../../workspace/trust/key.ts'
import { learningsIn } from '../file/learnings-blocks.ts'
import { holdsUnapproved } from '../file/learnings-file.ts'
import { type Learning, learningOf } from '../learning/learning.ts'
import { type Selection, selectLearnings } from '../select/select.ts'
import { openProjectJournals } from './project-journals.ts'
import { importedFiles, type LearningsFile, ownCopy, readSources, realPathOf, type Sources } from './sources.ts'

/** Everything that decides what reaches Claude in one project, read from disk. */
export type ProjectLearnings = Sources & {
  readonly items: ReadonlyMap<string, ViewItem>
  /** Also items of other projects that no list shows here, so that what was retired there, or on another machine, is known. */
  readonly known: ReadonlyMap<string, Item>
  /** Approved with this person's key in exactly these words, whatever their scope. */
  readonly approved: readonly Learning[]
  readonly selection: Selection
  readonly pending: Projection['pending']
  /** Whether Claude Code reads a learning in such a file, or in a worktree's own. */
  readonly isRead: (learning: Pick<Learning, 'id' | 'scope' | 'text'>) => boolean
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
  const waiting = store.ofStatus('pending')
  return {
    items,
    known,
    ...selectThere(target, config, { imported, loaded }, approved),
    pending: { count: waiting.length, oldest: oldestOf(waiting) },
    imported,
    sources,
    instructions: [...instructions, ...written],
    outside,
    key: readKey(target.dataHome),
  }
}

/** What of these learnings, approved in these words, reaches Claude in one project: for who knows them without the journals. */
export function selectLearningsOf(
  approved: readonly Learning[],
  target: ProjectionTarget,
  config: Config,
  home: string,
): Selected & Pick<ProjectLearnings, 'imported'> {
  const loads = readSources(target, home)
  return { ...selectThere(target, config, loads, approved), imported: loads.imported }
}

type Selected = Pick<ProjectLearnings, 'approved' | 'selection' | 'isRead'>

function selectThere(
  target: ProjectionTarget,
  { inject }: Config,
  loads: Loads,
  approved: readonly Learning[],
): Selected {
  const isRead = readIn(target, loads, approved)
  return {
    approved,
    selection: selectLearnings(approved, { format: inject.format, budget: inject.budget_tokens, isRead }),
    isRead,
  }
}

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

/**
 * Tells the same where no journal is open: whether Claude Code reads a learning in a file, approved or about to be. No transcript says so.
 */
export function findRead(
  target: ProjectionTarget,
  home: string,
  approved: ReadonlyArray<Pick<Learning, 'id'>>,
): ProjectLearnings['isRead'] {
  return readIn(target, readSources(target, home), approved)
}

/** What Claude Code loads by itself. */
type Loads = Pick<ReturnType<typeof readSources>, 'imported' | 'loaded'>

/**
 * Tells what Claude Code reads by itself: what the imported file of its scope holds, or will hold once it is approved; and in a worktree what
 * the file says that is checked out there. An approved one may be missing: git brought an older file, or it is gone.
 */
function readIn(
  target: ProjectionTarget,
  { imported, loaded }: Loads,
  approved: ReadonlyArray<Pick<Learning, 'id'>>,
): ProjectLearnings['isRead'] {
  const files = importedFiles(target, imported)
  const said = new Map<Scope, ReadonlySet<string>>(files.map(({ path, scope }) => [scope, textsIn(path)]))
  const ids = new Set(approved.map(({ id }) => id))
  const checkedOutPath = checkedOutFile(target, imported, loaded)
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
