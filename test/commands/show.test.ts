import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as configChange from '../../src/commands/config-change.ts'
import { later, reject } from '../../src/commands/decide.ts'
import * as edit from '../../src/commands/edit.ts'
import * as list from '../../src/commands/list.ts'
import * as log from '../../src/commands/log.ts'
import * as merge from '../../src/commands/merge.ts'
import * as replace from '../../src/commands/replace.ts'
import * as search from '../../src/commands/search.ts'
import * as show from '../../src/commands/show.ts'
import type { CommandModule, Options } from '../../src/commands/start/context.ts'
import * as stats from '../../src/commands/stats.ts'
import * as sync from '../../src/commands/sync.ts'
import { appendEvents } from '../../src/journal/file/append.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed, uuid } from '../journal/events.ts'
import { type Listed, worldWith, approved } from './journal-world.ts'
import { runCommand } from './run-command.ts'

describe('sage show, search, log and stats', () => {
  it('show says who said it, why it was proposed and what became of it', async () => {
    const world = worldWith(
      proposed('aaaaaaaaaa', { parts: [{ id: 'always', weight: 1.5, because: 'says "always"' }] }),
    )
    const { out } = await runCommand(world, show, ['aaaaaaaaaa'])
    for (const words of [
      'Use tool aaaaaaaaaa',
      'pending',
      'confidence  fair 80 %\n',
      '+1.50 says "always"',
      'you       always use tool aaaaaaaaaa',
    ])
      expect(out).toContain(words)
    const json = JSON.parse((await runCommand(world, show, ['aa'], { json: true })).out) as { item: object }
    expect(json).toMatchObject({
      schemaVersion: 1,
      item: { id: 'aaaaaaaaaa', formerTexts: [], evidence: { speaker: 'person' } },
    })
  })

  it('show draws in ASCII where the locale has no other signs, but for the words of learnings', async () => {
    const world = worldWith(
      proposed('aaaaaaaaaa', { text: 'Say “naïve”', checks: ['hidden-characters', 'personal-data'] }),
    )
    const shown = async (LC_ALL: string) => (await runCommand(world, show, ['aaaaaaaaaa'], {}, { env: { LC_ALL } })).out
    expect(await shown('C.UTF-8')).toContain(' · ')
    expect((await shown('C')).replace('Say “naïve”', '')).toMatch(/^[ -~\n]*$/u)
    expect(await shown('C')).toContain('Say “naïve”')
  })

  it('show names no key of the dashboard to an agent: there is none that shows an item', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await expect(runCommand(world, show, ['aa'], {}, { env: { CLAUDECODE: '1' } })).rejects.toMatchObject({
      code: 'not-at-terminal',
      hint: 'Run it in your own terminal',
    })
  })

  it('show does not take the time at which Sage noted that something was said again for that of the words', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    const repeat = { item: 'aaaaaaaaaa', sessionId: 's9', turnUuid: 't9', text: 'again', afterDelivery: false } as const
    appendEvents(world.paths.journal, [
      { v: 1, id: uuid('again'), at: world.now().toISOString(), type: 'repeated', ...repeat },
    ])
    expect((await runCommand(world, show, ['aa'])).out).toContain(
      'Said again session s9 · noted just now\n  you       again\n',
    )
  })

  it('show says that something was said to a subagent', async () => {
    const { evidence } = proposed('aaaaaaaaaa')
    const transcriptPath = '/c/projects/-p/s1/subagents/agent-a1.jsonl'
    const world = worldWith(proposed('aaaaaaaaaa', { evidence: { ...evidence, transcriptPath } }))
    const { out } = await runCommand(world, show, ['aaaaaaaaaa'])
    expect(out).toContain(`subagent of session ${evidence.sessionId}`)
  })

  it('show says that the person rewound the prompt', async () => {
    const world = createWorld()
    const session = world.session('s1')
    session.user('look around')
    const before = session.assistant('I did.')
    session.turn('Never use jest in this project, use mocha for all tests')
    session.rewind(before, 'Never use jest in this project, use vitest for all tests')
    session.stop()
    await runCommand(world, sync)
    const { out } = await runCommand(world, list, [], { json: true })
    const { items } = JSON.parse(out) as { items: { id: string; text: string }[] }
    for (const { id, text } of items) {
      const isRewound = text.includes('mocha')
      expect((await runCommand(world, show, [id])).out.includes('rewound     you took back')).toBe(isRewound)
      const json = JSON.parse((await runCommand(world, show, [id], { json: true })).out) as { item: object }
      expect('rewound' in json.item).toBe(isRewound)
    }
    expect(items).toHaveLength(2)
  })

  it('show tells before approval what CLAUDE.md says already, and where', async () => {
    const world = worldWith(
      proposed('aaaaaaaaaa', { text: 'Use npm, not pnpm' }),
      proposed('bbbbbbbbbb', { text: 'Deploy on Tuesdays' }),
      proposed('cccccccccc', { text: 'Use pnpm, not npm' }),
    )
    writeFileSync(join(world.project, 'CLAUDE.md'), '# Rules\n\n- Use pnpm, not npm\n')
    const shown = async (id: string) => (await runCommand(world, show, [id])).out
    expect(await shown('aaaaaaaaaa')).toContain('known       contradicts CLAUDE.md:3: Use pnpm, not npm')
    expect(await shown('bbbbbbbbbb')).toContain('known       no:')
    expect(await shown('cccccccccc')).toContain('known       already in CLAUDE.md:3')
    const { out } = await runCommand(world, show, ['aaaaaaaaaa'], { json: true })
    expect(JSON.parse(out)).toMatchObject({ known: { state: 'contradicted', line: 3, text: 'Use pnpm, not npm' } })
    await runCommand(world, reject, ['bbbbbbbbbb'])
    expect(await shown('bbbbbbbbbb')).not.toContain('known')
  })

  it('show and approve guess nothing of what a person wrote by hand', async () => {
    const world = worldWith()
    const { out } = await runCommand(world, add, ['Use pnpm here'])
    const id = /inbox: (\S+)/u.exec(out)?.[1] ?? ''
    expect((await runCommand(world, show, [id])).out).toContain('confidence  written by you\n')
    expect((await approved(world, id)).out).toContain('preference · project · written by you\n')
  })

  it('show takes several ids, as a text for Claude may name them', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    const ids = ['aaaaaaaaaa', 'bbbbbbbbbb']
    expect((await runCommand(world, show, ids)).out).toMatch(/^Use tool aaaaaaaaaa\n[^]*\n\nUse tool bbbbbbbbbb\n/)
    const { out } = await runCommand(world, show, ids, { json: true })
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 1, items: ids.map((id) => ({ id })) })
    const one = await runCommand(world, show, ['aaaaaaaaaa'], { json: true })
    expect(JSON.parse(one.out)).toMatchObject({ items: [{ id: 'aaaaaaaaaa' }], item: { id: 'aaaaaaaaaa' } })
    expect(await runCommand(world, show, ['aaa', 'aaaaaaaaaa'])).toEqual(await runCommand(world, show, ['aaa']))
  })

  it('show says the same from the cache of the list, and knows unambiguous beginnings only', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('aabbaabbaa'))
    const first = await runCommand(world, show, ['aaa'], { json: true })
    expect(await runCommand(world, show, ['aaa'], { json: true })).toEqual(first)
    const ambiguous = { exitCode: 2, code: 'ambiguous-id' }
    const hint = 'aaaaaaaaaa Use tool aaaaaaaaaa\naabbaabbaa Use tool aabbaabbaa'
    for (let time = 0; time < 2; time++)
      await expect(runCommand(world, show, ['aa'])).rejects.toMatchObject({ ...ambiguous, hint })
    const inside = runCommand(world, show, ['aa'], {}, { env: { CLAUDECODE: '1' } })
    await expect(inside).rejects.toMatchObject({ ...ambiguous, hint: 'aaaaaaaaaa\naabbaabbaa' })
    await expect(runCommand(world, show, ['zz'])).rejects.toMatchObject({ exitCode: 2, code: 'unknown-id' })
  })

  it('show says when it was decided, and into what it was merged', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb', { text: 'Use tabs' }))
    await runCommand(world, merge, ['aaaaaaaaaa', 'bbbbbbbbbb'])
    world.pass(3 * 60_000)
    const { out } = await runCommand(world, show, ['aaaaaaaaaa', 'bbbbbbbbbb'])
    expect(out).toMatch(/^ {2}status +merged 3m ago into bbbbbbbbbb$[^]*^ {2}status +pending$/mu)
    const format = '{{id}} {{mergedInto}}'
    expect((await runCommand(world, list, [], { merged: true, format })).out).toBe('aaaaaaaaaa bbbbbbbbbb\n')
  })

  it('show says of what was replaced by what', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    await approved(world, 'aaaaaaaaaa')
    await runCommand(world, replace, ['bbbbbbbbbb', 'aaaaaaaaaa'], {}, { typed: 'Y\n' })
    expect((await runCommand(world, show, ['aaaaaaaaaa'])).out).toMatch(
      /^ {2}status +retired just now, replaced by bbbbbbbbbb$/mu,
    )
  })

  it('show, search and stats say of what was put off what the person did, and JSON what it is', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await runCommand(world, later, ['aaaaaaaaaa'])
    expect((await runCommand(world, show, ['aaaaaaaaaa'])).out).toMatch(/^ {2}status +put off just now$/mu)
    expect((await runCommand(world, search, ['tool'])).out).toMatch(/^aaaaaaaaaa {2}put off +project /u)
    expect((await runCommand(world, stats)).out).toMatch(/^Items +1 put off$/mu)
    for (const [command, words] of [
      [show, ['aaaaaaaaaa']],
      [search, ['tool']],
      [stats, []],
    ] as const)
      expect((await runCommand(world, command, words, { json: true })).out).toContain('"later"')
  })

  it('search finds words in texts, former texts and evidence', async () => {
    const world = worldWith(
      proposed('aaaaaaaaaa', { text: 'Use pnpm for installs' }),
      proposed('bbbbbbbbbb', { text: 'Write tests first' }),
    )
    await runCommand(world, edit, ['bbbbbbbbbb'], { text: 'Start with a failing check' })
    const found = async (...words: string[]) => {
      const { out } = await runCommand(world, search, words, { json: true })
      return (JSON.parse(out) as Listed).items.map(({ id }) => id)
    }
    expect(await found('install')).toEqual(['aaaaaaaaaa'])
    expect(await found('tests')).toEqual(['bbbbbbbbbb'])
    await runCommand(world, reject, ['bbbbbbbbbb'])
    expect(await found('checks', 'that', 'failed')).toEqual(['bbbbbbbbbb'])
    expect(await found('pnp')).toEqual(['aaaaaaaaaa'])
    expect(await runCommand(world, search, ['zebra'])).toMatchObject({ code: 1, out: '', err: 'sage: Nothing found\n' })
  })

  it('search says how many more there are than it shows, and gives all of them as JSON', async () => {
    const ids = Array.from({ length: 22 }, (_, index) => `aaaaaaaa${String(index).padStart(2, '0')}`)
    const world = worldWith(...ids.map((id) => proposed(id)))
    const lines = (await runCommand(world, search, ['tool'])).out.trimEnd().split('\n')
    expect([lines.length, lines.at(-1)]).toEqual([21, '2 more: add a word, or --json'])
    const { out } = await runCommand(world, search, ['tool'], { json: true })
    expect((JSON.parse(out) as Listed).items).toHaveLength(22)
  })

  it('search, list and show give Claude what was approved, and nothing of what it came from', async () => {
    const world = worldWith(
      proposed('aaaaaaaaaa', { text: 'Use pnpm for installs' }),
      proposed('bbbbbbbbbb', { text: 'Use yarn for installs' }),
    )
    await approved(world, 'aaaaaaaaaa')
    const inside = { env: { CLAUDECODE: '1' } }
    for (const [module, words] of [
      [search, ['installs']],
      [list, []],
    ] as const)
      for (const options of [{}, { json: true }]) {
        const { out } = await runCommand(world, module, words, options, inside)
        expect(out).toContain('Use pnpm for installs')
        expect(out).not.toContain('yarn')
      }
    const nothing = { code: 0, out: 'Nothing found\n', err: '' }
    expect(await runCommand(world, search, ['yarn'], {}, inside)).toMatchObject(nothing)
    for (const options of [{}, { json: true }]) {
      const { out } = await runCommand(world, show, ['aaaaaaaaaa'], options, inside)
      expect(out).toContain('Use pnpm for installs')
      expect(out).not.toContain('always use')
    }
    await expect(runCommand(world, show, ['bbbbbbbbbb'], {}, inside)).rejects.toMatchObject({ code: 'not-at-terminal' })
    expect((await runCommand(world, search, ['installs'], { json: true }, inside)).out).not.toContain('always use')
  })

  it('log says that nothing was done here, and where else something may have been', async () => {
    const world = worldWith()
    expect((await runCommand(world, log)).out).toBe('Nothing here. For what all your projects share: --user\n')
    expect((await runCommand(world, log, [], { user: true })).out).toBe('Nothing here\n')
    expect(JSON.parse((await runCommand(world, log, [], { json: true })).out)).toMatchObject({ entries: [] })
  })

  it('log tells what was done, newest first, from the history or the journal', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    const { out } = await runCommand(world, log)
    expect(out).toMatch(/^[0-9a-f]{8} just now Reject: Use tool aaaaaaaaaa\n$/)
    rmSync(world.paths.history, { recursive: true })
    const { out: fallback, err } = await runCommand(world, log)
    expect(fallback.split('\n')[0]).toContain('Reject: Use tool aaaaaaaaaa')
    expect(fallback).toContain('Learn: extracted 1 proposal')
    expect(err).toContain('no git history')
    await expect(runCommand(world, log, [], { limit: 'many' })).rejects.toMatchObject({ exitCode: 2 })
  })

  it('log tells of so many changes only, of those for all projects apart, and with every item if asked to', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'), proposed('cccccccccc'))
    const lines = async (options: Options) => (await runCommand(world, log, [], options)).out.trimEnd().split('\n')
    await runCommand(world, add, ['Use tabs'], { scope: 'user' }, { typed: 'Y\n' })
    world.pass(60_000)
    await runCommand(world, reject, ['aaaaaaaaaa'])
    world.pass(60_000)
    await runCommand(world, reject, ['bbbbbbbbbb', 'cccccccccc'])
    const items = ['    Reject bbbbbbbbbb: Use tool bbbbbbbbbb', '    Reject cccccccccc: Use tool cccccccccc']
    for (const source of ['history', 'journal']) {
      if (source === 'journal') rmSync(world.paths.history, { recursive: true })
      expect(await lines({ limit: '1' })).toEqual([expect.stringMatching(/just now Reject: 2 learnings$/u)])
      expect((await lines({ limit: '1', verbose: true })).slice(1)).toEqual(items)
    }
    expect((await lines({ user: true })).map((line) => line.slice('8f1e2d3c 2m ago   '.length))).toEqual([
      'Approve: Use tabs',
    ])
  })

  it('show and stats say that they do not know where Claude Code loaded a learning by itself', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await approved(world, 'aaaaaaaaaa')
    expect((await runCommand(world, show, ['aaaaaaaaaa'])).out).toContain('not yet seen in a session')
    writeFileSync(join(world.project, 'CLAUDE.md'), '@.sage/learnings.md\n')
    expect((await runCommand(world, show, ['aaaaaaaaaa'])).out).toContain('delivered   unknown: Claude Code loads')
    expect((await runCommand(world, stats)).out).toContain('0 not yet seen · 1 unknown, through learnings.md')
    // Git brought an older file: a hook gives what it does not hold, and a transcript would tell.
    writeFileSync(world.paths.learnings, '')
    expect((await runCommand(world, show, ['aaaaaaaaaa'])).out).toContain('not yet seen in a session')
    expect((await runCommand(world, stats)).out).toContain('1 not yet seen\n')
  })

  it('stats say how what is muted is brought back, and it is', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => String(index).repeat(10))
    const world = worldWith(...ids.map((id) => proposed(id, { cues: ['never', 'forbids'] })))
    await runCommand(world, reject, ids)
    const { out } = await runCommand(world, stats)
    expect(out).toMatch(/0 of 10 {3}never: .* \(muted\)$/mu)
    const [, key = '', words = ''] = /^ {2}sage config set (\S+) (.*)$/mu.exec(out) ?? []
    expect([key, words]).toEqual(['extract.keep_cues', 'forbids never'])
    await runCommand(world, configChange.set, [key, 'never'])
    expect((await runCommand(world, stats)).out).toContain('  sage config set extract.keep_cues never forbids\n')
    await runCommand(world, configChange.set, [key, 'never', 'forbids'])
    expect((await runCommand(world, stats)).out).not.toMatch(/muted|keep_cues/iu)
  })

  it.each([
    [
      'rejected',
      0.79,
      'Threshold  0.79 confidence, moved from 0.70: you reject most of what is less certain (extract.reweigh)',
    ],
    [
      'approved',
      0.59,
      'Threshold  0.59 confidence, moved from 0.70: you approve most of what is less certain (extract.reweigh)',
    ],
  ] as const)('stats say where decisions moved the threshold: %s', async (outcome, now, line) => {
    const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']
    const world = worldWith(...ids.map((id) => proposed(id)))
    expect((await runCommand(world, stats)).out).toContain('Threshold  0.70 confidence\n')
    for (const id of ids) await (outcome === 'approved' ? approved(world, id) : runCommand(world, reject, [id]))
    expect((await runCommand(world, stats)).out).toContain(`${line}\n`)
    const { out } = await runCommand(world, stats, [], { json: true })
    expect(JSON.parse(out)).toMatchObject({ threshold: { now, setting: 0.7 } })
  })

  it('stats say from where on something is proposed, where what is almost certain begins below it', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await runCommand(world, configChange.set, ['tiers.auto', '0.5'])
    expect((await runCommand(world, stats)).out).toContain('Threshold  0.50 confidence\n')
    await runCommand(world, configChange.set, ['extract.reweigh', 'false'])
    expect((await runCommand(world, stats)).out).toContain('Threshold  0.50 confidence\n')
  })

  it('stats name what was said again although Claude had it, the most often repeated first', async () => {
    const world = worldWith(...['a', 'b', 'c', 'd'].map((sign) => proposed(sign.repeat(10))))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    for (const id of ['bbbbbbbbbb', 'cccccccccc', 'dddddddddd']) await approved(world, id)
    const said = [
      ['bbbbbbbbbb', false],
      ['bbbbbbbbbb', true],
      ['cccccccccc', true],
      ['cccccccccc', true],
      ['dddddddddd', false],
    ] as const
    const [at, sessionId, text] = ['2026-11-21T12:00:00.000Z', 's9', 'again']
    appendEvents(
      world.paths.journal,
      said.map(([item, afterDelivery], index) => {
        const turnUuid = `turn-${index}`
        return { v: 1, id: uuid(turnUuid), at, type: 'repeated', item, sessionId, turnUuid, text, afterDelivery }
      }),
    )
    const shown = async (id: string) => (await runCommand(world, show, [id])).out
    expect(await shown('cccccccccc')).toMatch(/^ {2}what helps {2}reword it \(sage edit\), .*\(sage retire\)$/mu)
    expect(await shown('dddddddddd')).not.toContain('what helps')
    const { out } = await runCommand(world, stats)
    expect(out).toMatch(/^Items +3 approved · 1 rejected$/mu)
    expect(out).toContain(
      'Said again although Claude had them\n  cccccccccc  2×  Use tool cccccccccc\n  bbbbbbbbbb  1×  Use tool bbbbbbbbbb\n  What helps: reword it (sage edit), pin it',
    )
  })

  it('stats count, per cue too, and name learnings that do not work', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    await approved(world, 'aaaaaaaaaa')
    await runCommand(world, reject, ['bbbbbbbbbb'])
    const at = '2026-11-21T12:00:00.000Z'
    appendEvents(world.paths.journal, [
      {
        v: 1,
        id: uuid('x'),
        at,
        type: 'delivered',
        item: 'aaaaaaaaaa',
        sessionId: 's9',
        channel: 'SessionStart',
        seenAt: at,
      },
      {
        v: 1,
        id: uuid('y'),
        at,
        type: 'repeated',
        item: 'aaaaaaaaaa',
        sessionId: 's9',
        turnUuid: 't9',
        text: 'again',
        afterDelivery: true,
      },
    ])
    const json = JSON.parse((await runCommand(world, stats, [], { json: true })).out) as object
    expect(json).toMatchObject({
      schemaVersion: 1,
      items: 2,
      byStatus: { approved: 1, rejected: 1 },
      delivered: {
        learnings: 1,
        sessions: 1,
        neverSeen: 0,
        last: at,
        byLearning: [{ id: 'aaaaaaaaaa', deliveredTo: ['s9'], lastDeliveredAt: at }],
      },
      notWorking: [{ id: 'aaaaaaaaaa', times: 1 }],
      cues: [{ cue: 'always', approved: 1, rejected: 1, acceptance: 0.5, muted: false }],
    })
    expect((await runCommand(world, stats)).out).toContain('50%    1 of 2    always: ')
    expect((await runCommand(world, stats)).out).toMatch(
      /Delivered {2}1 learning in 1 session, last .+ · 0 not yet seen/,
    )
    const shown = JSON.parse((await runCommand(world, show, ['aaaaaaaaaa'], { json: true })).out) as object
    expect(shown).toMatchObject({ item: { sessions: 1, deliveredTo: ['s9'], lastDeliveredAt: at } })
    expect((await runCommand(world, show, ['aaaaaaaaaa'])).out).toMatch(/delivered +in 1 session, last /)
  })
})

it.each([
  ['list', list],
  ['stats', stats],
  ['log', log],
] as [string, CommandModule][])('sage %s prints one JSON object with schemaVersion 1', async (_, module) => {
  const { out } = await runCommand(worldWith(proposed('aaaaaaaaaa')), module, [], { json: true })
  expect(JSON.parse(out)).toMatchObject({ schemaVersion: 1 })
})
