import { join } from 'node:path'
import { inside } from './paths.ts'

/** Where Claude Code keeps the transcripts of all projects. */
export function transcriptsDir(claudeDir: string): string {
  return inside(claudeDir, 'projects')
}

type Place = {
  /** Where a session starts. */
  readonly projectDir: string
  /** Where Claude Code keeps what is the person's. */
  readonly claudeDir: string
}

/** Where Claude Code keeps the transcripts of sessions that start there. */
export function transcriptFolder({ projectDir, claudeDir }: Place): string {
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
