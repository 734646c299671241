import { closeSync, constants, openSync, readSync } from 'node:fs'
import process from 'node:process'

/** What a system keeps of typed input fits into one read. The others are for a key that is held down, which would never end. */
const MAX_READS = 16

/**
 * Drops what was typed on this terminal and nobody has read: while an editor with a window of its own had it, say, or before the shell started
 * Sage. It is about what was on the screen then, and must decide nothing on the next one. The terminal must be in raw mode: before, what is
 * not a whole line cannot be read.
 */
export function dropTypedAhead(): void {
  if (process.platform === 'win32') return
  let keys: number
  try {
    keys = openSync('/dev/tty', constants.O_RDONLY | constants.O_NONBLOCK)
  } catch {
    // Nobody types here who could have typed before.
    return
  }
  const dropped = new Uint8Array(4096)
  try {
    for (let reads = 0; reads < MAX_READS && readSync(keys, dropped) > 0;) reads++
  } catch {
    // There is no more.
  } finally {
    closeSync(keys)
  }
}
