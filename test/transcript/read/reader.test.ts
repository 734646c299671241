import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { answerHash } from '../../../src/runtime/sessions/answer-hash.ts'
import { cursorSchema } from '../../../src/transcript/event/cursor-schema.ts'
import { MAX_LINE_BYTES } from '../../../src/transcript/read/lines.ts'
import { type ReadOptions, type ReadResult, readTranscript } from '../../../src/transcript/read/reader.ts'
import { answer, call, lines, prompt, queue, result, settled, thought } from '../entries.ts'

const BASE = [prompt('a', 'First.'), answer('b', 'One.'), prompt('c', 'Second.'), answer('d', 'Two.')]

describe('readTranscript() takes every form of a line', () => {
  test.each([
    ['CRLF', lines(BASE).replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${lines(BASE)}`],
    ['no final newline', lines(BASE).trimEnd()],
    ['blank lines', `\n\n${lines(BASE).replaceAll('\n', '\n\n')}`],
    ['spaces in the JSON', BASE.map((entry) => JSON.stringify(entry, undefined, 1).replaceAll('\n', ' ')).join('\n')],
    ['NULs between lines', lines(BASE).replaceAll('\n', '\n\0\0\n')],
    ['keys called __proto__', lines(BASE.map((entry) => ({ ['__proto__']: { isMeta: true }, ...entry })))],
    ['deep nesting', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}\n${lines(BASE)}`],
    ['values that are no objects', `null\n42\n"text"\n[]\n${lines(BASE)}`],
    ['unknown fields of odd types', lines(BASE.map((entry) => ({ ...entry, cwd: 7, version: null, timestamp: {} })))],
  ])('%s', async (_name, content) => {
    const { path } = await file(content)
    const read = await readWhole(path)
    expect(read.turns.map((turn) => [turn.text, turn.assistantText])).toEqual([
      ['First.', 'One.'],
      ['Second.', 'Two.'],
    ])
  })
})

test('readTranscript() takes a byte order mark for no damage, also in a line that is still without its end', async () => {
  const whole = await readWhole((await file(`\uFEFF${lines(BASE)}`)).path)
  expect([whole.damagedLines, whole.turns.length]).toEqual([[], 2])
  const { path } = await file(`\uFEFF${lines([prompt('a', 'First.')]).trimEnd()}`)
  const begun = await readOk(path)
  expect([begun.damagedLines, begun.turns.map(({ text }) => text)]).toEqual([[], ['First.']])
  appendFileSync(path, `\n${lines([answer('b', 'One.')])}`)
  const read = await readOk(path, { cursor: begun.cursor })
  expect(read.turns.map((turn) => [turn.text, turn.assistantText, turn.complete])).toEqual([['First.', 'One.', true]])
})

test.each([
  ['{"command":"npm test","description":"Run tests"}', 'npm test'],
  ['{"description":"Run tests","command":"npm test"}', 'npm test'],
  ['{"description":"Run \\"all\\" tests","timeout":5,"command":"npm test"}', 'npm test'],
  ['{"description":"Run tests","env":{"CI":"1"},"command":"npm test"}', 'npm test'],
  ['{"description":"Look for callers","prompt":"Where is it called?"}', 'Look for callers'],
  ['{"description":"Run tests","command":""}', 'Run tests'],
  ['{}', undefined],
  [`{"command":"${'x'.repeat(200)}"}`, 'x'.repeat(200)],
  [`{"command":"curl -H ${'x'.repeat(200)}"}`, 'curl -H '],
  [`{"command":"écho ${'é'.repeat(200)}"}`, `écho ${'é'.repeat(195)}`],
])(
  'readTranscript() tells a call with %s by what it was about, wherever the model wrote that',
  async (input, target) => {
    const written = JSON.stringify(call('b', 'toolu_1', 'Bash', 'input')).replace('"input":"input"', `"input":${input}`)
    const { path } = await file(`${lines([prompt('a', 'First.')])}${written}\n`)
    const spaced = await file(`${lines([prompt('a', 'First.')])} ${written}\n`)
    for (const one of [path, spaced.path])
      expect((await readWhole(one)).turns[0]?.facts.toolCalls[0]?.target).toBe(target)
  },
)

const attachment = (type: string) => ({
  parentUuid: 'b',
  isSidechain: false,
  attachment: { type, content: 'x'.repeat(30_000), stdout: '{"parentUuid":null}' },
  type: 'attachment',
  uuid: 'x',
})

