import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UserError } from '../../src/base/user-error.ts'
import * as dashboard from '../../src/commands/dashboard.ts'
import { later, purge, retire } from '../../src/commands/decide.ts'
import * as exporting from '../../src/commands/export.ts'
import * as list from '../../src/commands/list.ts'
import * as log from '../../src/commands/log.ts'
import { listNotes } from '../../src/commands/memory.ts'
import * as search from '../../src/commands/search.ts'
import * as sync from '../../src/commands/sync.ts'
import { commandTable } from '../../src/commands/table/table.ts'
import { memoryFolder } from '../../src/inject/memory/memory-folder.ts'
import type { Decision } from '../../src/journal/event/vocabulary.ts'
import { appendEvents } from '../../src/journal/file/append.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { keepFolder } from '../helpers/keep-folder.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

const INSIDE = { env: { CLAUDECODE: '1' } }
/** A word of everything that was not approved, and of the words around what was. */
const HELD_BACK = 'quokka'
const APPROVED = 'Use pnpm for installs'

async function worldOfAll(): Promise<World> {
  const world = createWorld()
  const decisions: readonly (Decision | undefined)[] = ['approve', undefined, 'reject', 'later', 'retire']
  const evidence = { text: `the ${HELD_BACK} said so`, typed: `the ${HELD_BACK} said so`, before: `a ${HELD_BACK}` }
  const items = decisions.map((decision, index) => ({
    id: 'abcde'.charAt(index).repeat(10),
    decision,
    text: decision === 'approve' ? APPROVED : `Install the ${HELD_BACK} number ${index}`,
  }))
  const events = items.map(({ id, text }) => {
    const event = proposed(id, { text })
    return { ...event, evidence: { ...event.evidence, ...evidence } }
  })
  const again = {
    item: 'aaaaaaaaaa',
    sessionId: 's9',
    turnUuid: 't9',
    text: `again the ${HELD_BACK}`,
    afterDelivery: false,
  }
  const at = world.now().toISOString()
  appendEvents(world.paths.journal, [...events, { v: 1, id: crypto.randomUUID(), at, type: 'repeated', ...again }])
  const { store, settler } = world.open()
  for (const { id, decision } of items)
    for (const step of decision === 'retire' ? (['approve', 'retire'] as const) : [decision])
      if (step !== undefined) {
        world.pass(1000)
        decideNow(store, [{ item: id, decision: step, ...(step === 'approve' && { confirmed: true }) }], 'command')
      }
  settler.settle({ user: [], project: events })

  const memory = memoryFolder({ projectDir: world.project, claudeDir: world.claude })
  mkdirSync(memory, { recursive: true })
  writeFileSync(join(memory, 'notes.md'), `- The ${HELD_BACK} lives in the attic of the service\n`)
  writeFileSync(userPaths(world.sageHome).config, '[memory]\nreview_auto_memory = true\n')
  const session = world.session('s1')
  session.turn(`Remember that the ${HELD_BACK} service always listens on port 4711.`)
  session.stop()
  await runCommand(world, sync)
  await settler.flush()
  return world
}

/** What a command is given; commands that take nothing, or say what is missing, need no row. */
const ARGUMENTS: Readonly<Record<string, (world: World) => readonly (readonly [readonly string[], object?])[]>> = {
  list: () => [
    [[]],
    [[], { all: true }],
    [[], { pending: true }],
    [[], { rejected: true }],
    [[], { archive: true }],
    [[], { all: true, format: '{{id}} {{text}}' }],
    [[], { all: true, format: '{{evidence}}' }],
  ],
  show: () => [[['aaaaaaaaaa']], [['bbbbbbbbbb']], [['a']]],
  search: () => [
    [['install']],
    [[HELD_BACK]],
    [['install'], { format: '{{text}}' }],
    [['install'], { format: '{{evidence}}' }],
  ],
  log: () => [[[]], [[], { verbose: true }], [[], { user: true, verbose: true }]],
  export: () => [
    [[], { pending: true }],
    [[], { pending: true, format: 'jsonl' }],
    [[], { format: 'seed' }],
    [['.'], { format: 'obsidian', pending: true }],
  ],
  refine: () => [[[], { dryRun: true }], [[]], [[], { print: true }]],
  turns: (world) => [[[world.session('s1').transcriptPath]]],
  extract: (world) => [[[world.session('s1').transcriptPath], { all: true, explain: true }]],
  inject: () => [[[]], [[], { prompt: 'where does it install' }]],
  add: () => [[['Use', 'tool', 'x']]],
  'memory fix': () => [[['bbbbbbbbbb', 'other', 'words']]],
}
const ONE_ID = [
  'approve',
  'reject',
  'later',
  'edit',
  'merge',
  'replace',
  'pin',
  'unpin',
  'retire',
  'restore',
  'memory discard',
  'undo',
]
/** They start other programs, or read what a hook or a client is given; no item is among what they print (`mcp`: `e2e/mcp.test.ts`). */
const APART = ['mcp', 'hook run', 'hook inject-context', 'hook session-context', 'config edit']

