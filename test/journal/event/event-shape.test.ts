import { describe, expect, it } from 'vitest'
import { isPlainEvent } from '../../../src/journal/event/event-shape.ts'
import { journalEvent } from '../../../src/journal/event/event.ts'
import * as fc from '../../helpers/property.ts'
import { decided, proposed, undone, uuid } from '../events.ts'

const at = '2026-11-21T10:00:00.000Z'
const SAMPLES: readonly object[] = [
  proposed('azzzzzzzzz', {
    parts: [{ id: 'always', weight: 1.5, because: 'says "always"' }],
    checks: ['personal-data'],
  }),
  { ...proposed('azzzzzzzzz'), type: 'imported', origin: '/team/learnings.md' },
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
  { ...undone(uuid('u'), 'azzzzzzzzz', uuid('d'), uuid('d')), step: uuid('s') },
  {
    v: 1,
    id: uuid('x'),
    at,
    type: 'delivered',
    item: 'azzzzzzzzz',
    sessionId: 's',
    channel: 'SessionStart',
    seenAt: at,
  },
  {
    v: 1,
    id: uuid('y'),
    at,
    type: 'repeated',
    item: 'azzzzzzzzz',
    sessionId: 's',
    turnUuid: 't',
    text: 'x',
    afterDelivery: true,
  },
]
const ODD = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    uuid('x'),
    0,
    2,
    true,
    [],
    [1],
    {},
    'project',
    'approve',
    at,
    '2026-11-21T10:00:00Z',
    '2026-13-41T10:00:00.000Z',
  ),
  fc.jsonValue(),
)

/** Every path into a value: keys of its objects, places of its arrays. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((path) => [key, ...path])])
}

function changed(
  sample: object,
  path: readonly string[],
  change: (holder: Record<string, unknown>, key: string) => void,
): unknown {
  const copy = structuredClone(sample) as Record<string, unknown>
  let holder = copy
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>
  change(holder, path.at(-1) ?? '')
  return copy
}

describe('isPlainEvent()', () => {
  it.each(SAMPLES.map((sample) => [sample]))('takes every kind of event that the schema takes: %#', (sample) => {
    expect([isPlainEvent(sample), journalEvent.safeParse(sample).success]).toEqual([true, true])
  })

  it.each(SAMPLES.map((sample) => [sample]))(
    'never takes what the schema refuses, whatever is changed, missing or added: %#',
    (sample) => {
      fc.assert(
        fc.property(
          fc.constantFrom(...pathsOf(sample)),
          ODD,
          fc.constantFrom('set', 'delete', 'add'),
          (path, value, how) => {
            const damaged = changed(sample, path, (holder, key) => {
              if (how === 'delete') delete holder[key]
              else holder[how === 'add' ? 'surprise' : key] = value
            })
            const json: unknown = JSON.parse(JSON.stringify(damaged))
            const result = journalEvent.safeParse(json)
            expect(isPlainEvent(json) && !result.success).toBe(false)
            expect(isPlainEvent(json) ? json : undefined).toEqual(isPlainEvent(json) ? result.data : undefined)
          },
        ),
        { numRuns: 300 },
      )
    },
  )

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
    expect(isPlainEvent(value)).toBe(false)
  })
})
