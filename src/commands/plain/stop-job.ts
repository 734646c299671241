/** A process still running this long after it asked to be stopped was not stopped. */
const NOT_STOPPED_MILLISECONDS = 100

/**
 * Stops the whole job, as Ctrl-Z does if the terminal handles keys itself, and resolves once it continues. If no shell could wake it, the
 * system does not stop it.
 */
export async function stopJob(): Promise<void> {
  let notStopped: NodeJS.Timeout | undefined
  await new Promise<void>((resolve) => {
    process.once('SIGCONT', resolve)
    notStopped = setTimeout(() => {
      process.off('SIGCONT', resolve)
      resolve()
    }, NOT_STOPPED_MILLISECONDS)
    process.kill(0, 'SIGTSTP')
  })
  clearTimeout(notStopped)
}
