import { appendFileSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { createReviewer } from '../../../src/review/read/reviewer.ts'
import { readAgents } from '../../../src/review/record/agent-files.ts'
import { agentFiles } from '../../../src/review/record/agent-sizes.ts'
import { removeSessionMetadata } from '../../../src/runtime/sessions/session-metadata.ts'
import { agentOf } from '../../helpers/agent-of.ts'
import { createWorld, type World } from '../../helpers/world.ts'

const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'
const OTHER = 'Remember that releases are cut from the release branch.'

async function sync(world: World) {
  const inbox = world.open()
  const outcomes: string[] = []
  await createReviewer(inbox.reviewContext(), { onOutcome: (_, outcome) => outcomes.push(outcome.state) }).drain(0)
  inbox.store.refresh()
  return { items: [...inbox.store.items().values()], outcomes }
}

/** A conversation with a subagent, whose file may have this name. */
function withAgent(file?: string) {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('Look into it.')
  return { world, session, agent: agentOf(session, file) }
}

const recordOf = (world: World, id: string) => readFileSync(join(world.paths.reviews, `${id}.json`), 'utf8')

test('What was said to a subagent is proposed with where it stands, and what its parent said is not', async () => {
  const { world, session, agent } = withAgent()
  agent.task(OTHER)
  agent.answers()
  const uuid = agent.typed(WORDS)
  agent.answers()
  session.stop()
  const { items } = await sync(world)
  expect(items.map(({ evidence }) => evidence)).toMatchObject([
    { turnUuid: uuid, sessionId: 's1', speaker: 'person', transcriptPath: agent.path },
  ])
})

test('What was said to a subagent is read once: another review changes no byte', async () => {
  const { world, session, agent } = withAgent('workflows/w1/agent-a1.jsonl')
  agent.typed(WORDS)
  agent.answers()
  session.stop()
  await sync(world)
  const before = [readFileSync(world.paths.journal, 'utf8'), recordOf(world, 's1')]
  session.stop()
  await sync(world)
  expect([readFileSync(world.paths.journal, 'utf8'), recordOf(world, 's1')]).toEqual(before)
  expect((await sync(world)).outcomes).toEqual([])

  agent.typed(OTHER)
  agent.answers()
  session.stop()
  expect((await sync(world)).items).toHaveLength(2)
})

test('What is said to a subagent waits for its answer, and is taken without one once the session is over', async () => {
  const { world, session, agent } = withAgent()
  agent.typed(WORDS)
  session.stop()
  expect((await sync(world)).items).toHaveLength(0)
  agent.answers()
  session.stop()
  expect((await sync(world)).items).toHaveLength(1)

  agent.typed(OTHER)
  session.end()
  expect((await sync(world)).items).toHaveLength(2)
})

test('What is said to a subagent is looked at again as soon as its answer may be whole', async () => {
  const { world, session, agent } = withAgent()
  agent.typed(WORDS)
  session.stop()
  const context = world.open().reviewContext()
  expect(await reviewSession(context, 's1')).toMatchObject({ proposals: 0, unsettled: true })
  agent.answers()
  expect(await reviewSession(context, 's1')).toMatchObject({ proposals: 1, unsettled: false })
})

test('What was said to a subagent is found where no hook told of it and the conversation went no further', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('Look into it.')
  session.stop()
  await sync(world)
  removeSessionMetadata(world.paths, 's1')
  const agent = agentOf(session)
  agent.typed(WORDS)
  agent.answers()
  expect((await sync(world)).items).toHaveLength(1)
  expect((await sync(world)).outcomes).toEqual([])
})

test('What a subagent’s file copies of the conversation is said there alone', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const uuid = session.turn(WORDS)
  const agent = agentOf(session)
  agent.write({ type: 'user', message: { role: 'user', content: WORDS }, origin: { kind: 'human' }, uuid })
  agent.answers()
  session.stop()
  const { items } = await sync(world)
  expect(items).toHaveLength(1)
  expect(items[0]?.evidence.transcriptPath).toBe(session.transcriptPath)
  expect(items[0]?.repeats).toEqual([])
})

