import { isWarmupPrompt } from '../entry/automation.ts'
import { contentBlocks, field, text } from '../entry/entry.ts'
import { parseLine } from '../entry/records.ts'
import { findInLines } from './find-in-lines.ts'

/** The first prompt is near the start; a file without one there is not a warm-up. */
const MAX_READ_BYTES = 1024 * 1024

/**
 * Whether the client itself opened this session to warm its caches, in which case its first user entry says only "Warmup". False for a file
 * that cannot be read. Reads up to the first prompt (seed 002).
 */
export async function isWarmupSession(path: string): Promise<boolean> {
  return isWarmupPrompt(findInLines(path, promptOf, MAX_READ_BYTES) ?? '')
}

function promptOf(line: Buffer): string | undefined {
  const entry = parseLine(line.toString('utf8')).records[0]?.entry
  if (!entry || field(entry, 'type') !== 'user' || field(entry, 'isMeta') === true) return undefined
  const typed = contentBlocks(entry)
    .map((block) => text(block, 'text'))
    .join('\n')
    .trim()
  return typed === '' || typed.startsWith('<') ? undefined : typed
}
