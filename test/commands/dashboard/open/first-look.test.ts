import { appendFileSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../../../src/base/durations.ts'
import { writeFirstLook } from '../../../../src/commands/dashboard/open/first-look-write.ts'
import { headOf, readFirstLook } from '../../../../src/commands/dashboard/open/first-look.ts'
import type { CommandContext } from '../../../../src/commands/start/context.ts'
import { defaultConfig } from '../../../../src/config/schema.ts'
import { settingsFrom } from '../../../../src/dashboard/state/settings.ts'
import { emptySnapshot, type Snapshot } from '../../../../src/dashboard/state/snapshot.ts'
import { currentList, initialState } from '../../../../src/dashboard/state/state.ts'
import { entryIds } from '../../../../src/dashboard/state/state.ts'
import { countItems } from '../../../../src/dashboard/update/counts.ts'
import { update } from '../../../../src/dashboard/update/update.ts'
import { recordPaths } from '../../../../src/workspace/paths/paths.ts'
import { isOpen } from '../../../helpers/is-open.ts'
import { makeItem } from '../../../helpers/make-item.ts'
import { manyProposals } from '../../../helpers/many-proposals.ts'
import { firstRows } from '../../../helpers/sample-snapshot.ts'
import { createWorld, type World } from '../../../helpers/world.ts'

function contextIn(world: World, env: Readonly<Record<string, string>> = {}): CommandContext {
  const { stdin, stdout, stderr } = process
  const environment = { ...world.environment, env: { ...world.environment.env, ...env } }
  return { environment, cwd: world.project, stdin, stdout, stderr, now: world.now }
}

function openLook() {
  const world = createWorld()
  const context = contextIn(world)
  const { target } = world.open()
  const path = recordPaths(target.dataHome, target.id).firstLook
  const leave = (change: Partial<Snapshot>) =>
    writeFirstLook(context, target, headOf(context, target), {
      config: defaultConfig,
      snapshot: { ...emptySnapshot, ...change },
    })
  return { world, context, target, path, leave, read: () => readFirstLook(context, target) }
}

describe('writeFirstLook()', () => {
  test('writeFirstLook() keeps rows, and the evidence of the item that is selected first', () => {
    const { leave, read } = openLook()
    const old = makeItem('old', { proposedAt: '2026-03-01T09:00:00.000Z' })
    const latest = makeItem('new', { text: 'Antworte knapp – „so“ 🙂', proposedAt: '2026-03-01T10:00:00.000Z' })
    leave({ items: [old, latest] })
    const [row, selected] = read()?.snapshot.items ?? []
    expect(selected).toEqual(latest)
    expect(row).toMatchObject({ id: 'old', text: old.text, confidence: old.confidence, status: 'pending' })
    expect(row?.evidence).toMatchObject({ sessionId: old.evidence.sessionId, at: old.evidence.at, text: '' })
  })

  test('writeFirstLook() marks what it keeps as provisional, without what was only true then', () => {
    const { leave, read } = openLook()
    const drain = { done: 1, total: 2, name: 'session', errors: 0, paused: false }
    leave({ drain, others: ['4711-here'], lastSignalAt: '2026-03-01T10:00:00.000Z' })
    expect(read()?.snapshot).toEqual({ ...emptySnapshot, provisional: firstRows([]) })
  })

  test('writeFirstLook() lets what was put off until the next session wait in it', () => {
    const { leave, read } = openLook()
    leave({
      items: [
        makeItem('next', { status: 'later', until: 'session' }),
        makeItem('buried', { status: 'later', until: 'unburied' }),
      ],
    })
    expect(read()?.snapshot.items.map(({ id, status }) => [id, status])).toEqual([['next', 'pending']])
    expect(read()?.snapshot.provisional?.counts).toEqual({ pending: 1, approved: 0, archive: 1 })
  })

  test.each([120, 60])(
    'writeFirstLook() keeps of thousands the items that a screen of %i columns has room for, and the order of all of them',
    (columns) => {
      const { path, leave, read } = openLook()
      const approved = makeItem('approved', { status: 'approved' })
      const items = [...manyProposals(3000), approved]
      leave({ items })
      const { items: kept = [], provisional } = read()?.snapshot ?? {}
      const whole = initialState(settingsFrom(defaultConfig, {}), { columns, rows: 40 })
      const shown = (snapshot: Snapshot) => {
        const [state] = update(whole, { type: 'snapshot', snapshot, at: 0 })
        return { rows: currentList(state).rows, counts: countItems(state) }
      }
      expect(shown({ ...emptySnapshot, items: kept, ...(provisional && { provisional }) })).toEqual(
        shown({ ...emptySnapshot, items }),
      )
      const [first = '', ...below] = entryIds(shown({ ...emptySnapshot, items }).rows).slice(0, 40)
      expect(kept).toContainEqual(items.find(({ id }) => id === first))
      expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(below))
      expect(kept).not.toContainEqual(expect.objectContaining({ id: approved.id }))
      expect(kept.length).toBeLessThan(500)
      expect(statSync(path).size).toBeLessThan(500_000)
    },
  )

  test.runIf(process.platform === 'linux')(
    'writeFirstLook() leaves nothing open where a folder is in the place of its file',
    () => {
      const { path, leave } = openLook()
      mkdirSync(path, { recursive: true })
      leave({})
      expect(isOpen(path)).toBe(false)
    },
  )

  test.each([
    ['damage', { problems: ['"journal.jsonl" line 1: Not JSON'] }],
    ['hooks that are missing', { hooks: { state: 'missing' } as const }],
  ])('writeFirstLook() leaves nothing where there is %s: it is looked for every time', (_, change) => {
    const { leave, read } = openLook()
    leave(change)
    expect(read()).toBeUndefined()
  })
})

describe('readFirstLook()', () => {
  test.each([
    ['the journal', (world: World) => appendFileSync(world.paths.journal, '\n')],
    ['the configuration', (world: World) => writeFileSync(world.paths.config, '[ui]\ntheme = "light"\n')],
    ['what Claude Code runs', (world: World) => writeFileSync(join(world.claude, 'settings.json'), '{}\n')],
    ['the day', (world: World) => world.pass(DAY)],
  ])('readFirstLook() is undefined once %s has changed', (_, change) => {
    const { world, leave, read } = openLook()
    leave({})
    expect(read()).toBeDefined()
    change(world)
    expect(read()).toBeUndefined()
  })

  test('readFirstLook() is undefined with another setting in the environment', () => {
    const { world, target, leave } = openLook()
    leave({})
    expect(readFirstLook(contextIn(world, { SAGE_THEME: 'light' }), target)).toBeUndefined()
  })

  test('readFirstLook() is undefined for a file that was cut short', () => {
    const { path, leave, read } = openLook()
    leave({ items: [makeItem('one')] })
    truncateSync(path, 700)
    expect(read()).toBeUndefined()
  })
})
