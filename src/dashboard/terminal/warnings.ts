import process from 'node:process'

/**
 * Keeps Node's warnings (of two settings of the environment that contradict each other, for one) off the screen, where they would move every line.
 * Returns a function that prints them, for when the terminal is given back.
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
