import { isObject, parseIfJson } from '../../base/parsed-json.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { isEvent, JOURNAL_VERSION, type JournalEvent, notAnEvent } from '../event/event.ts'
import { NEVER_SAVED } from './torn-line.ts'

/** A line that could not be used. The journal is never changed for it; `sage doctor --fix` restores it from history. */
export type JournalProblem = {
  /** 1-based; 0 for the whole file. */
  readonly line: number
  /**
   * `torn`: an unfinished line, the last one or one that was closed since. `damaged`: not one of our events. `newer`: written by a newer Sage.
   * `gone`: the file is missing, but not its history. `emptied`: both are. `keyless`: the key to its approvals is missing.
   * `cut`: approvals are missing.
   */
  readonly kind: 'torn' | 'damaged' | 'newer' | 'gone' | 'emptied' | 'keyless' | 'cut'
  readonly reason: string
}

const STRETCH = 16 * 1024 * 1024

type Parsed = { events: JournalEvent[]; problems: JournalProblem[]; consumed: number; lines: number }

/**
 * Parses lines; `linesBefore` is only for the numbers in problems. A last line without newline is used if it is whole (the cut hit
 * the newline only) and left for later if it is not.
 */
export function parseLines(bytes: Buffer, linesBefore = 0): Parsed {
  const events: JournalEvent[] = []
  const problems: JournalProblem[] = []
  const end = bytes.lastIndexOf(0x0a) + 1
  let lines = 0
  for (const ended of linesOf(bytes.subarray(0, end))) {
    lines++
    // An editor, or git on Windows, may have changed the line endings.
    const text = ended.endsWith('\r') ? ended.slice(0, -1) : ended
    // The mark that closes a torn line is alone if that line was finished meanwhile.
    if (text.trim() === '' || text === NEVER_SAVED) continue
    if (text.endsWith(NEVER_SAVED)) {
      problems.push({ line: linesBefore + lines, kind: 'torn', reason: 'The line is unfinished' })
      continue
    }
    const result = parseEvent(text)
    if ('event' in result) events.push(result.event)
    else problems.push({ line: linesBefore + lines, ...result })
  }
  const rest = bytes.toString('utf8', end)
  if (rest.trim() === '') return { events, problems, consumed: end, lines }
  const last = parseEvent(rest)
  if ('event' in last) return { events: [...events, last.event], problems, consumed: bytes.length, lines }
  const kind = last.kind === 'newer' ? 'newer' : 'torn'
  problems.push({
    line: linesBefore + lines + 1,
    kind,
    reason: kind === 'torn' ? 'The last line is unfinished' : last.reason,
  })
  return { events, problems, consumed: end, lines }
}

/** Lines that all end with a newline, decoded in stretches: a string has at most 512 MB. */
function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(0x0a, Math.min(start + STRETCH, bytes.length - 1))
    const stop = newline === -1 ? bytes.length : newline + 1
    yield* bytes.toString('utf8', start, stop - 1).split('\n')
    start = stop
  }
}

type ParsedLine = { event: JournalEvent } | Omit<JournalProblem, 'line'>

/** One line of a journal as an event, or why it is none. */
function parseEvent(text: string): ParsedLine {
  // The person edits the journal to erase words, and some editors put a mark before the first line.
  const value = parseIfJson(withoutBom(text))
  if (value === undefined) return { kind: 'damaged', reason: 'Not JSON' }
  if (isEvent(value)) return { event: value }
  const version = isObject(value) ? value.v : undefined
  if (typeof version === 'number' && version > JOURNAL_VERSION)
    return { kind: 'newer', reason: `Written by a newer Sage (journal version ${version})` }
  return { kind: 'damaged', reason: notAnEvent(value) }
}
