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
  runtime.painted()
  onTestFinished(async () => {
    type('\u0003')
    await runtime.finished
    runtime.release()
  })
  return { runtime, source, type: (chunk: string) => type(chunk) }
}

test('a key is about the frame that is shown when it is read', async () => {
  const { runtime, source, type } = start()
  const selected = () => currentList(runtime.program.getState()).selected
  runtime.painted()
  const shown = selected()
  type('j')
  type('x')
  await nextRound()
  expect(source.journal()).toEqual([`${shown} reject`])
})

test('what waits for an answer is written before the process ends', async () => {
  const { runtime, source, type } = start()
  const first = currentList(runtime.program.getState()).selected
  for (const key of ['x', 'u', 'x', 'q']) {
    type(key)
    runtime.painted()
  }
  await runtime.finished
  expect(source.journal().slice(0, 2)).toEqual([`${first} reject`, `${first} undo reject`])
  expect(source.journal()).toHaveLength(3)
})
