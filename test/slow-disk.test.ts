import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readAgents } from '../src/review/record/agent-files.ts'
import { readTranscript } from '../src/transcript/read/reader.ts'
import { sleepSync } from '../src/workspace/processes/sleep-sync.ts'
import { agentOf } from './helpers/agent-of.ts'
import { temporaryFolder } from './helpers/temporary-folder.ts'
import { createWorld } from './helpers/world.ts'
import { lines, prompt } from './transcript/entries.ts'

vi.mock('node:fs', { spy: true })
const { readSync } = await vi.importActual<typeof fs>('node:fs')

const READS = 5

/** A transcript that is read in so many pieces. */
function transcript(): { path: string; chunkBytes: number } {
  const path = join(temporaryFolder(), 'session.jsonl')
  fs.writeFileSync(path, lines(Array.from({ length: 10 * READS }, (_, at) => prompt(`p${at}`, 'Look at it.'))))
  return { path, chunkBytes: Math.ceil(fs.statSync(path).size / READS) }
}

/**
 * Makes each read of a file take longer than anybody wants to wait for a key. Returns how often other work had had its turn, at each read so
 * far.
 */
function makeReadsSlow(): ReadonlySet<number> {
  const turnsAtReads = new Set<number>()
  let turns = 0
  let next = setImmediate(function turn() {
    turns++
    next = setImmediate(turn)
  })
  vi.mocked(fs.readSync).mockImplementation((...args: Parameters<typeof readSync>) => {
    turnsAtReads.add(turns)
    sleepSync(15)
    return readSync(...args)
  })
  onTestFinished(() => {
    clearImmediate(next)
    vi.mocked(fs.readSync).mockRestore()
  })
  return turnsAtReads
}

test('readTranscript() lets other work run after each read of a slow disk', async () => {
  const { path, chunkBytes } = transcript()
  const turnsAtReads = makeReadsSlow()
  await readTranscript(path, { chunkBytes })
  expect(turnsAtReads.size).toBeGreaterThanOrEqual(READS)
})

test('readTranscript() can be stopped by other work', async () => {
  const { path, chunkBytes } = transcript()
  makeReadsSlow()
  const stop = new AbortController()
  const stopped = readTranscript(path, { chunkBytes, signal: stop.signal })
  setImmediate(() => stop.abort(new Error('enough')))
  await expect(stopped).rejects.toThrow('enough')
})

test('readAgents() lets other work run after each read of a slow disk', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const agent = agentOf(session)
  for (let read = 0; read < READS; read++) agent.answers('x'.repeat(1024 * 1024))
  const turnsAtReads = makeReadsSlow()
  await readAgents(session, { roots: [world.claude], isOver: () => true, signal: undefined })
  expect(turnsAtReads.size).toBeGreaterThanOrEqual(READS)
})
