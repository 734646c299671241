import { dirname } from 'node:path'
import { isExpectedError } from '../../base/system-error.ts'
import { EXIT } from '../../base/user-error.ts'
import { createNewEvents } from '../../journal/file/new-events.ts'
import type { JournalStore } from '../../journal/store/store.ts'
import { TICK, watchFolders } from '../../review/read/watch-folders.ts'
import { dayAndClock } from '../../text/clock-time.ts'
import { sayHeldBack } from '../say/for-model.ts'
import { jsonAnswer } from '../say/json-answer.ts'
import { sayError, describeError } from '../say/say-error.ts'
import { print } from '../say/say.ts'
import type { CommandContext, Options } from '../start/context.ts'
import { countHeldBack, logEntries, entryText, type LogEntry, shownTo } from './log-entries.ts'

/** The width of `2026-02-28 09:41`. */
const WHEN_WIDTH = 16

type Followed = {
  readonly journal: string
  /** How many existing changes to show. */
  readonly limit: number
  readonly inside: boolean
  readonly options: Options
}

/**
 * `sage log --follow`: existing changes, newest last, then each new one, whichever process writes it. It reads the journal itself,
 * because the history follows later and combines changes. With absolute times, because relative ones would go stale.
 */
export async function followLog(context: CommandContext, store: JournalStore, followed: Followed): Promise<number> {
  const { journal, limit, inside, options } = followed
  const { stdout, stderr, environment } = context
  const next = createNewEvents(journal)
  const inJson = options.json === true
  const write = ({ at, subject, body }: LogEntry): void => {
    const when = dayAndClock(at).padEnd(WHEN_WIDTH)
    if (inJson) stdout.write(jsonAnswer({ at, subject, body }))
    else print(stdout, entryText({ at, subject, body }, when, options.verbose === true))
  }
  const read = () => {
    store.refresh()
    const { events, journal: folded } = next()
    // Name also what arrived in between by its words.
    if (events.length > 0) store.refresh()
    const shown = shownTo(inside, store.items())
    return { events, shown, entries: logEntries(events, shown, folded) }
  }

  const { events, shown, entries } = read()
  if (inside) sayHeldBack(context, countHeldBack(events, shown))
  entries.slice(-limit).forEach(write)

  let told = ''
  const goOn = (): void => {
    try {
      read().entries.forEach(write)
      told = ''
    } catch (error) {
      // The obstacle may be gone by the next look, so this continues, and reports it once.
      if (!isExpectedError(error)) throw error
      const { text } = describeError(error, { json: inJson })
      if (text !== told) sayError(stderr, error, { json: inJson })
      told = text
    }
  }
  const watching = environment.env.SAGE_WATCH === '0' ? undefined : watchFolders([dirname(journal)], goOn)
  const ticking = setInterval(goOn, TICK)
  await new Promise<void>((resolve) => void process.once('SIGINT', () => resolve()))
  clearInterval(ticking)
  await watching?.close()
  return EXIT.interrupted
}