const half = (entry: unknown) => JSON.stringify(entry).slice(0, -15)

test.each([
  ['an attachment', JSON.stringify(attachment('file'))],
  ['half of an attachment', JSON.stringify(attachment('file')).slice(0, 9_000)],
  ["what a hook's text may stand in", JSON.stringify(attachment('hook_success'))],
  ['progress', '{"parentUuid":"b","isSidechain":false,"type":"progress","data":{"type":"bash_progress","output":"x"}}'],
  ["a subagent's entry", JSON.stringify(prompt('x', 'Of a subagent.', { isSidechain: true }))],
  ['the result of a call', JSON.stringify(result('x', 'toolu_1', 'src'))],
  ['half of the result of a call', half(result('x', 'toolu_1', 'src'))],
  ['a call', JSON.stringify(call('x', 'toolu_1', 'Bash', { command: 'ls' }))],
  ['half of a call', half(call('x', 'toolu_1', 'Bash', { command: 'ls' }))],
  ['half of an answer', half(answer('x', 'Working.', null))],
  ['a thought', JSON.stringify(thought('x'))],
  ['half of a thought', half(thought('x'))],
  ['half of what the client notes of a turn', half(settled())],
  [
    'half of what the client notes for itself',
    half({ type: 'file-history-snapshot', snapshot: { messageId: 'some-message' } }),
  ],
])('readTranscript() reads a prompt that is glued to %s, which it does not decode', async (_, before) => {
  const { path } = await file(`${lines(BASE.slice(0, 2))}${before}${lines(BASE.slice(2))}`)
  const read = await readWhole(path)
  expect(read.turns.map((turn) => turn.text)).toEqual(['First.', 'Second.'])
})

test.each([
  ['two records', lines(BASE.slice(2)).replaceAll('\n', ''), {}],
  ['a record and NULs', `${lines(BASE.slice(2, 3)).trim()}\0\0`, { endOfSession: true }],
  ['a record and half of one', `${lines(BASE.slice(2, 3)).trim()}${half(BASE[3])}`, { endOfSession: true }],
])('readTranscript() reads a last line of %s that no newline ends', async (_, last, options) => {
  const { path } = await file(`${lines(BASE.slice(0, 2))}${last}`)
  const read = await readOk(path, options)
  expect(read.turns.map((turn) => turn.text)).toEqual(['First.', 'Second.'])
  appendFileSync(path, lines([prompt('e', 'Third.'), answer('f', 'Three.')]))
  expect((await readOk(path, { cursor: read.cursor })).turns.at(-1)).toMatchObject({ text: 'Third.' })
})

test('readTranscript() reads what waited in the queue behind a record that was cut off', async () => {
  const typed = lines([queue('enqueue', 'Typed meanwhile.'), queue('remove', 'Typed meanwhile.'), answer('x', 'Done.')])
  const { path } = await file(`${lines(BASE.slice(0, 3))}${half(result('y', 'toolu_1', 'src'))}${typed}`)
  const read = await readWhole(path)
  expect(read.turns.map((turn) => turn.text)).toEqual(['First.', 'Second.', 'Typed meanwhile.'])
})

test('readTranscript() gives each turn what it answers, not the whole conversation before', async () => {
  const { path } = await file(lines([...BASE, answer('e', 'And more.'), prompt('f', 'Third.')]))
  const read = await readWhole(path)
  expect(read.turns.map((turn) => turn.assistantBefore)).toEqual(['', 'One.', 'Two.\n\nAnd more.'])
  expect(read.turns.map((turn) => turn.typedBefore)).toEqual([
    undefined,
    ...read.turns.slice(0, -1).map(({ text }) => text),
  ])
})

test('readTranscript() reads text that is not valid UTF-8 without failing', async () => {
  const { path } = await file('')
  const bytes = Buffer.from(lines([prompt('a', 'caf\u0000\u0000'), answer('b', 'One.')]).replaceAll('\\u0000', '~'))
  bytes[bytes.indexOf('~~')] = 0xc3
  writeFileSync(path, bytes)
  const read = await readWhole(path)
  expect(read.turns[0]?.text).toBe('caf\uFFFD~')
})

