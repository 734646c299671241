import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memoryFolder } from '../../src/inject/memory/memory-folder.ts'
import { MAKE_WRITABLE } from '../../src/install/doctor/unwritable-paths.ts'
import { contextFile, recordPaths, userPaths } from '../../src/workspace/paths/paths.ts'
import { transcriptFolder } from '../../src/workspace/paths/transcript-folders.ts'
import { canClose, canHeedModes, canMount, closing, filling, HEEDING_MODES } from '../helpers/closed-folder.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { inShell } from '../helpers/in-shell.ts'
import { CLI, environmentOf, HOOK, runSage } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

const isRoot = process.getuid?.() === 0

/** A project that nothing can be written in once it is prepared, and what a command begins with so that this holds for it. */
function readOnlyWorld(prepare: (world: World) => void = () => {}): {
  world: World
  prefix: readonly [string, ...string[]]
} {
  const world = createWorld()
  world
    .open()
    .store.append([
      proposed('aaaaaaaaaa', { text: 'Use pnpm for every install' }),
      proposed('bbbbbbbbbb', { text: 'Integration tests need redis' }),
    ])
  prepare(world)
  if (isRoot) return { world, prefix: closing(world.project) }
  const folders = [world.paths.dir, world.paths.runtime, world.paths.tmp].filter((folder) => existsSync(folder))
  for (const folder of folders) chmodSync(folder, 0o500)
  onTestFinished(() => {
    for (const folder of folders) chmodSync(folder, 0o700)
  })
  return { world, prefix: ['env'] }
}

/** Everything below a folder, by name. */
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).toSorted()

test.runIf(canClose)(
  'a project that cannot be written is there to be read, and says why nothing can be decided',
  async () => {
    const { world, prefix } = readOnlyWorld()
    const before = [filesIn(world.project), readFileSync(world.paths.journal, 'utf8')]
    for (const args of [['list'], ['list', '--json'], ['show', 'aaaaaaaaaa'], ['search', 'pnpm']]) {
      const ran = runSage(world, args, prefix)
      expect(ran).toMatchObject({ status: 0, stderr: '' })
      expect(ran.stdout).toContain('Use pnpm')
    }
    for (const args of [['stats'], ['log'], ['status'], ['export']])
      expect(runSage(world, args, prefix)).toMatchObject({ status: 0 })

    const { exit, shows, send } = openTerminal(world, [...prefix, ...SAGE])
    await shows(/read-only.*\n.*\n ⚠ Nothing can be written here: .*\n.*Use pnpm for every install/u)
    send('x')
    await shows(/! Nothing can be written here: /u)
    send('/')
    await shows(/ \/ +2 shown/u)
    send('pnpm')
    await shows(/ \/ pnpm +1 shown/u)
    send('\r')
    await shows(/▸ +Use pnpm[^]* j move/u)
    send('q')
    expect(await exit).toMatchObject({ exitCode: 0 })
    expect([filesIn(world.project), readFileSync(world.paths.journal, 'utf8')]).toEqual(before)
    expect(filesIn(join(world.sageHome, 'workspaces')).filter((name) => name.endsWith('first-look.json'))).toEqual([])
  },
)

test.runIf(canClose)(
  'sage sync says what to do where the folders that hooks write into are missing and cannot be made',
  () => {
    const { world, prefix } = readOnlyWorld(({ paths }) => rmSync(paths.runtime, { recursive: true }))
    const { status, stderr } = runSage(world, ['sync'], prefix)
    expect(status).toBe(1)
    expect(stderr).toMatch(/Cannot make the folder "[^"]+runtime[^"]*": .*\((?:EROFS|EACCES)\)\n +Make .+ writable/u)
  },
)

test.runIf(canClose)('sage sync names the folder that refuses a file, not what a killed process left in it', () => {
  const { world, prefix } = readOnlyWorld(({ paths }) => {
    writeFileSync(`${paths.status}.123456`, '')
    utimesSync(`${paths.status}.123456`, 0, 0)
  })
  const { status, stderr } = runSage(world, ['sync'], prefix)
  expect(status).toBe(1)
  expect(stderr).toContain(`Cannot write into "${world.paths.runtime}": `)
  expect(stderr).not.toContain('123456')
})

