import { describe, expect, it } from 'vitest'
import { decide } from '../../../src/journal/decide/decide.ts'
import { planRedo, planUndo } from '../../../src/journal/decide/plan-undo.ts'
import type { Journals } from '../../../src/journal/decide/plan.ts'
import type { EventMaker } from '../../../src/journal/event/event-id.ts'
import { type JournalEvent } from '../../../src/journal/event/event.ts'
import { type Decision, DECISIONS } from '../../../src/journal/event/vocabulary.ts'
import { emptyJournal, foldEvents, type Journal } from '../../../src/journal/item/fold.ts'
import { type Item, textsOf } from '../../../src/journal/item/item.ts'
import * as fc from '../../helpers/property.ts'
import { decided, first, proposed, undone } from '../events.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const counter = () => {
  let n = 0
  return () => `id-${String(++n).padStart(6, '0')}`
}
/** What a person sees of an item: everything but the state that the next decision is taken on, and what was only taken back. */
const seen = (item: Item | undefined) => item && { ...item, on: '', takenBack: [] }

describe('foldEvents()', () => {
  it('makes a pending item of a proposal', () => {
    const item = foldEvents([proposed('a')]).items.get('a')
    expect(item).toMatchObject({ id: 'a', status: 'pending', text: 'Use tool a', on: first('a'), pinned: false })
  })

  it('lets the first of two decisions on the same state hold', () => {
    const events = [proposed('a'), decided('d1', 'a', first('a'), 'reject'), decided('d2', 'a', first('a'), 'approve')]
    const journal = foldEvents(events)
    expect(journal.items.get('a')?.status).toBe('rejected')
    expect(journal.decisions).toEqual([events[1]])
  })

  it('keeps `on` when a learning was delivered or said again', () => {
    const at = '2026-11-21T11:00:00.000Z'
    const journal = foldEvents([
      proposed('a'),
      {
        v: 1,
        id: 'r',
        at,
        type: 'repeated',
        item: 'a',
        sessionId: 's2',
        turnUuid: 't2',
        text: 'x',
        afterDelivery: true,
      },
      { v: 1, id: 'l', at, type: 'delivered', item: 'a', sessionId: 's3', channel: 'SessionStart', seenAt: at },
      decided('d1', 'a', first('a'), 'approve', { mac: 'm' }),
    ])
    expect(journal.items.get('a')).toMatchObject({ status: 'approved', deliveredTo: ['s3'], lastDeliveredAt: at })
    expect(journal.items.get('a')?.repeats).toEqual([
      { sessionId: 's2', turnUuid: 't2', text: 'x', at, afterDelivery: true },
    ])
  })

  it('keeps identity, evidence and former words of an edited item', () => {
    const before = foldEvents([proposed('a')]).items.get('a')
    const item = foldEvents([
      proposed('a'),
      decided('d1', 'a', first('a'), 'edit', { text: 'Better words', kind: 'convention', scope: 'user' }),
      decided('d2', 'a', 'd1', 'reject'),
    ]).items.get('a')
    expect(item).toMatchObject({ id: 'a', text: 'Better words', kind: 'convention', scope: 'user', status: 'rejected' })
    expect(item?.evidence).toEqual(before?.evidence)
    expect(item && textsOf(item)).toEqual(['Better words', 'Use tool a'])
  })

  it('was decided on when its status or words last changed: another scope, kind or pin is no news of them', () => {
    const at = (hour: number) => `2026-11-21T1${hour}:00:00.000Z`
    const decidedAt = (...events: readonly JournalEvent[]) =>
      foldEvents([proposed('a'), ...events]).items.get('a')?.decidedAt
    const shown = { text: 'Use tool a', kind: 'tool', mac: 'm' } as const
    const moved = [
      { ...decided('d1', 'a', first('a'), 'approve', { ...shown, scope: 'project' }), at: at(1) },
      { ...decided('d2', 'a', 'd1', 'pin'), at: at(2) },
      { ...decided('d3', 'a', 'd2', 'approve', { ...shown, scope: 'user' }), at: at(3) },
      { ...decided('d4', 'a', 'd3', 'approve', { ...shown, scope: 'user', kind: 'convention' }), at: at(4) },
    ]
    expect(decidedAt(...moved)).toBe(at(1))
    const reworded = decided('d5', 'a', 'd4', 'approve', { ...shown, text: 'Use tool b' })
    expect(decidedAt(...moved, { ...reworded, at: at(5) })).toBe(at(5))
  })

  it('counts what was merged into an item as said again, until the merge is undone', () => {
    const events = [proposed('a'), proposed('b'), decided('d1', 'b', first('b'), 'merge', { other: 'a' })]
    const merged = foldEvents(events)
    expect(merged.items.get('b')).toMatchObject({ status: 'merged', other: 'a' })
    expect(merged.items.get('a')?.repeats.map((repeat) => repeat.turnUuid)).toEqual(['turn-b'])
    expect(foldEvents([undone('u1', 'b', 'd1', 'd1')], merged).items.get('a')?.repeats).toEqual([])
    const again = foldEvents([repeated('turn-2', 'a')], merged)
    expect(again.items.get('a')?.repeats.map((repeat) => repeat.turnUuid)).toEqual(['turn-b', 'turn-2'])
  })

  it('is not moved by lines that stand there twice, as after a union merge', () => {
    const events = [proposed('a'), decided('d1', 'a', first('a'), 'reject'), undone('u1', 'a', 'd1', 'd1')]
    const once = foldEvents(events)
    const twice = foldEvents([...events, ...events])
    expect(twice.items).toEqual(once.items)
  })

  it.each([
    ['was retired', decided('d2', 'a', 'd1', 'retire')],
    ['was undone', undone('d2', 'a', 'd1', 'd1')],
  ])(
    'lets no approval that %s hold a second time, also where a line leads back to the state it was given on',
    (_, end) => {
      const approval = decided('d1', 'a', first('a'), 'approve', { mac: 'm' })
      const back = decided(first('a'), 'a', 'd2', 'pin')
      const before = foldEvents([proposed('a'), approval, end, back])
      expect(before.items.get('a')).toMatchObject({ on: first('a'), pinned: true })
      expect(foldEvents([approval], before).items).toEqual(before.items)
    },
  )

  it('counts a turn that says it again once, and each that does', () => {
    const again = (id: string, turnUuid: string) =>
      ({
        v: 1,
        id,
        at: now.toISOString(),
        type: 'repeated',
        item: 'a',
        sessionId: 's2',
        turnUuid,
        text: 'x',
        afterDelivery: false,
      }) as const
    const { items } = foldEvents([proposed('a'), again('r1', 't1'), again('r2', 't2'), again('r3', 't1')])
    expect(items.get('a')?.repeats.map(({ turnUuid }) => turnUuid)).toEqual(['t1', 't2'])
  })

  it('takes back an undo', () => {
    const events = [
      proposed('a'),
      decided('d1', 'a', first('a'), 'reject'),
      undone('u1', 'a', 'd1', 'd1'),
      undone('u2', 'a', 'u1', 'u1'),
    ]
    expect(foldEvents(events.slice(0, 3)).items.get('a')?.status).toBe('pending')
    expect(foldEvents(events).items.get('a')?.status).toBe('rejected')
  })

  it('says that nobody pressed a key for an approval, until the person takes it back or brings it back', () => {
    const events = [
      proposed('a'),
      decided('d1', 'a', first('a'), 'approve', { by: 'auto' }),
      undone('u1', 'a', 'd1', 'd1'),
      undone('r1', 'a', 'u1', 'u1'),
    ]
    const after = [2, 3, 4].map((count) => foldEvents(events.slice(0, count)).items.get('a'))
    expect(after.map((item) => [item?.status, item?.automatic])).toEqual([
      ['approved', true],
      ['pending', undefined],
      ['approved', undefined],
    ])
  })

  it('lets nothing follow a deletion', () => {
    const purged = foldEvents([proposed('a'), decided('d1', 'a', first('a'), 'purge')])
    const after = foldEvents([decided('d2', 'a', 'd1', 'approve', { mac: 'm' })], purged)
    expect([after.items, after.decisions]).toEqual([purged.items, purged.decisions])
  })

  it('has no undo that can be taken back once the item was decided anew', () => {
    const events = [proposed('a'), decided('d1', 'a', first('a'), 'reject'), undone('u1', 'a', 'd1', 'd1')]
    expect(foldEvents(events).undos).toEqual([events[2]])
    expect(foldEvents([...events, decided('d2', 'a', 'u1', 'later')]).undos).toEqual([])
  })

  it('passes over an undo of what is not in force and a decision about an unknown item', () => {
    const journal = foldEvents([
      proposed('a'),
      undone('u1', 'a', first('a'), 'nothing'),
      decided('d1', 'z', first('z'), 'reject'),
    ])
    expect([journal.items, journal.decisions, journal.undos]).toEqual([foldEvents([proposed('a')]).items, [], []])
  })

  it('brings nothing back by a line that takes back something else than the last undo', () => {
    const events = [proposed('a'), decided('d1', 'a', first('a'), 'approve'), undone('u1', 'a', 'd1', 'd1')]
    const { items } = foldEvents([...events, undone('u2', 'a', 'u1', 'another')])
    expect(items.get('a')?.status).toBe('pending')
  })

  it('lets no undo take back once more what was brought back since it was planned', () => {
    const events = [
      proposed('a'),
      decided('d1', 'a', first('a'), 'approve'),
      undone('u1', 'a', 'd1', 'd1'),
      undone('r1', 'a', 'u1', 'u1'),
    ]
    const journal = foldEvents([...events, undone('u2', 'a', 'd1', 'd1')])
    expect(journal.items.get('a')).toMatchObject({ status: 'approved', on: 'r1' })
    expect(journal.undos).toEqual([])
  })

  it('knows the latest time at which it was given, in whatever order transcripts are read', () => {
    const given = ['10', '12', '11'].map((hour) => ({
      ...delivered(`s${hour}`, 'a'),
      seenAt: `2026-11-21T${hour}:00:00.000Z`,
    }))
    expect(foldEvents([proposed('a'), ...(given as JournalEvent[])]).items.get('a')?.lastDeliveredAt).toBe(
      '2026-11-21T12:00:00.000Z',
    )
  })

  it('counts each session once, in time that grows with the number of deliveries only', () => {
    const many = Array.from({ length: 50_000 }, (_, n) => delivered(`s${n % 40_000}`, 'a'))
    const journal = foldEvents([proposed('a'), ...many])
    expect(journal.items.get('a')?.deliveredTo).toHaveLength(40_000)
    expect(foldEvents([delivered('new', 'a')], journal).items.get('a')?.deliveredTo).toHaveLength(40_001)
    expect(journal.items.get('a')?.deliveredTo).toHaveLength(40_000)
  })

  it('comes to the same items in whatever order two machines’ decisions on different items stand, and folded in pieces', () => {
    const key = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...DECISIONS), fc.nat(9))
    fc.assert(
      fc.property(fc.array(key, { maxLength: 20 }), fc.array(fc.nat(2)), (keys, turns) => {
        const newId = counter()
        const begun = ['a', 'b', 'c'].map((item) => proposed(item))
        let journal = foldEvents(begun)
        const queues = new Map<string, JournalEvent[]>()
        const whole: JournalEvent[] = []
        for (const [item, decision, undoes] of keys) {
          const events =
            undoes === 0 ? undoLast(journal, { now, newId }) : eventsOf(journal, item, decision, `W${newId()}`, newId)
          journal = foldEvents(events, journal)
          whole.push(...events)
          for (const event of events) queues.set(event.item, [...(queues.get(event.item) ?? []), event])
        }
        const mixed: JournalEvent[] = []
        for (const turn of turns) mixed.push(...([...queues.values()][turn]?.splice(0, 1) ?? []))
        mixed.push(...[...queues.values()].flat())
        const { items } = foldEvents([...begun, ...whole])
        expect(foldEvents([...begun, ...mixed]).items).toEqual(items)
        expect(mixed.reduce((folded, event) => foldEvents([event], folded), foldEvents(begun)).items).toEqual(items)
      }),
    )
  })

  it('never throws, and folds in one go what it folds in pieces', () => {
    fc.assert(
      fc.property(fc.array(anyEvent(), { maxLength: 40 }), fc.nat(40), (events, cut) => {
        const whole = foldEvents(events)
        const pieces = foldEvents(events.slice(cut), foldEvents(events.slice(0, cut)))
        expect(pieces).toEqual(whole)
      }),
    )
  })
})

