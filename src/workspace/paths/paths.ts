import { sep } from 'node:path'

/** The folder that marks a project as initialised. */
export const WORKSPACE_FOLDER = '.sage'

/** The path of a name in a folder. `join()` would normalise the folder again: for the 35 paths of a hook, 1 % of the time Node takes to start. */
export function inside(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name
}

export type WorkspacePaths = ReturnType<typeof workspacePaths>

/** Every path inside one workspace. `dir` is `<project>/.sage`, or a private workspace's folder. */
export function workspacePaths(dir: string) {
  const runtime = inside(dir, 'runtime')
  return {
    ...hookPaths(dir),
    learnings: inside(dir, 'learnings.md'),
    journal: inside(dir, 'journal.jsonl'),
    reviews: reviewsFolder(dir),
    history: inside(dir, 'history.git'),
    debug: inside(dir, 'debug'),
    gitignore: inside(dir, '.gitignore'),
    runtime,
    claimed: inside(runtime, 'claimed'),
    /** One file per open dashboard, named by its process. */
    dashboards: inside(runtime, 'dashboards'),
    status: inside(runtime, 'status'),
    hookErrors: inside(runtime, 'hook-errors.log'),
  }
}

export type HookPaths = ReturnType<typeof hookPaths>

/** The paths that hooks need. Hooks use these few because building an object with all paths takes a cold process 0.07 ms. */
export function hookPaths(dir: string) {
  const runtime = inside(dir, 'runtime')
  return {
    dir,
    config: inside(dir, 'config.toml'),
    sessions: inside(runtime, 'sessions'),
    needsReview: inside(runtime, 'needs-review'),
    ended: inside(runtime, 'ended'),
    injected: injectedFolder(dir),
    /** Temporary files live beside the watched folders, never in them. */
    tmp: inside(runtime, 'tmp'),
  }
}

// Each a function of its own, because hooks need these and none of the others.

/** Learnings that each session has been given, one file per session: written by hooks, read by hooks. */
export function injectedFolder(dir: string): string {
  return inside(inside(dir, 'runtime'), 'injected')
}

/** How far each session was read, one file per session. */
export function reviewsFolder(dir: string): string {
  return inside(dir, 'reviews')
}

/** The person's own settings. */
export function userConfig(dataHome: string): string {
  return inside(dataHome, 'config.toml')
}

/** The file that Claude Code calls. An entry in its settings with this file name is ours, wherever it points. */
export const HOOK_FILE = 'sage-hook.cjs'

/** The copy of the hook that Claude Code's settings call. */
export function installedHook(dataHome: string): string {
  return inside(inside(dataHome, 'hook'), HOOK_FILE)
}

/** 32 random bytes, 0600: binds approvals to this person. */
export function userKey(dataHome: string): string {
  return inside(dataHome, 'key')
}

function receiptFolder(dataHome: string): string {
  return inside(dataHome, 'install')
}

/** The status line setting that Sage replaced. */
export function statuslineReceipt(dataHome: string): string {
  return inside(receiptFolder(dataHome), 'statusline.json')
}

/** The record that this person initialised a project. */
export function trustFile(dataHome: string, id: string): string {
  return inside(recordFolder(dataHome, id), 'trust.json')
}

/** What hooks print: the projection of a project's approved learnings, and one for each other folder in which sessions start (`startedIn`). */
export function contextFile(dataHome: string, id: string, startedIn?: string): string {
  return inside(projectionFolder(dataHome, id, startedIn), 'context.json')
}

/** The searchable postings of that projection. */
export function indexFile(dataHome: string, id: string, startedIn?: string): string {
  return inside(projectionFolder(dataHome, id, startedIn), 'context.idx')
}

/** File systems allow names of 255 bytes. */
const MAX_NAME_LENGTH = 200

/** Two folders may get the same name here, so each projection says which folder it is for. */
function projectionFolder(dataHome: string, id: string, startedIn: string | undefined): string {
  if (startedIn === undefined) return recordFolder(dataHome, id)
  const name = startedIn.replace(/[^a-zA-Z0-9]/g, '-').slice(-MAX_NAME_LENGTH)
  return inside(elsewhereFolder(dataHome, id), name)
}

