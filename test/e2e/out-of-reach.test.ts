import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSage } from '../helpers/sage-terminal.ts'
import { createWorld } from '../helpers/world.ts'

test('a dashboard says why it reads nothing where Claude Code has another configuration folder', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, in this repo.')
  session.stop()
  const sage = await openSage(world, { env: { CLAUDE_CONFIG_DIR: join(world.root, 'other') } })
  await sage.shows('Hooks not installed')
  sage.send('.')
  await sage.shows(/⚠ 1 session not read: .*outside[^]*CLAUDE_CONFIG_DIR/u)
  sage.send('4')
  await sage.shows(/outside the folders[^]*not read · 0 turns read/u)
  sage.send('q')
  expect(await sage.exit).toMatchObject({ exitCode: 0 })
})
