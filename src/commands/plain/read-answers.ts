import {
  decodeInput,
  flushInput,
  type InputEvent,
  type InputState,
  noInput,
  patience,
} from '../../dashboard/keys/input.ts'
import { stopJob } from '../../dashboard/terminal/stop-job.ts'
import { interruption } from '../say/ask.ts'
import type { CommandContext } from '../start/context.ts'
import { terminalForKeys } from './terminal-for-keys.ts'
import { createTypedInput } from './typed-input.ts'
import { editedLine } from './typed-line.ts'

/** A person's answers, one at a time: a key at a terminal, a line from anywhere else. Undefined when there are no more. */
export type Answers = {
  /**
   * Asks for one key. The typed character, or the key's name, e.g. `up`; '' for Enter, `SEVERAL` for anything but one key, `STOPPED` after the job
   * was stopped and continues. Ctrl-C is no answer: it throws.
   */
  readonly key: (question: string) => Promise<string | undefined>
  /** Asks for a whole line, even at a terminal: for words. */
  readonly line: (question: string) => Promise<string | undefined>
  /** Forgets what was typed at a terminal so far: nothing had been asked. Ctrl-C is no answer: it throws. */
  readonly forget: () => Promise<void>
  readonly close: () => void
}

/** Milliseconds in which what was typed already has come. */
const MOMENT = 20

type AnswersContext = Pick<CommandContext, 'environment' | 'stdin' | 'stdout'>

/** Input that came together was not typed as an answer: a paste, or keys held down. No key types this. */
export const SEVERAL = '\u0000'

/** The job was stopped and continues: the question has scrolled away. */
export const STOPPED = '\u001a'
const STOPS: ReadonlySet<string> = new Set([STOPPED, 'ctrl-z'])

/** Reads answers from standard input; what was typed ahead is kept for the next question. */
export function readAnswers(context: AnswersContext): Answers {
  const { environment, stdin, stdout } = context
  const typed = createTypedInput(stdin)
  let interrupted: 'must stop' | 'goes on' | undefined
  const onStop = () => {
    interrupted = 'must stop'
    typed.wake()
  }
  const onGoingOn = () => {
    interrupted = 'goes on'
    typed.wake()
  }
  const keys = stdin.isTTY ? terminalForKeys(context, onStop) : undefined
  if (keys) process.on('SIGCONT', onGoingOn)

  /** The last answer was a key. Somebody who types lines ends it with Enter, which must not answer the next question. */
  let mayEnd = false
  let input = noInput
  /** What was pressed; undefined if nothing was, or more is to come. Ctrl-C ends even that. */
  const nextAnswer = (): string | undefined => {
    const text = typed.take()
    if (ENDS.has(text)) return text
    const [after, events] = text === '' ? flushInput(input) : decodeInput(input, text)
    input = isIdle(after) ? noInput : after
    return answerOf(events)
  }
  /** The next key; that of the end if there are no more. Messages from the terminal are no answer, and a paste is waited for to its end. */
  const nextKey = async (): Promise<string> => {
    for (;;) {
      if (!typed.isWaiting() && !interrupted) await typed.more(patience(input))
      // Somebody else stopped the job, and the terminal may be in line mode by now.
      if (interrupted) return STOPPED
      if (!typed.isWaiting() && typed.hasEnded()) return END_OF_INPUT
      const answer = nextAnswer()
      if (answer === undefined) continue
      const isEnd = mayEnd && answer === ''
      mayEnd = answer !== ''
      if (!isEnd) return answer
    }
  }
  return {
    async line(question) {
      const ask = () => void stdout.write(`${question}\n`)
      ask()
      // It has scrolled away.
      if (stdin.isTTY) process.on('SIGCONT', ask)
      try {
        const line = await typed.line()
        const isEnd = mayEnd && line === ''
        mayEnd = false
        const said = isEnd ? await typed.line() : line
        return stdin.isTTY && said !== undefined ? editedLine(said) : said
      } finally {
        process.off('SIGCONT', ask)
      }
    },
    async key(question) {
      // Taken first: Ctrl-C at a question is a key, and would be a signal before.
      keys?.take()
      stdout.write(question)
      if (!keys) return (await typed.line())?.trim()
      // What happened while a line was typed, or nothing was asked, has scrolled nothing away.
      interrupted = undefined
      let stops = false
      try {
        const answer = await nextKey()
        if (interrupted === 'goes on') return answer
        stops = STOPS.has(answer) && environment.platform !== 'win32'
        stdout.write(answer >= ' ' && !stops ? `${answer}\n` : '\n')
        if (stops) return STOPPED
        if (INTERRUPTS.has(answer)) throw interruption()
        return ENDS.has(answer) ? undefined : answer
      } finally {
        keys.giveBack()
        if (stops) await stopJob()
      }
    },
    async forget() {
      if (!keys) return
      keys.take()
      // A terminal in line mode hands over a line that was not ended once it is taken for keys.
      await typed.more(MOMENT)
      const [, events] = decodeInput(noInput, typed.take())
      keys.giveBack()
      if (events.some((event) => event.type === 'keys' && event.keys.includes('ctrl-c'))) throw interruption()
    },
    close() {
      process.off('SIGCONT', onGoingOn)
      keys?.close()
      typed.close()
    },
  }
}

/** Ctrl-C and Ctrl-D, plain and as some terminals write them. */
const INTERRUPTS: ReadonlySet<string> = new Set(['\u0003', 'ctrl-c'])
const END_OF_INPUT = '\u0004'
const ENDS: ReadonlySet<string> = new Set([...INTERRUPTS, END_OF_INPUT, 'ctrl-d'])

const isIdle = ({ rest, paste, given, cutOff }: InputState): boolean =>
  rest === '' && paste === undefined && given === '' && cutOff === undefined

/** Undefined if nothing was pressed: entering or leaving the window is not an answer. */
function answerOf(events: readonly InputEvent[]): string | undefined {
  const isSure = events.every((event) => event.type === 'keys' && !event.doubtful)
  const keys = events.flatMap((event) => (event.type === 'keys' ? event.keys : [])).filter((key) => !FOCUS.has(key))
  if (isSure && keys.length === 0) return undefined
  const [key = SEVERAL] = isSure && keys.length === 1 ? keys : []
  if (key === 'enter') return ''
  return key === 'space' ? ' ' : key
}

const FOCUS: ReadonlySet<string> = new Set(['focus-in', 'focus-out'])
