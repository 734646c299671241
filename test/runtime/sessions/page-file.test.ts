import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { objectIfJson } from '../../../src/base/parsed-json.ts'
import { readPage, writePage } from '../../../src/runtime/sessions/page-file.ts'
import { readSession } from '../../../src/runtime/sessions/read-session-files.ts'
import {
  changeSessionMetadata,
  readSessionMetadata,
  type SessionMetadata,
} from '../../../src/runtime/sessions/session-metadata.ts'
import { readTextIfThere } from '../../../src/workspace/files/read-if-there.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { createWorld, type World } from '../../helpers/world.ts'
import { writeSessionMetadata } from '../../helpers/write-session-metadata.ts'

/**
 * A record of which every letter and digit is another than in the one before: the checksum looks at a few of each line, and lets pass what
 * differs in single ones.
 */
const record = (number: number): SessionMetadata => {
  const digit = 1 + (number % 9)
  const letter = 'abcdefghi'.charAt(digit - 1)
  const time = Number(String(digit).repeat(13))
  return {
    sessionId: 'a',
    transcriptPath: `/${letter.repeat(50)}.jsonl`,
    cwd: `/${letter.repeat(40)}`,
    lastPrompt: letter.repeat(9 + (number % 2000)),
    lastStopTime: time,
    lastUpdated: time,
  }
}
const fileOf = ({ paths }: World) => join(paths.sessions, 'a.json')
const readers = [readSessionMetadata, readSession]

function isMixture({ transcriptPath, cwd, lastPrompt, lastStopTime, lastUpdated }: SessionMetadata): boolean {
  const told = [transcriptPath, cwd, lastPrompt].join('').replaceAll(/\/|\.jsonl/g, '')
  const times = `${lastStopTime}${lastUpdated}`
  return (
    new Set(told).size > 1 ||
    new Set(times).size > 1 ||
    'abcdefghi'.indexOf(told.charAt(0)) + 1 !== Number(times.charAt(0))
  )
}

/** A process that writes one record after the other, each over the one before, until it is killed. */
async function startWriter(world: World) {
  const program = join(world.root, 'writer.cjs')
  const contents = `
import { writeSessionMetadata } from './test/helpers/write-session-metadata.ts'
const record = ${record.toString()}
const paths = ${JSON.stringify(world.paths)}
for (let number = 1; ; number++) {
  writeSessionMetadata(paths, record(number))
  if (number === 2) process.stdout.write('writing')
}`
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' } as const
  await build({ bundle: true, platform: 'node', format: 'cjs', stdin, outfile: program })
  const writer = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(writer.stdout, 'data')
  return writer
}

test('a record that another process writes all the time is read whole, and one at a time', async () => {
  const world = createWorld()
  const writer = await startWriter(world)
  try {
    const seen = new Set<string>()
    for (let reads = 0; reads < 20_000; reads++) {
      const found = readers[reads % 2]?.(world.paths, 'a')
      if (!found || isMixture(found)) throw new Error(`after ${reads} reads: ${JSON.stringify(found)}`)
      seen.add(found.lastPrompt ?? '')
    }
    // Otherwise nobody wrote.
    expect(seen.size).toBeGreaterThan(100)
  } finally {
    writer.kill('SIGKILL')
    await once(writer, 'close')
  }
})

test('a mixture of two records is none, until the next one is written', () => {
  const world = createWorld()
  const file = fileOf(world)
  const written = (lastStopTime: number, lastPrompt: string) => {
    writeSessionMetadata(world.paths, { ...record(1), lastStopTime, lastPrompt })
    return readFileSync(file)
  }
  const [one, other] = [written(1, 'a'.repeat(2000)), written(2, 'b'.repeat(2000))]
  expect([one.length, other.length]).toEqual([4096, 4096])
  for (const [from, to] of [
    [20, 4096],
    [0, 64],
    [1024, 1088],
    [1984, 2048],
  ]) {
    writeFileSync(file, Buffer.concat([one.subarray(0, from), other.subarray(from, to), one.subarray(to)]))
    for (const read of readers) expect(read(world.paths, 'a')).toBeUndefined()
    writeSessionMetadata(world.paths, record(3))
    for (const read of readers) expect(read(world.paths, 'a')).toEqual(record(3))
  }
})

test('a page is written over where it stands; what is longer is replaced, with its tail', () => {
  const world = createWorld()
  const file = fileOf(world)
  writeSessionMetadata(world.paths, record(1))
  const { ino } = statSync(file)
  writeSessionMetadata(world.paths, record(2))
  expect(statSync(file).ino).toBe(ino)
  writeFileSync(file, `${readFileSync(file, 'utf8')}${' '.repeat(4000)}"}\n`)
  writeSessionMetadata(world.paths, record(3))
  expect(statSync(file).size).toBe(4096)
  for (const read of readers) expect(read(world.paths, 'a')).toEqual(record(3))
})

test('a record is written also where what stood there is gone meanwhile, or leads elsewhere', () => {
  const world = createWorld()
  const file = fileOf(world)
  const elsewhere = join(world.root, 'elsewhere')
  writeFileSync(elsewhere, 'theirs')
  for (const meanwhile of [() => undefined, () => symlinkSync(elsewhere, file)]) {
    writeSessionMetadata(world.paths, record(1))
    changeSessionMetadata(world.paths, 'a', () => {
      rmSync(file)
      meanwhile()
      return record(2)
    })
    for (const read of readers) expect(read(world.paths, 'a')).toEqual(record(2))
    expect(readFileSync(elsewhere, 'utf8')).toBe('theirs')
  }
})

test('what earlier versions wrote, without a sum, is read and written over', () => {
  const world = createWorld()
  for (const text of [JSON.stringify(record(1)), `${JSON.stringify(record(1)).padEnd(4095)}\n`]) {
    writeFileSync(fileOf(world), text)
    for (const read of readers) expect(read(world.paths, 'a')).toEqual(record(1))
    writeSessionMetadata(world.paths, record(2))
    for (const read of readers) expect(read(world.paths, 'a')).toEqual(record(2))
  }
})

test('a record of about the length of a page is read as it was written, however it fits', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'record.json')
  for (let length = 4050; length < 4100; length++) {
    const json = JSON.stringify({ text: 'x'.repeat(length) })
    writePage(path, json, { standing: '', tmp: folder })
    const read = readPage(() => readFileSync(path, 'utf8'), objectIfJson)
    expect(read?.text).toBe('x'.repeat(length))
  }
})

test('a record that no longer fits in a page, and one that fits again, are read as they were written', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'record.json')
  const read = () => readPage(() => readTextIfThere(path), objectIfJson)
  expect(read()).toBeUndefined()
  for (const length of [10, 10_000, 20]) {
    const text = 'x'.repeat(length)
    writePage(path, JSON.stringify({ text }), { standing: readTextIfThere(path) ?? '', tmp: folder })
    expect(read()?.text).toBe(text)
  }
})
