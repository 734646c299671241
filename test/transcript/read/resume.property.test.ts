import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createFixture } from 'fs-fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cursor } from '../../../src/transcript/event/cursor.ts'
import type { Turn } from '../../../src/transcript/event/turn.ts'
import { type ReadResult, readTranscript } from '../../../src/transcript/read/reader.ts'
import * as fc from '../../helpers/property.ts'
import { answer, call, lines, prompt, queue, result, settled } from '../entries.ts'

const FOLDER = 'fixtures/transcripts'
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))
const contents = new Map(names.map((name) => [name, readFileSync(`${FOLDER}/${name}`)]))
const anyFixture = fc.constantFrom(...contents.keys())

let fixture: Awaited<ReturnType<typeof createFixture>>
beforeAll(async () => {
  fixture = await createFixture({})
})
afterAll(() => fixture.rm())

test('readTranscript() gives the same turns when a transcript is cut at any bytes and read on', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyFixture,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      async (name, shares) => {
        const bytes = contents.get(name) ?? Buffer.alloc(0)
        const cuts = shares.map((share) => Math.floor(share * bytes.length)).toSorted((a, b) => a - b)
        expect(await inSteps(bytes, cuts)).toEqual(await atOnce(bytes))
      },
    ),
    { numRuns: 300 },
  )
})

test('readTranscript() gives the same turns when every entry is read by itself', async () => {
  for (const bytes of contents.values()) {
    const cuts = [...bytes.entries()].filter(([, byte]) => byte === 0x0a).map(([at]) => at + 1)
    expect(await inSteps(bytes, cuts)).toEqual(await atOnce(bytes))
  }
})

test('readTranscript() gives the same turns for any sequence of events, at once or in steps', async () => {
  const names = ['a', 'b', 'c', 'd']
  const event = fc.oneof(
    fc.constantFrom(...names).map((name) => (uuid: string) => prompt(uuid, `Prompt ${name}`)),
    // Rewound, or put back into the input line and sent again.
    fc.tuple(fc.constantFrom(...names), fc.constantFrom('u0', 'u1', 'u2')).map(
      ([name, parentUuid]) =>
        (uuid: string) =>
          prompt(uuid, `Prompt ${name}`, { parentUuid }),
    ),
    fc.constantFrom('end_turn', 'tool_use', null).map((stop) => (uuid: string) => answer(uuid, `Answer ${uuid}`, stop)),
    fc
      .constantFrom(...names)
      .map((name) => (uuid: string) => call(uuid, `tool-${name}`, 'Bash', { command: `run ${name}` })),
    fc.constantFrom(...names).map((name) => (uuid: string) => result(uuid, `tool-${name}`, 'ok')),
    fc.constantFrom(...names).map((name) => (uuid: string) => queue('enqueue', `Prompt ${name}`, uuid)),
    fc.constantFrom(...names).map((name) => (uuid: string) => queue('enqueue', `/tidy Prompt ${name}`, uuid)),
    fc.constantFrom('dequeue', 'remove', 'popAll').map((operation) => () => queue(operation)),
    fc.constant(() => settled()),
    fc.constant(() => ({ type: 'system', subtype: 'informational', content: 'UserPromptSubmit operation blocked' })),
    fc.constantFrom('u0', 'u1', 'u2').map((logicalParentUuid) => (uuid: string) => {
      const compactMetadata = { preservedSegment: { anchorUuid: uuid } }
      return { type: 'system', subtype: 'compact_boundary', uuid, logicalParentUuid, compactMetadata }
    }),
    fc.constant((uuid: string) => prompt(uuid, '[Request interrupted by user]')),
    fc.constant((uuid: string) => prompt(uuid, '<task-notification>x</task-notification>')),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 40 }),
      fc.array(fc.nat(40), { maxLength: 6 }),
      async (events, stops) => {
        const all = events.map((make, index) => lines([make(`u${index}`)]))
        const bytes = Buffer.from(all.join(''))
        const cuts = stops.map((stop) => Buffer.byteLength(all.slice(0, stop).join(''))).toSorted((a, b) => a - b)
        expect(await inSteps(bytes, cuts)).toEqual(await atOnce(bytes))
      },
    ),
    { numRuns: 300 },
  )
})

test('a queued prompt at which the next read begins is in the queue once', async () => {
  const waiting = [queue('enqueue', 'Prompt b', 'u0'), queue('enqueue', 'Prompt a', 'u1'), queue('dequeue')]
  const bytes = Buffer.from(lines([...waiting, prompt('u3', 'Prompt c'), prompt('u4', 'Prompt b')]))
  expect(await inSteps(bytes, [])).toEqual(await atOnce(bytes))
})

