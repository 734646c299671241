import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { openDashboardSource } from '../../src/commands/dashboard-source.ts'
import type { Snapshot } from '../../src/dashboard/snapshot.ts'
import type { Source } from '../../src/dashboard/source.ts'
import { reviewSession } from '../../src/review/review-session.ts'
import { createWorld, type World } from '../helpers/world.ts'

test('openDashboardSource() shows what another process wrote while a review was under way, and ends the progress bar', async () => {
  const world = createWorld()
  const written = await proposalOfAnother(world)
  const sessions = ['one', 'two'].map((id) => world.session(id))
  for (const session of sessions) session.live()
  const source = openSource(world)
  await next(source, ({ sessions: rows }) => rows.length > 2)

  const reviewing = next(
    source,
    ({ drain }) => drain?.done === 0,
    () => appendFileSync(world.paths.journal, written),
  )
  for (const session of sessions) session.turn('ok')
  await reviewing
  const { items } = await next(source, ({ drain, items }) => !drain && items.length > 0)
  expect(items.map(({ text }) => text)).toEqual([expect.stringContaining('port 5433')])
})

function openSource(world: World): Source {
  const { source } = openDashboardSource({
    environment: { ...world.environment, env: { ...world.environment.env, SAGE_WATCH: '0' } },
    cwd: world.project,
    stdin: new PassThrough() as unknown as NodeJS.ReadStream,
    stdout: new PassThrough() as unknown as NodeJS.WriteStream,
    stderr: new PassThrough() as unknown as NodeJS.WriteStream,
    now: () => new Date(),
  })
  onTestFinished(() => source.close())
  return source
}

/** The next snapshot that is as wanted; `then` runs before the source goes on. */
function next(source: Source, wanted: (snapshot: Snapshot) => boolean, then = () => {}): Promise<Snapshot> {
  return new Promise((resolve) => {
    const stop = source.subscribe((snapshot) => {
      if (!wanted(snapshot)) return
      stop()
      then()
      resolve(snapshot)
    })
  })
}

/** What the journal of another dashboard got, as it was before that: the lines to append. */
async function proposalOfAnother(world: World): Promise<string> {
  const session = world.session('other')
  session.turn('Remember that the staging database runs on port 5433.')
  session.stop()
  await reviewSession(world.open().reviewContext(), 'other')
  session.end()
  const written = readFileSync(world.paths.journal, 'utf8')
  rmSync(world.paths.journal)
  return written
}
