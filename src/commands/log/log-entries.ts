import { gather } from '../../base/gather.ts'
import type { JournalEvent } from '../../journal/event/event.ts'
import type { HistoryEntry } from '../../journal/history/history-log.ts'
import { historyMessage } from '../../journal/history/history-message.ts'
import type { Journal } from '../../journal/item/fold.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import { visible } from '../../text/sanitize.ts'

/** One change, as `sage log` shows it. */
export type LogEntry = Omit<HistoryEntry, 'commit'> & { readonly commit?: string }

type Items = ReadonlyMap<string, ViewItem>

/** The items that may be named by their words: inside Claude Code only approved ones. */
export function shownTo(inside: boolean, items: Items): Items {
  return inside ? new Map([...items].filter(([, { status }]) => status === 'approved')) : items
}

/** How many of the items that events are about may not be named. */
export function countHeldBack(events: readonly JournalEvent[], shown: Items): number {
  return new Set(events.map(({ item }) => item).filter((id) => !shown.has(id))).size
}

/** The newest `limit` changes, oldest first. Events with the same time are one: a drain, or one key for many items. */
export function logEntries(
  events: readonly JournalEvent[],
  items: Items,
  journal: Pick<Journal, 'reversals'>,
  limit = Infinity,
): LogEntry[] {
  const moments = new Map<string, JournalEvent[]>()
  for (const event of events) gather(moments, event.at, event)
  return [...moments].slice(-limit).map(([at, together]) => {
    const [subject = '', , ...body] = historyMessage(together, items, journal).split('\n')
    return { at, subject, body: body.join('\n') }
  })
}

/** The lines of an entry; `verbose` names every item. */
export function entryText({ subject, body, commit }: LogEntry, when: string, verbose: boolean): string {
  const line = `${commit === undefined ? '' : `${commit.slice(0, 8)} `}${when} ${visible(subject)}\n`
  return verbose && body !== '' ? `${line}${visible(body).replace(/^/gm, '    ')}\n` : line
}
