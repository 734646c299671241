import { UserError } from '../../base/user-error.ts'
import type { CommandContext } from '../start/context.ts'

/** Standard input, read as it is asked for; what was typed ahead is kept for the next question. */
export type TypedInput = {
  /** Whether there is something to take. */
  readonly isWaiting: () => boolean
  /** Everything that came and was not taken yet. */
  readonly take: () => string
  /** A whole line without its end; undefined if there are no more. */
  readonly line: () => Promise<string | undefined>
  /** Waits for more, no longer than `milliseconds` if given; false if there will be none. */
  readonly more: (milliseconds?: number) => Promise<boolean>
  /** Ends that wait. */
  readonly wake: () => void
  readonly hasEnded: () => boolean
  readonly close: () => void
}

/** No answer and no learning is this long. */
const MAX_LINE_UNITS = 65_536

export function createTypedInput(stdin: CommandContext['stdin']): TypedInput {
  let buffer = ''
  let ended = false
  let wake: (() => void) | undefined
  const onData = (chunk: string) => {
    buffer += chunk
    // A pipe may be endless: read no more than is asked for.
    if (!stdin.isTTY) stdin.pause()
    wake?.()
  }
  const onEnd = () => {
    ended = true
    wake?.()
  }
  stdin.setEncoding('utf8')
  stdin.on('data', onData)
  stdin.on('end', onEnd)
  if (stdin.isTTY) stdin.resume()

  function take(length = buffer.length): string {
    const taken = buffer.slice(0, length)
    buffer = buffer.slice(length)
    return taken
  }
  async function more(milliseconds?: number): Promise<boolean> {
    if (ended) return false
    let silence: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      wake = resolve
      if (milliseconds !== undefined) silence = setTimeout(() => setImmediate(resolve), milliseconds)
      stdin.resume()
    })
    clearTimeout(silence)
    wake = undefined
    return true
  }

  return {
    isWaiting: () => buffer !== '',
    take,
    more,
    async line() {
      for (;;) {
        const end = /\r\n|\r|\n/u.exec(buffer)
        if (end) return take(end.index + end[0].length).slice(0, end.index)
        if (buffer.length > MAX_LINE_UNITS)
          throw new UserError('The input has a line of more than 64 kB: that is not an answer', {
            hint: 'Give one answer a line, for example: echo x | sage review',
            code: 'long-line',
          })
        if (!(await more())) return take() || undefined
      }
    },
    wake: () => wake?.(),
    hasEnded: () => ended,
    close() {
      stdin.off('data', onData)
      stdin.off('end', onEnd)
      stdin.pause()
    },
  }
}
