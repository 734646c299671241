import { expect, test } from 'vitest'
import { whenChanged } from '../../../../src/commands/dashboard/watch/when-changed.ts'

test('whenChanged() acts the first time, and then only on another state', () => {
  let state = 'one'
  const look = whenChanged(
    () => state,
    () => state,
  )
  const first = [look(), look()]
  state = 'two'
  expect([...first, look(), look()]).toEqual(['one', undefined, 'two', undefined])
})

test('whenChanged() tries again what failed, also if that shows only later', async () => {
  const answers = [
    () => {
      throw new Error('at once')
    },
    () => Promise.reject(new Error('later')),
    () => Promise.resolve('done'),
  ]
  const look = whenChanged(
    () => 'same',
    () => answers.shift()?.(),
  )
  expect(look).toThrow('at once')
  await expect(look()).rejects.toThrow('later')
  expect(await look()).toBe('done')
  expect(look()).toBeUndefined()
})
