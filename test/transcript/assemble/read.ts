import { createFixture } from 'fs-fixture'
import { onTestFinished } from 'vitest'
import { type ReadOptions, readTranscript } from '../../../src/transcript/read/reader.ts'
import { lines } from '../entries.ts'

/** The transcript with these entries, read. */
export async function readEntries(entries: readonly unknown[], options: ReadOptions = {}) {
  const fixture = await createFixture({ 'session.jsonl': lines(entries) })
  onTestFinished(() => fixture.rm())
  const read = await readTranscript(fixture.getPath('session.jsonl'), options)
  if (!read.ok) throw new Error(read.message)
  return read
}
