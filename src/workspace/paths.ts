import { isAbsolute, join, resolve } from 'node:path'

/** What the paths depend on. Passed in, never read at import time, so that every test can have its own world. */
export type Environment = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
  readonly platform: NodeJS.Platform
}

/** The folder that marks a project as initialised. */
export const WORKSPACE_FOLDER = '.sage'

export type WorkspacePaths = ReturnType<typeof workspacePaths>

/** Every path inside one workspace (DESIGN section 2). `dir` is `<project>/.sage`, or a private workspace's folder. */
export function workspacePaths(dir: string) {
  const runtime = join(dir, 'runtime')
  return {
    dir,
    config: join(dir, 'config.toml'),
    learnings: join(dir, 'learnings.md'),
    journal: join(dir, 'journal.jsonl'),
    reviews: join(dir, 'reviews'),
    history: join(dir, 'history.git'),
    debug: join(dir, 'debug'),
    gitignore: join(dir, '.gitignore'),
    runtime,
    sessions: join(runtime, 'sessions'),
    needsReview: join(runtime, 'needs-review'),
    ended: join(runtime, 'ended'),
    claimed: join(runtime, 'claimed'),
    /** Learnings that each session has been given, one file per session: written by hooks, read by hooks. */
    injected: join(runtime, 'injected'),
    /** One empty file per open dashboard, named by its process id. */
    dashboards: join(runtime, 'dashboards'),
    /** Temporary files live beside the watched folders, never in them. */
    tmp: join(runtime, 'tmp'),
    status: join(runtime, 'status'),
    hookErrors: join(runtime, 'hook-errors.log'),
  }
}

/** Every path in the person's data folder, shared by all projects. */
export function userPaths(dataHome: string) {
  return {
    dir: dataHome,
    config: join(dataHome, 'config.toml'),
    journal: join(dataHome, 'journal.jsonl'),
    learnings: join(dataHome, 'learnings.md'),
    history: join(dataHome, 'history.git'),
    /** Where `sage remote` keeps the address that the scope `user` is shared by. */
    remote: join(dataHome, 'remote'),
    tmp: join(dataHome, 'tmp'),
    /** Scope `global`: learnings that a team shares, read-only here. */
    global: join(dataHome, 'global'),
    globalLearnings: join(dataHome, 'global', 'learnings.md'),
    /** 32 random bytes, 0600: binds approvals to this person. */
    key: join(dataHome, 'key'),
    workspaces: join(dataHome, 'workspaces'),
    /** How each decided item of the user's journal was left. */
    decided: join(dataHome, 'decided', 'user.log'),
    /** The hook bundles that Claude Code's settings point to; copied here so that no settings name an npx cache. */
    hookFolder: join(dataHome, 'hook'),
    hook: join(dataHome, 'hook', 'sage-hook.cjs'),
    rebuild: join(dataHome, 'hook', 'sage-rebuild.cjs'),
  }
}

/** What Sage keeps about one project outside of it, where a clone cannot write. `id` comes from `workspaceId()`. */
export function recordPaths(dataHome: string, id: string) {
  const dir = join(dataHome, 'workspaces', id)
  return {
    dir,
    trust: join(dir, 'trust.json'),
    /** What hooks print: the projection of the approved learnings. */
    context: join(dir, 'context.json'),
    /** Searchable postings for prompts, read by offset. */
    index: join(dir, 'context.idx'),
    /** What `sage list` shows, so that it need not read the journals again; disposable. */
    list: join(dir, 'list.cache'),
    /** What the last dashboard showed, for the first frame of the next; disposable. */
    firstLook: join(dir, 'first-look.json'),
    /** How each decided item of the project's journal was left, where nothing in the project can change it. */
    decided: join(dataHome, 'decided', `${id}.log`),
    /** Files that usually change together, counted by the post-commit hook. */
    cochange: join(dir, 'cochange.json'),
    /** The workspace itself when the project has no `.sage` and capture is on for all projects. */
    workspace: join(dir, WORKSPACE_FOLDER),
  }
}

/**
 * `$SAGE_HOME`, else `$XDG_DATA_HOME/sage`, else the platform's usual place. A relative `$SAGE_HOME` starts at the home folder, never at the
 * current one: the key must not lie wherever a command happens to be run. The XDG specification says to ignore a relative path.
 */
export function dataHome({ env, home, platform }: Environment): string {
  if (env.SAGE_HOME) return resolve(home, env.SAGE_HOME)
  if (env.XDG_DATA_HOME && isAbsolute(env.XDG_DATA_HOME)) return join(env.XDG_DATA_HOME, 'sage')
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'sage')
  return join(home, '.local', 'share', 'sage')
}

/** Claude Code's configuration folder: `$CLAUDE_CONFIG_DIR`, else `~/.claude`. */
export function claudeConfigDir({ env, home }: Environment): string {
  return env.CLAUDE_CONFIG_DIR || join(home, '.claude')
}
