import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { UserError } from '../text/user-error.ts'
import { OURS_WITHOUT_WAITING, strangeness } from '../workspace/ordinary-file.ts'
import { JOURNAL_VERSION, journalEvent, type JournalEvent } from './event.ts'
import { isPlainEvent } from './event-shape.ts'

/** A line that could not be used. The journal is never changed for it; `sage doctor --fix` restores it from history. */
export type JournalProblem = {
  /** 1-based; 0 for the whole file. */
  readonly line: number
  /** `torn`: the unfinished last line. `damaged`: not one of our events. `newer`: written by a newer Sage. `gone`: the file, not its history. */
  readonly kind: 'torn' | 'damaged' | 'newer' | 'gone'
  readonly reason: string
}

/** How far a journal was read, with enough of what stands there to notice that the file became another one. */
export type JournalPosition = {
  readonly inode: number
  /** Bytes consumed, and lines in them. */
  readonly offset: number
  readonly lines: number
  /** The last bytes before `offset`, as latin1. */
  readonly tail: string
}

export type JournalReading = {
  readonly events: readonly JournalEvent[]
  readonly problems: readonly JournalProblem[]
  readonly position: JournalPosition
  /** False if this is the whole journal: there was no position, or the file is not the one of the position. */
  readonly continued: boolean
}

export const START: JournalPosition = { inode: 0, offset: 0, lines: 0, tail: '' }
const TAIL = 1024
const STRETCH = 16 * 1024 * 1024

/** Reads a whole journal. One that does not exist is empty. Throws `UserError` for a link, a folder or a file without access. */
export function readJournal(path: string): JournalReading {
  return readJournalFrom(path, START)
}

/** Reads what came since `position`, or everything if the file was replaced, shortened or changed before it. */
export function readJournalFrom(path: string, position: JournalPosition): JournalReading {
  const fd = openJournal(path)
  if (fd === undefined) return { events: [], problems: [], position: START, continued: position.offset === 0 }
  try {
    const { ino, size } = fstatSync(fd)
    const continued = isSameFile(fd, ino, size, position)
    const from = continued ? position : START
    const bytes = readBytes(fd, from.offset, size - from.offset)
    const { events, problems, consumed, lines } = parseLines(bytes, from.lines)
    const offset = from.offset + consumed
    const tail = tailOf(from.tail, bytes.subarray(0, consumed))
    return { events, problems, position: { inode: ino, offset, lines: from.lines + lines, tail }, continued }
  } finally {
    closeSync(fd)
  }
}

const WHAT_STANDS_THERE: Readonly<Record<string, string>> = { ELOOP: 'it is a symbolic link', ENXIO: 'it is a socket' }
const PUT_BACK =
  'Put the regular file back, or move this one away: sage doctor --fix then brings back what its history has'

function openJournal(path: string): number | undefined {
  let fd: number
  try {
    fd = openSync(path, OURS_WITHOUT_WAITING)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    const refused = code === 'EACCES' || code === 'EPERM'
    const why = refused ? 'you may not read it' : (WHAT_STANDS_THERE[code ?? ''] ?? code)
    throw new UserError(`Cannot read the journal "${path}": ${why}`, {
      hint: refused ? 'Make the file readable for you again' : PUT_BACK,
      cause: error,
    })
  }
  const what = strangeness(fstatSync(fd))
  if (what === undefined) return fd
  closeSync(fd)
  throw new UserError(`Cannot read the journal "${path}": ${what}`, { hint: PUT_BACK })
}

function isSameFile(fd: number, inode: number, size: number, position: JournalPosition): boolean {
  if (position.offset === 0 || inode !== position.inode || size < position.offset) return false
  const { length } = position.tail
  return readBytes(fd, position.offset - length, length).toString('latin1') === position.tail
}

function readBytes(fd: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  let read = 0
  while (read < length) {
    const count = readSync(fd, bytes, read, length - read, offset + read)
    if (count === 0) break
    read += count
  }
  return bytes.subarray(0, read)
}

function tailOf(before: string, consumed: Buffer): string {
  return consumed.length >= TAIL
    ? consumed.toString('latin1', consumed.length - TAIL)
    : (before + consumed.toString('latin1')).slice(-TAIL)
}

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
  let torn: { text: string; problem: JournalProblem } | undefined
  for (const text of linesOf(bytes.subarray(0, end))) {
    lines++
    if (text.trim() === '') continue
    if (torn && !text.startsWith(torn.text)) problems.push(torn.problem)
    torn = undefined
    const result = parseLine(text)
    if ('event' in result) events.push(result.event)
    else torn = { text, problem: { line: linesBefore + lines, ...result } }
  }
  if (torn) problems.push(torn.problem)
  const rest = bytes.toString('utf8', end)
  if (rest.trim() === '') return { events, problems, consumed: end, lines }
  const last = parseLine(rest)
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
export function parseLine(text: string): ParsedLine {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'damaged', reason: 'Not JSON' }
  }
  if (isPlainEvent(value)) return { event: value }
  const version = versionOf(value)
  if (version !== undefined && version > JOURNAL_VERSION)
    return { kind: 'newer', reason: `Written by a newer Sage (journal version ${version})` }
  const parsed = journalEvent.safeParse(value)
  if (parsed.success) return { event: parsed.data }
  const issue = parsed.error.issues[0]
  return {
    kind: 'damaged',
    reason: `Not an event of the journal: ${issue?.path.join('.') || 'value'}: ${issue?.message ?? '?'}`,
  }
}

function versionOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'v')) return undefined
  const { v } = value as { v: unknown }
  return typeof v === 'number' ? v : undefined
}
