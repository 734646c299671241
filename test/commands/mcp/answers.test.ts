import { expect, test } from 'vitest'
import { listLearnings } from '../../../src/commands/mcp/answers.ts'
import type { CommandContext } from '../../../src/commands/start/context.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { createWorld } from '../../helpers/world.ts'
import { proposed } from '../../journal/events.ts'

test('listLearnings() begins with what is pinned, then with what was said last, and goes on where it stopped', async () => {
  const world = createWorld()
  const { store } = world.open()
  const said = { aaaaaaaaaa: '2026-03-02', bbbbbbbbbb: '2026-03-01', cccccccccc: '2026-03-03' }
  store.append(
    Object.entries(said).map(([id, day]) => {
      const event = proposed(id, { text: `Learning ${id}` })
      return { ...event, evidence: { ...event.evidence, at: `${day}T10:00:00.000Z` } }
    }),
  )
  for (const item of Object.keys(said)) decideNow(store, [{ item, decision: 'approve' }], 'command')
  decideNow(store, [{ item: 'bbbbbbbbbb', decision: 'pin' }], 'command')
  const context = { ...world, cwd: world.project, stdout: {} } as unknown as CommandContext
  const ids = async (offset: number) => {
    const text = await listLearnings(context, { limit: 2, offset })
    return text.split('\n').map((line) => line.split(' ')[0])
  }
  expect(await ids(0)).toEqual(['bbbbbbbbbb', 'cccccccccc', '1'])
  expect(await ids(2)).toEqual(['aaaaaaaaaa'])
})