test('readTranscript() passes over a line that is too long, and reads the ones around it in bounded memory', async () => {
  const { path } = await file(lines(BASE.slice(0, 2)))
  appendFileSync(path, '{"type":"user","message":{"role":"user","content":"')
  const piece = 'x'.repeat(1024 * 1024)
  for (let count = 0; count < 60; count++) appendFileSync(path, piece)
  // It is passed over whole, also if it ends only now.
  const { turns, cursor } = await readOk(path)
  appendFileSync(path, `"}}${lines([prompt('x', 'Within.'), ...BASE.slice(2)])}`)
  const before = process.memoryUsage().arrayBuffers
  const read = await readOk(path, { cursor, endOfSession: true })
  expect([...turns, ...read.turns].map((turn) => turn.text)).toEqual(['First.', 'Second.'])
  expect(read.damagedLines).toEqual([3])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * MAX_LINE_BYTES)
})

test('readTranscript() reads on from a prompt behind a record that was cut off inside a character', async () => {
  const before = Buffer.from(JSON.stringify(answer('b', 'é')))
  const { path } = await file('')
  const end = before.indexOf('é') + 1
  writeFileSync(path, Buffer.concat([before.subarray(0, end), Buffer.from(lines([prompt('c', 'Use pnpm')]))]))
  const { turns, cursor } = await readOk(path)
  expect(turns.map(({ text, complete }) => [text, complete])).toEqual([['Use pnpm', false]])
  appendFileSync(path, lines([answer('d', 'Done.')]))
  expect((await readOk(path, { cursor })).turns).toMatchObject([{ text: 'Use pnpm', complete: true, offset: end }])
})

test('readTranscript() looks once for the place of each record in a line that holds many', async () => {
  const entries = Array.from({ length: 200 }, (_, at) => prompt(`u${at}`, `Do ${at}`))
  const { path } = await file(`${entries.map((entry) => JSON.stringify(entry)).join('')}\n`)
  const searches = vi.spyOn(Buffer.prototype, 'indexOf')
  onTestFinished(() => void vi.restoreAllMocks())
  const { turns } = await readWhole(path)
  const braces = readFileSync(path, 'utf8').split('{').length - 1
  expect(turns.length).toBe(200)
  expect(searches.mock.calls.length).toBeLessThan(2 * braces)
})

test('readTranscript() counts lines that are no entries as unknown', async () => {
  const { path } = await file(`enc:abc\n[1]\n{"type":\n${lines(BASE)}half {\n`)
  const { stats, damagedLines } = await readWhole(path)
  expect(damagedLines.length).toBe(4)
  expect(stats.versions).toEqual({
    unknown: { entries: 0, turns: 0, unknown: 3 },
    '2.1.330': { entries: 8, turns: 2, unknown: 1 },
  })
})

test('readTranscript() gives each prompt that has no uuid a name of its own, and the same one when it is read again', async () => {
  const unnamed = (text: string, fields: object) => prompt('', text, { uuid: undefined, ...fields })
  const first = lines([unnamed('Use pnpm', {}), answer('b', 'One.')])
  const second = [
    unnamed('No npm', {}),
    answer('d', 'Two.'),
    unnamed('Go on', { timestamp: 7, uuid: 7 }),
    answer('f', ''),
  ]
  const { path } = await file(first)
  const before = await readWhole(path)
  appendFileSync(path, lines([...second, unnamed('Go on', { timestamp: 7 }), answer('h', 'Four.')]))
  const names = (read: ReadResult) => read.turns.map(({ uuid, text }) => `${text} ${uuid}`)
  const whole = names(await readWhole(path))
  expect(new Set(whole).size).toBe(4)
  expect([...names(before), ...names(await readOk(path, { endOfSession: true, cursor: before.cursor }))]).toEqual(whole)
})

test('readTranscript() takes a prompt that is written several times in a row for one, with the answer that follows', async () => {
  const twice = prompt('a', 'Use pnpm', { origin: { kind: 'human' } })
  const start = [twice, { type: 'system', subtype: 'init', version: '2.1.330' }, twice, twice]
  const { path } = await file(lines(start))
  const before = await readOk(path)
  expect(before.turns).toMatchObject([{ text: 'Use pnpm', complete: false }])
  appendFileSync(path, lines([answer('b', 'Done.'), prompt('c', 'Go on')]))
  for (const cursor of [before.cursor, undefined])
    expect((await readOk(path, { cursor })).turns).toMatchObject([
      { text: 'Use pnpm', assistantText: 'Done.', complete: true },
      { text: 'Go on', assistantBefore: 'Done.' },
    ])
})

