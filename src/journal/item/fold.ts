import type { DecidedEvent, JournalEvent, UndoneEvent } from '../event/event.ts'
import type { Home, Item, ViewItem } from './item.ts'
import { type ItemRecord, itemOf, newRecord } from './record.ts'

/** The state that one journal's events add up to. */
export type Journal = {
  readonly home: Home
  readonly items: ReadonlyMap<string, ViewItem>
  /** Decisions in force, in the order in which they took effect; undo reverts them from the end. */
  readonly decisions: readonly DecidedEvent[]
  /** Undos that can be redone, oldest first. */
  readonly undos: readonly UndoneEvent[]
  /** What each undo and each redo did, by its id, oldest first. */
  readonly reversals: ReadonlyMap<string, Reversal>
  readonly records: ReadonlyMap<string, ItemRecord>
  /** When each session was last given something, as its transcript says. */
  readonly deliveries: ReadonlyMap<string, string>
}

/** The decision that an undo took back, or a redo restored. */
type Reversal = { readonly by: 'undo' | 'redo'; readonly decision: DecidedEvent }

export function emptyJournal(home: Home): Journal {
  return {
    home,
    items: new Map(),
    decisions: [],
    undos: [],
    reversals: new Map(),
    records: new Map(),
    deliveries: new Map(),
  }
}

/**
 * Folds events, in journal order, on top of what was folded before. Pure, never throws. Each event affects one item; repeated
 * lines (from a union merge) change nothing. A decision made on any state other than the current one is void, so of two decisions
 * made without knowledge of each other, the first in the file counts.
 */
export function foldEvents(events: readonly JournalEvent[], before: Journal = emptyJournal('project')): Journal {
  if (events.length === 0) return before
  const fold = new Fold(before)
  for (const event of events) fold.take(event)
  return fold.result()
}

/** The working state of one `foldEvents` call; the maps are its own copies. */
class Fold {
  readonly #records: Map<string, ItemRecord>
  readonly #home: Home
  readonly #items: Map<string, ViewItem>
  readonly #touched = new Set<string>()
  readonly #decisions: Map<string, DecidedEvent>
  readonly #undos: Map<string, UndoneEvent>
  readonly #reversals: Map<string, Reversal>
  readonly #deliveries: Map<string, string>
  /** Sessions of the items that were delivered: there are thousands of them after a year, so they are not copied for each. */
  readonly #sessions = new Map<string, Set<string>>()

  constructor(before: Journal) {
    this.#home = before.home
    this.#records = new Map(before.records)
    this.#items = new Map(before.items)
    this.#decisions = new Map(before.decisions.map((event) => [event.id, event]))
    this.#undos = new Map(before.undos.map((event) => [event.id, event]))
    this.#reversals = new Map(before.reversals)
    this.#deliveries = new Map(before.deliveries)
  }