test('an id that could be several says nothing inside Claude Code of what they hold', async () => {
  const world = createWorld()
  appendEvents(world.paths.journal, [
    proposed('aaaaaaaaaa', { text: HELD_BACK }),
    proposed('aaaaaaaaab', { text: HELD_BACK }),
  ])
  for (const { name, load } of commandTable.filter((entry) => [...ONE_ID, 'show'].includes(entry.name))) {
    const failure = await runCommand(world, await load(), ['a'], {}, INSIDE).catch((error: unknown) => error)
    expect([name, JSON.stringify(failure), String(failure)].join()).not.toContain(HELD_BACK)
  }
})

const jsonOf = (out: string) => (JSON.parse(out) as { items: { id: string }[] }).items
const SAID = /^sage: \d items are not shown: this runs inside Claude Code/

describe('where there is some of everything', () => {
  let world: World
  let startAgain: () => void
  beforeAll(async () => {
    world = await worldOfAll()
    startAgain = keepFolder(world.root)
  })
  beforeEach(() => startAgain())

  test.each(commandTable.filter(({ name }) => !APART.includes(name)).map((entry) => [entry.name, entry] as const))(
    'sage %s prints nothing inside Claude Code that was not approved',
    async (name, entry) => {
      const module = await entry.load()
      const runs = ARGUMENTS[name]?.(world) ?? [[ONE_ID.includes(name) ? ['bbbbbbbbbb'] : []]]
      for (const [args, options = {}] of runs)
        for (const json of [false, true]) {
          const printed = await runCommand(world, module, args, { ...options, json }, INSIDE).then(
            ({ out, err }) => out + err,
            (error: unknown) => {
              if (error instanceof UserError) return `${error.message}\n${error.hint ?? ''}`
              throw error
            },
          )
          expect(printed.replaceAll(args.join(' '), '')).not.toContain(HELD_BACK)
        }
    },
  )

  test('inside Claude Code it is said how much is not shown, and what was approved is', async () => {
    const all = await runCommand(world, list, [], { all: true, json: true }, INSIDE)
    expect(jsonOf(all.out)).toEqual([
      { id: 'aaaaaaaaaa', status: 'approved', kind: 'preference', scope: 'project', text: APPROVED },
    ])
    expect(all.err).toMatch(SAID)
    expect(all.err).toContain('6 items')
    expect((await runCommand(world, list, [], { all: true }, INSIDE)).out).toContain(APPROVED)

    const pending = await runCommand(world, list, [], { pending: true, json: true, exitCode: true }, INSIDE)
    expect([jsonOf(pending.out), pending.code]).toEqual([[], 10])
    expect(pending.err).toContain('3 items are not shown')
    expect(await runCommand(world, list, [], { approved: true }, INSIDE)).toMatchObject({ err: '' })
    expect((await runCommand(world, dashboard, [], {}, INSIDE)).err).toMatch(SAID)
    // Also where a model has a terminal of its own.
    expect((await runCommand(world, dashboard, [], {}, { ...INSIDE, typed: '' })).err).toMatch(SAID)

    const logged = await runCommand(world, log, [], { json: true }, INSIDE)
    expect(logged.out).toContain(`Approve: ${APPROVED}`)
    expect(logged.out).toContain('Reject: cccccccccc')
    expect(logged.err).toMatch(SAID)
    expect((await runCommand(world, exporting, [], { pending: true }, INSIDE)).err).toMatch(SAID)
    expect(jsonOf((await runCommand(world, search, ['installs'], { json: true }, INSIDE)).out)).toMatchObject([
      { id: 'aaaaaaaaaa', text: APPROVED },
    ])
  })

  test('a person sees all of it', async () => {
    for (const [module, args, options] of [
      [list, [], { all: true }],
      [search, [HELD_BACK], {}],
      [exporting, [], { pending: true }],
      [listNotes, [], {}],
    ] as const)
      expect((await runCommand(world, module, args, options)).out).toContain(HELD_BACK)
  })
})

test.each([
  ['put off', later],
  ['delete', purge],
  ['retire', retire],
])('an agent is told in plain words that it cannot %s', async (what, command) => {
  await expect(runCommand(createWorld(), command, ['aaaaaaaaaa'], {}, INSIDE)).rejects.toMatchObject({
    message: `Cannot ${what} here: this runs inside Claude Code, and only you decide`,
  })
})
