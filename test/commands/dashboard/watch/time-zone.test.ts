import { expect, test } from 'vitest'
import { followTimeZone } from '../../../../src/commands/dashboard/watch/time-zone.ts'

test.each([
  ['has the time zone looked up anew', {}, ['TZ']],
  ['leaves the one that the person set', { TZ: 'Asia/Tokyo' }, []],
])('followTimeZone() %s', (_, env, expected) => {
  const removed: (string | symbol)[] = []
  followTimeZone(new Proxy<NodeJS.ProcessEnv>(env, { deleteProperty: (_env, name) => removed.push(name) > 0 }))
  expect(removed).toEqual(expected)
})
