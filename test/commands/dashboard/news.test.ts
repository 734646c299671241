import { expect, test, vi } from 'vitest'
import { watchNews } from '../../../src/commands/dashboard/news.ts'
import { openWorld } from '../../../src/commands/dashboard/open-world.ts'
import type { CommandContext } from '../../../src/commands/start/context.ts'
import type { Pace } from '../../../src/workspace/pace.ts'
import { createWorld } from '../../helpers/world.ts'
import { writeSessionMetadata } from '../../helpers/write-session-metadata.ts'

test('watchNews() lets keys be heard between the files of live sessions, and shows what hooks wrote into one', async () => {
  const { environment, now, project: cwd, paths } = createWorld()
  const write = (sessionId: string, lastPrompt: string) =>
    writeSessionMetadata(paths, { sessionId, transcriptPath: '', cwd, lastPrompt, lastUpdated: now().getTime() })
  for (const id of ['s1', 's2', 's3']) write(id, 'Before')
  const context = { environment, now, cwd } as CommandContext
  const world = openWorld(context, new AbortController().signal)
  const look = watchNews(world)
  const pace = vi.fn<Pace>(async () => {})
  await look(pace)
  expect(pace).toHaveBeenCalledTimes(3)
  write('s2', 'After, which is longer')
  await look(pace)
  expect(
    world.view
      .snapshot()
      .sessions.map(({ title }) => title)
      .toSorted(),
  ).toEqual(['After, which is longer', 'Before', 'Before'])
})
