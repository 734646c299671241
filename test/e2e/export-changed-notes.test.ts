import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decideNow } from '../helpers/decide-now.ts'
import { runSage } from '../helpers/run-built.ts'
import { canTrace, tracing } from '../helpers/strace.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

test.runIf(canTrace)('notes that changed are written without a look at the whole folder for each', () => {
  const world = createWorld()
  const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']
  const { store } = world.open()
  store.append(ids.map((id) => proposed(id)))
  const notes = join(world.root, 'notes')
  const log = join(world.root, 'looks')
  const exported = (...prefix: string[]) =>
    runSage(world, ['export', '--format', 'obsidian', '--pending', notes], prefix).stdout
  expect(exported()).toContain('3 written')
  decideNow(
    store,
    ids.map((item) => ({ item, decision: 'approve', confirmed: true })),
    'command',
  )
  expect(exported(...tracing('getdents64', { path: notes, log }))).toContain('3 changed')
  // Each look is two calls: once for what was left behind, once for the notes.
  expect(readFileSync(log, 'utf8').match(/getdents64\(/gu)).toHaveLength(4)
})
