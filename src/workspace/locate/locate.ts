import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import { bareRepository, mainWorktree } from '../git/worktree.ts'
import { inside, userConfig, WORKSPACE_FOLDER } from '../paths/paths.ts'
import { readSetting } from '../settings/user-setting.ts'
import { privateWorkspace } from '../trust/private-workspace.ts'
import { newId, trustedId } from '../trust/trust.ts'

/**
 * - `project`: the nearest `.sage` that this person initialised;
 * - `private`: the person's own workspace for a project without one (`capture = "all-projects"`);
 * - `untrusted`: there is a `.sage`, but it came with a clone, or is a symbolic link: hooks ignore it;
 * - `none`: nothing; `root` and `dir` say where `sage init` would make one.
 */
type WorkspaceKind = 'project' | 'private' | 'untrusted' | 'none'

export type WorkspaceLocation = {
  readonly kind: WorkspaceKind
  /** 16 hex digits: names the project's record in the data folder. */
  readonly id: string
  /** Real path of the project. */
  readonly root: string
  /** The workspace: give it to `workspacePaths()`. */
  readonly dir: string
  /** Real path of where a session starts: the project, a folder in it, or one in a linked worktree. */
  readonly from: string
  /** The linked worktree that it was found from, which has its own copy of what is committed. */
  readonly worktree?: string
  /** A `.sage` that was skipped because this person never initialised it. */
  readonly foreign?: Pick<Foreign, 'dir' | 'reason'>
}

/** Whether this person has a workspace there, which may be written to. */
export function isSetUp({ kind }: Pick<WorkspaceLocation, 'kind'>): boolean {
  return kind === 'project' || kind === 'private'
}

type Entry = 'missing' | 'folder' | 'file' | 'symlink'

/**
 * What is at `path`, whose folder is a real path; nothing if that folder may not be entered. Done this way because the first `lstat()` of a
 * cold process takes 0.15 ms, ten times as long as these.
 */
function entryAt(path: string): Entry {
  if (!existsSync(path)) return 'missing'
  if (realpathSync.native(path) !== path) return 'symlink'
  return isFolder(path) ? 'folder' : 'file'
}

/** On Windows Node strips the trailing separator, and would find the file. */
function isFolder(path: string): boolean {
  return process.platform === 'win32' ? statSync(path).isDirectory() : existsSync(path + sep)
}

type Foreign = { readonly root: string; readonly dir: string; readonly reason: 'not-initialised' | 'symlink' }

/** What is in a folder and above it. */
type Search = {
  /** The nearest workspace that this person made. */
  readonly own?: Pick<WorkspaceLocation, 'id' | 'root' | 'dir' | 'worktree'>
  /** The nearest `.sage` that was skipped; looked for only up to the nearest repository. */
  readonly foreign: Foreign | undefined
  /** The nearest repository; looked for only up to the workspace. */
  readonly repository: string | undefined
}

/** Looks at `from` itself, then at each folder above; a linked worktree continues at its main worktree. */
function searchUpwards(from: string, dataHome: string): Search {
  let repository: string | undefined
  let foreign: Foreign | undefined
  let worktree: string | undefined
  for (let folder = from; ;) {
    const dir = inside(folder, WORKSPACE_FOLDER)
    const entry = entryAt(dir)
    const id = entry === 'folder' ? trustedId(dataHome, folder) : undefined
    if (id !== undefined)
      return { own: { id, root: folder, dir, ...(worktree !== undefined && { worktree }) }, foreign, repository }
    // What lies above a repository did not come with it: somebody else put it there, perhaps to read what is learned here.
    if (repository === undefined && (entry === 'folder' || entry === 'symlink'))
      foreign ??= { root: folder, dir, reason: entry === 'symlink' ? 'symlink' : 'not-initialised' }
    const git = entryAt(inside(folder, '.git'))
    const main = git === 'file' && worktree === undefined ? mainWorktree(folder) : undefined
    if (main !== undefined) {
      // What is checked out here goes when the worktree is removed. A bare repository has it nowhere else.
      if (foreign && bareRepository(folder) === undefined) foreign = undefined
      worktree = folder
    } else if (git !== 'missing') repository ??= folder
    const next = main ?? dirname(folder)
    if (next === folder) return { foreign, repository }
    folder = next
  }
}

type Where = { readonly start: string; readonly dataHome: string }

/** What is in `start` and above it; `from` is its real path. */
function searchFrom({ start, dataHome }: Where): Search & { readonly from: string } {
  // The native form asks the system once; the other looks at every folder on the way, a millisecond in a cold process.
  const from = realpathSync.native(start)
  return { from, ...searchUpwards(from, dataHome) }
}

type Found = ReturnType<typeof searchFrom>

/** The workspace that may be written to, if there is one. */
function ownWorkspace({ from, own, foreign, repository }: Found, dataHome: string): WorkspaceLocation | undefined {
  const rest = foreign ? { foreign: { dir: foreign.dir, reason: foreign.reason } } : {}
  if (own) return { kind: 'project', ...own, from, ...rest }
  if (readSetting(userConfig(dataHome), 'capture') !== 'all-projects') return undefined
  const root = repository ?? from
  return { kind: 'private', root, ...privateWorkspace(dataHome, root), from, ...rest }
}

/** The workspace of a session started in `start`, if this person has one for it: what every hook asks first. */
export function findOwnWorkspace(where: Where): WorkspaceLocation | undefined {
  return ownWorkspace(searchFrom(where), where.dataHome)
}

/** Which workspace a session started in `start` belongs to, or where one would be made. */
export function locateWorkspace(where: Where): WorkspaceLocation {
  const { dataHome } = where
  const found = searchFrom(where)
  const own = ownWorkspace(found, dataHome)
  if (own) return own
  const { from, foreign, repository } = found
  if (foreign) {
    const { root, dir, reason } = foreign
    return { kind: 'untrusted', id: newId(dataHome, root), root, dir, from, foreign: { dir, reason } }
  }
  const root = repository ?? from
  return { kind: 'none', id: newId(dataHome, root), root, dir: inside(root, WORKSPACE_FOLDER), from }
}