test('readTranscript() reads what was typed beside pictures of many megabytes', async () => {
  const picture = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'A'.repeat(5_000_000) } }
  const content = [{ type: 'text', text: 'Use these colours' }, picture, picture, picture]
  const { path } = await file(lines([prompt('a', '', { message: { role: 'user', content } }), answer('b', 'One.')]))
  const read = await readWhole(path)
  expect(read.turns.map((turn) => turn.text)).toEqual(['Use these colours'])
  expect(read.damagedLines).toEqual([])
})

test('readTranscript() reads a long line that is not too long', async () => {
  const long = 'y'.repeat(3_000_000)
  const { path } = await file(lines([prompt('a', long), answer('b', 'One.')]))
  const read = await readWhole(path)
  expect(read.turns[0]?.text.length).toBe(long.length)
})

describe('readTranscript() waits for an answer that may still grow', () => {
  test('a prompt alone is not consumed', async () => {
    const { path } = await file(lines(BASE.slice(0, 3)))
    const read = await readOk(path)
    expect(read.turns.map((turn) => [turn.text, turn.complete])).toEqual([
      ['First.', true],
      ['Second.', false],
    ])
    expect(read.settled).toBe(false)
    appendFileSync(path, lines(BASE.slice(3)))
    const next = await readOk(path, { cursor: read.cursor })
    expect(next.turns.map((turn) => [turn.text, turn.assistantText, turn.complete])).toEqual([
      ['Second.', 'Two.', true],
    ])
    expect(next.settled).toBe(true)
  })

  test('a half-written last line is left for the next read', async () => {
    const whole = lines(BASE)
    const { path } = await file(whole.slice(0, -20))
    const read = await readOk(path)
    expect(read.turns.map((turn) => turn.complete)).toEqual([true, false])
    expect(read.settled).toBe(false)
    expect(read.damagedLines).toEqual([])
    writeFileSync(path, whole)
    const next = await readOk(path, { cursor: read.cursor })
    expect(next.restarted).toBe(false)
    expect(next.turns.map((turn) => turn.uuid)).toEqual(['c'])
  })

  test('text before a tool call is not the end, unless the Stop hook gave the same text', async () => {
    const { path } = await file(lines([prompt('a', 'Go.'), answer('b', '  Let me see. ', null)]))
    expect((await readOk(path)).turns[0]?.complete).toBe(false)
    expect((await readOk(path, { lastAssistantHash: answerHash('Something else.') })).turns[0]?.complete).toBe(false)
    const settled = await readOk(path, { lastAssistantHash: answerHash('Let me see.') })
    expect(settled.turns[0]).toMatchObject({ complete: true, assistantText: 'Let me see.' })
  })

  test.each([
    ['a call', call('c', 'call-1', 'Bash', { command: 'ls' })],
    ['a prompt', prompt('c', 'Go on.')],
  ])('an answer that the Stop hook gave before %s settles nothing after it', async (_, after) => {
    const { path } = await file(lines([prompt('a', 'Go.'), answer('b', 'Done.', null), after]))
    const read = await readOk(path, { lastAssistantHash: answerHash('Done.') })
    expect(read.settled).toBe(false)
    expect(read.turns.at(-1)?.complete).toBe(false)
  })

  test('at the end of the session everything is taken as it stands', async () => {
    const { path } = await file(lines([prompt('a', 'Go.')]))
    const read = await readOk(path, { endOfSession: true })
    expect(read.turns[0]).toMatchObject({ complete: true, assistantText: '' })
    expect((await readOk(path, { cursor: read.cursor, endOfSession: true })).turns).toEqual([])
  })
})