test.runIf(canClose)('sage review says at once that it can only be read', () => {
  const { world, prefix } = readOnlyWorld()
  const [command, ...rest] = [...prefix, process.execPath, CLI, 'review']
  const options = { cwd: world.project, env: environmentOf(world), encoding: 'utf8', input: 'n\nj\nq\n' } as const
  const { stdout, status } = spawnSync(command, rest, options)
  expect(status).toBe(0)
  expect(stdout).toMatch(/^\[Sage review: 2 pending, plain mode\]\nNothing can be written here: [^\n]+\.\n1 of 2\./u)
  expect(stdout.match(/Nothing can be written here/gu)).toHaveLength(2)
  expect(stdout).toContain('\n2 of 2.')
  expect(stdout).toContain('0 decided, 2 pending.')
})

test.runIf(canClose)(
  'a session in it is given what was approved, and no prompt is told the same again and again',
  () => {
    const { world, prefix } = readOnlyWorld((person) => {
      const { store } = person.open()
      decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'approve', confirmed: true }], 'command')
      expect(runSage(person, ['inject', '--preview']).stdout).toContain('Use pnpm')
    })
    const [command, ...rest] = [...prefix, process.execPath, HOOK]
    const said = (event: string) => {
      const input = JSON.stringify({
        session_id: 's1',
        transcript_path: join(world.project, 't.jsonl'),
        cwd: world.project,
        hook_event_name: event,
        source: 'startup',
        prompt: 'which package manager does every install use?',
      })
      const env = { ...environmentOf(world), CLAUDE_PROJECT_DIR: world.project }
      const { status, stdout, stderr } = spawnSync(command, rest, { input, env, encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
      return stdout
    }
    expect(said('UserPromptSubmit')).toBe('')
    expect(said('SessionStart')).toContain('Use pnpm for every install')
    expect(said('Stop')).toBe('')
  },
)

test.runIf(canHeedModes).each(['needsReview', 'ended'] as const)(
  'a session is given what was approved where %s may be listed but not entered',
  (name) => {
    const world = createWorld()
    const { store } = world.open()
    store.append([proposed('aaaaaaaaaa', { text: 'Use pnpm for every install' })])
    decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'approve', confirmed: true }], 'command')
    writeFileSync(join(world.paths[name], 's1.json'), '{}')
    close(world.paths[name], 0o400)
    const [command, ...rest] = [...HEEDING_MODES, process.execPath, HOOK]
    const input = JSON.stringify({
      session_id: 's2',
      transcript_path: join(world.project, 't.jsonl'),
      cwd: world.project,
      hook_event_name: 'SessionStart',
      source: 'startup',
    })
    const { stdout } = spawnSync(command, rest, { input, env: environmentOf(world), encoding: 'utf8' })
    expect(stdout).toContain('Use pnpm for every install')
  },
)

test.runIf(canClose).each([
  ['the workspace', ({ paths }: World) => paths.dir],
  ['what hooks and dashboard share', ({ paths }: World) => paths.runtime],
  ['the folder of the sessions that ended', ({ paths }: World) => paths.ended],
  ['what the person has for all projects', ({ sageHome }: World) => sageHome],
])(
  'sage doctor fails and says the way out where %s cannot be written, and sage init does not say that all is well',
  (_, of) => {
    const world = createWorld()
    expect(runSage(world, ['init', '--yes'])).toMatchObject({ status: 0 })
    // From now on there is a history, of which nothing more is to be said than of the folder around it.
    runSage(world, ['add', 'Use pnpm for every install'])
    expect(runSage(world, ['doctor'])).toMatchObject({ status: 0 })
    const folder = of(world)
    const prefix = closing(folder)
    const { status, stdout } = runSage(world, ['doctor'], prefix)
    expect(status).toBe(1)
    expect(stdout.match(/^FAIL .*\n.*/gmu)).toEqual([
      `FAIL  "${folder}" is not writable: nothing can be noted or decided here\n      → ${MAKE_WRITABLE}`,
    ])
    const init = runSage(world, ['init', '--yes'], prefix)
    expect(init).toMatchObject({ status: 1, stdout: '' })
    expect(init.stderr).toContain(`"${folder}" is not writable\n      ${MAKE_WRITABLE}`)
  },
)

