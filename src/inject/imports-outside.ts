import { join } from 'node:path'
import { isObject, objectIfJson } from '../runtime/parsed-json.ts'
import { readTextIfReadable } from '../workspace/read-if-readable.ts'
import { repositoryAt } from '../workspace/repository-at.ts'
import { mainWorktree } from '../workspace/worktree.ts'
import type { MemoryPlace } from './memory-files.ts'

/** The file in which Claude Code keeps what it was told about each project. */
const STATE = '.claude.json'

/**
 * Whether the person let Claude Code follow the imports of a project that lead out of the folder in which a session starts (FINDINGS 5). It
 * asks in a terminal, once for a repository with all its worktrees, elsewhere once for the folder, and `claude -p` goes by the answer.
 */
export function followsOutside(place: MemoryPlace): boolean {
  const { projectDir } = place
  const repository = repositoryAt(projectDir)
  const asked = repository === undefined ? projectDir : (mainWorktree(repository) ?? repository)
  const states = statePaths(place).flatMap((path) => readTextIfReadable(path) ?? [])
  return states.length > 0 && states.every((state) => isAllowedFor(asked, state))
}

/** Where that file may be: beside the usual folder, and inside one that the environment names, which may be the usual one. */
export function statePaths({ claudeDir, home }: MemoryPlace): string[] {
  return [join(claudeDir, STATE), ...(claudeDir === join(home, '.claude') ? [join(home, STATE)] : [])]
}

function isAllowedFor(folder: string, state: string): boolean {
  const projects = objectIfJson(state)?.projects
  const project = isObject(projects) ? projects[folder] : undefined
  return isObject(project) && project.hasClaudeMdExternalIncludesApproved === true
}
