import { join } from 'node:path'
import { transcriptsDir } from '../../workspace/paths/paths.ts'
import { managedFolder } from '../../workspace/settings/managed-places.ts'

export type Folders = {
  /** Where a session starts. */
  readonly projectDir: string
  /** Where Claude Code keeps what is the person's. */
  readonly claudeDir: string
  /** Where an organisation's settings and instructions are, if not where this system has them. */
  readonly managedDir?: string
}

/** Where an organisation's settings and instructions are. */
export function managedDirOf({ managedDir }: Folders): string {
  return managedDir ?? managedFolder(process.platform)
}

/** The file of Claude's own memory that points to the others. Claude Code loads it into every session. */
export const MEMORY_INDEX = 'MEMORY.md'

/** Where Claude Code keeps its own notes about this project. */
export function memoryFolder({ projectDir, claudeDir }: Folders): string {
  return join(transcriptFolder({ projectDir, claudeDir }), 'memory')
}

/** Where Claude Code keeps the transcripts of sessions that start there. */
export function transcriptFolder({ projectDir, claudeDir }: Folders): string {
  return join(transcriptsDir(claudeDir), projectSlug(projectDir))
}

/** The project's folder among Claude Code's transcripts: each UTF-16 unit outside `[a-zA-Z0-9]` becomes a dash (FINDINGS 4.1). */
function projectSlug(projectDir: string): string {
  const slug = projectDir.replace(/[^a-zA-Z0-9]/g, '-')
  if (slug.length <= 200) return slug
  let hash = 0
  for (let at = 0; at < projectDir.length; at++) hash = (Math.imul(hash, 31) + projectDir.charCodeAt(at)) | 0
  return `${slug.slice(0, 200)}-${Math.abs(hash).toString(36)}`
}