test.runIf(canClose).each([
  ['a workspace of nobody', ({ paths }: World) => paths.dir],
  ['what the person has for all projects', ({ sageHome }: World) => sageHome],
])('sage init asks nothing and makes nothing where %s cannot be written', (_, of) => {
  const world = createWorld()
  rmSync(userPaths(world.sageHome).workspaces, { recursive: true })
  const before = filesIn(world.root)
  const { status, stdout, stderr } = runSage(world, ['init', '--yes'], closing(of(world)))
  expect([status, stdout, filesIn(world.root)]).toEqual([1, '', before])
  expect(stderr).toContain(`Cannot set up Sage here: "${of(world)}" is not writable\n      ${MAKE_WRITABLE}`)
})

test.runIf(canMount).each([
  ['the project', ({ project }: World) => project],
  ['what hooks and dashboard share', ({ paths }: World) => paths.runtime],
  ['the person', ({ sageHome }: World) => sageHome],
])('sage doctor fails where the disk of %s is full', (_, of) => {
  const world = createWorld()
  expect(runSage(world, ['init', '--yes'])).toMatchObject({ status: 0 })
  const { status, stdout } = runSage(world, ['doctor'], filling(of(world)))
  expect(status).toBe(1)
  expect(stdout.match(/^FAIL .*\n.*/gmu)).toEqual([
    expect.stringMatching(
      /^FAIL {2}The disk of "[^"]+" is full: nothing new is noted there\n {6}→ Free some space, then run "sage scan" to read what hooks could not note$/u,
    ),
  ])
})

test.runIf(canClose)(
  'a decision that cannot be noted for the person is not taken, and says why and the way out',
  () => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const before = readFileSync(world.paths.journal, 'utf8')
    const { status, stderr } = runSage(world, ['reject', 'aaaaaaaaaa'], closing(world.sageHome))
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^sage: Nothing was decided: [^\n]+: (?:the disk is read-only \(EROFS\)|access is denied \(EACCES\))\n {6}Make [^\n]+, then decide again/u,
    )
    expect(readFileSync(world.paths.journal, 'utf8')).toBe(before)
  },
)

test.runIf(canHeedModes)(
  'what may not be read in .sage/runtime, as after "sudo claude", keeps nothing else from being read',
  () => {
    const world = createWorld()
    const { needsReview, sessions, hookErrors, ended, tmp } = world.paths
    const session = world.session('s1')
    session.turn('From now on always use pnpm, never npm, for installs in this repo.')
    session.stop()
    const theirs = [...[needsReview, sessions, ended].map((folder) => join(folder, 'theirs.json')), hookErrors]
    for (const file of theirs) writeFileSync(file, '{}', { mode: 0 })
    const folder = join(tmp, '999999999-theirs')
    mkdirSync(join(folder, 'inside'), { recursive: true })
    chmodSync(folder, 0)
    onTestFinished(() => chmodSync(folder, 0o700))
    const synced = runSage(world, ['sync'], HEEDING_MODES)
    expect(synced).toMatchObject({ status: 0, stdout: expect.stringContaining('1 proposal.') as string })
    expect(runSage(world, ['status'], HEEDING_MODES)).toMatchObject({ status: 0, stderr: '' })
    expect(runSage(world, ['doctor'], HEEDING_MODES).stdout).not.toContain('EACCES')
  },
)

/** Nothing can be made in that folder any more, though what is in it can be written; or it cannot even be entered. */
function close(folder: string, mode = 0o500): void {
  chmodSync(folder, mode)
  onTestFinished(() => chmodSync(folder, 0o700))
}

test.runIf(canHeedModes)('the way out of a folder in which no file can be replaced is to open the folder', () => {
  const world = createWorld()
  const { store } = world.open()
  store.append([proposed('aaaaaaaaaa')])
  decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'approve', confirmed: true }], 'command')
  runSage(world, ['sync'])
  close(world.paths.dir)
  const { stderr } = runSage(world, ['retire', 'aaaaaaaaaa'], HEEDING_MODES)
  expect(stderr).toContain(`. Make "${world.paths.dir}" readable and writable for you, then run "sage sync"`)
})

test.runIf(canHeedModes)('a history that may not be read is not taken for damaged', () => {
  const world = createWorld()
  const { store } = world.open()
  store.append([proposed('aaaaaaaaaa')])
  decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'approve', confirmed: true }], 'command')
  runSage(world, ['sync'])
  const objects = readdirSync(join(world.paths.history, 'objects')).filter((name) => /^[0-9a-f]{2}$/u.test(name))
  for (const name of objects) close(join(world.paths.history, 'objects', name), 0)
  const { stderr } = runSage(world, ['retire', 'aaaaaaaaaa'], HEEDING_MODES)
  expect(stderr).toContain(`Cannot list "${join(world.paths.history, 'objects', objects[0] ?? '')}": access is denied`)
  expect(filesIn(world.paths.dir).filter((name) => name.includes('.damaged-'))).toEqual([])
})

