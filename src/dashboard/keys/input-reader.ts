import { decodeInput, flushInput, type InputEvent, type InputState, isInAnswer, noInput, patience } from './input.ts'

type InputReader = {
  readonly receive: (chunk: string) => void
  /** Stops waiting for anything. */
  readonly stop: () => void
}

/** Turns the terminal's chunks, and silence, into events: unfinished input is waited for no longer than `patience()` says. */
export function createInputReader(take: (events: readonly InputEvent[]) => void): InputReader {
  let input = noInput
  let stopped = false
  let silence: NodeJS.Timeout | undefined
  let silent: NodeJS.Immediate | undefined

  const stopWaiting = (): void => {
    clearTimeout(silence)
    clearImmediate(silent)
  }
  const proceed = ([next, events]: readonly [InputState, readonly InputEvent[]], chunk = ''): void => {
    // Keys pressed one by one while nothing happens must not prolong that: an answer comes in larger parts.
    const waitsOn = chunk.length === 1 && isInAnswer(input) && isInAnswer(next)
    input = next
    if (waitsOn) return
    stopWaiting()
    take(events)
    const wait = patience(input)
    if (wait === undefined || stopped) return
    silence = setTimeout(() => {
      // First read what arrived while we were busy, for example with a slow terminal.
      silent = setImmediate(() => proceed(flushInput(input)))
    }, wait)
  }
  return {
    receive(chunk) {
      proceed(decodeInput(input, chunk), chunk)
    },
    stop() {
      stopped = true
      stopWaiting()
    },
  }
}
