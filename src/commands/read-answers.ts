import { decodeInput, flushInput, noInput } from '../dashboard/keys/input.ts'
import type { CommandContext } from './context.ts'

/** Answers of a person, one at a time: a key at a terminal, a line from anywhere else. Undefined when there is no more. */
export type Answers = {
  /** What a key types, or its name, e.g. `up`; empty for Enter and for what is no one key. */
  readonly key: () => Promise<string | undefined>
  /** A whole line, also at a terminal: for words. */
  readonly line: () => Promise<string | undefined>
  readonly close: () => void
}

/** Reads answers from standard input; what was typed ahead is kept for the next question. */
export function readAnswers({ stdin, stdout }: Pick<CommandContext, 'stdin' | 'stdout'>): Answers {
  let buffer = ''
  let ended = false
  let wake: (() => void) | undefined
  const onData = (chunk: string) => {
    buffer += chunk
    wake?.()
  }
  const onEnd = () => {
    ended = true
    wake?.()
  }
  stdin.setEncoding('utf8')
  stdin.on('data', onData)
  stdin.on('end', onEnd)
  stdin.resume()

  const more = async (): Promise<boolean> => {
    if (ended) return false
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    wake = undefined
    return true
  }
  const line = async (): Promise<string | undefined> => {
    for (;;) {
      const end = /\r\n|\r|\n/u.exec(buffer)
      if (end) {
        const text = buffer.slice(0, end.index)
        buffer = buffer.slice(end.index + end[0].length)
        return text
      }
      if (!(await more())) {
        const rest = buffer
        buffer = ''
        return rest === '' ? undefined : rest
      }
    }
  }
  return {
    line,
    async key() {
      if (!stdin.isTTY) return (await line())?.trim()
      stdin.setRawMode(true)
      try {
        for (;;) {
          if (buffer === '' && !(await more())) return undefined
          const answer = answerIn(buffer)
          buffer = ''
          // What a terminal says by itself is no answer.
          if (answer === undefined) continue
          stdout.write(answer >= ' ' ? `${answer}\n` : '\n')
          return ENDS.has(answer) ? undefined : answer
        }
      } finally {
        stdin.setRawMode(false)
      }
    },
    close() {
      stdin.off('data', onData)
      stdin.off('end', onEnd)
      stdin.pause()
    },
  }
}

/** Ctrl-C and Ctrl-D, as they are and as some terminals write them. */
const ENDS: ReadonlySet<string> = new Set(['\u0003', '\u0004', 'ctrl-c', 'ctrl-d'])

/** What was pressed; undefined if nothing was. What came together was not typed as an answer: a paste, or keys held down. */
function answerIn(typed: string): string | undefined {
  if (Array.from(typed).length === 1 && typed !== '\u001b') return typed
  const [state, events] = decodeInput(noInput, typed)
  events.push(...flushInput(state)[1])
  if (events.length === 0) return undefined
  const keys = events.flatMap((event) => (event.type === 'keys' ? event.keys : []))
  const [key = ''] = keys.length === events.length && keys.length === 1 ? keys : []
  return key === 'enter' ? '' : key
}
