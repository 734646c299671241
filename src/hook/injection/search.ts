import { closeSync, openSync, readSync } from 'node:fs'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { type IndexBytes, type Match, searchIndex } from '../../runtime/projection/index-format.ts'
import { documentSeal } from '../../runtime/projection/seal.ts'
import { OURS_WITHOUT_WAITING } from '../../workspace/files/ordinary-file.ts'
import { indexFile } from '../../workspace/paths/paths.ts'
import type { LoadedProjection } from './projection-load.ts'

/** What is looked for: learnings that are as relevant to the prompt as the threshold says, and whose keys are not skipped. */
export type Search = { readonly prompt: string; readonly threshold: number; readonly skip: (key: string) => boolean }

/** No more learnings than this count as relevant to one prompt, whatever the budget in lines. */
const MAX_MATCHES = 100

/** The most relevant first; undefined if the index is gone, damaged or not Sage's, or cannot be read. */
export function findRelevant(
  target: ProjectionTarget,
  { projection: { generation, startedIn }, key, index }: LoadedProjection,
  { prompt, ...search }: Search,
): Match[] | undefined {
  if (!key) return undefined
  const seal = documentSeal({ key, id: target.id }, generation)
  const found = (read: IndexBytes) => searchIndex(read, prompt, { ...search, generation, seal, max: MAX_MATCHES })
  if (index) return found((offset, length) => index.subarray(offset, offset + length))
  return readingFile(indexFile(target.dataHome, target.id, startedIn), found)
}

/** Undefined if there is no such file, or something else is in its place. */
function readingFile<T>(path: string, use: (read: IndexBytes) => T): T | undefined {
  let descriptor: number | undefined
  try {
    const opened = (descriptor = openSync(path, OURS_WITHOUT_WAITING))
    return use((offset, length) => {
      const bytes = new Uint8Array(length)
      return bytes.subarray(0, readSync(opened, bytes, 0, length, offset))
    })
  } catch (error) {
    // Errors of the system have a code. No index has lengths that are out of range: it is damaged.
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code !== undefined) return undefined
    throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}
