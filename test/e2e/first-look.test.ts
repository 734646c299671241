import { existsSync, readFileSync } from 'node:fs'
import pty from '@lydell/node-pty'
import { expect, test } from 'vitest'
import { recordPaths } from '../../src/workspace/paths/paths.ts'
import { CLI, environmentOf, runSage } from '../helpers/run-built.ts'
import { until } from '../helpers/until.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** With this a terminal shows what was written before it. */
const SHOWS = '\u001b[?2026l'

/** The dashboard in a terminal, left again; each key is typed as soon as the text before it is shown. */
async function openAndType(world: World, ...steps: readonly (readonly [text: string, key: string])[]): Promise<void> {
  const env = { ...environmentOf(world), TERM: 'xterm-256color' }
  const child = pty.spawn(process.execPath, [CLI], { cols: 100, rows: 30, cwd: world.project, env })
  let output = ''
  let typed = 0
  const exited = new Promise<void>((done) => child.onExit(() => done()))
  child.onData((data) => {
    output += data
    const [text, key] = steps[typed] ?? []
    if (text === undefined || key === undefined || !output.slice(0, output.lastIndexOf(SHOWS) + 1).includes(text))
      return
    output = ''
    typed++
    child.write(key)
  })
  await until(() => expect([typed, output]).toEqual([steps.length, expect.any(String)]))
  await exited
}

test('a key that comes with the first frame decides on what the journal says, also when the frame is what the last run left', async () => {
  const world = createWorld()
  expect(runSage(world, ['init', '--yes']).status).toBe(0)
  expect(runSage(world, ['add', '--pending', 'Use', 'pnpm']).status).toBe(0)
  const { firstLook } = recordPaths(world.sageHome, world.open().location.id)

  await openAndType(world, ['Use pnpm', 'q'])
  expect(existsSync(firstLook)).toBe(true)
  await openAndType(world, ['Use pnpm', 'x'], ['Rejected', 'q'])

  expect(readFileSync(world.paths.journal, 'utf8')).toMatch(/"type":"decided".*"decision":"reject"/)
  expect([...world.open().store.items().values()].map(({ status }) => status)).toEqual(['rejected'])
  await openAndType(world, ['Nothing to review', 'q'])
})