test.runIf(canHeedModes)('where the data home cannot be entered, nobody is told that the project is not theirs', () => {
  const world = createWorld()
  runSage(world, ['init', '--yes'])
  close(world.sageHome, 0)
  for (const command of ['list', 'sync', 'status'])
    expect(runSage(world, [command], HEEDING_MODES)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        new RegExp(`^sage: Cannot [^\\n]+ access is denied \\(EACCES\\)\\n +Make "${world.sageHome}" readable`, 'u'),
      ) as string,
    })
})

test.runIf(canHeedModes)('sage doctor --fix reports on a workspace that it may not enter', () => {
  const world = createWorld()
  runSage(world, ['init', '--yes'])
  close(world.paths.dir, 0)
  const { status, stdout, stderr } = runSage(world, ['doctor', '--fix'], HEEDING_MODES)
  expect(status).toBe(1)
  expect(stderr).toContain(`. Make "${world.paths.dir}" readable and writable for you.\n`)
  expect(stdout).toContain(`FAIL  "${world.paths.dir}" is not writable`)
})

test.runIf(canHeedModes)('sage doctor does not take a project whose record it may not read for a clone', () => {
  const world = createWorld()
  const folder = join(world.sageHome, 'workspaces')
  close(folder, 0)
  const { status, stdout } = runSage(world, ['doctor'], HEEDING_MODES)
  expect(status).toBe(3)
  expect(stdout).toMatch(
    /^FAIL +No workspace in "[^"]+": Cannot open "[^"]+trust\.json": access is denied \(EACCES\)$/mu,
  )
  expect(stdout).toContain(`→ Make "${folder}" readable and writable for you\n`)
})

test.runIf(canHeedModes).each([
  ['history.git/objects', 0o500, MAKE_WRITABLE],
  ['history.git', 0, 'Make ".*history\\.git" readable and writable for you'],
])('sage doctor says that nothing is kept in %s when its mode is %o, and the rest as ever', (name, mode, wayOut) => {
  const world = createWorld()
  runSage(world, ['init', '--yes'])
  runSage(world, ['add', 'Use pnpm for every install'])
  for (const dir of [world.paths.dir, world.sageHome]) {
    mkdirSync(join(dir, name), { recursive: true })
    close(join(dir, name), mode)
  }
  const { status, stdout } = runSage(world, ['doctor'], HEEDING_MODES)
  expect(status).toBe(1)
  for (const dir of [world.paths.dir, world.sageHome])
    expect(stdout).toMatch(
      new RegExp(`^FAIL +No history is kept[^\\n]+"${dir}/history\\.git.*\\n +→ ${wayOut}\\n`, 'mu'),
    )
  expect(stdout).toMatch(/^ok +Journal: intact/mu)
  expect(stdout.match(/^FAIL/gmu)).toHaveLength(2)
})

test.runIf(canHeedModes)('sage doctor --live calls a hook in closed folders, and leaves no copy of it', () => {
  const world = createWorld()
  runSage(world, ['init', '--yes'])
  const hook = join(world.sageHome, 'hook')
  mkdirSync(join(hook, 'code'), { recursive: true })
  writeFileSync(join(hook, 'code', 'one'), '')
  close(join(hook, 'code'))
  close(hook)
  const scratch = join(world.root, 'scratch')
  mkdirSync(scratch)
  const { stdout } = runSage(world, ['doctor', '--live'], [...HEEDING_MODES, 'env', `TMPDIR=${scratch}`])
  expect(stdout).toMatch(/^ok +The installed hook answered/mu)
  expect(readdirSync(scratch)).toEqual([])
})

test.runIf(canHeedModes)('a session that cannot be read says which folder is closed, and the way out', () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  const { tmp } = world.paths
  close(tmp)
  const { status, stderr } = runSage(world, ['sync'], HEEDING_MODES)
  expect([status, stderr]).toEqual([
    1,
    `sage: Cannot write into "${tmp}": access is denied (EACCES). Make "${tmp}" readable and writable for you\n`,
  ])
})