describe('readTranscript() resumes where a cursor stands', () => {
  test('the cursor is small, survives JSON, and nothing is read again', async () => {
    const many = Array.from({ length: 400 }, (_, index) => [
      prompt(`p${index}`, `Prompt ${index}. ${'words '.repeat(20)}`),
      answer(`a${index}`, `Answer ${index}. ${'words '.repeat(50)}`),
    ]).flat()
    const { path } = await file(lines(many))
    const first = await readOk(path)
    const json = JSON.stringify(first.cursor)
    expect(json.length).toBeLessThan(6_000)
    appendFileSync(path, lines([prompt('x', 'One more.'), answer('y', 'Yes.')]))
    const next = await readOk(path, { cursor: cursorSchema.parse(JSON.parse(json)) })
    expect(next.turns.map((turn) => turn.text)).toEqual(['One more.'])
    expect(next.cursor.size - first.cursor.bytes).toBeLessThan(1_000)
    expect(next.turns[0]?.line).toBe(801)
    expect(next.turns[0]?.assistantBefore).toContain('Answer 399.')
    expect(next.turns[0]?.typedBefore).toContain('Prompt 399.')
  })

  test.each([
    ['shrank', (path: string) => truncateSync(path, lines(BASE.slice(0, 2)).length)],
    [
      'was replaced',
      (path: string) => writeFileSync(path, lines([prompt('n', 'New.'), answer('o', 'N.'), ...BASE, ...BASE])),
    ],
  ])('a file that %s is read from the start', async (_name, change) => {
    const { path } = await file(lines(BASE))
    const { cursor } = await readOk(path)
    change(path)
    const read = await readOk(path, { cursor })
    expect(read.restarted).toBe(true)
    expect(read.turns.length).toBeGreaterThan(0)
  })

  test('a file that was rewritten behind its beginning is read from the start', async () => {
    const long = [prompt('a', 'x'.repeat(2000)), answer('b', 'One.')]
    const { path } = await file(lines([...long, prompt('c', 'Second.'), answer('d', 'Two.')]))
    const { cursor } = await readOk(path)
    writeFileSync(path, lines([...long, prompt('e', 'Other words.'), answer('f', 'Two.')]))
    const read = await readOk(path, { cursor })
    expect(read.restarted).toBe(true)
    expect(read.turns.map((turn) => turn.text)).toContain('Other words.')
  })

  test('a cursor that would go on behind what was read is not used', async () => {
    const { path } = await file(lines(BASE))
    const { cursor } = await readOk(path)
    const read = await readOk(path, { cursor: { ...cursor, bytes: cursor.seen + 1 } })
    expect([read.restarted, read.turns.length]).toEqual([true, 2])
  })

  test('a read leaves the cursor that it began with as it was', async () => {
    const { path } = await file(lines([...BASE, prompt('e', 'Third.')]))
    const { cursor } = await readOk(path)
    const before = structuredClone(cursor)
    appendFileSync(
      path,
      lines([answer('f', 'Three.'), call('g', 'g1', 'Bash', {}), prompt('h', 'Fourth.'), queue('enqueue', 'Fifth.')]),
    )
    await readOk(path, { cursor, endOfSession: true })
    expect(cursor).toEqual(before)
  })

  test('a file that moved is the same file', async () => {
    const { path } = await file(lines(BASE))
    const { cursor } = await readOk(path)
    const moved = `${path}.moved`
    renameSync(path, moved)
    appendFileSync(moved, lines([prompt('x', 'Third.'), answer('y', 'Three.')]))
    const read = await readOk(moved, { cursor })
    expect(read.restarted).toBe(false)
    expect(read.turns.map((turn) => turn.text)).toEqual(['Third.'])
  })

  test('an unchanged file gives nothing and an equal cursor', async () => {
    const { path } = await file(lines(BASE))
    const first = await readOk(path)
    const again = await readOk(path, { cursor: first.cursor })
    expect(again.turns).toEqual([])
    expect(again.cursor).toEqual(first.cursor)
    expect(again.stats.versions).toEqual({})
  })
})

test('readTranscript() remembers earlier prompts however often it reads an open turn', async () => {
  const { path } = await file(
    lines([
      prompt('a', 'A list.', { parentUuid: 'root' }),
      answer('b', 'Yes.'),
      prompt('c', 'Sort it.', { parentUuid: 'b' }),
    ]),
  )
  let { cursor } = await readOk(path)
  for (let count = 0; count < 50; count++) {
    appendFileSync(path, lines([{ type: 'mode', mode: 'normal' }]))
    cursor = (await readOk(path, { cursor })).cursor
  }
  appendFileSync(path, lines([answer('d', 'Sorted.'), prompt('e', 'A heap instead.', { parentUuid: 'root' })]))
  const read = await readOk(path, { cursor })
  expect(read.rewound).toEqual(['a', 'c'])
  expect(read.turns.map((turn) => [turn.uuid, turn.facts.rewound])).toEqual([
    ['c', true],
    ['e', false],
  ])
})

