import { readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'

/** Runs one read-only git command; undefined if it failed, took too long or git is missing. */
export type Git = (args: readonly string[]) => string | undefined

export type GitLimits = {
  /** All calls together take at most this long; what came too late is left out. */
  readonly milliseconds: number
  /** Bytes of one answer that are read. */
  readonly mostOutput: number
  readonly now: () => number
}

/**
 * Git for a hook: in a folder that may be hostile, nothing that its configuration names is run (RELIABILITY 42), nothing is written, nothing
 * is fetched, nobody is asked.
 */
export function readOnlyGit(cwd: string, { milliseconds, mostOutput, now }: GitLimits): Git | undefined {
  const folder = findGitFolder(cwd)
  const filters = folder === undefined ? undefined : disabledFilters(folder)
  if (filters === undefined) return undefined
  const deadline = now() + milliseconds
  const settings = [...SETTINGS, ...filters].flatMap((setting) => ['-c', setting])
  return (args) => {
    const timeout = Math.floor(deadline - now())
    if (timeout < 5) return undefined
    // Loaded here alone: a hook that needs no git must not pay for it.
    const { status, stdout, error } = process
      .getBuiltinModule('node:child_process')
      .spawnSync('git', ['--no-pager', ...settings, ...args], {
        cwd,
        env: environment(),
        timeout,
        killSignal: 'SIGKILL',
        maxBuffer: mostOutput,
        windowsHide: true,
        stdio: ['ignore', 'pipe', 'ignore'],
        encoding: 'utf8',
      })
    const cut = error !== undefined && 'code' in error && error.code === 'ENOBUFS'
    return status === 0 || cut ? stdout : undefined
  }
}

const SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  'diff.external=',
  'diff.renames=false',
  'log.showSignature=false',
  'status.submoduleSummary=false',
]

/** The environment without git's own variables, which could name another repository or a program. */
function environment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {}
  for (const [name, value] of Object.entries(process.env)) if (!name.startsWith('GIT_')) env[name] = value
  return {
    ...env,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    LC_ALL: 'C',
  }
}

/** The repository's own git folder, found without running git: the common one where this is a worktree. */
function findGitFolder(start: string): string | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const entry = join(folder, '.git')
    const link = readText(entry)
    if (link !== undefined) return commonFolder(resolve(folder, link.replace(/^gitdir:\s*/u, '').trim()))
    if (readText(join(entry, 'HEAD')) !== undefined) return commonFolder(entry)
    if (dirname(folder) === folder) return undefined
  }
}

function commonFolder(gitFolder: string): string {
  const common = readText(join(gitFolder, 'commondir'))?.trim()
  if (common === undefined || common === '') return gitFolder
  return isAbsolute(common) ? common : resolve(gitFolder, common)
}

/**
 * Settings that switch off the content filters which the repository's own configuration defines: `git status` would run them. Undefined if
 * that configuration includes other files, where filters could hide.
 */
function disabledFilters(gitFolder: string): string[] | undefined {
  const settings: string[] = []
  for (const name of ['config', 'config.worktree']) {
    const config = readText(join(gitFolder, name)) ?? ''
    if (/^\s*\[\s*include/imu.test(config)) return undefined
    for (const [, filter] of config.matchAll(/\[\s*filter\s+"((?:[^"\\]|\\.)*)"/gimu)) {
      const plain = filter?.replace(/\\(.)/gu, '$1') ?? ''
      settings.push(`filter.${plain}.clean=`, `filter.${plain}.process=`, `filter.${plain}.required=false`)
    }
  }
  return settings
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
