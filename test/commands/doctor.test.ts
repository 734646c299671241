import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { MINUTE } from '../../src/base/durations.ts'
import * as add from '../../src/commands/add.ts'
import * as configChange from '../../src/commands/config-change.ts'
import * as doctor from '../../src/commands/doctor.ts'
import * as init from '../../src/commands/init.ts'
import * as inject from '../../src/commands/inject.ts'
import * as scan from '../../src/commands/scan.ts'
import { pause } from '../../src/commands/session.ts'
import * as sync from '../../src/commands/sync.ts'
import { removeSessionMetadata } from '../../src/runtime/sessions/session-metadata.ts'
import { recordPaths, userPaths } from '../../src/workspace/paths/paths.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { until } from '../helpers/until.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { createPerson } from './person.ts'
import { runCommand } from './run-command.ts'

type Finding = { readonly id: string; readonly state: string; readonly facts: Readonly<Record<string, unknown>> }

async function findings(world: World): Promise<Finding[]> {
  const { out } = await runCommand(world, doctor, [], { json: true })
  return (JSON.parse(out) as { checks: Finding[] }).checks
}

test.each(['reviews', 'runtime'] as const)('sage doctor finds that %s is a link, and sync says so', async (name) => {
  const world = createWorld()
  const folder = world.paths[name]
  rmSync(folder, { recursive: true })
  symlinkSync(folder, folder)
  const found = await findings(world)
  expect(found).toContainEqual({ id: 'folder', state: 'fail', facts: { path: folder } })
  expect(found.map(({ id }) => id)).toContain('retention')
  await expect(runCommand(world, sync)).rejects.toMatchObject({ code: 'unsafe-folder', hint: expect.any(String) })
})

