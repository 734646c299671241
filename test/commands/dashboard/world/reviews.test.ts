import { expect, test, vi } from 'vitest'
import { createDrainProgress } from '../../../../src/commands/dashboard/world/drain-progress.ts'
import { showReviews } from '../../../../src/commands/dashboard/world/reviews.ts'
import type { View } from '../../../../src/commands/dashboard/world/view.ts'
import type { CommandContext } from '../../../../src/commands/start/context.ts'
import type { ReviewOutcome } from '../../../../src/review/propose/review-context.ts'

const READ: ReviewOutcome = { state: 'reviewed', turns: 1, proposals: 1, repeats: 0, damaged: [], unsettled: false }

function begin() {
  let clock = 1_000_000
  const view = { show: vi.fn<View['show']>(), showNews: () => false, note: () => {}, tell: () => {} }
  const settle = vi.fn<() => void>()
  const context = { now: () => new Date(clock) } as CommandContext
  const events = showReviews(
    { context, view: view as unknown as View, settle },
    createDrainProgress(() => clock),
  )
  return {
    counts: () => ({ shown: view.show.mock.calls.length, settled: settle.mock.calls.length }),
    /** Reads so many sessions, each of which takes so many milliseconds. */
    read: (total: number, milliseconds: number): void => {
      const tell = (done: number) => events.onProgress?.({ done, total, sessionId: `s${done}`, errors: 0 })
      for (let done = 0; done < total; done++) {
        tell(done)
        clock += milliseconds
        events.onOutcome?.(`s${done}`, READ)
      }
      tell(total)
    },
  }
}

test('showReviews() shows and settles many sessions as often as a person sees, not for each', () => {
  const { read, counts } = begin()
  read(700, 10)
  expect(counts()).toEqual({ shown: 25, settled: 25 })
})

test.each([
  ['a single session once it is read', 1, 10, { shown: 0, settled: 1 }],
  ['the first and the last of sessions that are read at once', 3, 0, { shown: 2, settled: 2 }],
  ['each session that takes long', 3, 5000, { shown: 4, settled: 4 }],
])('showReviews() settles %s', (_, total, milliseconds, expected) => {
  const { read, counts } = begin()
  read(total, milliseconds)
  expect(counts()).toEqual(expected)
})
