import { readOurTextIfThere } from '../../workspace/files/read-if-there.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'

/** A line of `hook-errors.log`: code words only. */
export type HookError = { readonly at: string; readonly event: string; readonly code: string; readonly errno?: string }

const LINE = /^([\d-]{10}T[\d:.]{12}Z) ([\w-]{1,40}) ([\w-]{1,40})(?: ([\w-]{1,40}))?$/

/** What `logError()` can have written of what is in the log now: a clone may bring any other lines. */
export function readErrorLog({ hookErrors }: Pick<WorkspacePaths, 'hookErrors'>): HookError[] {
  const lines = (readOurTextIfThere(hookErrors) ?? '').split('\n')
  return lines.flatMap((line) => {
    const [, at, event, code, errno] = LINE.exec(line) ?? []
    if (at === undefined || event === undefined || code === undefined) return []
    return [{ at, event, code, ...(errno !== undefined && { errno }) }]
  })
}
