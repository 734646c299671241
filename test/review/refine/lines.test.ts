import { expect, test } from 'vitest'
import { openLines } from '../../../src/review/refine/lines.ts'
import { reviewSession } from '../../../src/review/read/review-session.ts'
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
  expect(lines.map(({ candidate }) => candidate.turnUuid)).toEqual([uuid])
})
