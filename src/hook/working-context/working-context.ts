import { parseCochange, relatedFiles } from '../../runtime/projection/cochange.ts'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { readOurText } from '../../workspace/files/our-text.ts'
import { recordPaths } from '../../workspace/paths/paths.ts'
import { type ChangedFile, FUNCTION_LINES, parseFunctions, parseLog, parseStatus } from './git-answers.ts'
import { type Git, readOnlyGit } from './read-only-git.ts'
import { renderWorkingContext, type TextLimits, type WorkingState } from './working-context-text.ts'

const MAX_OUTPUT = 512 * 1024
/** More than a thousand commits of many files. */
const MAX_COCHANGE_BYTES = 4_000_000
const MAX_COMMITS = 5
const MAX_RELATED = 10
/** Files that are looked into for changed functions. */
const MAX_DIFFED = 50

export type ContextLimits = TextLimits & {
  /** The time limit for all questions to git; what it does not answer in time is left out. */
  readonly milliseconds: number
}

/**
 * What the person was working on, for the moment after a compaction has made the model forget it: from git alone, within these limits,
 * '' outside a repository. What git does not answer in time is left out; what is not cached is not computed here (seed 001).
 */
export function workingContext(
  cwd: string,
  target: ProjectionTarget,
  { milliseconds, ...limits }: ContextLimits,
): string {
  const git = readOnlyGit(cwd, { milliseconds, maxOutput: MAX_OUTPUT })
  if (!git) return ''
  return renderWorkingContext(readWorkingState(git, target), limits)
}

function readWorkingState(git: Git, target: ProjectionTarget): WorkingState {
  const { commits, recent } = parseLog(
    git(['log', `-n${MAX_COMMITS}`, '--no-merges', '--format=%x01%h %s', '--name-only', '-z']) ?? '',
  )
  // What was moved unchanged is found by its hash alone: comparing the contents of all files that changed would take too long.
  const status = git([
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=normal',
    '--ignore-submodules=all',
    '--find-renames=100%',
  ])
  const changed = status === undefined ? undefined : parseStatus(status)
  const seeds = changed?.length ? changed.map(({ path }) => path) : recent
  const related = relatedFiles(readCochange(recordPaths(target.dataHome, target.id).cochange), seeds, MAX_RELATED)
  return { changed, functions: parseFunctions(readDiff(git, changed ?? [])), commits, recent, related }
}

/** Of the changed files alone: otherwise git would look at every file of the repository once more. */
function readDiff(git: Git, changed: readonly ChangedFile[]): string {
  const tracked = changed.filter(({ state }) => state !== 'untracked').slice(0, MAX_DIFFED)
  if (tracked.length === 0) return ''
  const paths = tracked.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]))
  const literal = paths.map((path) => `:(top,literal)${path}`)
  const options = ['-U0', '--dst-prefix=b/', '--no-ext-diff', '--no-textconv', '--no-color', '--ignore-submodules=all']
  return (
    git([
      '-c',
      `diff.default.xfuncname=${FUNCTION_LINES}`,
      'diff',
      'HEAD',
      '--find-renames',
      ...options,
      '--',
      ...literal,
    ]) ?? ''
  )
}

function readCochange(path: string) {
  try {
    return parseCochange(readOurText(path, MAX_COCHANGE_BYTES) ?? '')
  } catch {
    return undefined
  }
}