  take(event: JournalEvent): void {
    if (event.type === 'proposed' || event.type === 'imported') {
      if (!this.#records.has(event.item)) this.#set(event.item, newRecord(event))
      return
    }
    const record = this.#records.get(event.item)
    if (!record) return
    switch (event.type) {
      case 'delivered': {
        this.#sessionsOf(event.item, record).add(event.sessionId)
        this.#deliveries.set(event.sessionId, later(this.#deliveries.get(event.sessionId), event.seenAt))
        this.#set(event.item, { ...record, lastDeliveredAt: later(record.lastDeliveredAt, event.seenAt) })
        return
      }
      case 'repeated': {
        if (record.repeats.some((repeat) => repeat.turnUuid === event.turnUuid)) return
        const { sessionId, turnUuid, text, at, afterDelivery } = event
        const repeat = { sessionId, turnUuid, text, at, afterDelivery }
        this.#set(event.item, { ...record, repeats: [...record.repeats, repeat] })
        return
      }
      case 'decided':
        this.#decide(event, record)
        return
      case 'undone':
        this.#undo(event, record)
    }
  }

  #decide(event: DecidedEvent, record: ItemRecord): void {
    if (record.seen.includes(event.id) || event.on !== record.on) return
    if (record.decisions.at(-1)?.decision === 'purge') return
    for (const { event: undo } of record.undos) this.#undos.delete(undo.id)
    this.#decisions.set(event.id, event)
    this.#set(event.item, {
      ...record,
      decisions: [...record.decisions, event],
      undos: [],
      on: event.id,
      seen: [...record.seen, event.id],
    })
  }

  #undo(event: UndoneEvent, record: ItemRecord): void {
    if (record.seen.includes(event.id) || event.on !== record.on) return
    const after = { ...record, on: event.id, seen: [...record.seen, event.id] }
    const last = record.decisions.at(-1)
    const undone = record.undos.at(-1)
    if (last && last.id === event.event) {
      this.#decisions.delete(last.id)
      this.#undos.set(event.id, event)
      this.#reversals.set(event.id, { by: 'undo', decision: last })
      const undos = [...record.undos, { event, decision: last }]
      const takenBack = [...new Set([...record.takenBack, ...(last.text === undefined ? [] : [last.text])])]
      this.#set(event.item, { ...after, decisions: record.decisions.slice(0, -1), undos, takenBack })
    } else if (undone && undone.event.id === event.event) {
      this.#undos.delete(undone.event.id)
      this.#decisions.set(undone.decision.id, undone.decision)
      this.#reversals.set(event.id, { by: 'redo', decision: undone.decision })
      this.#set(event.item, {
        ...after,
        decisions: [...record.decisions, undone.decision],
        undos: record.undos.slice(0, -1),
      })
    }
  }

  #sessionsOf(id: string, record: ItemRecord): Set<string> {
    const known = this.#sessions.get(id)
    if (known) return known
    const sessions = new Set(record.deliveredTo)
    this.#sessions.set(id, sessions)
    return sessions
  }

  #set(id: string, record: ItemRecord): void {
    this.#records.set(id, record)
    this.#touched.add(id)
  }

  result(): Journal {
    for (const [id, sessions] of this.#sessions) {
      const record = this.#records.get(id)
      if (record) this.#records.set(id, { ...record, deliveredTo: [...sessions] })
    }
    for (const id of this.#touched) this.#draw(id)
    return {
      home: this.#home,
      items: this.#items,
      records: this.#records,
      decisions: [...this.#decisions.values()],
      undos: [...this.#undos.values()],
      reversals: this.#reversals,
      deliveries: this.#deliveries,
    }
  }

  /** Recomputes the item, and the one that it is, or was until now, merged into. */
  #draw(id: string): void {
    const record = this.#records.get(id)
    if (!record) return
    const before = this.#items.get(id)
    const item = itemOf(record, this.#home)
    this.#items.set(id, item)
    const left = mergedInto(before)
    const joined = mergedInto(item)
    if (left !== undefined && left !== joined) this.#absorb(left, id, undefined)
    if (joined !== undefined) this.#absorb(joined, id, item)
  }

  #absorb(into: string, id: string, merged: Item | undefined): void {
    const record = this.#records.get(into)
    if (!record) return
    const absorbed = new Map(record.absorbed)
    if (merged) {
      const { sessionId, turnUuid, text } = merged.evidence
      absorbed.set(id, { sessionId, turnUuid, text, at: merged.proposedAt, afterDelivery: false })
    } else absorbed.delete(id)
    const after = { ...record, absorbed }
    this.#records.set(into, after)
    // An item that is not in the map yet is added in its own turn, which keeps the order.
    if (this.#items.has(into)) this.#items.set(into, itemOf(after, this.#home))
  }
}

function mergedInto(item: Item | undefined): string | undefined {
  return item?.status === 'merged' ? item.other : undefined
}

function later(a: string | undefined, b: string): string {
  return a === undefined || b > a ? b : a
}
