import process from 'node:process'

/**
 * Keeps what Node warns of (two settings of the environment that contradict each other, for one) off the screen, where it would move every line.
 * Returns what says it, once the terminal is given back.
 */
export function holdWarnings(): () => void {
  const listeners = process.listeners('warning')
  const held: Error[] = []
  const hold = (warning: Error) => void held.push(warning)
  process.removeAllListeners('warning')
  process.on('warning', hold)
  return () => {
    process.off('warning', hold)
    for (const listener of listeners) process.on('warning', listener)
    for (const warning of held) process.emit('warning', warning)
  }
}
