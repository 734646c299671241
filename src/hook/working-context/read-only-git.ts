import { dirname, join, resolve } from 'node:path'
import { lstatIfReadable, readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { isSamePlace } from '../../workspace/files/real-path.ts'
import { withoutGit } from '../../workspace/git/without-git.ts'
import { programToStart } from '../../workspace/processes/program-path.ts'

/** Runs one read-only git command; undefined if it failed, took too long or git is missing. */
export type Git = (args: readonly string[]) => string | undefined

export type GitLimits = {
  /** All calls together take at most this long; what comes too late is left out. */
  readonly milliseconds: number
  /** How many bytes of one answer are read. */
  readonly maxOutput: number
}

/**
 * Git for a hook: the folder may be hostile, so git runs nothing that its configuration names, writes nothing, fetches nothing
 * and asks nobody. The repository is the one whose `.git` is found from `cwd` upwards: git by itself would also take a bare repository that came
 * as plain files with a clone. It takes one of another user of this machine only if git by itself would.
 */
export function readOnlyGit(cwd: string, { milliseconds, maxOutput }: GitLimits): Git | undefined {
  const repository = findRepository(cwd)
  if (repository === undefined) return undefined
  const outside = environment()
  const inside = { ...outside, GIT_DIR: repository.gitDir, GIT_WORK_TREE: repository.workTree }
  const program = programToStart('git')
  // The wall clock can be set back.
  const now = () => process.uptime() * 1000
  const deadline = now() + milliseconds
  const runWith = (settings: readonly string[], env: NodeJS.ProcessEnv = inside, folder = cwd): Git => {
    const flags = settings.flatMap((setting) => ['-c', setting])
    return (args) => {
      const timeout = Math.floor(deadline - now())
      if (timeout < 5) return undefined
      // Loaded only here: a hook that needs no git must not pay for it.
      const { status, stdout, error } = process
        .getBuiltinModule('node:child_process')
        .spawnSync(program, ['--no-pager', ...flags, ...args], {
          cwd: folder,
          env,
          timeout,
          killSignal: 'SIGKILL',
          maxBuffer: maxOutput,
          windowsHide: true,
          stdio: ['ignore', 'pipe', 'ignore'],
          encoding: 'utf8',
        })
      const cut = error !== undefined && 'code' in error && error.code === 'ENOBUFS'
      // `git config` exits with 1 when nothing matches: that is an answer too.
      return status === 0 || (status === 1 && args[0] === 'config') || cut ? stdout : undefined
    }
  }
  // If the repository is named, git does not check whether it may be trusted (`safe.directory`): so that is asked without naming it.
  if (!isOwn(repository) && runWith(SETTINGS, outside, repository.workTree)(['rev-parse']) === undefined)
    return undefined
  const names = runWith(SETTINGS)(['config', '--includes', '--name-only', '-z', '--get-regexp', NAMES_ASKED])
  // The command line cannot name a setting with an equals sign in it, so such a filter could not be switched off.
  if (names === undefined || names.includes('=')) return undefined
  // The files are elsewhere then: seen from here, all of them would count as deleted. Git itself knows which folders that holds for.
  if (names.split('\0').includes('core.worktree')) {
    const top = runWith(SETTINGS, outside, repository.workTree)(['rev-parse', '--show-toplevel'])
    if (top === undefined || !isSamePlace(top.trimEnd(), repository.workTree)) return undefined
  }
  return runWith([...SETTINGS, ...withoutFilters(names)])
}

const NAMES_ASKED = '^(filter\\.|core\\.worktree$)'

/** Switches off every content filter that any configuration defines, as git itself reads it: `git status` would run them. */
function withoutFilters(names: string): string[] {
  const filters = new Set(names.split('\0').flatMap((name) => /^filter\.(.+)\.[^.]+$/su.exec(name)?.[1] ?? []))
  return [...filters].flatMap((name) => [
    `filter.${name}.clean=`,
    `filter.${name}.process=`,
    `filter.${name}.required=false`,
  ])
}

const SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  'diff.external=',
  'diff.relative=false',
  'diff.renames=false',
  'log.showSignature=false',
  'status.submoduleSummary=false',
]

/** The environment without git's own variables, which could name another repository or a program. */
function environment(): NodeJS.ProcessEnv {
  return {
    ...withoutGit(process.env),
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    LC_ALL: 'C',
  }
}

/** A path, or the name of a branch. */
const MAX_BYTES = 64 * 1024

type Repository = { readonly gitDir: string; readonly workTree: string }

/** Whether all of it belongs to this person by git's rules. On Windows, only git itself can tell. */
function isOwn({ gitDir, workTree }: Repository): boolean {
  const person = process.getuid?.()
  const owners = [workTree, join(workTree, '.git'), gitDir].map((path) => lstatIfReadable(path)?.uid)
  return owners.every((owner) => owner !== undefined && owner === person)
}

/** The repository whose work tree holds `start`, found without running git; in a linked worktree, the worktree's own git folder. */
export function findRepository(start: string): Repository | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const entry = join(folder, '.git')
    const link = readTextIfReadable(entry, MAX_BYTES)
    if (link !== undefined)
      return { gitDir: resolve(folder, link.replace(/^gitdir:\s*/u, '').trim()), workTree: folder }
    if (readTextIfReadable(join(entry, 'HEAD'), MAX_BYTES) !== undefined) return { gitDir: entry, workTree: folder }
    if (dirname(folder) === folder) return undefined
  }
}
