import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { recordPaths, userPaths, WORKSPACE_FOLDER } from './paths.ts'
import { newId, readTrust, workspaceId } from './trust.ts'
import { readTopLevelString } from './user-setting.ts'

/**
 * - `project`: the nearest `.sage` that this person initialised;
 * - `private`: the person's own workspace for a project without one (`capture = "all-projects"`);
 * - `untrusted`: there is a `.sage`, but it came with a clone, or is a symbolic link: hooks ignore it;
 * - `none`: nothing; `root` and `dir` say where `sage init` would make one.
 */
export type WorkspaceKind = 'project' | 'private' | 'untrusted' | 'none'

export type WorkspaceLocation = {
  readonly kind: WorkspaceKind
  /** 16 hex digits: names the project's record in the data folder. */
  readonly id: string
  /** Real path of the project. */
  readonly root: string
  /** The workspace: give it to `workspacePaths()`. */
  readonly dir: string
  /** A `.sage` that was passed over because this person never initialised it. */
  readonly foreign?: { readonly dir: string; readonly reason: 'not-initialised' | 'symlink' }
}

type Entry = 'missing' | 'folder' | 'file' | 'symlink'

function entryAt(path: string): Entry {
  try {
    const stat = lstatSync(path)
    if (stat.isSymbolicLink()) return 'symlink'
    return stat.isDirectory() ? 'folder' : 'file'
  } catch {
    // Missing, or behind a folder that may not be entered: either way there is no workspace to be had here.
    return 'missing'
  }
}

/** The main worktree of the linked worktree at `folder`, if it is one and the repository knows it as its own. */
function mainWorktree(folder: string): string | undefined {
  try {
    const pointer = /^gitdir: (.+?)\r?\n?$/.exec(readFileSync(join(folder, '.git'), 'utf8'))?.[1]
    if (!pointer) return undefined
    const gitDir = resolve(folder, pointer)
    const commonDir = resolve(gitDir, readFileSync(join(gitDir, 'commondir'), 'utf8').trim())
    // The way back must lead here: a file that merely points at someone's repository proves nothing.
    const back = resolve(gitDir, readFileSync(join(gitDir, 'gitdir'), 'utf8').trim())
    if (realpathSync(dirname(back)) !== folder || basename(commonDir) !== '.git') return undefined
    return realpathSync(dirname(commonDir))
  } catch {
    // A submodule (no `commondir`) or a stale pointer: then this is a project like any other.
    return undefined
  }
}

/** `folder` itself, then each one above; a linked worktree continues at its main worktree. */
function* upwards(folder: string): Generator<{ folder: string; git: boolean }> {
  let jumped = false
  for (let current = folder; ;) {
    const git = entryAt(join(current, '.git'))
    const main = git === 'file' && !jumped ? mainWorktree(current) : undefined
    yield { folder: current, git: main === undefined && git !== 'missing' }
    if (main !== undefined) jumped = true
    const next = main ?? dirname(current)
    if (next === current) return
    current = next
  }
}

/**
 * Which workspace a session started in `start` belongs to (DESIGN section 2). Synchronous and without dependencies,
 * because every hook asks this first.
 */
export function locateWorkspace({ start, dataHome }: { start: string; dataHome: string }): WorkspaceLocation {
  // The native form asks the system once; the other looks at every folder on the way, a millisecond in a cold process.
  const from = realpathSync.native(start)
  let project: string | undefined
  let foreign: { root: string; dir: string; reason: 'not-initialised' | 'symlink' } | undefined
  for (const { folder, git } of upwards(from)) {
    if (git) project ??= folder
    const dir = join(folder, WORKSPACE_FOLDER)
    const entry = entryAt(dir)
    const trust = entry === 'folder' ? readTrust(dataHome, folder) : undefined
    if (trust)
      return {
        kind: 'project',
        id: trust.id ?? workspaceId(folder),
        root: folder,
        dir,
        ...(foreign && { foreign: without(foreign) }),
      }
    if (entry === 'folder' || entry === 'symlink')
      foreign ??= { root: folder, dir, reason: entry === 'symlink' ? 'symlink' : 'not-initialised' }
  }
  const root = project ?? from
  const id = newId(dataHome, root)
  const rest = foreign ? { foreign: without(foreign) } : {}
  if (readTopLevelString(userPaths(dataHome).config, 'capture') === 'all-projects')
    return { kind: 'private', id, root, dir: recordPaths(dataHome, id).workspace, ...rest }
  if (foreign)
    return { kind: 'untrusted', id: newId(dataHome, foreign.root), root: foreign.root, dir: foreign.dir, ...rest }
  return { kind: 'none', id, root, dir: join(root, WORKSPACE_FOLDER) }
}

function without({ dir, reason }: { dir: string; reason: 'not-initialised' | 'symlink' }) {
  return { dir, reason }
}
