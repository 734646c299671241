import { describe, expect, it } from 'vitest'
import {
  decisionsById,
  decisionsOfItem,
  decisionsOfLastStep,
  undosOfLastStep,
} from '../../../src/journal/decide/undo.ts'
import type { JournalEvent } from '../../../src/journal/event/event.ts'
import { foldEvents } from '../../../src/journal/item/fold.ts'
import { decided, first, proposed, undone, uuid } from '../events.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const [D1, D2, U1] = [uuid('d1'), uuid('d2'), uuid('u1')]

function undoable(events: readonly JournalEvent[], isMine: (id: string) => boolean = () => true) {
  return [{ journal: foldEvents(events), mine: ({ id }: { id: string }) => isMine(id) }]
}
const ids = (found: ReadonlyArray<ReadonlyArray<{ id: string }>>) => found.flat().map(({ id }) => id)

describe('decisions of a journal whose lines name no step', () => {
  const journal = undoable([
    proposed('a'),
    proposed('b'),
    decided(D1, 'a', first('a'), 'reject'),
    decided(D2, 'b', first('b'), 'reject'),
  ])

  it('are taken back one by one', () => {
    expect(ids(decisionsById(journal, [D1]))).toEqual([D1])
    expect(ids(decisionsOfItem(journal, 'a', now))).toEqual([D1])
    expect(ids(decisionsOfLastStep(journal, now))).toEqual([D2])
  })
})

describe('what another project decides in the journal of the user', () => {
  const theirs = uuid('z')
  const journal = undoable(
    [
      proposed('a'),
      proposed('b'),
      decided(D1, 'a', first('a'), 'reject', { step: 's1' }),
      undone(U1, 'a', D1, D1),
      decided(theirs, 'b', first('b'), 'reject', { step: 's2' }),
    ],
    (id) => id !== theirs,
  )

  it('is not taken back here, and keeps nothing from being redone here', () => {
    expect(ids(decisionsOfLastStep(journal, now))).toEqual([])
    expect(ids(undosOfLastStep(journal, now))).toEqual([U1])
  })
})

describe('a step of which something was decided on again elsewhere', () => {
  const theirs = uuid('z')
  const journal = undoable(
    [
      proposed('a'),
      proposed('b'),
      decided(D1, 'a', first('a'), 'approve', { step: 's1' }),
      decided(D2, 'b', first('b'), 'approve', { step: 's1' }),
      decided(theirs, 'a', D1, 'retire', { step: 's2' }),
    ],
    (id) => id !== theirs,
  )

  it('is taken back without that', () => {
    expect(ids(decisionsOfLastStep(journal, now))).toEqual([D2])
  })
})

describe('what was decided elsewhere about an item that was decided on here before', () => {
  const theirs = uuid('z')
  const journal = undoable(
    [
      proposed('a'),
      proposed('b'),
      decided(D1, 'a', first('a'), 'approve', { step: 's1' }),
      decided(D2, 'b', first('b'), 'approve', { step: 's2' }),
      decided(theirs, 'b', D2, 'retire', { step: 's3' }),
    ],
    (id) => id !== theirs,
  )

  it('keeps nothing from being taken back that was decided here about others', () => {
    expect(ids(decisionsOfLastStep(journal, now))).toEqual([D1])
  })
})

describe('what a review took back of what was approved without a key press', () => {
  const [D3, U3] = [uuid('d3'), uuid('u3')]
  const before = [proposed('a'), decided(D1, 'a', first('a'), 'approve', { step: 's1', by: 'auto' })]
  const byReview = undone(U1, 'a', D1, D1)

  it('is not redone: nobody undid it', () => {
    expect(ids(undosOfLastStep(undoable([...before, byReview]), now))).toEqual([])
    expect(ids(undosOfLastStep(undoable([...before, { ...byReview, step: 's2' }]), now))).toEqual([U1])
  })

  it('does not stand in the way of what the person undid before', () => {
    const journal = undoable([
      ...before,
      proposed('b'),
      decided(D3, 'b', first('b'), 'reject', { step: 's3' }),
      { ...undone(U3, 'b', D3, D3), step: 's4' },
      { ...byReview, id: uuid('u4') },
    ])
    expect(ids(undosOfLastStep(journal, now))).toEqual([U3])
  })
})
