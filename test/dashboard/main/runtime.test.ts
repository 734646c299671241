import { expect, onTestFinished, test } from 'vitest'
import { createRuntime } from '../../../src/dashboard/main/runtime.ts'
import { currentList, initialState } from '../../../src/dashboard/state/state.ts'
import type { Terminal } from '../../../src/dashboard/terminal/terminal.ts'
import { testSettings } from '../../helpers/dashboard-state.ts'
import { fakeSource } from '../../helpers/fake-source.ts'
import { sampleSnapshot } from '../../helpers/sample-snapshot.ts'

const nextRound = () => new Promise((resolve) => setImmediate(resolve))

/** The runtime on a terminal that is only a pair of functions. */
function start() {
  const source = fakeSource(sampleSnapshot({ drain: undefined }))
  const size = { columns: 120, rows: 40 }
  let now = 0
  let type: (chunk: string) => void = () => {}
  const nothing = () => {}
  const terminal: Terminal = {
    size: () => size,
    write: nothing,
    enter: nothing,
    renew: nothing,
    leave: nothing,
    onInput: (listener) => void (type = listener),
    onResize: nothing,
    onLost: nothing,
    close: nothing,
  }
  const runtime = createRuntime(
    { source, outside: { perform: async () => {} }, now: () => new Date((now += 1000)) },
    terminal,
    initialState(testSettings, size),
  )
  runtime.start({ paint: nothing, paintDue: nothing, redraw: nothing, pause: nothing, resume: nothing })
  runtime.painted(0)
  onTestFinished(async () => {
    type('\u0003')
    await runtime.finished
    runtime.release()
  })
  return { runtime, source, type: (chunk: string) => type(chunk) }
}

test.each([
  [0, 1],
  [1000, 0],
])('a key that waited while the terminal took nothing for %i ms is about frame %i', async (waited, frame) => {
  const { runtime, source, type } = start()
  const selected = () => currentList(runtime.program.getState()).selected
  const seen = [selected()]
  type('j')
  seen.push(selected())
  runtime.painted(waited)
  type('x')
  await nextRound()
  expect(source.journal()).toEqual([`${seen[frame]} reject`])
})

test('once the keys that waited are read, keys are about the frame that is there', async () => {
  const { runtime, source, type } = start()
  type('j')
  runtime.painted(1000)
  const shown = currentList(runtime.program.getState()).selected
  for (let round = 0; round < 3; round++) await nextRound()
  type('x')
  await nextRound()
  expect(source.journal()).toEqual([`${shown} reject`])
})

test('what waits for an answer is written before the process ends', async () => {
  const { runtime, source, type } = start()
  const first = currentList(runtime.program.getState()).selected
  for (const key of ['x', 'u', 'x', 'q']) {
    type(key)
    runtime.painted(0)
  }
  await runtime.finished
  expect(source.journal().slice(0, 2)).toEqual([`${first} reject`, `${first} undo reject`])
  expect(source.journal()).toHaveLength(3)
})
