import { readFileSync } from 'node:fs'
import { parseCochange, relatedFiles } from '../runtime/projection-format-cochange.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { OUR_TEXT_WITHOUT_WAITING } from '../workspace/ordinary-file.ts'
import { recordPaths } from '../workspace/paths.ts'
import { type Git, readOnlyGit } from './injection-git.ts'

const MOST_OUTPUT = 512 * 1024
const MOST_COMMITS = 5
const MOST_FUNCTIONS = 5
const MOST_RELATED = 10
const MOST_RECENT = 10
const LONGEST_LINE = 200
/** Files that are looked into for changed functions. */
const MOST_DIFFED = 50

export type ChangedFile = { readonly path: string; readonly state: 'staged' | 'modified' | 'untracked' | 'deleted' }

/** Everything that the working context is made of. */
export type WorkingState = {
  /** Undefined if git did not tell in time. */
  readonly changed: readonly ChangedFile[] | undefined
  /** Changed functions by file. */
  readonly functions: ReadonlyMap<string, readonly string[]>
  readonly commits: readonly string[]
  /** Files of the last commits, newest first. */
  readonly recent: readonly string[]
  /** Files that usually change together with the changed ones. */
  readonly related: ReadonlyArray<readonly [path: string, because: string, share: number]>
}

export type ContextLimits = {
  /** Lines. */
  readonly budget: number
  /** For all that git is asked; what it cannot tell in this time is left out. */
  readonly milliseconds: number
}

/**
 * What the person was working on, for the moment after a compaction has made the model forget it: from git alone, at most
 * `budget` lines, '' outside of a repository. What git cannot tell in time is left out; what is not cached is not computed here (seed 001).
 */
export function workingContext(cwd: string, target: ProjectionTarget, { budget, milliseconds }: ContextLimits): string {
  const git = readOnlyGit(cwd, { milliseconds, mostOutput: MOST_OUTPUT })
  if (!git) return ''
  return renderWorkingContext(readWorkingState(git, target), budget)
}

function readWorkingState(git: Git, target: ProjectionTarget): WorkingState {
  const { commits, recent } = parseLog(
    git(['log', `-n${MOST_COMMITS}`, '--no-merges', '--format=%x01%h %s', '--name-only', '-z']) ?? '',
  )
  const status = git(['status', '--porcelain', '-z', '--untracked-files=normal', '--ignore-submodules=all'])
  const changed = status === undefined ? undefined : parseStatus(status)
  const seeds = changed?.length ? changed.map(({ path }) => path) : recent
  const related = relatedFiles(readCochange(recordPaths(target.dataHome, target.id).cochange), seeds, MOST_RELATED)
  return { changed, functions: parseFunctions(readDiff(git, changed ?? [])), commits, recent, related }
}

/** Of the changed files alone: git would look at every file of the repository once more. */
function readDiff(git: Git, changed: readonly ChangedFile[]): string {
  const tracked = changed.filter(({ state }) => state !== 'untracked').slice(0, MOST_DIFFED)
  if (tracked.length === 0) return ''
  const paths = tracked.map(({ path }) => `:(top,literal)${path}`)
  const options = ['-U0', '--no-ext-diff', '--no-textconv', '--no-color', '--ignore-submodules=all']
  return git(['diff', 'HEAD', ...options, '--', ...paths]) ?? ''
}

function readCochange(path: string) {
  try {
    return parseCochange(readFileSync(path, OUR_TEXT_WITHOUT_WAITING))
  } catch {
    return undefined
  }
}

/** `git status --porcelain -z`: two letters, a space, the path; a rename is followed by the old path. */
export function parseStatus(output: string): ChangedFile[] {
  const files: ChangedFile[] = []
  const entries = output.split('\0')
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? ''
    const [index, tree, path] = [entry.charAt(0), entry.charAt(1), entry.slice(3)]
    if (path === '' || path === '.sage/' || path.startsWith('.sage/')) continue
    if (index === 'R' || index === 'C') at++
    files.push({ path, state: stateOf(index, tree) })
  }
  return files
}

function stateOf(index: string, tree: string): ChangedFile['state'] {
  if (index === '?') return 'untracked'
  if (index === 'D' || tree === 'D') return 'deleted'
  return index !== ' ' && tree === ' ' ? 'staged' : 'modified'
}

/** `git log --format=%x01%h %s --name-only -z`: each commit's line begins with a 0x01, its files follow. */
export function parseLog(output: string): { commits: string[]; recent: string[] } {
  const commits: string[] = []
  const recent = new Set<string>()
  for (const commit of output.split('\u0001').slice(1)) {
    const [subject = '', ...files] = commit.split(/[\0\n]/u).filter((part) => part !== '')
    commits.push(subject)
    for (const file of files) recent.add(file)
  }
  return { commits, recent: [...recent] }
}

