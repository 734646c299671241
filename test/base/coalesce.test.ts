import { expect, test } from 'vitest'
import { coalesce } from '../../src/base/coalesce.ts'

/** Work that ends when the test says so; each turn is answered with its number. */
function start() {
  const turns: (readonly string[])[] = []
  const ends: (() => void)[] = []
  const { ask, idle } = coalesce(async (wishes: readonly string[]) => {
    const number = turns.push(wishes)
    await new Promise<void>((resolve) => ends.push(resolve))
    if (wishes.includes('fail')) throw new Error(`turn ${number}`)
    return number
  })
  const end = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { turns, ask, idle, end }
}

test('coalesce() does together what is asked while a turn is under way, and each who asked is told of their own', async () => {
  const { turns, ask, end } = start()
  const first = ask('a')
  await new Promise((resolve) => setImmediate(resolve))
  const later = [ask('b'), ask('c')]
  expect(turns).toEqual([['a']])
  await end()
  expect(turns).toEqual([['a'], ['b', 'c']])
  await end()
  expect(await Promise.all([first, ...later])).toEqual([1, 2, 2])
})

test('coalesce() goes on after a turn that failed, which only those are told who asked for it', async () => {
  const { ask, idle, end } = start()
  const first = ask('fail').catch(String)
  await new Promise((resolve) => setImmediate(resolve))
  const second = ask('b')
  await end()
  expect(await first).toBe('Error: turn 1')
  await end()
  expect(await second).toBe(2)
  expect(await idle()).toBeUndefined()
})

test('coalesce() is idle once what was asked meanwhile is done too', async () => {
  const { turns, ask, idle, end } = start()
  const first = ask('a')
  const atRest = idle().then(() => turns.length)
  await new Promise((resolve) => setImmediate(resolve))
  void first.then(() => ask('b'))
  await end()
  await end()
  expect(await atRest).toBe(2)
})