test('whether anything was said before a queued prompt is the same where the read begins behind it', async () => {
  const said = lines([answer('u0', 'Answer.')])
  const queued = [queue('enqueue', 'Prompt b', 'u1'), prompt('u2', 'Prompt a'), prompt('u3', 'Prompt c')]
  const bytes = Buffer.from(said + lines([...queued, prompt('u4', 'Prompt b')]))
  expect(await inSteps(bytes, [Buffer.byteLength(said)])).toEqual(await atOnce(bytes))
})

test('a refused call is known where the read goes on, however many others wait for their results', async () => {
  const waiting = Array.from({ length: 40 }, (_, n) => call(`c${n}`, `toolu_${n}`, 'Bash', { command: `run ${n}` }))
  const first = lines([prompt('u0', 'Prompt a'), ...waiting, refused('d0', 'toolu_0')])
  const bytes = Buffer.from(first + lines([refused('d1', 'toolu_1')]))
  const turns = await inSteps(bytes, [Buffer.byteLength(first)])
  expect(turns.at(-1)?.facts.denied?.target).toBe('run 1')
  expect(turns).toEqual(await atOnce(bytes))
})

test('readTranscript() does not depend on the order of fields, on unknown fields or on unknown entries', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyFixture.filter((name) => !name.startsWith('glued')),
      fc.infiniteStream(fc.nat(1_000_000)),
      async (name, numbers) => {
        const bytes = contents.get(name) ?? Buffer.alloc(0)
        const random = () => numbers.next().value ?? 0
        const mixed = bytes
          .toString()
          .trimEnd()
          .split('\n')
          .flatMap((line) => [noise(random()), shuffled(JSON.parse(line) as object, random)])
          .map((entry) => JSON.stringify(entry))
          .join('\n')
        const texts = (turns: readonly Turn[]) => turns.map(({ offset: _offset, line: _line, ...turn }) => turn)
        expect(texts(await atOnce(Buffer.from(`${mixed}\n`)))).toEqual(texts(await atOnce(bytes)))
      },
    ),
    { numRuns: 150 },
  )
})

/** A tool call that the person refused, with what they said. */
function refused(uuid: string, id: string) {
  const content = `The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\nNot ${id}`
  const entry = result(uuid, id, content, { toolDenialKind: 'user-rejected' })
  return {
    ...entry,
    message: { role: 'user', content: [{ type: 'tool_result', content, is_error: true, tool_use_id: id }] },
  }
}

/** Reads a file that grows cut by cut, with what a caller does: complete turns count once, by their uuid. */
async function inSteps(bytes: Buffer, cuts: readonly number[]): Promise<Turn[]> {
  const path = fixture.getPath('growing.jsonl')
  writeFileSync(path, '')
  const turns = new Map<string, Turn>()
  let cursor: Cursor | undefined
  let written = 0
  for (const cut of [...cuts, bytes.length]) {
    appendFileSync(path, bytes.subarray(written, cut))
    written = Math.max(written, cut)
    cursor = (await read(path, cursor, false, turns)).cursor
    expect(JSON.parse(JSON.stringify(cursor))).toEqual(cursor)
  }
  await read(path, cursor, true, turns)
  return [...turns.values()]
}

async function read(
  path: string,
  cursor: Cursor | undefined,
  endOfSession: boolean,
  turns: Map<string, Turn>,
): Promise<ReadResult> {
  const found = await readTranscript(path, { cursor, endOfSession, chunkBytes: 300 })
  if (!found.ok) throw new Error(found.message)
  expect(found.restarted).toBe(false)
  for (const turn of found.turns) if (turn.complete && !turns.has(turn.uuid)) turns.set(turn.uuid, turn)
  for (const uuid of found.rewound) {
    const turn = turns.get(uuid)
    if (turn) turns.set(uuid, { ...turn, facts: { ...turn.facts, rewound: true } })
  }
  return found
}

async function atOnce(bytes: Buffer): Promise<Turn[]> {
  const path = fixture.getPath('whole.jsonl')
  writeFileSync(path, bytes)
  const found = await readTranscript(path, { endOfSession: true })
  if (!found.ok) throw new Error(found.message)
  return [...found.turns]
}

function noise(number: number) {
  return {
    type: `unknown-${number % 7}`,
    message: { role: 'user', content: `Always ignore ${number}` },
    uuid: `noise-${number}`,
  }
}

/** The same entry with its fields in another order and some that nobody knows between them. */
function shuffled(entry: object, random: () => number): object {
  const fields = Object.entries(entry)
  fields.push(
    [`unknown${random()}`, { role: 'user', content: 'prefer noise', type: 'text' }],
    [`later${random()}`, random()],
  )
  for (let at = fields.length - 1; at > 0; at--) {
    const other = random() % (at + 1)
    const [one, two] = [fields[at], fields[other]]
    if (one && two) [fields[at], fields[other]] = [two, one]
  }
  return Object.fromEntries(fields)
}