test.skipIf(process.platform === 'win32')(
  'sage doctor tells of a folder of transcripts that is a link, until they are read',
  async () => {
    const world = createWorld()
    const session = world.session('s1')
    session.turn('From now on always use pnpm, never npm, in this repo.')
    const folder = dirname(session.transcriptPath)
    const elsewhere = join(world.root, 'elsewhere')
    renameSync(folder, elsewhere)
    symlinkSync(elsewhere, folder)
    expect((await runCommand(world, scan)).code).toBe(1)
    expect(await findings(world)).toContainEqual({
      id: 'refused',
      state: 'warn',
      facts: { count: 1, last: expect.stringMatching(/s1\.jsonl" is outside the folders/u) as string },
    })
    unlinkSync(folder)
    renameSync(elsewhere, folder)
    expect((await runCommand(world, scan)).code).toBe(0)
    expect((await findings(world)).map(({ id }) => id)).not.toContain('refused')
  },
)

test('sage doctor counts no session as waiting that is paused', async () => {
  const world = createWorld()
  for (const session of [world.session('s1'), world.session('s2')]) {
    session.turn('From now on always use pnpm, never npm, in this repo.')
    session.stop()
  }
  const signals = async () => (await findings(world)).find(({ id }) => id === 'signals')?.facts
  expect(await signals()).toMatchObject({ count: 2 })
  await runCommand(world, pause, ['s2'])
  expect(await signals()).toMatchObject({ count: 1 })
})

test.each([
  [
    'the key',
    ({ sageHome }: World) => userPaths(sageHome).key,
    (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 1)),
  ],
  [
    'its signature',
    ({ paths }: World) => paths.journal,
    (bytes: Buffer) =>
      Buffer.from(bytes.toString().replace(/"mac":"(.)/u, (_, first) => `"mac":"${first === '-' ? '_' : '-'}`)),
  ],
])(
  'sage doctor tells of approvals that do not hold since %s changed, until they are given again',
  async (_, of, change) => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb')])
    const approve = () =>
      decideNow(world.open().store, [{ item: 'aaaaaaaaaa', decision: 'approve', confirmed: true }], 'command')
    const lapsed = async () => (await findings(world)).filter(({ id }) => id === 'lapsed')
    approve()
    expect(await lapsed()).toEqual([])
    const path = of(world)
    writeFileSync(path, change(readFileSync(path)))
    expect(await lapsed()).toEqual([{ id: 'lapsed', state: 'warn', facts: { lapsed: 1 } }])
    approve()
    expect(await lapsed()).toEqual([])
  },
)

test('sage doctor tells of approvals that are gone since an older journal was put back, and of none that was undone', async () => {
  const world = createWorld()
  const { store } = world.open()
  store.append(['aaaaaaaaaa', 'bbbbbbbbbb'].map((item) => proposed(item, { id: store.newId() })))
  const older = readFileSync(world.paths.journal)
  for (const item of ['aaaaaaaaaa', 'bbbbbbbbbb'])
    decideNow(store, [{ item, decision: 'approve', confirmed: true }], 'command')
  const lapsed = async () => (await findings(world)).filter(({ id }) => id === 'lapsed')
  store.commit(store.planUndo())
  world.pass(2 * MINUTE)
  expect(await lapsed()).toEqual([])
  writeFileSync(world.paths.journal, older)
  expect(await lapsed()).toEqual([{ id: 'lapsed', state: 'warn', facts: { lapsed: 1 } }])
})

test('sage doctor calls no approval gone that was undone when Sage was killed, or by somebody else', async () => {
  const world = createWorld()
  const { store, target } = world.open()
  store.append([proposed('aaaaaaaaaa', { id: store.newId() })])
  const { decided } = recordPaths(target.dataHome, target.id)
  decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'approve', confirmed: true }], 'command')
  store.commit(store.planUndo())
  world.pass(2 * MINUTE)
  const lines = readFileSync(decided, 'utf8').split(/(?<=\n)/u)
  expect(lines).toHaveLength(3)
  for (const left of [2, 1]) {
    writeFileSync(decided, lines.slice(0, left).join(''))
    expect((await findings(world)).filter(({ id }) => id === 'lapsed')).toEqual([])
  }
})

test('sage doctor tells of a learnings.md that cannot be read, as sage add does', async () => {
  const world = createWorld()
  mkdirSync(world.paths.learnings)
  const why = `Cannot read "${world.paths.learnings}": it is a folder`
  expect((await runCommand(world, add, ['Use pnpm'])).err).toContain(
    `sage: What is saved is not in the history: ${why}. Put the original file back, or move this one away`,
  )
  expect(await findings(world)).toContainEqual({ id: 'unreadable', state: 'fail', facts: { message: why } })
})

test('sage doctor tells of what stands in the place of a history, and of everything else as ever', async () => {
  const world = createWorld()
  const { history } = userPaths(world.sageHome)
  for (const path of [world.paths.history, history]) writeFileSync(path, '')
  const found = await findings(world)
  expect(found.filter(({ id }) => id === 'history')).toEqual(
    [world.paths.history, history].map((path) => ({
      id: 'history',
      state: 'fail',
      facts: { code: 'history-strange', what: `"${path}" is not a folder made by Sage`, wayOut: 'Move it away' },
    })),
  )
  expect(found).toContainEqual(expect.objectContaining({ id: 'journal', state: 'ok' }))
})

test('sage doctor tells of bullets in the shared learnings.md that no sage export wrote, and of nothing else there', async () => {
  const world = createWorld()
  const path = join(world.sageHome, 'global', 'learnings.md')
  mkdirSync(join(world.sageHome, 'global'), { recursive: true })
  const marked = '## Tools\n\n<!-- sage:abc123 category:tool -->\n- Use pnpm\n<!-- /sage:abc123 -->\n'
  writeFileSync(path, marked)
  expect((await findings(world)).map(({ id }) => id)).not.toContain('unread')
  writeFileSync(path, `${marked}- Run the tests\n- Never squash\n`)
  expect(await findings(world)).toContainEqual({ id: 'unread', state: 'warn', facts: { path, bullets: 2 } })
})

test('sage doctor knows of the last event after everything was read', async () => {
  const world = createWorld()
  const lastEvent = async () => (await findings(world)).find(({ id }) => id === 'last-event')?.facts.lastEvent
  expect(await lastEvent()).toBeUndefined()
  mkdirSync(world.paths.injected, { recursive: true })
  const given = join(world.paths.injected, '00000000-0000-4000-8000-000000000001.json')
  writeFileSync(given, '{}')
  expect(await lastEvent()).toBe(statSync(given).mtimeMs)
})

test.runIf(statSync(tmpdir()).birthtimeMs > 0)(
  'sage doctor counts the sessions that Claude Code wrote without calling the hook, until it does',
  async () => {
    const world = createWorld()
    const unnoted = async () => (await findings(world)).find(({ id }) => id === 'last-event')?.facts.unnoted
    expect(await unnoted()).toBe(0)
    const session = world.session('s1')
    session.turn('From now on always use pnpm, never npm, in this repo.')
    expect(await unnoted()).toBe(1)
    session.stop()
    expect(await unnoted()).toBe(0)
  },
)

test.runIf(statSync(tmpdir()).birthtimeMs > 0)(
  'sage doctor knows of a session that ended before its first prompt',
  async () => {
    const world = createWorld()
    const lastEvent = async () => (await findings(world)).find(({ id }) => id === 'last-event')?.facts.lastEvent
    expect(await lastEvent()).toBeUndefined()
    // A clock that ticks slowly gives what follows the same time.
    const { birthtimeMs } = statSync(world.paths.sessions)
    await until(() => {
      const session = world.session('s1')
      session.live()
      removeSessionMetadata(world.paths, 's1')
      expect(statSync(world.paths.sessions).mtimeMs).toBeGreaterThan(birthtimeMs)
    })
    expect(await lastEvent()).toBe(statSync(world.paths.sessions).mtimeMs)
  },
)

test('sage doctor says that there is nothing where Claude Code is said to keep its configuration', async () => {
  const world = createWorld()
  const path = join(world.root, 'nowhere')
  const environment = { ...world.environment, env: { ...world.environment.env, CLAUDE_CONFIG_DIR: path } }
  const found = await findings({ ...world, environment })
  expect(found).toContainEqual({ id: 'config-dir', state: 'warn', facts: { path, exists: false } })
})

test.each([
  [{}, true],
  [{ LANG: 'de_DE.UTF-8' }, true],
  [{ LANG: 'C' }, false],
])('sage doctor says of the terminal what the dashboard takes it for, with %j', async (locale, utf8) => {
  const world = createWorld()
  const environment = { ...world.environment, env: { ...world.environment.env, ...locale } }
  const found = await findings({ ...world, environment })
  expect(found.find(({ id }) => id === 'terminal')?.facts).toMatchObject({ utf8 })
})

test('sage doctor tells a key that is gone from one that never was', async () => {
  const world = createWorld()
  const { key, workspaces } = userPaths(world.sageHome)
  rmSync(key)
  const state = async () => (await findings(world)).find(({ id }) => id === 'key')
  expect(await state()).toMatchObject({ state: 'fail', facts: { state: 'missing' } })
  rmSync(workspaces, { recursive: true })
  expect(await state()).toMatchObject({ state: 'note', facts: { state: 'none' } })
})

test('sage doctor goes on with a key of no bytes, and says the way out', async () => {
  const world = createWorld()
  const path = join(world.sageHome, 'key')
  writeFileSync(path, '')
  const found = await findings(world)
  expect(found).toContainEqual({ id: 'key', state: 'fail', facts: { state: 'damaged', path } })
  expect(found.map(({ id }) => id)).toContain('terminal')
  expect((await runCommand(world, doctor)).out).toContain('Restore it from a backup, or delete it')
})

/** Who may do everything is refused nothing. */
const MAY_BE_REFUSED = process.platform !== 'win32' && process.getuid?.() !== 0

test.runIf(MAY_BE_REFUSED)('sage doctor finds a key that may not be read, and does not tell to delete it', async () => {
  const world = createWorld()
  const path = join(world.sageHome, 'key')
  chmodSync(path, 0)
  expect(await findings(world)).toContainEqual({
    id: 'key',
    state: 'fail',
    facts: { state: 'unreadable', path, wayOut: `Make "${path}" readable and writable for you` },
  })
  expect((await runCommand(world, doctor)).out).not.toContain('delete it')
  chmodSync(path, 0o600)
})

test.runIf(MAY_BE_REFUSED)('sage doctor finds a workspace that may not be written', async () => {
  const world = createWorld()
  const { dir } = world.paths
  chmodSync(dir, 0o500)
  expect(await findings(world)).toContainEqual({ id: 'unwritable', state: 'fail', facts: { path: dir } })
  chmodSync(dir, 0o700)
})

test('sage doctor finds keys that cannot be as they are configured, and say in which line', async () => {
  const world = createWorld()
  const path = join(world.sageHome, 'config.toml')
  writeFileSync(path, '[keys.pending]\napprove = ["x"]\naprove = ["b"]\n[keys]\nlater = ["l"]\n')
  const messages = [
    `${path}:5: Unknown setting "keys.later"; sage keys lists the actions, each with its table`,
    `${path}:3: Unknown action "keys.pending.aprove"; did you mean "keys.pending.approve"?`,
    `${path}:2: The key "x" means both pending.approve and pending.reject; the first wins`,
  ]
  const found = (await findings(world)).filter(({ id }) => id === 'config')
  expect(found).toEqual(messages.map((message) => ({ id: 'config', state: 'warn', facts: { message } })))
})

test('sage doctor tells of settings that are no TOML, and of everything else as ever', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), '[ui\n')
  const found = await findings(world)
  const message = expect.stringContaining(join(world.sageHome, 'config.toml')) as string
  expect(found.filter(({ id }) => id === 'config')).toEqual([{ id: 'config', state: 'warn', facts: { message } }])
  expect(found).toContainEqual(expect.objectContaining({ id: 'journal', state: 'ok' }))
})

test.each([
  ['xml', 2],
  ['markdown', 4],
])('sage doctor and sage config set say that no learning fits into %s of %i lines', async (format, budget) => {
  const world = createWorld()
  const path = join(world.sageHome, 'config.toml')
  const write = (lines: number, prompt = true) =>
    writeFileSync(path, `[inject]\nformat = "${format}"\nprompt = ${prompt}\n[hooks]\nbudget = ${lines}\n`)
  const message = `Nothing is ever given with a prompt: a learning and its frame take ${budget + 1} lines, more than ${budget} (hooks.budget)`
  const told = async () => (await findings(world)).filter(({ id }) => id === 'config')
  write(budget)
  expect(await told()).toEqual([{ id: 'config', state: 'warn', facts: { message } }])
  write(budget + 1)
  expect(await told()).toEqual([])
  expect((await runCommand(world, configChange.set, ['hooks.budget', String(budget)])).err).toBe(`sage: ${message}\n`)
  write(budget, false)
  expect(await told()).toEqual([])
})

test.each([
  ['xml', 50, []],
  ['markdown', 50, [tooFewTokens(50)]],
  ['markdown', 59, [tooFewTokens(59)]],
  ['markdown', 68, []],
])(
  'sage doctor and sage config set say when no learning fits into a start: %s of %i tokens',
  async (format, tokens, said) => {
    const world = createWorld()
    const write = (atStart: boolean) =>
      writeFileSync(
        join(world.sageHome, 'config.toml'),
        `[inject]\nformat = "${format}"\nsession_start = ${atStart}\nbudget_tokens = ${tokens}\n`,
      )
    const told = async () => (await findings(world)).filter(({ id }) => id === 'config')
    await runCommand(world, add, ['x'], { kind: 'fact', scope: 'user' }, { typed: 'Y\n' })
    write(true)
    expect(await told()).toEqual(said.map((message) => ({ id: 'config', state: 'warn', facts: { message } })))
    const set = await runCommand(world, configChange.set, ['inject.budget_tokens', String(tokens)])
    expect(set.err).toBe(said.map((message) => `sage: ${message}\n`).join(''))
    const { out } = await runCommand(world, inject, [], { preview: true })
    expect(/>x<|- x/u.test(out), 'it fits in truth').toBe(said.length === 0)
    write(false)
    expect(await told()).toEqual([])
  },
)

test('sage doctor and sage config set say that tiers.suggest has no effect above tiers.auto', async () => {
  const world = createWorld()
  const told = async () => (await findings(world)).filter(({ id }) => id === 'config')
  const set = (value: string) => runCommand(world, configChange.set, ['tiers.suggest', value])
  expect((await set('0.95')).err).toBe('')
  expect(await told()).toEqual([])
  const message = 'tiers.suggest (0.96) has no effect above tiers.auto (0.95): what reaches that is always proposed'
  expect((await set('0.96')).err).toBe(`sage: ${message}\n`)
  expect(await told()).toEqual([{ id: 'config', state: 'warn', facts: { message } }])
})

function tooFewTokens(tokens: number): string {
  return `Nothing is ever given at the start of a session: a learning and its frame take at least 60 tokens, more than ${tokens} (inject.budget_tokens)`
}

test('what sage doctor prints has no words that came with a clone, and no line that Sage did not begin', async () => {
  const world = createWorld()
  const written = '2026-11-20T12:00:00.000Z Stop record-failed ENOSPC\n'
  writeFileSync(world.paths.hookErrors, `${written}ok    Journal: intact\nFrom now on push to the main branch\n`)
  writeFileSync(world.paths.config, String.raw`"x\nok    Key: ok" = 1`)
  expect(await findings(world)).toContainEqual({
    id: 'hook-errors',
    state: 'warn',
    facts: { count: 1, last: written.trim(), path: world.paths.hookErrors },
  })
  const lines = (await runCommand(world, doctor)).out.split('\n').filter((line) => line !== '')
  expect(lines.filter((line) => line === 'ok    Key: ok')).toHaveLength(1)
  expect(lines.join()).not.toContain('push to the main branch')
  expect(lines.slice(1).every((line) => /^(?:ok  |note|WARN|FAIL|    )  /u.test(line))).toBe(true)
})

test('sage doctor exits 3 before sage init and 0 after it; --fix mends what broke; no word of a transcript', async () => {
  const { run, printed, sageHome } = createPerson()
  expect(await run(doctor)).toBe(3)
  await run(init, { yes: true })
  expect(await run(doctor)).toBe(0)
  rmSync(join(sageHome, 'hook', 'sage-hook.cjs'))
  expect(await run(doctor)).toBe(1)
  expect(await run(doctor, { fix: true })).toBe(0)
  expect(printed()).toContain('Copied the hook again.')
  const length = printed().length
  await run(doctor, { json: true })
  expect(JSON.parse(printed().slice(length))).toMatchObject({ schemaVersion: 1, checks: expect.any(Array) })
})
