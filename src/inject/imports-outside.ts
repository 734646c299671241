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
export function followsOutside({ projectDir, claudeDir, home }: MemoryPlace): boolean {
  const repository = repositoryAt(projectDir)
  const asked = repository === undefined ? projectDir : (mainWorktree(repository) ?? repository)
  // It is beside the usual folder, and inside one that the environment names, which may be the usual one.
  const places = [join(claudeDir, STATE), ...(claudeDir === join(home, '.claude') ? [join(home, STATE)] : [])]
  const states = places.flatMap((path) => readTextIfReadable(path) ?? [])
  return states.length > 0 && states.every((state) => isAllowedFor(asked, state))
}

function isAllowedFor(folder: string, state: string): boolean {
  const projects = objectIfJson(state)?.projects
  const project = isObject(projects) ? projects[folder] : undefined
  return isObject(project) && project.hasClaudeMdExternalIncludesApproved === true
}