/** One key press of a person who has the key; none if the item cannot be decided so. */
function eventsOf(journal: Journal, item: string, decision: Decision, text: string, newId: () => string) {
  const context = { now, newId, by: 'dashboard', sign: () => 'mac', step: newId() } as const
  const result = decide(journal.items, { item, decision, text, other: 'a' }, context)
  return 'code' in result ? [] : result
}

describe('planUndo() and planRedo()', () => {
  it('take any number of decisions back and bring them all again', () => {
    const run = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...DECISIONS)), { maxLength: 15 })
    fc.assert(
      fc.property(run, (decisions) => {
        const newId = counter()
        const states = [foldEvents([proposed('a'), proposed('b'), proposed('c')])]
        let journal = states[0] ?? foldEvents([])
        for (const [item, decision] of decisions) {
          const events = eventsOf(journal, item, decision, 'New words', newId)
          if (events.length === 0) continue
          journal = foldEvents(events, journal)
          states.push(journal)
        }
        for (const state of states.slice(0, -1).toReversed()) {
          journal = foldEvents(undoLast(journal, { now, newId }), journal)
          expect([...journal.items.values()].map(seen)).toEqual([...state.items.values()].map(seen))
        }
        expect(undoLast(journal, { now, newId })).toEqual([])
        for (const state of states.slice(1)) {
          journal = foldEvents(redoLast(journal, { now, newId }), journal)
          expect([...journal.items.values()].map(seen)).toEqual([...state.items.values()].map(seen))
        }
        expect(redoLast(journal, { now, newId })).toEqual([])
      }),
    )
  })

  it('a redo is a step like any other: undo takes it back, in any mix of decisions, undos and redos', () => {
    const step = fc.oneof(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...DECISIONS)),
      fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const, 'redo' as const),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const newId = counter()
        const view = () => [...journal.items.values()].map(seen)
        const before: ReturnType<typeof view>[] = []
        const wanted: ReturnType<typeof view>[] = []
        const seenAfter: ReturnType<typeof view>[] = []
        let journal = foldEvents([proposed('a'), proposed('b'), proposed('c')])
        for (const what of steps) {
          const was = view()
          if (what === 'undo') {
            journal = foldEvents(undoLast(journal, { now, newId }), journal)
            seenAfter.push(view())
            wanted.push(before.pop() ?? was)
            continue
          }
          const events =
            what === 'redo'
              ? redoLast(journal, { now, newId })
              : eventsOf(journal, what[0], what[1], `Words ${newId()}`, newId)
          journal = foldEvents(events, journal)
          if (events.length > 0) before.push(was)
        }
        expect(seenAfter).toEqual(wanted)
      }),
    )
  })

  it('take back all decisions of one step', () => {
    const newId = counter()
    const before = foldEvents([proposed('a'), proposed('b')])
    const events = ['a', 'b'].map((item) => decided(newId(), item, first(item), 'reject', { step: 'one' }))
    const after = foldEvents(undoLast(foldEvents(events, before), { now, newId }), foldEvents(events, before))
    expect([...after.items.values()].map(({ status }) => status)).toEqual(['pending', 'pending'])
    const again = foldEvents(redoLast(after, { now, newId }), after)
    expect([...again.items.values()].map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const back = foldEvents(undoLast(again, { now, newId }), again)
    expect([...back.items.values()].map(({ status }) => status)).toEqual(['pending', 'pending'])
  })

  it('knows when each session was last given something, whatever the order of the lines', () => {
    const at = (event: JournalEvent, seenAt: string) => ({ ...event, seenAt }) as JournalEvent
    const early = foldEvents([proposed('a'), proposed('b'), at(delivered('s', 'a'), '2026-11-21T12:00:00.000Z')])
    const late = foldEvents([at(delivered('s', 'b'), '2026-11-21T11:00:00.000Z'), delivered('t', 'a')], early)
    expect([...late.deliveries]).toEqual([
      ['s', '2026-11-21T12:00:00.000Z'],
      ['t', '2026-11-21T12:00:00.000Z'],
    ])
    expect(early.deliveries.size).toBe(1)
  })

  it('planUndo() of one item leaves the others alone', () => {
    const newId = counter()
    const journal = foldEvents([
      proposed('a'),
      proposed('b'),
      decided('d1', 'a', first('a'), 'reject'),
      decided('d2', 'b', first('b'), 'reject'),
    ])
    const after = foldEvents(undoLast(journal, { now, newId }, 'a'), journal)
    expect([...after.items.values()].map(({ status }) => status)).toEqual(['pending', 'rejected'])
  })
})

