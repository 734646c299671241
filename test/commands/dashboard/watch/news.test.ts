import { openSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { watchNews } from '../../../../src/commands/dashboard/watch/news.ts'
import { openWorld } from '../../../../src/commands/dashboard/world/open-world.ts'
import type { CommandContext } from '../../../../src/commands/start/context.ts'
import { dataHome } from '../../../../src/workspace/paths/homes.ts'
import { userPaths } from '../../../../src/workspace/paths/paths.ts'
import type { Pace } from '../../../../src/workspace/processes/pace.ts'
import { createWorld } from '../../../helpers/world.ts'
import { writeSessionMetadata } from '../../../helpers/write-session-metadata.ts'

vi.mock('node:fs', { spy: true })

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
  await look(pace)
  expect(pace).toHaveBeenCalledTimes(6)
  write('s2', 'After, which is longer')
  await look(pace)
  expect(
    world.view
      .snapshot()
      .sessions.map(({ title }) => title)
      .toSorted(),
  ).toEqual(['After, which is longer', 'Before', 'Before'])
})

test('what changes in the dashboard is drawn without reading the files of live sessions again', async () => {
  const { environment, now, project: cwd, paths } = createWorld()
  for (const sessionId of ['s1', 's2'])
    writeSessionMetadata(paths, {
      sessionId,
      transcriptPath: '',
      cwd,
      lastPrompt: 'Do it',
      lastUpdated: now().getTime(),
    })
  const { view } = openWorld({ environment, now, cwd } as CommandContext, new AbortController().signal)
  expect(view.snapshot().sessions).toHaveLength(2)
  vi.mocked(openSync).mockClear()
  view.reread()
  expect(view.snapshot().sessions).toHaveLength(2)
  const opened = vi.mocked(openSync).mock.calls.map(([path]) => String(path))
  expect(opened.filter((path) => path.startsWith(paths.sessions))).toEqual([])
})

test('settings of keys and looks, which an open dashboard keeps, are said to hold for the next one, and no longer once they are as before', async () => {
  const { environment, now, project: cwd } = createWorld()
  const { config } = userPaths(dataHome(environment))
  const world = openWorld({ environment, now, cwd } as CommandContext, new AbortController().signal)
  const look = watchNews(world)
  const toldAfter = async (text: string) => {
    writeFileSync(config, text)
    await look(async () => {})
    return world.view.snapshot().problems
  }
  expect(await toldAfter('[inject]\nbudget_tokens = 600\n')).toEqual([])
  expect(await toldAfter('[extract]\nper_session = 3\n')).toEqual([])
  expect(world.view.snapshot().perSession).toBe(3)
  expect(await toldAfter('[keys.pending]\napprove = ["b"]\n')).toEqual([
    'Settings for keys or looks have changed: open sage again to apply them',
  ])
  expect(await toldAfter('[ui]\ntheme = "mono"\n')).toHaveLength(1)
  expect(await toldAfter('')).toEqual([])
})
