import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import { answerHash } from '../../src/runtime/sessions/answer-hash.ts'
import { listEnded } from '../../src/runtime/sessions/ended.ts'
import { listSessions, readEnded, readSession, readSignal } from '../../src/runtime/sessions/read-session-files.ts'
import { listSignals } from '../../src/runtime/sessions/review-signals.ts'
import { runCommand } from '../commands/run-command.ts'
import { bundleHook, callHook, hookEnvironment, payload, startHook } from '../helpers/built-hook.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { inShell } from '../helpers/in-shell.ts'
import { createWorld, type World } from '../helpers/world.ts'

let hook: string
beforeAll(async () => {
  hook = await bundleHook()
})

const silent = { status: 0, stdout: '', stderr: '' }

/** Every file below the project's workspace. */
function filesIn(world: World): string[] {
  return readdirSync(world.paths.dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()
}

function errorLog(world: World): string {
  return existsSync(world.paths.hookErrors) ? readFileSync(world.paths.hookErrors, 'utf8') : ''
}

describe('runHook() writes', () => {
  test('metadata at SessionStart and UserPromptSubmit, and no signal', () => {
    const world = createWorld()
    expect(callHook(hook, world, payload(world, 'SessionStart', { source: 'startup' }))).toEqual(silent)
    expect(callHook(hook, world, payload(world, 'UserPromptSubmit', { prompt: 'Use pnpm here' }))).toEqual(silent)
    expect(readSession(world.paths, 'session-1')).toMatchObject({
      sessionId: 'session-1',
      cwd: world.project,
      source: 'startup',
      lastPrompt: 'Use pnpm here',
    })
    expect(listSignals(world.paths)).toEqual([])
  })

  test('the signal of a project whose folder has a line break and an escape in its name', () => {
    const world = createWorld({ name: 'pro\n\u001bject' })
    expect(callHook(hook, world, payload(world, 'Stop'))).toEqual(silent)
    expect(readSignal(world.paths, 'session-1')).toMatchObject({ cwd: world.project })
    expect(errorLog(world)).toBe('')
  })

  test.each<[string, (world: World) => { started?: string; now: string }]>([
    ['in the project was renamed', ({ project }) => ({ started: join(project, 'old'), now: join(project, 'old') })],
    ['is not named, and that is gone where it is now', ({ project }) => ({ now: join(project, 'old') })],
    ['was a worktree that is removed', ({ root, project }) => ({ started: join(root, 'worktree'), now: project })],
  ])('the signal of a session whose folder %s since it began', (_, places) => {
    const world = createWorld()
    const { started = '', now } = places(world)
    const env = hookEnvironment(world, { CLAUDE_PROJECT_DIR: started })
    expect(callHook(hook, world, payload(world, 'Stop', { cwd: now }), { env })).toEqual(silent)
    expect(listSignals(world.paths)).toEqual(['session-1'])
  })

  test.each(['Stop', 'StopFailure', 'PreCompact'])('metadata and the signal at %s', (event) => {
    const world = createWorld()
    expect(callHook(hook, world, payload(world, event, { last_assistant_message: ' done\n' }))).toEqual(silent)
    expect(listSessions(world.paths)).toHaveLength(1)
    expect(readSignal(world.paths, 'session-1')).toMatchObject({
      v: 1,
      event,
      transcriptPath: readSession(world.paths, 'session-1')?.transcriptPath,
      lastAssistantHash: answerHash('done'),
    })
  })

  test('a new signal over the old one, every time', () => {
    const world = createWorld()
    for (const said of ['one', 'two', 'three']) {
      callHook(hook, world, payload(world, 'Stop', { last_assistant_message: said }))
      expect(readSignal(world.paths, 'session-1')?.lastAssistantHash).toBe(answerHash(said))
    }
  })

  test('the ended session at SessionEnd, and takes metadata and signal away', () => {
    const world = createWorld()
    world.session('session-1').turn('Hello')
    callHook(hook, world, payload(world, 'UserPromptSubmit', { prompt: 'Hello' }))
    callHook(hook, world, payload(world, 'Stop'))
    expect(callHook(hook, world, payload(world, 'SessionEnd', { reason: 'other' }))).toEqual(silent)
    expect(listSessions(world.paths)).toEqual([])
    expect(listSignals(world.paths)).toEqual([])
    expect(readEnded(world.paths, 'session-1')).toMatchObject({ reason: 'other', prompted: true, lastPrompt: 'Hello' })
  })

  test('no ended session with on_session_end = "discard", unless the project keeps it', () => {
    const world = createWorld()
    world.session('session-1').turn('Hello')
    writeFileSync(join(world.sageHome, 'config.toml'), 'on_session_end = "discard"\n')
    callHook(hook, world, payload(world, 'SessionEnd'))
    expect(listEnded(world.paths)).toEqual([])
    writeFileSync(world.paths.config, 'on_session_end = "keep"\n')
    callHook(hook, world, payload(world, 'SessionEnd'))
    expect(listEnded(world.paths)).toEqual(['session-1'])
  })

  test('the ended session of a project whose own settings would discard it', () => {
    const world = createWorld()
    world.session('session-1').turn('Hello')
    writeFileSync(world.paths.config, 'on_session_end = "discard"\n')
    callHook(hook, world, payload(world, 'SessionEnd'))
    expect(listEnded(world.paths)).toEqual(['session-1'])
  })

  test('what a session is told at its start also where nothing can be noted, and nothing at a prompt', () => {
    const world = createWorld()
    callHook(hook, world, payload(world, 'Stop'))
    rmSync(world.paths.sessions, { recursive: true })
    writeFileSync(world.paths.sessions, '')
    const { status, stdout } = callHook(hook, world, payload(world, 'SessionStart', { source: 'startup' }))
    expect([status, JSON.parse(stdout)]).toEqual([0, { systemMessage: expect.stringContaining('1 session is unread') }])
    expect(callHook(hook, world, payload(world, 'UserPromptSubmit', { prompt: 'Hello there' }))).toEqual(silent)
    expect(errorLog(world)).toMatch(/SessionStart record-failed.*\n.*UserPromptSubmit record-failed/u)
  })

  test('what is relevant to a prompt also where only the prompt cannot be noted', async () => {
    const world = createWorld()
    const text = 'Use pnpm, not npm, for every install and script'
    await runCommand(world, add, [text])
    const { store } = world.open()
    const [item] = store.items().keys()
    decideNow(store, [{ item: item ?? '', decision: 'approve', confirmed: true }], 'command')
    mkdirSync(join(world.paths.sessions, 'session-1.json', 'in the way'), { recursive: true })
    const { stdout } = callHook(hook, world, payload(world, 'UserPromptSubmit', { prompt: 'install lodash with pnpm' }))
    expect(stdout).toContain(text)
    expect(errorLog(world)).toContain('UserPromptSubmit record-failed')
  })

  test('nothing of a secret, and at most 2,000 characters of a prompt', () => {
    const world = createWorld()
    const key = `sk-ant-${'a1B2c3D4'.repeat(6)}`
    callHook(hook, world, payload(world, 'UserPromptSubmit', { prompt: `Use ${key} ${'word '.repeat(5000)}` }))
    const text = readFileSync(join(world.paths.sessions, 'session-1.json'), 'utf8')
    expect(text).not.toContain('a1B2c3D4')
    expect(readSession(world.paths, 'session-1')?.lastPrompt?.length).toBeLessThanOrEqual(2000)
  })

  test.each([
    ['inside a subagent', 'Stop', { agent_id: 'agent-1' }, {}],
    ['for a task notification', 'UserPromptSubmit', { prompt: '<task-notification>\n<task-id>x</task-id>' }, {}],
    ['under SAGE=0, inside a subagent', 'Stop', { agent_id: 'agent-1' }, { SAGE: '0' }],
    ['inside a model call of its own', 'Stop', {}, { SAGE_CHILD: '1' }],
    ['for an event that is none of its own', 'PostToolUse', {}, {}],
  ])('nothing %s', (_, event, fields, env) => {
    const world = createWorld()
    const before = filesIn(world)
    expect(callHook(hook, world, payload(world, event, fields), { env: hookEnvironment(world, env) })).toEqual(silent)
    expect(filesIn(world)).toEqual(before)
  })
})

describe('under SAGE=0 runHook() pauses the session, and does nothing else', () => {
  const run = (world: World, event: string, env = { SAGE: '0' }) =>
    callHook(hook, world, payload(world, event, { prompt: 'Keep this out' }), { env: hookEnvironment(world, env) })
  const record = (world: World) => readFileSync(join(world.paths.reviews, 'session-1.json'), 'utf8')

  test.each(['SessionStart', 'UserPromptSubmit', 'Stop', 'SessionEnd'])('%s', (event) => {
    const world = createWorld()
    expect(run(world, event)).toEqual(silent)
    const { transcript_path: transcriptPath } = JSON.parse(payload(world, event)) as { transcript_path: string }
    expect(JSON.parse(record(world))).toEqual({ transcriptPath, reviewedAt: expect.any(String), paused: true })
    expect([listSessions(world.paths), listSignals(world.paths), listEnded(world.paths)]).toEqual([[], [], []])
  })

  test('of a session that was read, all else stays as it is known', () => {
    const world = createWorld()
    writeFileSync(join(world.paths.reviews, 'session-1.json'), '{"v":1,"turns":["a"],"paused":false}\n')
    run(world, 'UserPromptSubmit')
    expect(record(world)).toBe('{"v":1,"turns":["a"],"paused":true}\n')
  })

  test('also where the folders for it were deleted', () => {
    const world = createWorld()
    for (const folder of [world.paths.reviews, world.paths.runtime]) rmSync(folder, { recursive: true })
    expect(run(world, 'UserPromptSubmit')).toEqual(silent)
    expect(JSON.parse(record(world))).toMatchObject({ paused: true })
  })

  test('of a record that nests too deep to be written again, nothing stays', () => {
    const world = createWorld()
    writeFileSync(join(world.paths.reviews, 'session-1.json'), `{"turns":${'['.repeat(9000)}${']'.repeat(9000)}}`)
    expect(run(world, 'Stop')).toEqual(silent)
    expect(JSON.parse(record(world))).toMatchObject({ paused: true })
  })

  test('not where Sage is not set up', () => {
    const world = createWorld()
    rmSync(join(world.sageHome, 'workspaces'), { recursive: true })
    expect(run(world, 'Stop')).toEqual(silent)
    expect(readdirSync(world.paths.reviews)).toEqual([])
  })
})

describe('runHook() takes any input', () => {
  const cases: [string, (world: World) => string | Buffer, string][] = [
    ['nothing', () => '', 'empty-stdin'],
    ['white space', () => ' \n\t', 'empty-stdin'],
    ['half an object', (world) => payload(world, 'Stop').slice(0, 40), 'truncated-stdin'],
    ['text', () => 'hello', 'not-json'],
    ['a list', () => '[1]', 'not-json'],
    ['broken JSON', () => '{"session_id": nope}', 'not-json'],
    ['UTF-16 with a byte order mark', (world) => Buffer.from(`\uFEFF${payload(world, 'Stop')}`, 'utf16le'), 'not-json'],
    ['UTF-16 without one', (world) => Buffer.from(payload(world, 'Stop'), 'utf16le'), 'not-json'],
    ['no event', (world) => payload(world, 'Stop', { hook_event_name: 7 }), 'bad-event'],
    ['a path as session id', (world) => payload(world, 'Stop', { session_id: '../../x' }), 'bad-session-id'],
    ['a device as session id', (world) => payload(world, 'Stop', { session_id: 'CON' }), 'bad-session-id'],
    ['a session id too long', (world) => payload(world, 'Stop', { session_id: 'a'.repeat(129) }), 'bad-session-id'],
    ['lists too deep', () => `{"a":${'['.repeat(5000)}`, 'not-json'],
  ]
  test.each(cases)('%s: exit 0, silence, a code word in the log', (_, input, code) => {
    const world = createWorld()
    expect(callHook(hook, world, input(world))).toEqual(silent)
    expect(errorLog(world)).toMatch(new RegExp(`^\\S+Z \\w+ ${code}\\n$`))
    expect(listSignals(world.paths)).toEqual([])
  })

  test('a byte order mark before the object', () => {
    const world = createWorld()
    expect(callHook(hook, world, `\uFEFF${payload(world, 'Stop')}`)).toEqual(silent)
    expect(listSignals(world.paths)).toEqual(['session-1'])
  })

  test.each([undefined, 'a/b.jsonl', '/a\0b'])('no transcript that it can name: %j', (transcript_path) => {
    const world = createWorld()
    expect(callHook(hook, world, payload(world, 'Stop', { transcript_path }))).toEqual(silent)
    expect(readSignal(world.paths, 'session-1')).toMatchObject({ transcriptPath: '' })
    expect(errorLog(world)).toBe('')
  })

  test.each([undefined, 5, 'a/b', '/a\0b'])(
    'no working folder, in the project that Claude Code was started in: %j',
    (cwd) => {
      const world = createWorld()
      expect(callHook(hook, world, payload(world, 'Stop', { cwd }))).toEqual(silent)
      expect(readSignal(world.paths, 'session-1')).toMatchObject({ cwd: world.project })
      expect(errorLog(world)).toBe('')
    },
  )

  test('the first of two objects', () => {
    const world = createWorld()
    const two = payload(world, 'Stop') + payload(world, 'Stop', { session_id: 'session-2' })
    expect(callHook(hook, world, two)).toEqual(silent)
    expect(listSignals(world.paths)).toEqual(['session-1'])
  })

  test('fields that no one knows, and __proto__', () => {
    const world = createWorld()
    const input = payload(world, 'Stop').replace(
      '{',
      '{"__proto__":{"agent_id":"x"},"new":{"deep":[1,{"agent_id":2}]},',
    )
    expect(callHook(hook, world, input)).toEqual(silent)
    expect(listSignals(world.paths)).toEqual(['session-1'])
  })

  test('a prompt longer than anything that is kept, keeping its beginning', () => {
    const world = createWorld()
    const input = payload(world, 'UserPromptSubmit', { prompt: `begin ${'\\"é😀'.repeat((12 * 1024 * 1024) / 10)}` })
    expect(callHook(hook, world, input)).toMatchObject({ status: 0 })
    expect(readSession(world.paths, 'session-1')?.lastPrompt?.startsWith('begin ')).toBe(true)
    expect(statSync(join(world.paths.sessions, 'session-1.json')).size).toBeLessThan(20_000)
  })

  test('an object, without waiting for the end of its input', async () => {
    const world = createWorld()
    expect(await startHook(hook, world, payload(world, 'Stop'), { hold: true })).toEqual(silent)
    expect(listSignals(world.paths)).toEqual(['session-1'])
  })

  test('half an object that never ends: gives up', async () => {
    const world = createWorld()
    expect(await startHook(hook, world, '{"session_id":', { hold: true })).toEqual(silent)
    expect(errorLog(world)).toContain(' stdin-timeout\n')
  })

  test('what was typed never stands in the log', () => {
    const world = createWorld()
    callHook(hook, world, payload(world, 'Secret words', { session_id: 'Secret words', prompt: 'Secret words' }))
    callHook(hook, world, payload(world, 'Stop', { session_id: 'Secret words' }))
    expect(errorLog(world)).toContain('bad-session-id')
    expect(errorLog(world)).not.toContain('Secret')
  })
})

describe('runHook() in any environment', () => {
  test('does nothing in a project that this person never initialised', () => {
    const world = createWorld()
    rmSync(join(world.sageHome, 'workspaces'), { recursive: true })
    expect(callHook(hook, world, payload(world, 'Stop'))).toEqual(silent)
    expect(listSignals(world.paths)).toEqual([])
    expect(errorLog(world)).toBe('')
  })

  test('writes into the person’s own workspace when capture is on for all projects', () => {
    const world = createWorld()
    const elsewhere = join(world.root, 'elsewhere')
    mkdirSync(elsewhere)
    writeFileSync(join(world.sageHome, 'config.toml'), 'capture = "all-projects"\n')
    const env = hookEnvironment(world, { CLAUDE_PROJECT_DIR: elsewhere })
    expect(callHook(hook, world, payload(world, 'Stop'), { env })).toEqual(silent)
    const signals = readdirSync(join(world.sageHome, 'workspaces'), { recursive: true, encoding: 'utf8' })
    expect(signals.some((name) => name.endsWith(join('.sage', 'runtime', 'needs-review', 'session-1.json')))).toBe(true)
    expect(existsSync(join(elsewhere, '.sage'))).toBe(false)
  })

  test('makes no workspace for what is left above a folder that was removed, also with capture for all projects', () => {
    const world = createWorld()
    writeFileSync(join(world.sageHome, 'config.toml'), 'capture = "all-projects"\n')
    const before = readdirSync(join(world.sageHome, 'workspaces'))
    const removed = join(world.root, 'elsewhere', 'removed')
    mkdirSync(join(world.root, 'elsewhere'))
    const env = hookEnvironment(world, { CLAUDE_PROJECT_DIR: removed })
    expect(callHook(hook, world, payload(world, 'Stop', { cwd: removed }), { env })).toEqual(silent)
    expect(readdirSync(join(world.sageHome, 'workspaces'))).toEqual(before)
  })

  const written = {
    SessionStart: ['sessions', 'tmp'],
    UserPromptSubmit: ['sessions', 'tmp'],
    Stop: ['sessions', 'needs-review', 'tmp'],
    SessionEnd: ['sessions', 'needs-review', 'ended', 'tmp'],
  }
  const places = Object.entries(written).flatMap(([event, names]) =>
    ['.sage', 'runtime', ...names].map((name) => [event, name] as const),
  )
  test.each(places)('%s does not write or remove through a symbolic link in place of %s', (event, name) => {
    const world = createWorld()
    const { dir, runtime } = world.paths
    const target = name === '.sage' ? dir : name === 'runtime' ? runtime : join(runtime, name)
    const outside = join(world.root, 'outside')
    renameSync(target, outside)
    if (name === 'sessions' || name === 'needs-review') writeFileSync(join(outside, 'session-1.json'), 'theirs')
    const before = readdirSync(outside, { recursive: true })
    symlinkSync(outside, target)
    expect(callHook(hook, world, payload(world, event))).toEqual(silent)
    expect(readdirSync(outside, { recursive: true })).toEqual(before)
    for (const path of [join(outside, 'session-1.json')].filter((path) => existsSync(path)))
      expect(readFileSync(path, 'utf8')).toBe('theirs')
  })

  test('replaces a session file that is a symbolic link instead of following it', () => {
    const world = createWorld()
    const victim = join(world.root, 'victim')
    writeFileSync(victim, 'mine')
    symlinkSync(victim, join(world.paths.sessions, 'session-1.json'))
    expect(callHook(hook, world, payload(world, 'Stop'))).toEqual(silent)
    expect(readFileSync(victim, 'utf8')).toBe('mine')
    expect(listSessions(world.paths)).toHaveLength(1)
  })

  test.each(['0', '0777'])(
    'makes the runtime folders anew if they were deleted, private in spite of a umask of %s',
    (umask) => {
      const world = createWorld()
      rmSync(world.paths.runtime, { recursive: true })
      const prefix = inShell(`umask ${umask}; exec "$@"`)
      expect(callHook(hook, world, payload(world, 'Stop'), { prefix })).toEqual(silent)
      for (const folder of [world.paths.runtime, world.paths.sessions, world.paths.needsReview])
        expect(statSync(folder).mode & 0o777).toBe(0o700)
      expect(statSync(join(world.paths.needsReview, 'session-1.json')).mode & 0o777).toBe(0o600)
    },
  )

  test.each<[string, (world: World) => Record<string, string>]>([
    ['no HOME', (world) => ({ ...hookEnvironment(world), HOME: '' })],
    ['nothing but PATH', () => ({ PATH: process.env.PATH ?? '' })],
    ['a project folder that is gone', (world) => hookEnvironment(world, { CLAUDE_PROJECT_DIR: '/no/such/folder' })],
    ['a relative project folder', (world) => hookEnvironment(world, { CLAUDE_PROJECT_DIR: '../..' })],
  ])('with %s: exit 0 and silence', (_, env) => {
    const world = createWorld()
    expect(callHook(hook, world, payload(world, 'Stop'), { env: env(world) })).toEqual(silent)
  })

  test('closed stdin and closed stdout: exit 0', () => {
    const world = createWorld()
    for (const redirection of ['<&-', '>&-', '<&- >&- 2>&-']) {
      const prefix = inShell(`"$@" ${redirection}`)
      expect(callHook(hook, world, payload(world, 'SessionStart'), { prefix }).status).toBe(0)
    }
  })

  test('a full disk: exit 0, silence, and the old signal stays whole', () => {
    const world = createWorld()
    callHook(hook, world, payload(world, 'Stop'))
    const before = readFileSync(join(world.paths.needsReview, 'session-1.json'), 'utf8')
    const prefix = inShell('ulimit -f 0; trap "" XFSZ; exec "$@"')
    expect(callHook(hook, world, payload(world, 'Stop'), { prefix })).toEqual(silent)
    expect(readFileSync(join(world.paths.needsReview, 'session-1.json'), 'utf8')).toBe(before)
    expect(readdirSync(world.paths.tmp)).toEqual([])
  })

  test('a workspace that cannot be written: exit 0 and silence', () => {
    const world = createWorld()
    for (const folder of [world.paths.sessions, world.paths.tmp]) chmodSync(folder, 0o500)
    expect(callHook(hook, world, payload(world, 'Stop'))).toEqual(silent)
    for (const folder of [world.paths.sessions, world.paths.tmp]) chmodSync(folder, 0o700)
  })
})

test('runHook() two hundred at once on five sessions: every one exits 0, each session has one whole signal and no leftovers', async () => {
  const world = createWorld()
  const calls: [event: string, session: string][] = Array.from({ length: 200 }, (_, index) => [
    ['UserPromptSubmit', 'Stop', 'PreCompact', 'Stop'][index % 4] ?? 'Stop',
    `session-${index % 5}`,
  ])
  const runs = await Promise.all(
    calls.map(([event, id]) => startHook(hook, world, payload(world, event, { session_id: id, prompt: 'Hello' }))),
  )
  expect(runs.filter(({ status, stderr }) => status !== 0 || stderr !== '')).toEqual([])
  expect(errorLog(world)).toBe('')
  const ids = ['session-0', 'session-1', 'session-2', 'session-3', 'session-4']
  expect(listSignals(world.paths).sort()).toEqual(ids)
  for (const id of ids) {
    expect(readSignal(world.paths, id)).toBeDefined()
    expect(readSession(world.paths, id)).toBeDefined()
  }
  expect(readdirSync(world.paths.tmp)).toEqual([])
})
