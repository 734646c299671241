import { describe, expect, it } from 'vitest'
import { isEvent, notAnEvent } from '../../../src/journal/event/event.ts'
import { decided, proposed, undone, uuid } from '../events.ts'

const at = '2026-11-21T10:00:00.000Z'
const head = { v: 1, id: uuid('x'), at, item: 'azzzzzzzzz', sessionId: 's' }
const aProposal = proposed('azzzzzzzzz', {
  parts: [{ id: 'always', weight: 1.5, because: 'says "always"' }],
  checks: ['personal-data'],
})
const ofProposal = 'parts sig evidence.typed evidence.before evidence.after evidence.source'.split(' ')

/** An event of each type, and the fields that it may lack. */
const SAMPLES: readonly (readonly [type: string, event: object, optional: readonly string[]])[] = [
  ['proposed', aProposal, ofProposal],
  ['imported', { ...aProposal, type: 'imported', origin: '/team/learnings.md' }, ofProposal],
  [
    'decided',
    decided(uuid('d'), 'azzzzzzzzz', uuid('e'), 'approve', {
      text: 'T',
      kind: 'fact',
      scope: 'user',
      mac: 'm',
      step: uuid('s'),
      other: 'bzzzzzzzzz',
      until: 'session',
      pinned: true,
    }),
    'text kind scope pinned other until mac step'.split(' '),
  ],
  ['undone', { ...undone(uuid('u'), 'azzzzzzzzz', uuid('d'), uuid('d')), step: uuid('s') }, ['step']],
  ['delivered', { ...head, type: 'delivered', channel: 'SessionStart', seenAt: at }, []],
  ['repeated', { ...head, type: 'repeated', turnUuid: 't', text: 'x', afterDelivery: true }, []],
]

type Holder = Record<string, unknown>

/** Every path into a value: keys of its objects, places of its arrays. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((path) => [key, ...path])])
}

function changed(sample: object, path: readonly string[], change: (holder: Holder, key: string) => void): unknown {
  const copy = structuredClone(sample)
  change(holderOf(copy, path), path.at(-1) ?? '')
  return copy
}

function holderOf(sample: object, path: readonly string[]): Holder {
  return path.slice(0, -1).reduce((holder, key) => holder[key] as Holder, sample as Holder)
}

/** The paths of its fields, without the places of its arrays. */
function fieldsOf(sample: object): string[][] {
  return pathsOf(sample).filter((path) => !Array.isArray(holderOf(sample, path)))
}

describe('isEvent()', () => {
  it.each(SAMPLES)('takes what is %s', (_, event) => {
    expect(isEvent(event)).toBe(true)
  })

  it.each(SAMPLES)('takes nothing that is %s with another value in any place, and says in which', (_, event) => {
    for (const path of pathsOf(event)) {
      const odd = changed(event, path, (holder, key) => (holder[key] = { odd: 1 }))
      expect([isEvent(odd), notAnEvent(odd)]).toEqual([false, expect.stringContaining(`: "${path.join('.')}`)])
    }
  })

  it.each(SAMPLES)('takes nothing that is %s with a field more', (_, event) => {
    for (const path of fieldsOf(event)) {
      const where = [...path.slice(0, -1), 'surprise'].join('.')
      const more = changed(event, path, (holder) => (holder.surprise = 1))
      expect([isEvent(more), notAnEvent(more)]).toEqual([
        false,
        `Not an event of the journal: "${where}" does not belong there`,
      ])
    }
  })

  it.each(SAMPLES)('takes nothing that is %s without a field that it needs', (_, event, optional) => {
    for (const path of fieldsOf(event)) {
      const where = path.join('.')
      const less = changed(event, path, (holder, key) => delete holder[key])
      const isTaken = optional.includes(where)
      const fault = isTaken ? '' : `: "${where}" is missing`
      expect([isEvent(less), notAnEvent(less)]).toEqual([isTaken, `Not an event of the journal${fault}`])
    }
  })

  it.each([
    ['2026-11-21T10:00:00Z', true],
    ['2026-11-21T10:00Z', true],
    ['2026-13-41T10:00:00.000Z', false],
    ['2026-02-30T10:00:00.000Z', false],
    ['2028-02-29T23:59:59.999Z', true],
    ['2026-11-21T10:00:00.000+01:00', false],
    ['2026-11-21', false],
  ])('takes the time %s: %s', (time, isTaken) => {
    expect(isEvent({ ...aProposal, at: time })).toBe(isTaken)
  })

  it.each([
    [null],
    [undefined],
    [1],
    [uuid('x')],
    [[]],
    [{}],
    [{ type: 'constructor' }],
    [JSON.parse('{"__proto__":{"type":"undone"}}')],
  ])('refuses %j', (value: unknown) => {
    expect(isEvent(value)).toBe(false)
  })
})