describe('readTranscript() opens only what it may', () => {
  test('a missing file, a folder and a device are results, not exceptions', async () => {
    const { path, folder } = await file('')
    expect(await readTranscript(`${path}.gone`)).toMatchObject({ ok: false, reason: 'missing' })
    expect(await readTranscript(join(path, 'below'))).toMatchObject({ ok: false, reason: 'missing' })
    expect(await readTranscript(folder)).toMatchObject({ ok: false, reason: 'not-a-file' })
  })

  test.skipIf(process.platform === 'win32')(
    'a link, a pipe, a socket and a device are not followed and not waited for',
    async () => {
      const { path, folder } = await file(lines(BASE))
      const link = join(folder, 'link.jsonl')
      symlinkSync(path, link)
      expect(await readTranscript(link)).toMatchObject({ ok: false, reason: 'outside' })
      const pipe = join(folder, 'pipe.jsonl')
      execFileSync('mkfifo', [pipe])
      expect(await readTranscript(pipe)).toMatchObject({ ok: false, reason: 'not-a-file' })
      const socket = join(folder, 'socket.jsonl')
      const server = createServer().listen(socket)
      await once(server, 'listening')
      expect(await readTranscript(socket)).toMatchObject({ ok: false, reason: 'not-a-file' })
      server.close()
      expect(await readTranscript('/dev/zero')).toMatchObject({ ok: false, reason: 'not-a-file' })
    },
  )

  test('a file outside of the allowed folders is not opened, also through a linked folder', async () => {
    const { path, folder } = await file(lines(BASE))
    const projects = join(folder, 'projects')
    mkdirSync(projects)
    expect(await readTranscript(path, { roots: [projects] })).toMatchObject({ ok: false, reason: 'outside' })
    expect(await readTranscript(path, { roots: [] })).toMatchObject({ ok: false, reason: 'outside' })
    expect(await readTranscript(path, { roots: [join(projects, 'nowhere')] })).toMatchObject({ reason: 'outside' })
    expect(await readTranscript(path, { roots: [folder] })).toMatchObject({ ok: true })
    expect(await readTranscript(path, { roots: [folder.slice(0, -1)] })).toMatchObject({ ok: false, reason: 'outside' })
    if (process.platform === 'win32') return
    // Stands for any answer of the system that is none, as of a disk that is away for a moment.
    const unanswered = join(folder, 'x'.repeat(5000))
    expect(await readTranscript(path, { roots: [unanswered] })).toMatchObject({ ok: false, reason: 'unreadable' })
    expect(await readTranscript(path, { roots: [unanswered, folder] })).toMatchObject({ ok: true })
    symlinkSync(folder, join(projects, 'linked'))
    expect(await readTranscript(join(projects, 'linked', 'session.jsonl'), { roots: [projects] })).toMatchObject({
      ok: false,
      reason: 'outside',
    })
  })
})

/** So long that the reader lets other work run while it reads. */
const LONG = lines(Array.from({ length: 8 }, () => [...BASE, answer('e', 'x'.repeat(1024 * 1024))]).flat())

test('readTranscript() gives the result of a call to the turn that made the call, not to the prompt that came in between', async () => {
  const { path } = await file(
    lines([
      prompt('a', 'First.'),
      call('b', 'call-1', 'Bash', { command: 'ls' }),
      prompt('c', 'Second.'),
      result('d', 'call-1', 'out'),
      call('e', 'call-2', 'Read', {}),
      result('f', 'call-2', 'text'),
      answer('g', 'Two.'),
    ]),
  )
  const { turns } = await readWhole(path)
  expect(turns.map(({ facts }) => facts.toolCalls.map(({ name }) => name))).toEqual([['Bash'], ['Read']])
})

test('readTranscript() leaves no file open, neither what it read nor what it refused', async () => {
  const { path, folder } = await file(lines(BASE))
  const free = () => {
    const descriptor = openSync(path, 'r')
    closeSync(descriptor)
    return descriptor
  }
  const before = free()
  for (let reads = 0; reads < 20; reads++) {
    await readWhole(path)
    expect(await readTranscript(folder)).toMatchObject({ ok: false })
  }
  expect(free()).toBeLessThan(before + 20)
})

