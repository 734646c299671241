import { changeSessionMetadata, type SessionMetadata } from '../../src/runtime/sessions/session-metadata.ts'
import type { WorkspacePaths } from '../../src/workspace/paths/paths.ts'

/** Writes the file that a hook which knows all of this would leave. */
export function writeSessionMetadata(paths: WorkspacePaths, metadata: SessionMetadata): void {
  changeSessionMetadata(paths, metadata.sessionId, () => metadata)
}
