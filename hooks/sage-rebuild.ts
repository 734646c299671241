import { rebuildProjection } from '../src/inject/publish/publish.ts'
import type { RebuildModule } from '../src/runtime/projection/format.ts'

/** Loaded by the hook only when the projection is stale: everything that would slow down the hook itself. */
export const rebuild: RebuildModule['rebuild'] = rebuildProjection
