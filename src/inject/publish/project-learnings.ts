import type { Config } from '../../config/schema.ts'
import { type Item, oldestOf, type ViewItem } from '../../journal/item/item.ts'
import type { JournalStore } from '../../journal/store/store.ts'
import type { Projection, ProjectionTarget } from '../../runtime/projection/format.ts'
import { sourceState } from '../../runtime/projection/source.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { readKey } from '../../workspace/trust/key.ts'
import { holdsUnapproved } from '../file/learnings-file.ts'
import { checkedOutFile, type Given, selectGiven } from './given.ts'
import { openProjectJournals } from './project-journals.ts'
import { importedFiles, type LearningsFile, ownCopy, readSources, type Sources } from './sources.ts'

/** Everything that decides what reaches Claude in one project, read from disk. */
export type ProjectLearnings = Sources &
  Given & {
    readonly items: ReadonlyMap<string, ViewItem>
    /** Also items of other projects that no list shows here, so that what was retired there, or on another machine, is known. */
    readonly known: ReadonlyMap<string, Item>
    readonly pending: Projection['pending']
    /** The person's key, which seals what hooks print. */
    readonly key: Uint8Array | undefined
  }

export type LearningsOptions = {
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
  options: LearningsOptions = {},
): ProjectLearnings {
  const loads = readSources(target)
  const { sources, instructions, outside, imported } = loads
  const store = options.store ?? openProjectJournals(target, { approvedOnly: true })
  if (options.store) store.refresh()
  const items = store.items()
  const approved = store.ofStatus('approved')
  const known = new Map<string, Item>([...store.journals().user.items, ...items])
  const checkedOut = checkedOutFile(target, loads)
  options.writeFiles?.({ items, approved, known, imported, checkedOut })
  const written = [...importedFiles(target, imported).map(({ path }) => path), ...ownCopy(target)].map(sourceState)
  const waiting = store.ofStatus('pending')
  return {
    items,
    known,
    ...selectGiven(target, config, loads, approved),
    pending: { count: waiting.length, oldest: oldestOf(waiting) },
    imported,
    sources,
    instructions: [...instructions, ...written],
    outside,
    key: readKey(target.dataHome),
  }
}

/** Those in which Claude Code reads words that were seen before and are not approved: git brought them, or the import is new. */
export function unapprovedFiles(files: readonly LearningsFile[], items: ReadonlyMap<string, Item>): LearningsFile[] {
  return files.filter(({ path }) => holdsUnapproved(readTextIfReadable(path) ?? '', items.values()))
}
