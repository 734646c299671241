import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listenForSignals } from '../../../src/dashboard/terminal/signals.ts'

const noop = (): void => undefined

/** Listens as the dashboard does, and keeps the order of what the signals did. */
function listen() {
  const done: string[] = []
  const signals = listenForSignals({
    leave: () => void done.push('leave'),
    enter: () => void done.push('enter'),
    quit: noop,
    crash: noop,
  })
  return { done, signals }
}

/** Node hears of signals once in a turn of its loop. */
async function turns(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) await setImmediate()
}

test('told to go on twice, the terminal is taken once: each time drops what was typed', async () => {
  const { done, signals } = listen()
  try {
    process.emit('SIGCONT')
    await turns(1)
    process.emit('SIGCONT')
    await turns(3)
    expect(done).toEqual(['leave', 'leave', 'enter'])
  } finally {
    signals.stop()
    signals.release()
  }
})

test('a terminal that is lent or given back meanwhile is not taken', async () => {
  const { done, signals } = listen()
  try {
    process.emit('SIGCONT')
    await signals.lend(() => turns(3))
    process.emit('SIGCONT')
    signals.stop()
    await turns(3)
    expect(done).not.toContain('enter')
  } finally {
    signals.release()
  }
})
