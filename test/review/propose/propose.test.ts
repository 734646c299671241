import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appendEvents } from '../../../src/journal/file/append.ts'
import { createReviewer } from '../../../src/review/read/reviewer.ts'
import { parseReviewRecord } from '../../../src/review/record/review-record.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { createWorld, type Session, type World } from '../../helpers/world.ts'
import { decided, first as proposingEvent, proposed, uuid } from '../../journal/events.ts'

const FOUND = '`pnpm` works here, `npm` does not'
const COUNTED = { npm: { ok: 0, failed: 2 }, pnpm: { ok: 3, failed: 0 } }

const recordPath = (world: World) => join(world.paths.reviews, 's1.json')
const record = (world: World) => parseReviewRecord(readFileSync(recordPath(world), 'utf8'), 's1')

/** Reads what is new, as a dashboard that was started now; returns all that is proposed by then. */
async function sync(world: World, session: Session): Promise<string[]> {
  session.stop()
  const inbox = world.open()
  await createReviewer(inbox.reviewContext()).drain(0)
  inbox.store.refresh()
  return [...inbox.store.items().values()].map(({ text }) => text)
}

/** A turn in which these commands ran; `!` marks what failed. */
function turn(session: Session, prompt: string, commands: readonly string[]): void {
  ran(session, prompt, commands)
  session.assistant('Done.')
}

/** The same before the answer. */
function ran(session: Session, prompt: string, commands: readonly string[]): void {
  session.user(prompt)
  for (const [index, command] of commands.entries()) {
    const id = `toolu_${prompt.replaceAll(' ', '')}${index}`
    const failed = command.startsWith('!')
    const input = { command: failed ? command.slice(1) : command }
    const use = { type: 'tool_use', id, name: 'Bash', input }
    const result = { type: 'tool_result', tool_use_id: id, content: 'output', is_error: failed }
    session.entry({
      type: 'assistant',
      message: { id: `msg_${id}`, type: 'message', role: 'assistant', content: [use], stop_reason: 'tool_use' },
    })
    session.entry({ type: 'user', message: { role: 'user', content: [result] } })
  }
}

const first = (session: Session) => turn(session, 'run the tests', ['!npm test', '!npm test', 'pnpm test'])
const second = (session: Session) => turn(session, 'and the linter', ['pnpm lint', 'pnpm test'])

test('propose() finds the tool that works over the turns of a session, read one by one', async () => {
  const world = createWorld()
  const session = world.session('s1')
  first(session)
  expect(await sync(world, session)).toEqual([])
  expect(await sync(world, session)).toEqual([])
  second(session)
  expect(await sync(world, session)).toEqual([FOUND])
  expect(record(world)?.toolRuns).toEqual(COUNTED)
})

test('propose() counts the runs of a turn once, where the record is lost or older than the journal', async () => {
  const world = createWorld()
  const session = world.session('s1')
  first(session)
  await sync(world, session)
  const older = readFileSync(recordPath(world))
  second(session)
  await sync(world, session)
  writeFileSync(recordPath(world), older)
  expect(await sync(world, session)).toEqual([FOUND])
  expect(record(world)?.toolRuns).toEqual(COUNTED)
  rmSync(recordPath(world))
  expect(await sync(world, session)).toEqual([FOUND])
  expect(record(world)?.toolRuns).toEqual(COUNTED)
})

test('propose() counts the runs of a turn once that is looked at before it is answered', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), '[extract]\ncapture_at_prompt = true\n')
  const session = world.session('s1')
  ran(session, 'run the tests', ['!npm test', '!npm test', 'pnpm test'])
  await sync(world, session)
  session.assistant('Done.')
  second(session)
  await sync(world, session)
  expect(record(world)?.toolRuns).toEqual(COUNTED)
})

test('propose() does not count the runs of a turn again where the transcript was written anew', async () => {
  const world = createWorld()
  const session = world.session('s1')
  first(session)
  await sync(world, session)
  const before = readFileSync(session.transcriptPath, 'utf8')
  writeFileSync(session.transcriptPath, before.replaceAll('2.1.330', '2.1.331'))
  expect(await sync(world, session)).toEqual([])
  expect(record(world)?.toolRuns).toEqual({ npm: { ok: 0, failed: 2 }, pnpm: { ok: 1, failed: 0 } })
})

