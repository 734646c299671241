import { appendFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultConfig } from '../../../src/config/schema.ts'
import type { Tiers } from '../../../src/extract/score/tier.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { tiersIn } from '../../../src/review/inbox/tiers.ts'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { userPaths } from '../../../src/workspace/paths/paths.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { makeItems } from '../../helpers/make-item.ts'
import { createWorld, type World } from '../../helpers/world.ts'

const { tiers } = defaultConfig

/** Where nobody set anything. */
function tiersAfter(items: Item[], set: Tiers = tiers): Tiers {
  return tiersIn({ config: { ...defaultConfig, tiers: set }, origins: new Map() }, items)
}

function decided(approved: number, rejected: number, changes: Partial<Item> = {}): Item[] {
  return [
    ...makeItems(approved, () => ({ status: 'approved', ...changes })),
    ...makeItems(rejected, () => ({ status: 'rejected', ...changes })),
  ]
}

describe('tiersIn()', () => {
  test.each([
    [0, 0, 0.7],
    [1, 0, 0.66],
    [10, 10, 0.7],
    [20, 0, 0.46],
    [500, 0, 0.46],
    [0, 20, 0.86],
    [0, 500, 0.86],
  ])('after %i approved and %i rejected proposes from %d', (approved, rejected, suggest) => {
    expect(tiersAfter(decided(approved, rejected))).toEqual({ auto: 0.95, suggest })
  })

  test.each([
    ['what is almost certain', { tier: 'auto' }],
    ['what the person asked to see', { tier: 'skip' }],
    ['what waits', { status: 'pending' }],
    ['what was deleted', { status: 'purged' }],
  ] satisfies [string, Partial<Item>][])('learns nothing from %s', (_, changes) => {
    expect(tiersAfter(decided(20, 0, changes))).toEqual(tiers)
  })

  test('learns nothing from what the person did not say to the agent', () => {
    for (const speaker of ['self', 'file', 'assistant'] as const)
      expect(tiersAfter(makeItems(20, () => ({ status: 'approved', evidence: { speaker } })))).toEqual(tiers)
  })

  test('never proposes less than what stands at the top', () => {
    expect(tiersAfter(decided(0, 99), { auto: 0.75, suggest: 0.7 })).toEqual({ auto: 0.75, suggest: 0.75 })
  })
})

const SAID = ['we deploy to the cluster in Frankfurt', 'moment is deprecated, use date-fns', 'use british spelling']

/** The inbox of a world whose only session said all that, reviewed. */
async function inboxOf(world: World) {
  const inbox = world.open()
  const session = world.session('s1')
  for (const said of SAID) session.turn(said)
  session.stop()
  await reviewSession(inbox.reviewContext(), session.id)
  return inbox
}

describe('a threshold that decisions moved', () => {
  test('counts in the next review, and an undone decision does not', async () => {
    const world = createWorld()
    const inbox = await inboxOf(world)
    const items = inbox.store.ofStatus('pending').filter(({ tier }) => tier === 'suggest')
    expect(items.length).toBeGreaterThan(0)
    for (const { id } of items) decideNow(inbox.store, [{ item: id, decision: 'reject' }], 'command')
    expect(inbox.tiers().suggest).toBeGreaterThan(0.7)
    expect(inbox.reviewContext().extractOptions().tiers).toEqual(inbox.tiers())
    for (const { id } of items) decideNow(inbox.store, [{ item: id, decision: 'restore' }], 'command')
    expect(inbox.tiers().suggest).toBe(0.7)
  })

  test.each(['[tiers]\nsuggest = 0.7\n', '[extract]\nreweigh = false\n'])(
    'stays where the person put it: %j',
    async (config) => {
      const world = createWorld()
      appendFileSync(userPaths(world.sageHome).config, config)
      const inbox = await inboxOf(world)
      for (const { id } of inbox.store.ofStatus('pending'))
        decideNow(inbox.store, [{ item: id, decision: 'reject' }], 'command')
      expect(inbox.tiers().suggest).toBe(0.7)
    },
  )

  test('is raised further where a project raised it, and not lowered below that', async () => {
    const world = createWorld()
    appendFileSync(world.paths.config, '[tiers]\nsuggest = 0.76\n')
    const inbox = await inboxOf(world)
    const items = inbox.store.ofStatus('pending').filter(({ tier }) => tier === 'suggest')
    expect(items.length).toBeGreaterThan(0)
    for (const { id } of items) decideNow(inbox.store, [{ item: id, decision: 'reject' }], 'command')
    expect(inbox.tiers().suggest).toBeGreaterThan(0.76)
    for (const { id } of items) decideNow(inbox.store, [{ item: id, decision: 'restore' }], 'command')
    for (const { id } of items) decideNow(inbox.store, [{ item: id, decision: 'approve' }], 'command')
    expect(inbox.tiers().suggest).toBe(0.76)
  })
})
