import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLooking } from '../../../../src/commands/dashboard/watch/keep-looking.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function begin(results: readonly (string | undefined)[]) {
  const screen: { trouble: string | undefined } = { trouble: undefined }
  const left = [...results]
  const look = vi.fn<() => Promise<void>>(async () => {
    const problem = left.shift()
    if (problem !== undefined) throw Object.assign(new Error(problem), { code: 'EIO' })
  })
  const view = { tell: (_: string, trouble: string | undefined) => void (screen.trouble = trouble) }
  return { screen, look, stop: keepLooking(view, look), next: () => vi.advanceTimersToNextTimerAsync() }
}

test('keepLooking() says why a look failed until one succeeds', async () => {
  const { screen, next } = begin([undefined, 'first', 'second'])
  const shown: unknown[] = []
  for (let looks = 0; looks < 4; looks++) {
    await next()
    shown.push(screen.trouble)
  }
  expect(shown).toEqual([undefined, expect.any(String), expect.any(String), undefined])
})

test('keepLooking() looks no more once it is stopped', async () => {
  const { look, stop, next } = begin([])
  await next()
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).toHaveBeenCalledOnce()
})

test('keepLooking() begins no look before the last one has ended, and none after it is stopped meanwhile', async () => {
  let end = () => {}
  const look = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (end = resolve)))
  const stop = keepLooking({ tell: () => {} }, look)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).toHaveBeenCalledOnce()
  end()
  await vi.advanceTimersToNextTimerAsync()
  expect(look).toHaveBeenCalledTimes(2)
  stop()
  end()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).toHaveBeenCalledTimes(2)
})
