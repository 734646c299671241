import { existsSync, readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openDashboardSource } from '../../src/commands/dashboard/open/source.ts'
import type { JournalEvent } from '../../src/journal/event/event.ts'
import type { Decision } from '../../src/journal/event/vocabulary.ts'
import type { Item } from '../../src/journal/item/item.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { runModel } from '../helpers/burst-model.ts'
import { runDashboardOn } from '../helpers/burst-run.ts'
import { type Arrival, ARRIVALS, burstOf } from '../helpers/burst.ts'
import { decideNow, undoNow } from '../helpers/decide-now.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { numbered, proposed } from '../journal/events.ts'

// What looks again from time to time stands still, so that both runs look at the same moments.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A project with 25 proposals and a dashboard on it: real journals, real transcripts, no git. */
function openWorld() {
  const world = createWorld()
  world.open().store.append(
    Array.from({ length: 25 }, (_, index) =>
      proposed(numbered(index), {
        text: `Rule number ${index} about topic ${index % 5}`,
        scope: index % 6 === 0 ? 'user' : 'project',
        tier: index % 7 === 0 ? 'auto' : 'suggest',
        sig: '',
      }),
    ),
  )
  const { env } = world.environment
  const { source } = openDashboardSource({
    environment: { ...world.environment, env: { ...env, SAGE_WATCH: '0', PATH: '' } },
    cwd: world.project,
    stdin: Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.ReadStream,
    stdout: Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.WriteStream,
    stderr: new PassThrough() as unknown as NodeJS.WriteStream,
    // No two things happen at the same moment: what is sorted by time is sorted alike in both runs. So much time passes that each of several
    // sessions is shown once it is read: a look may show the first alone, or not, as fast as the machine is.
    now: () => {
      world.pass(100)
      return world.now()
    },
  })
  onTestFinished(() => source.close())
  return { world, source, arrive: arriveIn(world, source), writing: ARRIVALS }
}

const decisionFor = ({ status }: Item, roll: number): Decision => {
  if (status === 'pending') return (['reject', 'later', 'pin'] as const)[roll % 3] ?? 'reject'
  return status === 'approved' ? 'retire' : 'restore'
}

/** Hooks, another process and the review between two keys. Each ends with a signal that is worked off. */
function arriveIn(world: World, { perform }: ReturnType<typeof openDashboardSource>['source']) {
  const sessions = ['one', 'two', 'three'].map((id, index) => world.session(id, { hour: 9 + index }))
  const other = world.open().store
  const speak = (roll: number, round: number): void => {
    const session = sessions[roll % sessions.length]
    session?.turn(roll % 3 === 0 ? 'go on' : `Remember that service ${round} listens on port ${5000 + round}.`)
    session?.stop()
  }
  return async ({ what, roll }: Arrival, round: number): Promise<void> => {
    world.pass(1000)
    other.refresh()
    const items = [...other.items().values()].filter(({ status }) => status !== 'purged')
    const item = items[roll % items.length]
    if (what === 'decision' && item) decideNow(other, [{ item: item.id, decision: decisionFor(item, roll) }], 'command')
    if (what === 'undo') undoNow(other)
    if (what === 'end') sessions[roll % sessions.length]?.end()
    const sync = () => perform({ type: 'sync' }, () => {})
    // A round that is under way would find the first of several before the others are there, in one run and not in the other.
    if (what === 'drain') await sync()
    for (const step of what === 'drain' ? [0, 1, 2] : [0]) speak(roll + step, round + step * 1000)
    await sync()
  }
}

/** A journal without what is different in every run: ids and times. */
function wordsOf(path: string): string[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  const events = lines.map((line) => JSON.parse(line) as JournalEvent)
  const texts = new Map(
    events.flatMap((event) =>
      event.type === 'proposed' || event.type === 'imported' ? [[event.item, event.text]] : [],
    ),
  )
  const places = new Map(events.map(({ id }, index) => [id, index]))
  return events.map((event) => {
    const about = `${event.type} ${texts.get(event.item) ?? ''}`
    if (event.type === 'undone') return `${about} of ${places.get(event.event)}`
    if (event.type !== 'decided') return about
    const { decision, text = '', scope = '', other, until = '', by } = event
    return `${about}: ${decision} ${by} ${text} ${scope} ${texts.get(other ?? '') ?? ''} ${until}`
  })
}

test.each([1, 2, 3])('seed %i: the journals on disk are what the reducer alone makes of them', async (seed) => {
  const steps = burstOf(seed)
  const [expected, real] = [openWorld(), openWorld()]
  const { state, code } = await runModel(expected, steps)
  const run = await runDashboardOn(real, steps, {
    pass: (time) => void vi.advanceTimersByTime(time),
    seed,
  })
  const [ours, models] = [real, expected].map(({ world: { paths, sageHome } }) => [
    wordsOf(paths.journal),
    wordsOf(userPaths(sageHome).journal),
  ])
  expect(ours).toEqual(models)
  expect(ours?.flat().filter((line) => line.includes(': ') && line.includes(' dashboard ')).length).toBeGreaterThan(10)
  expect([run.state.tab, run.state.undo.length]).toEqual([state.tab, state.undo.length])
  expect([run.code, run.left]).toEqual([code, 1])
})
