import process from 'node:process'
import { StringDecoder } from 'node:string_decoder'
import type { Settings } from '../state/settings.ts'
import { enterSequence, leaveSequence, modes } from './modes.ts'
import type { Size } from './painter.ts'
import { holdWarnings } from './warnings.ts'

export type TerminalStreams = {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  /** Drops what was typed so far. Node would read it only after the first frame, as if it were about that. */
  readonly dropTyped: () => void
}

export type Terminal = {
  readonly size: () => Size
  readonly write: (text: string) => void
  readonly enter: () => void
  /** Switches on again what `enter` did: the terminal may be another one by now, or may have been reset. */
  readonly renew: () => void
  /** Gives the terminal back as it was found. Can be called any number of times. */
  readonly leave: () => void
  /** Incoming text, cut between characters, never inside one; not what was typed before `enter`. */
  readonly onInput: (listener: (chunk: string) => void) => void
  /**
   * The size changed, or changed and changed back, or the program that shows the terminal (dtach) asks for a redraw: the screen may show
   * anything.
   */
  readonly onResize: (listener: () => void) => void
  /** The terminal is gone: closed window or lost connection. */
  readonly onLost: (listener: () => void) => void
  readonly close: () => void
}

/** More than any screen shows. A terminal that does not know its size may say 65535, and drawing that takes longer than anybody waits. */
const LARGEST: Size = { columns: 1000, rows: 500 }
/** Resizes come in bursts while a window is dragged. */
const RESIZE_MILLISECONDS = 50

/** Switches on raw mode, alternate screen, bracketed paste and so on; `leave()` switches all of it off. */
export function createTerminal({ stdin, stdout, dropTyped }: TerminalStreams, settings: Settings): Terminal {
  const decoder = new StringDecoder('utf8')
  let entered = false
  // Each may be lost alone: keys can come from another terminal than the one that shows them.
  const lost = new Set<typeof stdin | typeof stdout>()
  // Never removed: a write to a terminal that is gone fails later than it was written.
  for (const stream of [stdin, stdout]) stream.on('error', () => lost.add(stream))
  let resizeTimer: NodeJS.Timeout | undefined
  let sayWarnings = (): void => undefined
  const cleanups: (() => void)[] = []
  const write = (text: string): void => {
    if (!lost.has(stdout) && !stdout.destroyed && !stdout.writableEnded) stdout.write(text)
  }
  const size = (): Size => ({
    columns: Math.min(stdout.columns || 80, LARGEST.columns),
    rows: Math.min(stdout.rows || 24, LARGEST.rows),
  })

  const listen = <T>(
    emitter: {
      on(event: string, listener: (value: T) => void): unknown
      off(event: string, listener: (value: T) => void): unknown
    },
    event: string,
    listener: (value: T) => void,
  ): void => {
    emitter.on(event, listener)
    cleanups.push(() => emitter.off(event, listener))
  }

  return {
    size,
    write,
    enter() {
      if (entered) return
      entered = true
      stdin.setRawMode(true)
      // That input was meant for whatever had the terminal before.
      dropTyped()
      stdin.ref()
      stdin.resume()
      write(enterSequence(settings, size()))
      sayWarnings = holdWarnings()
    },
    renew() {
      if (entered) write(modes(settings))
    },
    leave() {
      if (!entered) return
      entered = false
      if (!lost.has(stdin) && !stdin.destroyed) stdin.setRawMode(false)
      write(leaveSequence(settings, size()))
      stdin.pause()
      sayWarnings()
    },
    onInput(listener) {
      listen<Buffer | string>(stdin, 'data', (data) => {
        const chunk = typeof data === 'string' ? data : decoder.write(data)
        if (chunk !== '') listener(chunk)
      })
    },
    onResize(listener) {
      const resized = () => {
        clearTimeout(resizeTimer)
        resizeTimer = setTimeout(listener, RESIZE_MILLISECONDS)
      }
      listen(stdout, 'resize', resized)
      // Node reports nothing else if the size stayed the same.
      if (process.platform !== 'win32') listen(process, 'SIGWINCH', resized)
    },
    onLost(listener) {
      listen(stdin, 'end', listener)
      listen(stdin, 'error', listener)
      listen(stdout, 'error', listener)
    },
    close() {
      clearTimeout(resizeTimer)
      for (const cleanup of cleanups) cleanup()
      stdin.unref()
    },
  }
}
