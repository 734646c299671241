import { expect, test } from 'vitest'
import { openWorld } from '../../../../src/commands/dashboard/world/open-world.ts'
import type { CommandContext } from '../../../../src/commands/start/context.ts'
import { listHistory } from '../../../../src/journal/history/history-log.ts'
import { reviewSession } from '../../../../src/review/read/review-session.ts'
import { createWorld } from '../../../helpers/world.ts'

test('openWorld() names in the history what a review has found, also where it is decided on before that was settled', async () => {
  const { environment, now, project: cwd, paths, session } = createWorld()
  session('s1').turn('From now on always use pnpm, never npm, for installs in this repo.')
  session('s1').stop()
  const { inbox, review, settle } = openWorld({ environment, now, cwd } as CommandContext, new AbortController().signal)
  await reviewSession(review, 's1')
  const [item] = inbox.store.items().keys()
  const { plan } = inbox.store.planDecisions([{ item: item ?? '', decision: 'reject' }], 'dashboard')
  inbox.store.commit(plan)
  settle(plan)
  await inbox.settler.flush()
  settle()
  await inbox.settler.flush()
  const subjects = (await listHistory(paths.history, 9))?.map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringMatching(/^Learn and reject: From now on always use pnpm/u)])
})
