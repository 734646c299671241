import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { openLines } from '../../../src/review/refine/lines.ts'
import { userPaths } from '../../../src/workspace/paths/paths.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { createWorld } from '../../helpers/world.ts'

test('openLines() has a weak sentence once, whatever sessions it was copied to', async () => {
  const world = createWorld()
  const inbox = world.open()
  const [first, fork] = [world.session('first'), world.session('fork', { hour: 10 })]
  const uuid = first.turn('the api is in services/api')
  fork.user('the api is in services/api', uuid)
  fork.assistant('Done.')
  for (const session of [first, fork]) {
    session.stop()
    await reviewSession(inbox.reviewContext(), session.id)
  }
  const lines = await openLines(inbox, 0)
  expect(lines.map((line) => 'turn' in line && line.turn.uuid)).toEqual([uuid])
})

test('openLines() has only what waits in the words of the person, and weak sentences that were read', async () => {
  const world = createWorld()
  appendFileSync(userPaths(world.sageHome).config, '[extract]\nassistant_insights = true\n[tiers]\nsuggest = 0.1\n')
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.turn('From now on always run the linter before every commit in this repo.')
  session.turn(
    'Why is it slow?',
    'The root cause was that `load()` ran once per row, because the cache key held a date.',
  )
  session.stop()
  const inbox = world.open()
  await reviewSession(inbox.reviewContext(), session.id)
  const waiting = [...inbox.store.items().values()]
  expect(waiting.map(({ evidence }) => evidence.speaker)).toEqual(['person', 'person', 'assistant'])
  decideNow(inbox.store, [{ item: waiting[0]?.id ?? '', decision: 'approve' }], 'command')
  session.turn('Why is it red?')
  const lines = await openLines(inbox, 0)
  expect(lines.map((line) => ('item' in line ? line.item.text : line.candidate.text))).toEqual([
    waiting[1]?.text,
    'Why is it slow?',
  ])
})
