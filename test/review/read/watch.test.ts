import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { watch } from 'chokidar'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createReviewer, type Reviewer } from '../../../src/review/read/reviewer.ts'
import { TICK } from '../../../src/review/read/watch-folders.ts'
import { watchSignals } from '../../../src/review/read/watch.ts'
import { until } from '../../helpers/until.ts'
import { createWorld, type World } from '../../helpers/world.ts'

vi.mock('chokidar', { spy: true })

const UNHEARD = { events: false, onError: () => undefined, onSuccess: () => undefined }

function watched(world: World, events: boolean) {
  const inbox = world.open()
  const reviewer = createReviewer(inbox.reviewContext())
  const watching = watchSignals(world.paths, reviewer, {
    events,
    onError: (error) => expect(error).toBeUndefined(),
    onSuccess: () => undefined,
  })
  onTestFinished(() => watching.stop())
  return () => [...inbox.store.items().values()].map(({ evidence }) => evidence.turnUuid)
}

test.each([
  ['by events', true],
  ['by the tick alone, where a file system tells nothing', false],
])('watchSignals() takes what is there and what comes, %s', async (_, events) => {
  const world = createWorld()
  const there = world.session('there')
  const first = there.turn('Remember that releases are cut from the release branch.')
  there.stop()
  const turns = watched(world, events)
  await until(() => expect(turns()).toEqual([first]))
  const comes = world.session('comes')
  const second = comes.turn('From now on always use pnpm, never npm, for installs in this repo.')
  comes.stop()
  await until(() => expect(turns()).toEqual([first, second]))
})

test('watchSignals() sees a signal that comes again right after it was taken', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const turns = watched(world, true)
  for (let count = 1; count <= 5; count++) {
    session.turn(`Remember that service ${count} always listens on port ${4000 + count}.`)
    session.stop()
    await until(() => expect(turns()).toHaveLength(count), 5)
  }
})

test('watchSignals() makes the folders that somebody deleted', async () => {
  const world = createWorld()
  rmSync(world.paths.runtime, { recursive: true })
  const turns = watched(world, true)
  const session = world.session('s1')
  await until(() => session.stop())
  session.turn('Remember that releases are cut from the release branch.')
  session.stop()
  await until(() => expect(turns()).toHaveLength(1))
})

test('watchSignals() keeps no process alive by what it watches: a change while it is stopped may leave a handle open', async () => {
  const world = createWorld()
  const handles = () => process.getActiveResourcesInfo().filter((name) => name.startsWith('FSEvent')).length
  const before = handles()
  watched(world, true)
  const watcher = vi.mocked(watch).mock.results.at(-1)?.value as ReturnType<typeof watch>
  await once(watcher, 'ready')
  expect(Object.keys(watcher.getWatched())).toEqual(
    expect.arrayContaining([world.paths.needsReview, world.paths.ended, world.paths.sessions]),
  )
  expect(handles()).toBe(before)
})

test('watchSignals() looks at nothing any more once it was stopped, also while a round goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let finish: () => void = () => undefined
  const going = new Promise<void>((resolve) => (finish = resolve))
  const tick = vi.fn<() => Promise<void>>(() => going)
  const reviewer = { tick, nextDue: () => undefined, stop: async () => undefined } as unknown as Reviewer
  const watching = watchSignals(createWorld().paths, reviewer, UNHEARD)
  await until(() => expect(tick).toHaveBeenCalledOnce())
  await watching.stop()
  finish()
  await setImmediate()
  await vi.advanceTimersByTimeAsync(10 * TICK)
  expect(tick).toHaveBeenCalledOnce()
})

const done = async () => undefined
const refused = async () => {
  throw new Error('no')
}

test.each([
  ['as soon as an answer is due that was being written', done, 100, 100],
  ['after a while where nothing is due', done, undefined, TICK],
  ['after a while where what is due is due later', done, 10_000, TICK],
  ['after a while where nothing can be looked at, whatever is due', refused, 0, TICK],
])('watchSignals() looks again %s', async (_, look, due, wait) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const tick = vi.fn<() => Promise<void>>(look)
  const reviewer = { tick, nextDue: () => due, stop: async () => undefined } as unknown as Reviewer
  const watching = watchSignals(createWorld().paths, reviewer, UNHEARD)
  const looked = async (times: number) => {
    for (let round = 0; round < 3; round++) await setImmediate()
    expect(tick).toHaveBeenCalledTimes(times)
  }
  await looked(1)
  vi.advanceTimersByTime(wait - 1)
  await looked(1)
  vi.advanceTimersByTime(1)
  await looked(2)
  await watching.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('watchSignals() looks at every live session after a while, also while answers that were being written are due all the time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const tick = vi.fn<Reviewer['tick']>(async () => new Map())
  const reviewer = { tick, nextDue: () => 100, stop: async () => undefined } as unknown as Reviewer
  const watching = watchSignals(createWorld().paths, reviewer, UNHEARD)
  await until(() => expect(tick).toHaveBeenCalledOnce())
  for (let passed = 0; passed < TICK; passed += 100) await vi.advanceTimersByTimeAsync(100)
  const reaches = tick.mock.calls.map(([reach]) => reach)
  expect(reaches.slice(0, 3)).toEqual(['everything', [], []])
  expect(reaches.filter((reach) => reach === 'live')).toHaveLength(1)
  await watching.stop()
})

test('watchSignals() looks only at the session that something was heard of', async () => {
  const world = createWorld()
  for (const id of ['s1', 's2']) world.session(id).live()
  const tick = vi.fn<Reviewer['tick']>(async () => new Map())
  const reviewer = { tick, nextDue: () => undefined, stop: async () => undefined } as unknown as Reviewer
  const watching = watchSignals(world.paths, reviewer, { ...UNHEARD, events: true })
  onTestFinished(() => watching.stop())
  const watcher = vi.mocked(watch).mock.results.at(-1)?.value as ReturnType<typeof watch>
  await once(watcher, 'ready')
  await until(() => {
    world.session('s2').live('Thanks')
    expect(tick).toHaveBeenCalledWith(['s2'])
  })
  expect(tick).not.toHaveBeenCalledWith(['s1'])
})
