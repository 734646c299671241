import type { DataEffect, DecisionRequest } from '../../src/dashboard/effect.ts'
import type { Forecast } from '../../src/inject/forecast.ts'
import { emptySnapshot, type Snapshot } from '../../src/dashboard/snapshot.ts'
import type { Dispatch, Source } from '../../src/dashboard/source.ts'
import type { Item, Status } from '../../src/journal/item.ts'
import { makeItem } from './make-item.ts'

type Written = {
  readonly event: string
  readonly item: string
  readonly before: Item
  readonly after: Item
  readonly label: string
}

const STATUS: Readonly<Partial<Record<DecisionRequest['decision'], Status>>> = {
  approve: 'approved',
  replace: 'approved',
  reject: 'rejected',
  later: 'later',
  merge: 'merged',
  retire: 'retired',
  restore: 'pending',
  purge: 'purged',
}

/** A source in memory that keeps the journal's rules: a decision on an older state is void, every event can be taken back. */
export type FakeSource = Source & {
  /** What was asked of it, oldest first. */
  readonly effects: DataEffect[]
  /** The decisions that held, as `id decision`. */
  readonly journal: () => string[]
  readonly change: (change: Partial<Snapshot>) => void
  readonly item: (id: string) => Item | undefined
}

const tokensOf = ({ text }: Item) => Math.ceil(text.length / 4)

/** A start of 12 learnings that has room for 760 tokens more; what is approved is in it. */
function forecastFake(items: readonly Item[]): Forecast {
  const before = { tokens: 1240, limit: 2000, given: 12, of: 12 }
  let { tokens, given } = before
  const outside: Forecast['outside'][number][] = []
  const asked = items.filter(({ status }) => status !== 'approved')
  for (const one of asked)
    if (tokens + tokensOf(one) > before.limit) outside.push({ id: one.id, reason: 'budget' })
    else {
      tokens += tokensOf(one)
      given++
    }
  return { before, after: { ...before, tokens, given, of: before.of + asked.length }, outside, pushedOut: [] }
}

export function fakeSource(start: Partial<Snapshot> = {}): FakeSource {
  let snapshot: Snapshot = { ...emptySnapshot, ...start }
  const listeners = new Set<(snapshot: Snapshot) => void>()
  const events = new Map<string, Written>()
  const log: string[] = []
  const effects: DataEffect[] = []
  let count = 0
  const change = (part: Partial<Snapshot>): void => {
    snapshot = { ...snapshot, ...part }
    for (const listener of listeners) listener(snapshot)
  }
  const item = (id: string) => snapshot.items.find((candidate) => candidate.id === id)
  const put = (changed: readonly Item[]): void => {
    const byId = new Map(changed.map((one) => [one.id, one]))
    change({ items: snapshot.items.map((one) => byId.get(one.id) ?? one) })
  }
  const write = (before: Item, after: Omit<Item, 'on'>, label: string): Written => {
    const event = `event-${++count}`
    const written = { event, item: before.id, before, after: { ...after, on: event }, label }
    events.set(event, written)
    return written
  }

  const decide = (requests: readonly DecisionRequest[], dispatch: Dispatch): void => {
    const stale = requests.filter(({ item: id, on }) => item(id)?.on !== on).map(({ item: id }) => id)
    const written = requests
      .filter(({ item: id }) => !stale.includes(id))
      .flatMap((request) => {
        const before = item(request.item)
        if (!before) return []
        log.push(`${request.item} ${request.decision}`)
        const changes = {
          ...(request.text === undefined ? {} : { text: request.text }),
          ...(request.kind === undefined ? {} : { kind: request.kind }),
          ...(request.scope === undefined ? {} : { scope: request.scope }),
        }
        const pinned = request.decision === 'pin' || (request.decision !== 'unpin' && before.pinned)
        return [
          write(
            before,
            { ...before, ...changes, pinned, status: STATUS[request.decision] ?? before.status },
            request.decision,
          ),
        ]
      })
    put(written.map(({ after }) => after))
    dispatch({ type: 'saved', requests, events: written.map(({ event, item: id }) => ({ item: id, event })), stale })
  }

  const takeBack = (ids: readonly string[]): Written[] =>
    ids.flatMap((id) => {
      const taken = events.get(id)
      const now = taken && item(taken.item)
      if (!taken || now?.on !== taken.event) return []
      log.push(`${taken.item} undo ${taken.label}`)
      return [write(now, taken.before, `undo ${taken.label}`)]
    })

  return {
    effects,
    journal: () => log,
    change,
    item,
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async perform(effect, dispatch) {
      effects.push(effect)
      if (effect.type === 'decide') return decide(effect.requests, dispatch)
      if (effect.type === 'undo' || effect.type === 'redo') {
        const written = takeBack(effect.events ?? [])
        put(written.map(({ after }) => after))
        const answer = {
          events: written.map(({ event, item: id }) => ({ item: id, event })),
          text: written[0]?.after.text ?? '',
        }
        return dispatch(effect.type === 'undo' ? { type: 'undone', ...answer } : { type: 'redone', ...answer })
      }
      if (effect.type === 'saveNew') {
        const id = `new-${++count}`
        change({
          items: [...snapshot.items, makeItem(id, { text: effect.text, kind: effect.kind, scope: effect.scope })],
        })
        return dispatch({ type: 'added', item: id })
      }
      if (effect.type === 'installHooks' && !effect.confirmed)
        return dispatch({
          type: 'planned',
          title: 'Install the hooks?',
          lines: ['~/.claude/settings.json', '+ 6 hooks, one for each event'],
          effect: { type: 'installHooks', confirmed: true },
        })
      return dispatch({ type: 'told', text: `Done: ${effect.type}` })
    },
    forecast: forecastFake,
    preview: (one) => ({
      file: '.sage/learnings.md',
      when: 'next SessionStart',
      lines: [`<${one.kind} id="${one.id.slice(0, 4)}" scope="${one.scope}">${one.text}</${one.kind}>`],
      tokens: tokensOf(one),
      start: forecastFake([one]),
      withPrompts: true,
    }),
    close: async () => {},
  }
}
