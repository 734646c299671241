import { EventEmitter } from 'node:events'
import { render, Text } from 'ink'
import { useSyncExternalStore } from 'react'
import type { Program } from '../program.ts'
import type { Picture } from '../terminal/painter.ts'

type InkScreenOptions = {
  readonly program: Program
  /** What the newest state looks like. */
  readonly draw: () => Picture
  readonly paint: (picture: Picture) => void
  readonly crash: (error: unknown) => void
}

/** Runs Ink on a fake terminal, where each of Ink's commits is one frame. Returns a function that stops it. */
export function showWithInk({ program, draw, paint, crash }: InkScreenOptions): () => void {
  let picture: Picture = { frame: [], cursor: undefined }
  let number = 0
  const next = (): number => {
    picture = draw()
    return ++number
  }
  const ink = render(<Screen program={program} next={next} />, {
    stdout: inkSink(() => paint(picture)),
    stdin: inkStdin(),
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
  })
  ink.waitUntilExit().catch(crash)
  return () => ink.unmount()
}

/** Ink would measure and split every character again, 10 of a frame's 11 milliseconds. So it gets a number, and the rows are kept beside it. */
function Screen({ program, next }: { readonly program: Program; readonly next: () => number }) {
  useSyncExternalStore(program.subscribe, program.getState)
  return <Text>{next()}</Text>
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
