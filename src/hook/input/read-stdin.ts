import { readSync } from 'node:fs'
import { utf8Text } from '../../base/utf8.ts'
import type { Received } from './read-object.ts'
import { readPatiently } from './read-patiently.ts'

const STDIN = 0
const CHUNK = 64 * 1024

/** The part of Node's pipe handle that is used: opening a descriptor makes it non-blocking. */
type PipeBinding = {
  Pipe: new (type: number) => { open(descriptor: number): number | void }
  constants: { SOCKET: number }
}

/**
 * Makes reads of stdin return at once when there is nothing to read. `process.stdin` does the same and more, but creating
 * it costs 15 % of a Node start, and a blocking read can hang for ever. A file is left alone, and Node restores a terminal when it
 * exits. False if this Node or this kind of stdin does not support it.
 */
function stopBlocking(): boolean {
  // On Windows, reading a pipe directly differs from opening it like this.
  if (process.platform === 'win32') return false
  try {
    const { binding } = process as unknown as { binding: (name: string) => PipeBinding }
    const { Pipe, constants } = binding('pipe_wrap')
    return !new Pipe(constants.SOCKET).open(STDIN)
  } catch {
    // Closed, or a Node without that binding: the caller reads the stream instead.
    return false
  }
}

/**
 * The usual case: the whole object, in one piece, followed by nothing. Looking for its end byte by byte takes a cold
 * process a microsecond each; the JSON parser is native.
 */
function wholeObject(bytes: Uint8Array): Received | undefined {
  const text = utf8Text(bytes)
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object' ? { text, shortened: false } : undefined
  } catch {
    // Half an object, or more than one: the scanner finds out which.
    return undefined
  }
}

/**
 * Reads one JSON object from stdin without an event loop: until it is complete, or nothing came for `deadline`
 * milliseconds. Undefined if stdin cannot be read like this.
 */
export function readStdin(deadline: number): Received | undefined {
  if (!stopBlocking()) return undefined
  const chunk = new Uint8Array(CHUNK)
  let begun: Uint8Array | undefined
  try {
    begun = chunk.subarray(0, readSync(STDIN, chunk))
  } catch {
    // Nothing is there yet, or nothing can be read: the patient way finds out which.
  }
  return (begun && wholeObject(begun)) ?? readPatiently(STDIN, deadline, begun)
}
