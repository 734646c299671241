import process from 'node:process'

const ENDING = ['SIGINT', 'SIGTERM', 'SIGQUIT', 'SIGHUP'] as const

/** Calls `giveBack` before a signal ends us, until the returned function is called. */
export function handleEnding(giveBack: () => void): () => void {
  const end = (signal: NodeJS.Signals) => {
    stopHandling()
    try {
      giveBack()
    } finally {
      // Nobody listens any more: it does what it does.
      process.kill(process.pid, signal)
    }
  }
  const stopHandling = () => {
    for (const signal of ENDING) process.off(signal, end)
  }
  for (const signal of ENDING) process.on(signal, end)
  return stopHandling
}

/**
 * The same, and calls `stop` for a signal that asks us to stop, which must do so, too. For callers that take the terminal only while a question
 * is open; the dashboard has more to save (`listenForSignals`).
 */
export function handleSignals(giveBack: () => void, stop: () => void): () => void {
  const stopHandling = handleEnding(giveBack)
  process.on('SIGTSTP', stop)
  return () => {
    process.off('SIGTSTP', stop)
    stopHandling()
  }
}
