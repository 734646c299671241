import { createListeners } from '../../src/base/listeners.ts'
import type { WrittenEvent } from '../../src/dashboard/state/action.ts'
import type { DataEffect } from '../../src/dashboard/state/effect.ts'
import { emptySnapshot, type Snapshot } from '../../src/dashboard/state/snapshot.ts'
import type { Source } from '../../src/dashboard/state/source.ts'
import type { Forecast } from '../../src/inject/publish/forecast.ts'
import { DECISIONS } from '../../src/journal/event/vocabulary.ts'
import type { Item } from '../../src/journal/item/item.ts'
import { type FakeJournal, fakeJournal } from './fake-journal.ts'
import { makeItem } from './make-item.ts'

/** A source in memory that keeps the journal's rules: see `fakeJournal()`. */
export type FakeSource = Source & {
  /** The effects that it was asked to perform, oldest first. */
  readonly effects: DataEffect[]
  /** The decisions that held, as `id decision`. */
  readonly journal: () => string[]
  /** What another process writes into the same journal. */
  readonly elsewhere: Pick<FakeJournal, 'decide' | 'undo'>
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
  const { subscribe, notify } = createListeners()
  const effects: DataEffect[] = []
  let count = 0
  const change = (part: Partial<Snapshot>): void => {
    snapshot = { ...snapshot, ...part }
    notify()
  }
  const item = (id: string) => snapshot.items.find((candidate) => candidate.id === id)
  const put = (changed: readonly Item[]): void => {
    const byId = new Map(changed.map((one) => [one.id, one]))
    change({ items: snapshot.items.map((one) => byId.get(one.id) ?? one) })
  }
  const journal = fakeJournal(item, put)
  const answerOf = (events: readonly WrittenEvent[]) => {
    const decision = DECISIONS.find((one) => events.length > 0 && journal.log.at(-1)?.endsWith(` ${one}`))
    return { events, text: item(events[0]?.item ?? '')?.text ?? '', ...(decision && { decision }) }
  }

  return {
    effects,
    journal: () => journal.log,
    elsewhere: journal,
    change,
    item,
    snapshot: () => snapshot,
    subscribe,
    async perform(effect, dispatch) {
      effects.push(effect)
      if (effect.type === 'decide')
        return dispatch({ type: 'saved', requests: effect.requests, ...journal.decide(effect.requests) })
      if (effect.type === 'undo' || effect.type === 'redo')
        return dispatch({ type: 'stepped', by: effect.type, ...answerOf(journal[effect.type](effect.events)) })
      if (effect.type === 'saveNew') {
        const id = `new-${++count}`
        change({
          items: [...snapshot.items, makeItem(id, { text: effect.text, kind: effect.kind, scope: effect.scope })],
        })
        return dispatch({ type: 'added', item: id, draft: effect.draft })
      }
      if (effect.type === 'planHooks')
        return dispatch({
          type: 'planned',
          title: 'Install the hooks?',
          lines: ['~/.claude/settings.json', '+ 6 hooks, one for each event'],
          effect: { type: 'installHooks', path: '~/.claude/settings.json' },
        })
      if (effect.type === 'keepDraft' || effect.type === 'dropDraft') return
      return dispatch({ type: 'told', text: `Done: ${effect.type}` })
    },
    forecast: forecastFake,
    preview: (one) => ({
      file: '.sage/learnings.md',
      lines: [`<${one.kind} id="${one.id.slice(0, 4)}" scope="${one.scope}">${one.text}</${one.kind}>`],
      tokens: tokensOf(one),
      start: forecastFake([one]),
      withPrompts: true,
    }),
    close: async () => {},
  }
}