function undoLast(journal: Journal, maker: EventMaker, item?: string): readonly JournalEvent[] {
  return planUndo(alone(journal), item === undefined ? {} : { item }, maker).project
}

function redoLast(journal: Journal, maker: EventMaker): readonly JournalEvent[] {
  return planRedo(alone(journal), {}, maker).project
}

/** A project's journal, and nothing in that of the person. */
function alone(journal: Journal): Journals {
  return {
    project: journal,
    user: emptyJournal('user'),
    items: journal.items,
    workspaceId: 'w',
    isFromHere: () => false,
    hasArrived: () => false,
  }
}

function delivered(sessionId: string, item: string): JournalEvent {
  const at = '2026-11-21T12:00:00.000Z'
  return {
    v: 1,
    id: `delivered-${sessionId}`,
    at,
    type: 'delivered',
    item,
    sessionId,
    channel: 'SessionStart',
    seenAt: at,
  }
}

function repeated(turnUuid: string, item: string): JournalEvent {
  const at = '2026-11-21T12:00:00.000Z'
  return {
    v: 1,
    id: `r-${turnUuid}`,
    at,
    type: 'repeated',
    item,
    sessionId: 's',
    turnUuid,
    text: 'x',
    afterDelivery: false,
  }
}

function anyEvent(): fc.Arbitrary<JournalEvent> {
  const item = fc.constantFrom('a', 'b', 'c')
  const id = fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5', 'e6')
  const on = fc.oneof(id, fc.constantFrom(first('a'), first('b'), first('c')))
  const decision = fc.constantFrom(...DECISIONS)
  return fc.oneof(
    item.map((i) => proposed(i)),
    fc.tuple(id, item).map(([s, i]) => delivered(s, i)),
    fc.tuple(id, item).map(([t, i]) => repeated(t, i)),
    fc
      .tuple(id, item, on, decision, item)
      .map(([d, i, o, name, other]) => decided(d, i, o, name, { other, text: 'T' })),
    fc.tuple(id, item, on, id).map(([u, i, o, event]) => undone(u, i, o, event)),
  )
}
