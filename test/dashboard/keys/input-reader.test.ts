import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInputReader } from '../../../src/dashboard/keys/input-reader.ts'
import type { InputEvent } from '../../../src/dashboard/keys/input.ts'

const ESC = '\u001b'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const events: InputEvent[] = []
  const { receive, stop } = createInputReader((more) => void events.push(...more))
  return { receive, stop, keys: () => events.flatMap((event) => (event.type === 'keys' ? event.keys : [])) }
}

test('an Escape is the key of that name once nothing has followed it, and not before', () => {
  const { receive, keys } = start()
  receive(`j${ESC}`)
  expect(keys()).toEqual(['j'])
  vi.runAllTimers()
  expect(keys()).toEqual(['j', 'esc'])
})

test('what follows an Escape in time makes a sequence of it, each counted from its own', () => {
  const { receive, keys } = start()
  receive(ESC)
  vi.advanceTimersByTime(90)
  receive(`[A${ESC}`)
  vi.advanceTimersByTime(90)
  receive('[B')
  vi.runAllTimers()
  expect(keys()).toEqual(['up', 'down'])
})

test('what waited while something else kept the process busy is read before the Escape is given up', () => {
  const { receive, keys } = start()
  receive(ESC)
  vi.advanceTimersToNextTimer()
  receive(`[A${ESC}`)
  vi.advanceTimersByTime(90)
  receive('[B')
  vi.runAllTimers()
  expect(keys()).toEqual(['up', 'down'])
})

test('once stopped it waits for nothing', () => {
  const { receive, stop } = start()
  receive(ESC)
  stop()
  expect(vi.getTimerCount()).toBe(0)
  receive(ESC)
  expect(vi.getTimerCount()).toBe(0)
})

test('keys that are pressed while an answer has no end do not prolong the wait for it', () => {
  const { receive, keys } = start()
  receive(`${ESC}]11;rgb:aa`)
  for (let key = 0; key < 6; key++) {
    vi.advanceTimersByTime(500)
    receive('j')
  }
  expect(keys()).toEqual(['j', 'j'])
})

test('an answer that comes in many parts is none of it keys, however long it takes', () => {
  const { receive, keys } = start()
  receive(`${ESC}]52;c;`)
  for (let part = 0; part < 6; part++) {
    vi.advanceTimersByTime(1900)
    receive('qq')
  }
  receive('\u0007j')
  expect(keys()).toEqual(['j'])
})

test.each([']', 'P', 'X', '^', '_'])('Alt-%s is a key, although answers begin like it', (sign) => {
  const { receive, keys } = start()
  receive(ESC + sign)
  vi.advanceTimersByTime(150)
  receive('a')
  expect(keys()).toEqual([`alt-${sign}`, 'a'])
})
