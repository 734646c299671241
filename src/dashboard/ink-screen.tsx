import { EventEmitter } from 'node:events'
import { render, Text } from 'ink'
import { useSyncExternalStore } from 'react'
import type { Program } from './program.ts'

type InkScreenOptions = {
  readonly program: Program
  /** Paints the newest state. */
  readonly paint: () => void
  readonly crash: (error: unknown) => void
}

/**
 * Runs Ink on a fake terminal: each of its commits is one frame. Ink would measure and split every sign of it again, which is 10 of its 11
 * milliseconds, so a frame is a number to Ink, and is painted from the state. Returns a function that stops it.
 */
export function showWithInk({ program, paint, crash }: InkScreenOptions): () => void {
  let frames = 0
  function Screen() {
    useSyncExternalStore(program.subscribe, program.getState)
    return <Text>{++frames}</Text>
  }
  const ink = render(<Screen />, {
    stdout: inkSink(paint),
    stdin: inkStdin(),
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
  })
  ink.waitUntilExit().catch(crash)
  return () => ink.unmount()
}

/** What Ink takes for the terminal. With `debug`, each commit is one write. */
function inkSink(commit: () => void): NodeJS.WriteStream {
  const write = (): boolean => {
    commit()
    return true
  }
  return Object.assign(new EventEmitter(), { write }) as unknown as NodeJS.WriteStream
}

/** Ink reads no keys: they go from the terminal to the keymap, in whole chunks. */
function inkStdin(): NodeJS.ReadStream {
  return Object.assign(new EventEmitter(), { isTTY: false }) as unknown as NodeJS.ReadStream
}
