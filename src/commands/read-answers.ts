import type { CommandContext } from './context.ts'

/** Answers of a person, one at a time: a key at a terminal, a line from anywhere else. Undefined when there is no more. */
export type Answers = {
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
        if (buffer === '' && !(await more())) return undefined
        // What came together was not typed as an answer: a paste, or keys held down.
        const typed = buffer
        buffer = ''
        const pressed = Array.from(typed)
        const answer = pressed.length === 1 ? typed : ''
        stdout.write(answer >= ' ' ? `${answer}\n` : '\n')
        return answer === '\u0003' || answer === '\u0004' ? undefined : answer
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