test('A line of a subagent’s that was being written is read when it is whole', async () => {
  const { world, session, agent } = withAgent()
  agent.task('Look.')
  agent.answers()
  const line = JSON.stringify({
    isSidechain: true,
    type: 'user',
    uuid: 'late',
    sessionId: 's1',
    origin: { kind: 'human' },
    message: { role: 'user', content: WORDS },
  })
  const cut = line.indexOf('man"}')
  appendFileSync(agent.path, line.slice(0, cut))
  session.stop()
  await sync(world)
  appendFileSync(agent.path, `${line.slice(cut)}\n`)
  agent.answers()
  session.stop()
  expect((await sync(world)).items).toHaveLength(1)
})

test('A subagent’s file that is a link is not read, nor looked at again', async () => {
  const { world, session, agent } = withAgent()
  const elsewhere = join(world.root, 'elsewhere.jsonl')
  agent.typed(WORDS)
  agent.answers()
  writeFileSync(elsewhere, readFileSync(agent.path))
  symlinkSync(elsewhere, join(dirname(agent.path), 'agent-a2.jsonl'))
  writeFileSync(agent.path, '')
  session.stop()
  expect((await sync(world)).items).toHaveLength(0)
  expect((await sync(world)).outcomes).toEqual([])
})

const looking = (world: World) => ({ roots: [join(world.claude, 'projects')], isOver: () => false, signal: undefined })

test.skipIf(process.platform === 'win32')(
  'A link that leads back up is not followed among the files of subagents',
  () => {
    const { session, agent } = withAgent()
    agent.task(OTHER)
    symlinkSync('.', join(dirname(agent.path), 'round'))
    expect(agentFiles(session.transcriptPath).map(({ path }) => path)).toEqual([agent.path])
  },
)

test.skipIf(process.platform === 'win32')(
  'A subagent’s file that the disk did not answer for is looked at again',
  async () => {
    const world = createWorld()
    const session = world.session('s1')
    const agent = agentOf(session)
    agent.typed(WORDS)
    agent.answers()
    const silent = await readAgents(session, { ...looking(world), roots: [join(world.root, 'x'.repeat(5000))] })
    expect(silent).toMatchObject({ turns: [], agents: { 'agent-a1.jsonl': 0 } })
    const { transcriptPath } = session
    const read = await readAgents({ transcriptPath, agents: silent.agents }, looking(world))
    expect(read.turns.map(({ turn }) => turn.text)).toEqual([WORDS])
  },
)

test('A subagent’s file that is moved while it is read is read where it lies then', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const agent = agentOf(session)
  agent.typed(WORDS)
  agent.answers()
  const away = `${agent.path}.away`
  const moving = (path: string) => {
    renameSync(path, away)
    return false
  }
  const { agents, turns } = await readAgents(session, { ...looking(world), isOver: moving })
  expect(turns).toEqual([])
  renameSync(away, agent.path)
  const { transcriptPath } = session
  const read = await readAgents({ transcriptPath, agents }, looking(world))
  expect(read.turns.map(({ turn }) => turn.text)).toEqual([WORDS])
})

// A file is looked through in stretches of a mebibyte.
test.each([-20, -10, 0])(
  'What was said to a subagent is found wherever in its file it stands: %i bytes behind a mebibyte',
  async (more) => {
    const world = createWorld()
    const session = world.session('s1')
    const agent = agentOf(session)
    const mark = '"kind":"human"'
    const said = (text: string) => ({
      type: 'assistant',
      message: { role: 'assistant', content: [{ type: 'text', text }] },
    })
    agent.write(said(''))
    agent.typed(WORDS)
    const place = readFileSync(agent.path, 'utf8').indexOf(mark)
    rmSync(agent.path)
    agent.write(said('x'.repeat(1024 * 1024 + more - place)))
    agent.typed(WORDS)
    agent.answers()
    expect(readFileSync(agent.path).indexOf(mark)).toBe(1024 * 1024 + more)
    expect((await readAgents(session, looking(world))).turns.map(({ turn }) => turn.text)).toEqual([WORDS])
  },
)
