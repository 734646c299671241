import type { PendingCall } from './assemble/segment.ts'
import { decodeEntry } from './decode.ts'
import { field, text } from './entry.ts'
import type { TranscriptEvent } from './event.ts'
import { findInjection, INJECTION_NEEDLES } from './injections.ts'
import { readCall, readResult } from './quick.ts'
import { parseLine } from './records.ts'
import { ATTACHMENT, CALL, classify, RESULT, SETTLED, SKIP, THINKING } from './relevance.ts'
import { emptyStats, KNOWN_TYPES, type LineProblem, type ReadStats, typeName } from './stats.ts'
import type { SeenInjection, Turn } from './turn.ts'

export type LineEvents = {
  read(buffer: Buffer, start: number, end: number, offset: number, line: number): readonly TranscriptEvent[]
  tooLong(offset: number, line: number): void
  /** Whether the bytes after the last newline are one whole record. */
  isWhole(buffer: Buffer, start: number, end: number): boolean
  /** The last assistant message, in the forms in which a hook may have given it. */
  lastAnswer(): string[]
  stats(turns: readonly Turn[]): ReadStats
  readonly injections: SeenInjection[]
  readonly problems: LineProblem[]
}

const NONE: readonly TranscriptEvent[] = []
const SETTLED_EVENTS: readonly TranscriptEvent[] = [{ kind: 'settled' }]
const BOM = Buffer.from([0xef, 0xbb, 0xbf])
const OTHER_BLOCK = Buffer.from('{"type":"t')
const PROBLEMS_KEPT = 1_000

/** Turns lines into events, decoding as few of them as possible, and counts what it meets beyond `seen`. */
export function lineEvents(options: { seen: number; knownCalls: () => readonly PendingCall[] }): LineEvents {
  const stats = emptyStats()
  const injections: SeenInjection[] = []
  const problems: LineProblem[] = []
  let version = ''
  let uncounted = 0
  let last: { id: string; parts: string[] } = { id: '', parts: [] }

  function read(buffer: Buffer, begin: number, end: number, offset: number, line: number): readonly TranscriptEvent[] {
    let start = begin
    if (offset === 0 && buffer.subarray(start, start + 3).equals(BOM)) start += 3
    const fresh = offset >= options.seen
    if (fresh) {
      stats.lines++
      uncounted++
    }
    switch (classify(buffer, start, end)) {
      case SKIP:
        return NONE
      case SETTLED:
        return SETTLED_EVENTS
      case RESULT: {
        const event = readResult(buffer, start, end, options.knownCalls())
        return event ?? decode(buffer, start, end, offset, line, fresh)
      }
      case CALL: {
        const event = readCall(buffer, start, end)
        return event ?? decode(buffer, start, end, offset, line, fresh)
      }
      case THINKING:
        return buffer.subarray(start, end).includes(OTHER_BLOCK)
          ? decode(buffer, start, end, offset, line, fresh)
          : NONE
      case ATTACHMENT: {
        const bytes = buffer.subarray(start, end)
        return INJECTION_NEEDLES.some((needle) => bytes.includes(needle))
          ? decode(buffer, start, end, offset, line, fresh)
          : NONE
      }
      default:
        return decode(buffer, start, end, offset, line, fresh)
    }
  }

  function decode(buffer: Buffer, start: number, end: number, offset: number, line: number, fresh: boolean) {
    const whole = buffer.toString('utf8', start, end)
    const { records, damaged } = parseLine(whole)
    if (damaged && fresh && problems.length < PROBLEMS_KEPT) problems.push({ line, offset, problem: 'damaged' })
    if (fresh) stats.decoded++
    const events: TranscriptEvent[] = []
    for (const record of records) {
      const at = record.at === 0 ? offset : offset + Buffer.byteLength(whole.slice(0, record.at))
      const found = decodeEntry(record.entry, { offset: at, line })
      events.push(...found)
      for (const event of found) {
        if (event.kind === 'answer') remember(event.messageId, event.text)
        if (event.kind === 'machine' && event.automation && fresh) stats.automated++
      }
      if (fresh) count(record.entry)
    }
    return events
  }

  function count(entry: Readonly<Record<string, unknown>>): void {
    const found = typeName(text(entry, 'version'))
    if (field(entry, 'version') !== undefined && found !== version) {
      countLines()
      version = found
    }
    const type = typeName(text(entry, 'type'))
    if (!KNOWN_TYPES.has(type)) {
      stats.unknownTypes[type] = (stats.unknownTypes[type] ?? 0) + 1
      versionStats(version || 'unknown').unknown++
    }
    const seen = findInjection(entry)
    if (seen && text(entry, 'type') === 'attachment') injections.push(seen)
  }

  function countLines(): void {
    if (version === '') return
    versionStats(version).entries += uncounted
    uncounted = 0
  }

  function versionStats(name: string) {
    return (stats.versions[name] ??= { entries: 0, turns: 0, unknown: 0 })
  }

  function remember(id: string, said: string): void {
    if (said === '') return
    last = id !== '' && id === last.id ? { id, parts: [...last.parts, said] } : { id, parts: [said] }
  }

  return {
    read,
    tooLong: (offset, line) => {
      if (offset < options.seen) return
      stats.lines++
      if (problems.length < PROBLEMS_KEPT) problems.push({ line, offset, problem: 'too-long' })
    },
    isWhole: (buffer, start, end) => isObject(buffer.toString('utf8', start, end).replace(/^\uFEFF/, '')),
    lastAnswer: () => [last.parts.at(-1) ?? '', last.parts.join('\n\n'), last.parts.join('\n'), last.parts.join('')],
    stats: (turns) => {
      if (version === '') version = 'unknown'
      countLines()
      for (const turn of turns) versionStats(turn.version ? typeName(turn.version) : version).turns++
      stats.turns = turns.length
      return stats
    },
    injections,
    problems,
  }
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}
