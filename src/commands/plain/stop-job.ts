/** Who still runs this long after it asked to be stopped was not. */
const NOT_STOPPED_MILLISECONDS = 100

/**
 * Stops the whole job, as Ctrl-Z does where the terminal reads keys itself, and resolves once it goes on. Where no shell could wake it again the
 * system stops nobody.
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
