import { expect, test } from 'vitest'
import { collectChanges } from '../../../src/review/inbox/changes.ts'
import { decided, first, proposed } from '../../journal/events.ts'

const plan = (...project: Parameters<ReturnType<typeof collectChanges>['add']>[0]['project']) => ({ user: [], project })

test('collectChanges() gives what was written once, and of it what was proposed once', () => {
  const changes = collectChanges()
  const [found, rejected] = [proposed('azzzzzzzzz'), decided('d', 'bzzzzzzzzz', first('bzzzzzzzzz'), 'reject')]
  changes.add(plan(found))
  changes.add(plan(rejected))
  expect([...changes.takeProposed()]).toEqual([['azzzzzzzzz', found.id]])
  expect(changes.take()).toEqual(plan(found, rejected))
  expect([...changes.takeProposed()]).toEqual([])
  expect(changes.take()).toEqual(plan())
})