/** How often each proposal was said again. */
function repeatsIn(world: World): number[] {
  return [...world.open().store.items().values()].map(({ repeats }) => repeats.length)
}

const MISSPELT = 'Never push to the mastr branch directly'
const MENDED = 'Never push to the master branch directly'

test('propose() finds what a rewound prompt said in its new words, where both are read at once', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.user('look around')
  const before = session.assistant('I did.')
  session.turn(MISSPELT)
  session.rewind(before, MENDED)
  expect(await sync(world, session)).toEqual([MENDED])
  expect(repeatsIn(world)).toEqual([0])
})

test('propose() finds what a rewound prompt said in its new words, where the old ones were found before', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.user('look around')
  const before = session.assistant('I did.')
  session.turn(MISSPELT)
  expect(await sync(world, session)).toEqual([MISSPELT])
  session.rewind(before, MENDED)
  expect(await sync(world, session)).toEqual([MISSPELT, MENDED])
  // Which of the two is meant is known in every later session.
  const later = world.session('s2', { hour: 10 })
  later.turn(`${MENDED}, please`)
  await sync(world, later)
  expect(repeatsIn(world)).toEqual([0, 1])
})

test('propose() keeps what a rewound prompt said and the new one does not, and counts the same words as said again', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.user('look around')
  const before = session.assistant('I did.')
  session.turn('Never edit the generated files')
  session.turn(MENDED)
  await sync(world, session)
  session.rewind(before, MENDED)
  expect(await sync(world, session)).toEqual(['Never edit the generated files', MENDED])
  expect(repeatsIn(world)).toEqual([0, 1])
})

test.each(['the first time', 'both times', 'the answer'])(
  'what was put back into the input line unanswered, and sent as it was, was said once and stands, read since %s',
  async (readSince) => {
    const world = createWorld()
    const session = world.session('s1')
    session.user('look around')
    const before = session.assistant('I did.')
    session.user(MENDED)
    if (readSince === 'the first time') await sync(world, session)
    const message = { role: 'user', content: MENDED }
    session.entry({ type: 'user', message, origin: { kind: 'human' }, promptSource: 'typed', parentUuid: before })
    if (readSince !== 'the answer') await sync(world, session)
    session.assistant('Noted.')
    expect(await sync(world, session)).toEqual([MENDED])
    expect(repeatsIn(world)).toEqual([0])
    expect(world.open().reviewContext().reviews.rewound()).toEqual(new Set())
  },
)

test.each(['reject', 'later', 'merge', 'retire', 'purge'] as const)(
  'propose() is not silenced by what others decided in a journal that came with a clone: %s',
  async (decision) => {
    const world = createWorld()
    const text = 'Never push to main'
    const line = proposed('aaaaaaaaaa', { text })
    appendEvents(world.paths.journal, [
      line,
      proposed('bbbbbbbbbb'),
      decided(uuid('d1'), line.item, proposingEvent(line.item), decision, { other: 'bbbbbbbbbb' }),
    ])
    const session = world.session('s1')
    session.turn(text)
    expect(await sync(world, session)).toEqual([text, expect.any(String), text])
  },
)

test('propose() proposes nothing that waits already, wherever it came from', async () => {
  const world = createWorld()
  const text = 'Never push to main'
  appendEvents(world.paths.journal, [proposed('aaaaaaaaaa', { text })])
  const session = world.session('s1')
  session.turn(text)
  expect(await sync(world, session)).toEqual([text])
})

test('propose() proposes nothing again that the person rejected, wherever it came from', async () => {
  const world = createWorld()
  const text = 'Never push to main'
  appendEvents(world.paths.journal, [proposed('aaaaaaaaaa', { text })])
  decideNow(world.open().store, [{ item: 'aaaaaaaaaa', decision: 'reject' }], 'command')
  const session = world.session('s1')
  session.turn(text)
  expect(await sync(world, session)).toEqual([text])
})
