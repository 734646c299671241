import { changeSessionMetadata, type SessionMetadata } from '../../src/runtime/sessions/session-metadata.ts'
import type { WorkspacePaths } from '../../src/workspace/paths/paths.ts'

/** What a hook leaves behind that knows all of this. */
export function writeSessionMetadata(paths: WorkspacePaths, metadata: SessionMetadata): void {
  changeSessionMetadata(paths, metadata.sessionId, () => metadata)
}