// Made when a diff is read: V8 looks up the properties of a Unicode expression as soon as it meets it, at every hook.
const definition = () =>
  /(?:\b(?:function\*?|def|fn|func|sub|fun|class|struct|impl|trait|interface|enum|module|namespace)\s+(?:\([^)]*\)\s*)?|\b(?:const|let|var)\s+(?=[\w$]+\s*=\s*(?:async\b|function\b|\()))([\p{L}_$][\p{L}\p{N}_$.:~]*)/u
const method = () =>
  /^\s*(?:(?:public|private|protected|static|async|export|override|final|virtual|inline|unsigned|const)\s+)*(?:[\w:<>*&[\]]+\s+)*([\p{L}_$~][\p{L}\p{N}_$:~]*)\s*\([^;]*$/u
const NOT_A_FUNCTION = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'return',
  'else',
  'describe',
  'it',
  'test',
  'with',
  'new',
])

/** The functions that a `git diff -U0` touches: what each hunk stands in, and what it defines. */
export function parseFunctions(diff: string): Map<string, string[]> {
  const functions = new Map<string, string[]>()
  let names: string[] = []
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ (?:b\/)?(.*?)\t?$/u.exec(line)?.[1]
    if (file !== undefined) {
      names = []
      functions.set(file, names)
      continue
    }
    const context = /^@@ [^@]* @@ ?(.*)$/u.exec(line)?.[1] ?? (/^\+(?!\+\+ )/u.test(line) ? line.slice(1) : undefined)
    const name = context === undefined ? undefined : functionName(context.slice(0, 300))
    if (name !== undefined && !names.includes(name)) names.push(name)
  }
  return functions
}

function functionName(line: string): string | undefined {
  const name = definition().exec(line)?.[1] ?? (/\{\s*$/u.test(line) ? method().exec(line)?.[1] : undefined)
  const plain = name?.replace(/[:.]+$/u, '')
  return plain === undefined || NOT_A_FUNCTION.has(plain) ? undefined : plain
}

const TOO_LATE = ['not read in time: git status tells']

export function renderWorkingContext(
  { changed, functions, commits, recent, related }: WorkingState,
  budget: number,
): string {
  const changedPaths = new Set(changed?.map(({ path }) => path))
  const sections: Section[] = [
    ['Changed files', changed?.map((file) => changedLine(file, functions.get(file.path) ?? [])) ?? TOO_LATE],
    ['Last commits', commits],
    ['Recently changed files', recent.filter((path) => !changedPaths.has(path)).slice(0, MOST_RECENT)],
    [
      'Files that usually change with them',
      related.map(([path, because, share]) => `${path} (with ${because}, ${Math.round(share * 100)} %)`),
    ],
  ]
  const filled = sections.filter(([, lines]) => lines.length > 0)
  // Git that tells nothing at all does not work here, or was given no time.
  if (filled.every(([, lines]) => lines === TOO_LATE)) return ''
  // A heading without a line below it tells nothing.
  const sure = filled.slice(0, Math.max(0, Math.floor((budget - 1) / 2)))
  if (sure.length === 0) return ''
  const out = ['## Working context (from git, after compaction)']
  let room = budget - 1 - sure.length
  for (const [index, [title, lines]] of sure.entries()) {
    const shown = cut(lines, room - kept(sure.slice(index + 1), room))
    out.push(`### ${title}`, ...shown.map((line) => `- ${neutral(line)}`))
    room -= shown.length
  }
  return out.join('\n')
}

type Section = readonly [title: string, lines: readonly string[]]

/** Lines that are kept for the sections that come later: some for each, if that is no more than half of the room, else fewer. */
function kept(later: readonly Section[], room: number): number {
  for (let most = MOST_COMMITS; most > 1; most--) {
    const sum = later.reduce((before, [, lines]) => before + Math.min(lines.length, most), 0)
    if (sum <= room / 2) return sum
  }
  return later.length
}

/** At most so many lines, and what is left out is said. */
function cut(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines
  const [first = ''] = lines
  if (most <= 1) return [`${first} … and ${lines.length - 1} more`]
  return [...lines.slice(0, most - 1), `… and ${lines.length - most + 1} more`]
}

function changedLine({ path, state }: ChangedFile, names: readonly string[]): string {
  if (names.length === 0) return `${path} (${state})`
  const more = names.length > MOST_FUNCTIONS ? ', …' : ''
  return `${path} (${state}; in ${names.slice(0, MOST_FUNCTIONS).join(', ')}${more})`
}

/** File names and commit messages are other people's text: one line, nothing hidden, no markup. */
function neutral(text: string): string {
  const line = text.replace(/ ?[\p{C}\p{Zl}\p{Zp}]+ ?/gu, ' ').trim()
  const short =
    line.length > LONGEST_LINE
      ? `${Array.from(line)
          .slice(0, LONGEST_LINE - 1)
          .join('')}…`
      : line
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
