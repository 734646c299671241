import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTerminal } from '../../scripts/terminal.mjs'
import { CLI, environmentOf, runHook, runSage } from '../helpers/run-built.ts'
import { createWorld } from '../helpers/world.ts'

const SERVICES = 'billing ledger mail courier audit'.split(' ')
const HOOKS = 200

test('200 hooks at once on 5 sessions while two dashboards run: nothing lost, nothing twice', async () => {
  const world = createWorld()
  const sessions = SERVICES.map((name) => world.session(name))
  const dashboards = await Promise.all(
    [0, 1].map(() =>
      openTerminal({
        command: process.execPath,
        args: [CLI],
        cwd: world.project,
        env: environmentOf(world),
        columns: 100,
        rows: 30,
      }),
    ),
  )
  await Promise.all(dashboards.map((dashboard) => dashboard.waitFor(/Pending/)))

  const turns: string[] = []
  const hooks = Array.from({ length: HOOKS }, (_, index) => {
    const session = sessions[index % sessions.length]
    if (!session) throw new Error('no session')
    const port = 4000 + index
    turns.push(session.turn(`Remember that the ${session.id} service number ${index} always listens on port ${port}.`))
    return runHook(world, {
      session_id: session.id,
      transcript_path: session.transcriptPath,
      cwd: world.project,
      hook_event_name: 'Stop',
      stop_hook_active: false,
      last_assistant_message: 'Done.',
    })
  })
  const ran = await Promise.all(hooks)
  expect(ran.filter(({ status, stdout }) => status !== 0 || stdout !== '')).toEqual([])
  await Promise.all(dashboards.map((dashboard) => dashboard.waitFor(new RegExp(`Pending ${HOOKS}`))))
  for (const dashboard of dashboards) dashboard.press('q')
  expect(await Promise.all(dashboards.map((dashboard) => dashboard.exited))).toEqual([0, 0])

  expect(runSage(world, ['sync']).status).toBe(0)
  const events = readFileSync(world.paths.journal, 'utf8').trim().split('\n')
  const proposed = events.map(
    (line) => JSON.parse(line) as { type: string; item: string; evidence?: { turnUuid: string } },
  )
  const items = new Map(proposed.filter(({ type }) => type === 'proposed').map((event) => [event.item, event]))
  expect(new Set([...items.values()].map((event) => event.evidence?.turnUuid))).toEqual(new Set(turns))
  expect(items.size).toBe(HOOKS)
  for (const folder of [world.paths.needsReview, world.paths.claimed, world.paths.ended, world.paths.tmp])
    expect(readdirSync(folder)).toEqual([])
})
