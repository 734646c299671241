/** A process still running this long after it asked to be stopped was not stopped. */
const NOT_STOPPED_MILLISECONDS = 100

/**
 * Stops the whole job, as Ctrl-Z does if the terminal handles keys itself: the shell waits until all its processes have stopped, including
 * `npx`. Resolves to true once it continues, or to false if the system did not stop it, as in a window without a shell that could wake it.
 */
export async function stopJob(): Promise<boolean> {
  let notStopped: NodeJS.Timeout | undefined
  const wasStopped = await new Promise<boolean>((resolve) => {
    const onContinue = () => resolve(true)
    const goOn = () => {
      process.off('SIGCONT', onContinue)
      resolve(false)
    }
    process.once('SIGCONT', onContinue)
    // After a longer stop, the timer fires first and the signal arrives then.
    notStopped = setTimeout(() => setImmediate(goOn), NOT_STOPPED_MILLISECONDS)
    process.kill(0, 'SIGTSTP')
  })
  clearTimeout(notStopped)
  return wasStopped
}
