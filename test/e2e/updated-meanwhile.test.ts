import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { CLI } from '../helpers/run-built.ts'
import { openTerminal } from '../helpers/sage-terminal.ts'
import { until } from '../helpers/until.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

test('a dashboard that is open still copies when an update of Sage takes its files away', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const program = join(world.root, 'program')
  cpSync(dirname(CLI), program, { recursive: true })
  const { screen, exit, shows, send } = openTerminal(world, [process.execPath, join(program, 'cli.cjs')])
  await shows(/q quit/u)
  send('?')
  await shows(/Keys in Pending/u)
  send('\u001b')
  await until(() => expect(screen.text()).not.toMatch(/Keys in Pending/u))
  rmSync(program, { recursive: true })
  send('y')
  await shows(/Copied|copied/u)
  send('q')
  expect(await exit).toMatchObject({ exitCode: 0 })
})
