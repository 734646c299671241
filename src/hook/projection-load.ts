import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type Projection,
  type ProjectionTarget,
  type RebuildModule,
  parseProjection,
} from '../runtime/projection-format.ts'
import { sourceState } from '../runtime/projection-format-source.ts'
import { recordPaths } from '../workspace/paths.ts'

/** Makes the projection anew; the default takes the bundle that is installed beside the hook. */
export type Rebuild = RebuildModule['rebuild']

/**
 * The projection to print from. If a source changed since it was written it is made anew first, in this process: another project may
 * have changed the person's own journal, and what was retired there must not be printed here. Undefined if there is none to be had.
 */
export function loadProjection(target: ProjectionTarget, rebuild: Rebuild = rebuildBeside): Projection | undefined {
  const current = readText(recordPaths(target.dataHome, target.id).context)
  const projection = current === undefined ? undefined : parseProjection(current)
  if (projection && isFresh(projection)) return projection
  return parseProjection(rebuild(target))
}

/** Whether every source still has the size and the time of change that the projection was made from. */
export function isFresh({ sources }: Pick<Projection, 'sources'>): boolean {
  return sources.every((source) => {
    const now = sourceState(source.path)
    return now.size === source.size && now.mtimeNs === source.mtimeNs
  })
}

function rebuildBeside(target: ProjectionTarget): string {
  const bundle = join(dirname(process.argv[1] ?? ''), 'sage-rebuild.cjs')
  // A hook that finds its projection fresh does not pay for loading `node:module`.
  const { rebuild } = process.getBuiltinModule('node:module').createRequire(bundle)(bundle) as RebuildModule
  return rebuild(target)
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
