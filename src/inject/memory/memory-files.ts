import { dirname, isAbsolute, join, resolve } from 'node:path'
import { lazily } from '../../base/lazily.ts'
import { type ImportsOutside, areFollowed } from '../../runtime/projection/imports-outside.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { contains } from '../../workspace/files/real-path.ts'
import { repositoryAt } from '../../workspace/git/repository-at.ts'
import { mainWorktree } from '../../workspace/git/worktree.ts'
import { keptFromLoading } from './kept-from-loading.ts'
import { type Folders, managedDirOf, MEMORY_INDEX, memoryFolder } from './memory-folder.ts'
import { importsOf } from './memory-imports.ts'
import { listRules, walkRules } from './memory-rules.ts'

/** A file that Claude Code loads into every session (FINDINGS 5). */
export type MemoryFile = { readonly path: string; readonly text: string }

/** Imports nested deeper than this are not loaded. */
const MAX_HOPS = 4
const MAX_FILE_BYTES = 1_000_000
const MAX_FILES = 200
/** What looks like an import need not be one, and of a clone there may be any number. */
const MAX_IMPORTS = 1000
/** More than anybody has a model read at once, of all files together: in what comes after that no imports are looked for. */
const MAX_SEARCHED_UNITS = 2_000_000

/** Every path that may hold instructions, whether it exists or not, in the order Claude Code sends them. */
export function memoryRoots(place: Folders): string[] {
  const { projectDir, claudeDir } = place
  const folders = foldersFor(projectDir)
  const managedDir = managedDirOf(place)
  return [
    join(managedDir, 'CLAUDE.md'),
    ...listRules(rulesIn(managedDir)),
    join(claudeDir, 'CLAUDE.md'),
    ...listRules(join(claudeDir, 'rules')),
    ...folders.flatMap(instructionsIn),
    ...folders.map(rulesIn).flatMap(listRules),
    agentsFile(projectDir),
  ]
}

/** Every folder that may hold rules, whether it exists or not, and those below them. */
export function rulesFolders(place: Folders): string[] {
  const folders = [
    rulesIn(managedDirOf(place)),
    join(place.claudeDir, 'rules'),
    ...foldersFor(place.projectDir).map(rulesIn),
  ]
  return [...folders, ...folders.flatMap((folder) => walkRules(folder).folders)]
}

/** The folders whose instructions Claude Code loads for this project: those above it, and itself last. */
function foldersFor(projectDir: string): string[] {
  const folders: string[] = []
  const start = resolve(projectDir)
  const main = mainWorktree(start)
  for (let folder = start; ; folder = dirname(folder)) {
    // A worktree's checkout is a copy of the main one, so a main worktree around it (`claude -w`) loads nothing.
    if (folder === start || main === undefined || !contains(main, folder)) folders.unshift(folder)
    if (dirname(folder) === folder) return folders
  }
}

function rulesIn(folder: string): string {
  return join(folder, '.claude', 'rules')
}

function instructionsIn(folder: string): string[] {
  return [join(folder, 'CLAUDE.md'), join(folder, '.claude', 'CLAUDE.md'), join(folder, 'CLAUDE.local.md')]
}

function agentsFile(projectDir: string): string {
  return join(projectDir, 'AGENTS.md')
}

/** AGENTS.md is read only while the project has none of the files that replace it. */
function readsAgentsFile(projectDir: string): boolean {
  return instructionsIn(projectDir).every((path) => readMemory(path) === undefined)
}

/** The files that Claude Code would load for this project, imports included, each once. */
export function listMemoryFiles(place: Folders): MemoryFile[] {
  return searchMemory(place).files
}

/**
 * The same, where those in `coming` count as if they existed already. `outside`: whether imports out of the project are followed, if it has any.
 * `keepsOut`: whether settings keep any from loading.
 */
export function searchMemory(
  place: Folders,
  coming: ReadonlySet<string> = new Set(),
): { files: MemoryFile[]; outside: ImportsOutside | undefined; keepsOut: boolean } {
  const { home, projectDir, claudeDir } = place
  const found = new Map<string, MemoryFile>()
  const roots = memoryRoots(place).filter((path) => path !== agentsFile(projectDir) || readsAgentsFile(projectDir))
  let outside: ImportsOutside | undefined
  const asked = lazily(() => (outside = importsOutside(place)))
  // What the person's own files import is loaded wherever it is.
  const mayFollow = (root: string) => (path: string) =>
    contains(claudeDir, root) || contains(projectDir, path) || asked().followed
  const isKept = keptFromLoading(place)
  const tried = { imports: 0, units: 0 }
  const managedDir = managedDirOf(place)
  let keepsOut = false
  const mayLoad = (root: string) => (path: string) => {
    // Nothing keeps out what an organisation's instructions load.
    if (contains(managedDir, root) || !isKept(path, contains(claudeDir, root))) return true
    keepsOut = true
    return false
  }
  for (const root of [...roots, join(memoryFolder(place), MEMORY_INDEX)])
    follow(root, { home, coming, found, tried, mayLoad: mayLoad(root), mayFollow: mayFollow(root) }, 0)
  return { files: [...found.values()], outside, keepsOut }
}

/** The file in which Claude Code keeps the person's choices for each project. */
const STATE = '.claude.json'

/** It asks once for a repository with all its worktrees, elsewhere once for the folder. */
function importsOutside({ projectDir, claudeDir, home }: Folders): ImportsOutside {
  const repository = repositoryAt(projectDir)
  const folder = repository === undefined ? projectDir : (mainWorktree(repository) ?? repository)
  // Beside the usual folder, and inside one that the environment names, which may be the usual one.
  const states = [join(claudeDir, STATE), ...(claudeDir === join(home, '.claude') ? [join(home, STATE)] : [])]
  return { folder, states, followed: areFollowed({ folder, states }) }
}

type Search = {
  readonly home: string
  readonly coming: ReadonlySet<string>
  readonly found: Map<string, MemoryFile>
  readonly tried: { imports: number; units: number }
  readonly mayLoad: (path: string) => boolean
  readonly mayFollow: (path: string) => boolean
}

function follow(path: string, search: Search, hops: number): void {
  const { home, coming, found, tried, mayLoad, mayFollow } = search
  if (found.has(path) || found.size >= MAX_FILES) return
  const text = readMemory(path) ?? (coming.has(path) ? '' : undefined)
  if (text === undefined || !mayLoad(path)) return
  found.set(path, { path, text })
  tried.units += text.length
  if (hops === MAX_HOPS || tried.units > MAX_SEARCHED_UNITS) return
  for (const target of new Set(importsOf(text))) {
    if (tried.imports++ >= MAX_IMPORTS) return
    const imported = resolveImport(target, path, home)
    if (mayFollow(imported)) follow(imported, search, hops + 1)
  }
}

/** Where an `@path` points: relative to the file it is in. */
function resolveImport(target: string, from: string, home: string): string {
  if (target.startsWith('~/')) return join(home, target.slice(2))
  return isAbsolute(target) ? target : join(dirname(from), target)
}

/** The text of a memory file; undefined if it cannot be read or is too large for instructions. */
export function readMemory(path: string): string | undefined {
  return readTextIfReadable(path, MAX_FILE_BYTES)
}
