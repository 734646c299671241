import { closeSync } from 'node:fs'
import { isExpectedError } from '../../base/system-error.ts'
import { isWarmupPrompt } from '../entry/automation.ts'
import { contentBlocks, field, text } from '../entry/entry.ts'
import { parseLine } from '../entry/records.ts'
import { lineReader } from './lines.ts'
import { openTranscript } from './open.ts'

/** The first prompt is near the start; a file without one there is not a warm-up. */
const MAX_READ_BYTES = 1024 * 1024

/**
 * Whether the client itself opened this session to warm its caches, in which case its first user entry says only "Warmup". False for a file
 * that cannot be read. Reads up to the first prompt (seed 002).
 */
export async function isWarmupSession(path: string): Promise<boolean> {
  const opened = openTranscript(path)
  if (!opened.ok) return false
  try {
    return isWarmupPrompt(firstPrompt(opened.fd, opened.size) ?? '')
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return false
  } finally {
    closeSync(opened.fd)
  }
}

function firstPrompt(fd: number, size: number): string | undefined {
  const found: string[] = []
  const look = (buffer: Buffer, start: number, end: number): void => {
    const prompt = found.length === 0 ? promptOf(buffer.toString('utf8', start, end)) : undefined
    if (prompt !== undefined) found.push(prompt)
  }
  const reader = lineReader({
    fd,
    from: 0,
    until: Math.min(size, MAX_READ_BYTES),
    line: 0,
    chunkBytes: 64 * 1024,
    onLine: look,
    onTooLong: () => undefined,
  })
  while (found.length === 0 && reader.step()) continue
  const { buffer, start, end } = reader.rest()
  look(buffer, start, end)
  return found[0]
}

function promptOf(line: string): string | undefined {
  const entry = parseLine(line).records[0]?.entry
  if (!entry || field(entry, 'type') !== 'user' || field(entry, 'isMeta') === true) return undefined
  const typed = contentBlocks(entry)
    .map((block) => text(block, 'text'))
    .join('\n')
    .trim()
  return typed === '' || typed.startsWith('<') ? undefined : typed
}
