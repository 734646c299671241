import { expect, test } from 'vitest'
import { keepSettled } from '../../../../src/commands/dashboard/world/keep-settled.ts'
import { NO_PLAN } from '../../../../src/journal/decide/plan.ts'

function start() {
  let clock = 0
  let told: string | undefined
  const wrong: { unsettled?: string | undefined; unkept?: string | undefined } = {}
  const kept = keepSettled({
    settler: { settle: () => wrong.unsettled, isSettled: () => true, flush: async () => wrong.unkept },
    view: { tell: (_, trouble) => void (told = trouble), reread: () => {} },
    now: () => new Date(clock),
  })
  return {
    ...kept,
    wrong,
    pass: (milliseconds: number) => void (clock += milliseconds),
    settled: async () => {
      kept.settle(NO_PLAN)
      await Promise.resolve()
      return told
    },
  }
}

test.each(['unsettled', 'unkept'] as const)(
  'what is %s is tried again after a while, until it is not',
  async (name) => {
    const { isDue, settled, wrong, pass } = start()
    expect(isDue()).toBe(false)
    wrong[name] = 'the disk is full'
    // The last time, the clock is set back.
    for (const milliseconds of [5000, 5000, -60_000]) {
      expect(await settled()).toBe('the disk is full')
      expect(isDue()).toBe(false)
      pass(milliseconds)
      expect(isDue()).toBe(true)
    }
    wrong[name] = undefined
    expect(await settled()).toBeUndefined()
    pass(60_000)
    expect(isDue()).toBe(false)
  },
)

test('what is not in every file is said before what is not in the history', async () => {
  const { settled, wrong } = start()
  wrong.unsettled = 'not ready'
  wrong.unkept = 'not kept'
  expect(await settled()).toBe('not ready')
  wrong.unsettled = undefined
  expect(await settled()).toBe('not kept')
  wrong.unkept = undefined
  expect(await settled()).toBeUndefined()
})
