import type { WrittenEvent } from '../../src/dashboard/state/action.ts'
import type { ShownDecision } from '../../src/dashboard/state/effect.ts'
import { type Item, statusAfter } from '../../src/journal/item/item.ts'

/** A decision that holds, or that an undo took back. */
type Taken = {
  readonly event: string
  readonly step: number
  readonly decision: string
  readonly before: Item
  readonly after: Item
}

/** The journal's rules in memory: a decision on an older state is void, and only an item's last decision or a redo can be taken back. */
export type FakeJournal = {
  /** The decisions, undos and redos that held, as `id decision`. */
  readonly log: string[]
  readonly decide: (requests: readonly ShownDecision[]) => { events: WrittenEvent[]; stale: string[] }
  /** Without ids: the last step. */
  readonly undo: (ids?: readonly string[]) => WrittenEvent[]
  readonly redo: (ids?: readonly string[]) => WrittenEvent[]
}

export function fakeJournal(
  itemOf: (id: string) => Item | undefined,
  put: (items: readonly Item[]) => void,
): FakeJournal {
  const log: string[] = []
  let inForce: Taken[] = []
  let undone: { readonly event: string; readonly step: number; readonly taken: Taken }[] = []
  const broughtBack = new Map<string, string>()
  let eventCount = 0
  let stepCount = 0
  let lastDecided = 0
  const newId = () => `event-${++eventCount}`
  const writtenOf = (item: Item): WrittenEvent => ({ item: item.id, event: item.on })
  const isTop = (taken: Taken) => inForce.findLast(({ before }) => before.id === taken.before.id) === taken
  const isTopUndo = (undo: (typeof undone)[number]) =>
    undone.findLast(({ taken }) => taken.before.id === undo.taken.before.id) === undo

  function decideOne(request: ShownDecision, step: number): Item[] {
    const before = itemOf(request.item)
    if (!before) return []
    const event = newId()
    const { decision } = request
    const pinned = decision === 'pin' || (decision !== 'unpin' && before.pinned)
    const after: Item = {
      ...before,
      ...(request.text === undefined ? {} : { text: request.text }),
      ...(request.kind === undefined ? {} : { kind: request.kind }),
      ...(request.scope === undefined ? {} : { scope: request.scope }),
      pinned,
      status: statusAfter(decision) ?? before.status,
      on: event,
    }
    log.push(`${before.id} ${decision}`)
    inForce.push({ event, step, decision, before, after })
    undone = undone.filter(({ taken }) => taken.before.id !== before.id)
    return [after]
  }

  return {
    log,
    decide(requests) {
      const stale = requests.filter(({ item, on }) => itemOf(item)?.on !== on).map(({ item }) => item)
      const step = ++stepCount
      lastDecided = step
      const changed = requests.filter(({ item }) => !stale.includes(item)).flatMap((one) => decideOne(one, step))
      put(changed)
      return { events: changed.map(writtenOf), stale }
    },
    undo(ids = inForce.slice(-1).map(({ event }) => event)) {
      const wanted = new Set(ids.map((id) => broughtBack.get(id) ?? id))
      const steps = new Set(inForce.filter(({ event }) => wanted.has(event)).map(({ step }) => step))
      const taken = inForce.filter((one) => steps.has(one.step) && isTop(one))
      inForce = inForce.filter((one) => !taken.includes(one))
      const step = ++stepCount
      const changed = taken.map((one) => {
        const event = newId()
        log.push(`${one.before.id} undo ${one.decision}`)
        undone.push({ event, step, taken: one })
        return { ...one.before, on: event }
      })
      put(changed)
      return changed.map(writtenOf)
    },
    redo(ids) {
      const last = undone.at(-1)
      const step = last && last.step > lastDecided ? last.step : undefined
      const undos = undone.filter((one) => (ids ? ids.includes(one.event) : one.step === step) && isTopUndo(one))
      undone = undone.filter((one) => !undos.includes(one))
      const changed = undos.map(({ taken }) => {
        const event = newId()
        log.push(`${taken.before.id} redo ${taken.decision}`)
        inForce.push(taken)
        broughtBack.set(event, taken.event)
        return { ...taken.after, on: event }
      })
      put(changed)
      return changed.map(writtenOf)
    },
  }
}
