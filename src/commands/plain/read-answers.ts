import {
  decodeInput,
  flushInput,
  type InputEvent,
  type InputState,
  noInput,
  patience,
} from '../../dashboard/keys/input.ts'
import { UserError } from '../../text/user-error.ts'
import type { CommandContext } from '../start/context.ts'
import { stopJob } from './stop-job.ts'

/** A person's answers, one at a time: a key at a terminal, a line from anywhere else. Undefined when there are no more. */
export type Answers = {
  /** The typed character, or the key's name, e.g. `up`; '' for Enter, `SEVERAL` for anything but one key, `STOPPED` after the job was stopped and continues. */
  readonly key: () => Promise<string | undefined>
  /** A whole line, even at a terminal: for words. */
  readonly line: () => Promise<string | undefined>
  readonly close: () => void
}

/** Input that came together was not typed as an answer: a paste, or keys held down. No key types this. */
export const SEVERAL = '\u0000'

/** The job was stopped and continues: the question has scrolled away. */
export const STOPPED = '\u001a'
const STOPS: ReadonlySet<string> = new Set([STOPPED, 'ctrl-z'])

/** Makes the terminal mark pastes: a long paste comes in parts, and the last of them may look like one key. */
const MARK_PASTES = '\u001b[?2004h'
const NO_MARKS = '\u001b[?2004l'

/** No answer and no learning is this long. */
const LONGEST_LINE = 65_536

/** Reads answers from standard input; what was typed ahead is kept for the next question. */
export function readAnswers({
  environment,
  stdin,
  stdout,
}: Pick<CommandContext, 'environment' | 'stdin' | 'stdout'>): Answers {
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
  let goesOn = false
  const onGoingOn = () => {
    goesOn = true
    wake?.()
  }
  if (stdin.isTTY) process.on('SIGCONT', onGoingOn)
  stdin.setEncoding('utf8')
  stdin.on('data', onData)
  stdin.on('end', onEnd)
  if (stdin.isTTY) stdin.resume()

  /** Waits for input; false if there will be no more. Waits no longer than `milliseconds`, if given. */
  const more = async (milliseconds?: number): Promise<boolean> => {
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
  const line = async (): Promise<string | undefined> => {
    for (;;) {
      const end = /\r\n|\r|\n/u.exec(buffer)
      if (end) {
        const text = buffer.slice(0, end.index)
        buffer = buffer.slice(end.index + end[0].length)
        return text
      }
      if (buffer.length > LONGEST_LINE)
        throw new UserError('The input has a line of more than 64 kB: that is not an answer', { code: 'long-line' })
      if (!(await more())) {
        const rest = buffer
        buffer = ''
        return rest === '' ? undefined : rest
      }
    }
  }
  let input = noInput
  /** What was pressed; undefined if nothing was, or more is to come. Ctrl-C ends even that. */
  const nextAnswer = (): string | undefined => {
    const typed = buffer
    buffer = ''
    const isOneSign = Array.from(typed).length === 1 && typed !== '\u001b' && typed !== SEVERAL
    if (isOneSign && (input === noInput || ENDS.has(typed))) return typed
    const [after, events] = typed === '' ? flushInput(input) : decodeInput(input, typed)
    input = isIdle(after) ? noInput : after
    return answerOf(events)
  }
  return {
    line,
    async key() {
      if (!stdin.isTTY) return (await line())?.trim()
      const marks = stdout.isTTY && environment.env.TERM !== 'dumb'
      stdin.setRawMode(true)
      if (marks) stdout.write(MARK_PASTES)
      let stops = false
      try {
        for (;;) {
          if (buffer === '' && !goesOn) await more(patience(input))
          // Somebody else stopped the job, and the terminal may be in line mode by now.
          if (goesOn) return STOPPED
          if (buffer === '' && ended) return undefined
          const answer = nextAnswer()
          // Messages from the terminal are no answer, and a paste is waited for to its end.
          if (answer === undefined) continue
          stops = STOPS.has(answer) && environment.platform !== 'win32'
          stdout.write(answer >= ' ' && !stops ? `${answer}\n` : '\n')
          if (stops) return STOPPED
          return ENDS.has(answer) ? undefined : answer
        }
      } finally {
        if (marks) stdout.write(NO_MARKS)
        stdin.setRawMode(false)
        if (stops) await stopJob()
        goesOn = false
      }
    },
    close() {
      process.off('SIGCONT', onGoingOn)
      stdin.off('data', onData)
      stdin.off('end', onEnd)
      stdin.pause()
    },
  }
}

/** Ctrl-C and Ctrl-D, plain and as some terminals write them. */
const ENDS: ReadonlySet<string> = new Set(['\u0003', '\u0004', 'ctrl-c', 'ctrl-d'])

const isIdle = ({ rest, paste, given, cutOff }: InputState): boolean =>
  rest === '' && paste === undefined && given === '' && !cutOff

/** Undefined if nothing was pressed. */
function answerOf(events: readonly InputEvent[]): string | undefined {
  if (events.length === 0) return undefined
  const keys = events.flatMap((event) => (event.type === 'keys' && !event.doubtful ? event.keys : []))
  const [key = SEVERAL] = keys.length === events.length && keys.length === 1 ? keys : []
  if (key === 'enter') return ''
  return key === 'space' ? ' ' : key
}