test.runIf(canHeedModes).each(['sessions', 'claimed'] as const)(
  'the dashboard says that %s cannot be read, and shows everything else',
  async (name) => {
    const { world } = readOnlyWorld()
    chmodSync(world.paths[name], 0)
    onTestFinished(() => chmodSync(world.paths[name], 0o700))
    const { exit, shows, send } = openTerminal(world, [...HEEDING_MODES, ...SAGE])
    await shows('Hooks not installed')
    send('.')
    await shows(new RegExp(`Cannot list ".*${name}": access is denied[^]*Use pnpm for every install`, 'u'))
    send('q')
    expect(await exit).toMatchObject({ exitCode: 0 })
  },
)

test.runIf(canHeedModes)('the dashboard opens where it cannot be noted that what was put off is back', async () => {
  const world = createWorld()
  const { store, target } = world.open()
  store.append([proposed('aaaaaaaaaa', { text: 'Use pnpm for every install' })])
  decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'later' }], 'command')
  close(recordPaths(world.sageHome, target.id).dir)
  const { exit, shows, send } = openTerminal(world, [...HEEDING_MODES, ...SAGE])
  await shows(/Pending 1[^]*Use pnpm for every install/u)
  send('q')
  expect(await exit).toMatchObject({ exitCode: 0 })
})

test.runIf(canHeedModes)('sage scan tells of a transcript that it may not open, and keeps nothing of it', () => {
  const world = createWorld()
  world.session('mine').turn('From now on always use pnpm, never npm, for installs in this repo.')
  const closed = world.session('closed').transcriptPath
  writeFileSync(closed, '{}\n', { mode: 0o000 })
  const { status, stdout, stderr } = runSage(world, ['scan'], HEEDING_MODES)
  const said = `sage: Cannot open "${closed}": access is denied (EACCES). Make "${closed}" readable and writable for you\n`
  expect({ status, stderr }).toEqual({ status: 1, stderr: said })
  expect(stdout).toMatch('1 of 2 transcripts read, 1 new turn, 1 proposal')
  expect(existsSync(join(world.paths.reviews, 'closed.json'))).toBe(false)
})

test.runIf(canHeedModes)('sage scan does not say that nothing was typed where it may not look', () => {
  const world = createWorld()
  const closed = transcriptFolder({ projectDir: world.project, claudeDir: world.claude })
  mkdirSync(closed, { mode: 0o000 })
  onTestFinished(() => chmodSync(closed, 0o700))
  const { status, stderr } = runSage(world, ['scan'], HEEDING_MODES)
  const said = `sage: Cannot list "${closed}": access is denied (EACCES)\n      Make "${closed}" readable and writable for you, then try again\n`
  expect({ status, stderr }).toEqual({ status: 1, stderr: said })
})

test.runIf(canHeedModes)(
  'settings that may not be read are to be made readable: an editor could not open them either',
  () => {
    const world = createWorld()
    const config = join(world.sageHome, 'config.toml')
    writeFileSync(config, '', { mode: 0o000 })
    expect(runSage(world, ['sync'], HEEDING_MODES)).toMatchObject({
      status: 1,
      stderr: `sage: Cannot read configuration "${config}": access is denied\n      Make "${config}" readable for you\n`,
    })
  },
)

test.runIf(canHeedModes)('sage scan fails where it may not look for transcripts', () => {
  const world = createWorld()
  world.session('mine').turn('From now on always use pnpm, never npm, for installs in this repo.')
  const projects = join(world.claude, 'projects')
  close(projects, 0)
  expect(runSage(world, ['scan'], HEEDING_MODES)).toMatchObject({
    status: 1,
    stderr: `sage: Cannot list "${projects}": access is denied (EACCES)\n      Make "${projects}" readable and writable for you, then try again\n`,
  })
})

test.runIf(canMount)('the dashboard opens on a full disk, shows everything and says that it is full', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa', { text: 'Use pnpm for every install' })])
  const { exit, shows, send } = openTerminal(world, [...filling(world.paths.runtime), ...SAGE], { columns: 200 })
  await shows('Hooks not installed')
  send('.')
  await shows(/"[^"]+": the disk is full \(ENOSPC\)\. Free some space[^]*Use pnpm for every install/u)
  send('q')
  expect(await exit).toMatchObject({ exitCode: 0 })
})