/** The projections for sessions that start elsewhere than in the project. */
export function elsewhereFolder(dataHome: string, id: string): string {
  return inside(recordFolder(dataHome, id), 'elsewhere')
}

/** Its modification time says when the person was last reminded that something waits for them. */
export function nudgeFile(dataHome: string, id: string): string {
  return inside(recordFolder(dataHome, id), 'nudged')
}

/** The folder outside a project in which Sage keeps what it knows about it. */
export function recordFolder(dataHome: string, id: string): string {
  return inside(inside(dataHome, 'workspaces'), id)
}

export function userTmp(dataHome: string): string {
  return inside(dataHome, 'tmp')
}

/** In which record's folder to look for each initialised project. */
export function userPlaces(dataHome: string): string {
  return inside(dataHome, 'places.json')
}

/** Every path in the person's data folder, shared by all projects. */
export function userPaths(dataHome: string) {
  const hookFolder = inside(dataHome, 'hook')
  return {
    dir: dataHome,
    config: userConfig(dataHome),
    journal: inside(dataHome, 'journal.jsonl'),
    learnings: inside(dataHome, 'learnings.md'),
    history: inside(dataHome, 'history.git'),
    /** Where `sage remote` keeps the address through which scope `user` is shared. */
    remote: inside(dataHome, 'remote'),
    tmp: userTmp(dataHome),
    /** Scope `global`: learnings that a team shares, read-only here. */
    global: inside(dataHome, 'global'),
    globalLearnings: inside(inside(dataHome, 'global'), 'learnings.md'),
    key: userKey(dataHome),
    workspaces: inside(dataHome, 'workspaces'),
    /** The state in which each decided item of the user's journal was left. */
    decided: inside(inside(dataHome, 'decided'), 'user.log'),
    /** The hook bundles that Claude Code's settings point to; copied here so that no settings name an npx cache. */
    hookFolder,
    hook: installedHook(dataHome),
    /** Records of what Sage changed in Claude Code's settings, with their previous contents. */
    receipts: receiptFolder(dataHome),
    statuslineReceipt: statuslineReceipt(dataHome),
    /** What Claude Code calls for the status line. */
    statusline: inside(hookFolder, 'sage-statusline.cjs'),
  }
}

/** What Sage keeps about one project outside of it, where a clone cannot write. `id` comes from `workspaceId()`. */
export function recordPaths(dataHome: string, id: string) {
  const dir = recordFolder(dataHome, id)
  return {
    dir,
    trust: trustFile(dataHome, id),
    /** The newest event at the last opening of a dashboard, which is when items that were put off came back. */
    opened: inside(dir, 'opened'),
    /** What `sage list` shows, so that it need not read the journals again; disposable. */
    list: inside(dir, 'list.cache'),
    /** What the last dashboard showed, for the first frame of the next; disposable. */
    firstLook: inside(dir, 'first-look.json'),
    /** The state in which each decided item of the project's journal was left, kept where nothing in the project can change it. */
    decided: inside(inside(dataHome, 'decided'), `${id}.log`),
    /** Text typed in the dashboard and not yet saved. */
    drafts: inside(dir, 'drafts'),
    /** Files that usually change together. */
    cochange: inside(dir, 'cochange.json'),
    /** The workspace itself when the project has no `.sage` and capture is on for all projects. */
    workspace: inside(dir, WORKSPACE_FOLDER),
  }
}

/** The two files that approved learnings are written to, by scope. People and git write there too, and Claude Code may load them. */
export function learningsFiles({
  workspaceDir,
  dataHome,
}: {
  readonly workspaceDir: string
  readonly dataHome: string
}) {
  return [
    { scope: 'project', path: workspacePaths(workspaceDir).learnings },
    { scope: 'user', path: userPaths(dataHome).learnings },
  ] as const
}
