import { EventEmitter } from 'node:events'
import { render, Text } from 'ink'
import { useSyncExternalStore } from 'react'
import type { Program } from './program.ts'
import type { CellRow } from './terminal/cells.ts'

type InkScreenOptions = {
  readonly program: Program
  /** The frame of the newest state. */
  readonly draw: () => readonly CellRow[]
  readonly paint: (frame: readonly CellRow[]) => void
  readonly crash: (error: unknown) => void
}

/**
 * Runs Ink on a fake terminal: each of its commits is one frame. Ink would measure and split every sign of it again, which is 10 of its 11
 * milliseconds, so a frame is a number to Ink: its rows are kept here until it is committed. Returns a function that stops it.
 */
export function showWithInk({ program, draw, paint, crash }: InkScreenOptions): () => void {
  let frame: readonly CellRow[] = []
  let number = 0
  function Screen() {
    useSyncExternalStore(program.subscribe, program.getState)
    frame = draw()
    return <Text>{++number}</Text>
  }
  const ink = render(<Screen />, {
    stdout: inkSink(() => paint(frame)),
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
