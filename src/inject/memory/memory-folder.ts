import { join } from 'node:path'
import { transcriptFolder } from '../../workspace/paths/transcript-folders.ts'
import { managedFolder } from '../../workspace/settings/managed-places.ts'

export type Folders = {
  /** Where a session starts. */
  readonly projectDir: string
  /** Where Claude Code keeps what is the person's. */
  readonly claudeDir: string
  /** The person's home folder. */
  readonly home: string
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
export function memoryFolder({ projectDir, claudeDir }: Omit<Folders, 'home'>): string {
  return join(transcriptFolder({ projectDir, claudeDir }), 'memory')
}
