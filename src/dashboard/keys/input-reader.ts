import { decodeInput, flushInput, type InputEvent, type InputState, noInput, patience } from './input.ts'

type InputReader = {
  readonly receive: (chunk: string) => void
  /** Waits for nothing any more. */
  readonly stop: () => void
}

/** Makes events of the terminal's chunks, and of silence: what is unfinished is waited for no longer than `patience()` says. */
export function createInputReader(take: (events: readonly InputEvent[]) => void): InputReader {
  let input = noInput
  let stopped = false
  let silence: NodeJS.Timeout | undefined
  let silent: NodeJS.Immediate | undefined

  const stopWaiting = (): void => {
    clearTimeout(silence)
    clearImmediate(silent)
  }
  const proceed = ([next, events]: readonly [InputState, readonly InputEvent[]]): void => {
    input = next
    take(events)
    const wait = patience(input)
    if (wait === undefined || stopped) return
    silence = setTimeout(() => {
      // What came while something else kept us busy, a slow terminal for one, is read before this.
      silent = setImmediate(() => proceed(flushInput(input)))
    }, wait)
  }
  return {
    receive(chunk) {
      stopWaiting()
      proceed(decodeInput(input, chunk))
    },
    stop() {
      stopped = true
      stopWaiting()
    },
  }
}