test('readTranscript() comes to an end while the file grows', async () => {
  const { path } = await file(LONG)
  const size = readFileSync(path).length
  let isReading = true
  const grow = () => {
    if (!isReading) return
    appendFileSync(path, LONG)
    setImmediate(grow)
  }
  setImmediate(grow)
  const read = await readOk(path)
  isReading = false
  expect(readFileSync(path).length).toBeGreaterThan(size)
  expect(read.cursor.size).toBe(size)
})

test('readTranscript() counts entries and prompts per client version, and unknown types', async () => {
  const { path } = await file(
    lines([
      prompt('a', 'One.', { version: '2.1.1' }),
      answer('b', 'Yes.'),
      prompt('c', 'Two.', { version: '2.2.0' }),
      { type: 'brand-new', version: '2.2.0' },
      { type: 'brand-new', version: '2.2.0' },
      answer('d', 'Yes.'),
    ]),
  )
  const first = await readWhole(path)
  expect(first.stats.versions).toEqual({
    '2.1.1': { entries: 2, turns: 1, unknown: 0 },
    '2.2.0': { entries: 4, turns: 1, unknown: 2 },
  })
})

test('readTranscript() counts under any name, and no name reaches what every object has', async () => {
  const named = JSON.parse('{"__proto__": {"entries": 2, "turns": 1, "unknown": 1}}') as object
  const { path } = await file(
    lines([prompt('a', 'One.', { version: '__proto__' }), { type: 'constructor', version: '__proto__' }]),
  )
  const { stats } = await readWhole(path)
  expect(JSON.stringify(stats.versions)).toBe(JSON.stringify(named))
  expect({}).not.toHaveProperty('entries')
})

async function file(content: string) {
  const fixture = await createFixture({ 'session.jsonl': content })
  onTestFinished(() => fixture.rm())
  const folder = fixture.getPath('.').replace(/\/$/, '')
  return { path: fixture.getPath('session.jsonl'), folder }
}

async function readOk(path: string, options: ReadOptions = {}): Promise<ReadResult> {
  const read = await readTranscript(path, options)
  if (!read.ok) throw new Error(read.message)
  return read
}

function readWhole(path: string): Promise<ReadResult> {
  return readOk(path, { endOfSession: true })
}

test('readTranscript() counts no line again into which more was written', async () => {
  const { path } = await file(`${lines(BASE)}${JSON.stringify(prompt('e', 'Third.'))}`)
  const first = await readOk(path)
  appendFileSync(path, half(answer('f', 'Three.')))
  const second = await readOk(path, { cursor: first.cursor })
  expect(second.cursor.seen).toBe(first.cursor.seen)
  appendFileSync(path, '\n')
  const third = await readOk(path, { cursor: second.cursor })
  const entries = [first, second, third].flatMap(({ stats }) => Object.values(stats.versions).map((one) => one.entries))
  expect(entries.reduce((sum, count) => sum + count, 0)).toBe(BASE.length + 1)
})

test('readTranscript() goes on within a line of several answers: what was read of it is not read again', async () => {
  const answers = { 'Database?': 'Neither, we always use DuckDB.', 'Port?': 'Never 3000.', 'Then?': 'Run it.' }
  const options = [{ label: 'You decide' }]
  const questions = Object.keys(answers).map((question) => ({ question, options, multiSelect: false }))
  const said = { ...result('c', 'toolu_1', 'User has answered your questions.'), toolUseResult: { questions, answers } }
  const asked = call('b', 'toolu_1', 'AskUserQuestion', { questions })
  const { path } = await file(lines([prompt('a', 'Plan it.'), asked, said]))
  const first = await readOk(path)
  expect(first.turns.map(({ text, complete }) => [text, complete])).toEqual([
    ['Plan it.', true],
    ['Neither, we always use DuckDB.', true],
    ['Never 3000.', true],
    ['Run it.', false],
  ])
  appendFileSync(path, lines([answer('d', 'Planned.'), prompt('e', 'Go on.'), answer('f', 'Done.')]))
  const second = await readOk(path, { cursor: cursorSchema.parse(JSON.parse(JSON.stringify(first.cursor))) })
  expect(second.turns.map(({ text, uuid, complete }) => [text, uuid, complete])).toEqual([
    ['Run it.', first.turns.at(-1)?.uuid, true],
    ['Go on.', 'e', true],
  ])
})