test.runIf(canMount)('on a read-only disk sage init says that it is one, whatever folder it cannot make', () => {
  const world = createWorld()
  rmSync(world.paths.dir, { recursive: true })
  const closed = (folder: string, ...args: string[]) => runSage(world, args, closing(folder))
  const refused = (folder: string) => ({
    status: 1,
    stderr: `sage: Cannot make the folder "${folder}": the disk is read-only (EROFS)\n      Make the disk of "${dirname(folder)}" writable, then try again\n`,
  })
  expect(closed(world.project, 'init', '--yes')).toMatchObject(refused(world.paths.dir))
  rmSync(world.sageHome, { recursive: true })
  const home = dirname(world.sageHome)
  expect(closed(home, 'init', '--yes')).toMatchObject(refused(world.sageHome))
})

test.runIf(canMount)('on a read-only disk sage memory says that it is one, and leaves the note', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), '[memory]\nreview_auto_memory = true\n')
  const folder = memoryFolder({ projectDir: world.project, claudeDir: world.claude })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'MEMORY.md')
  writeFileSync(file, '- Tests are slow\n')
  expect(runSage(world, ['sync'])).toMatchObject({ status: 0 })
  const id = /^\w+/u.exec(runSage(world, ['memory', 'list']).stdout)?.[0] ?? ''
  const command = [...closing(world.sageHome), ...SAGE, 'memory', 'discard', id] as const
  const { exit, shows, send } = openTerminal(world, command, { columns: 200 })
  await shows('[y/N]')
  send('y\r')
  await shows(`Cannot make the folder "${join(world.sageHome, 'backups')}": the disk is read-only (EROFS)`)
  expect(await exit).toMatchObject({ exitCode: 1 })
  expect(readFileSync(file, 'utf8')).toBe('- Tests are slow\n')
})

test.skipIf(process.platform === 'win32')(
  'a learnings.md that the disk takes only in part stays as it was, with what the team wrote in it',
  () => {
    const world = createWorld()
    const { store } = world.open()
    store.append([proposed('aaaaaaaaaa', { text: 'Use pnpm for every install' })])
    decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'approve', confirmed: true }], 'command')
    const theirs = `# Ours\n${'A line of the team.\n'.repeat(3000)}`
    writeFileSync(world.paths.learnings, theirs)
    // Some shells count in 512 bytes, some in 1024.
    const ran = runSage(world, ['sync'], inShell('ulimit -f 40; trap "" XFSZ; exec "$@"'))
    expect(ran.stderr).toContain(`Cannot write "${world.paths.learnings}"`)
    expect(readFileSync(world.paths.learnings, 'utf8')).toBe(theirs)
  },
)

test.skipIf(process.platform === 'win32')(
  'of what hooks print, nothing is kept where the disk takes only a part',
  () => {
    const world = createWorld()
    const { store, target } = world.open()
    const items = Array.from({ length: 9 }, (_, at) => `aaaaaaaaa${at}`)
    store.append(items.map((item, at) => proposed(item, { text: `Use tool ${at} for every install` })))
    decideNow(
      store,
      items.map((item) => ({ item, decision: 'approve', confirmed: true })),
      'command',
    )
    expect(runSage(world, ['sync']).status).toBe(0)
    const context = contextFile(world.sageHome, target.id)
    rmSync(context)
    const { stderr } = runSage(world, ['sync'], inShell('ulimit -f 1; exec "$@"'))
    expect(stderr).toMatch(/Cannot write ".*context\.\w+": it would be larger than files may be here \(EFBIG\)/u)
    expect(readdirSync(dirname(context)).filter((name) => name.startsWith('context.json'))).toEqual([])
  },
)

test.runIf(process.platform !== 'win32')('a hook goes on where no file may grow (ulimit -f)', () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const payload = { session_id: 's1', cwd: world.project, hook_event_name: 'SessionStart', source: 'startup' }
  const [shell, ...limited] = inShell('ulimit -f 0; exec "$@"')
  const given = { cwd: world.project, env: environmentOf(world), input: JSON.stringify(payload) }
  const hook = [...limited, process.execPath, HOOK]
  const { status, signal, stdout } = spawnSync(shell, hook, { ...given, encoding: 'utf8' })
  expect({ status, signal }).toEqual({ status: 0, signal: null })
  expect(stdout).toContain('1 proposal is pending')
})
