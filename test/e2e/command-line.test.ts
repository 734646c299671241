import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { inShell } from '../helpers/in-shell.ts'
import { CLI, runSage } from '../helpers/run-built.ts'
import { createWorld } from '../helpers/world.ts'

test('sage says which command was meant, with the exit code for usage', () => {
  const { status, stderr } = runSage(createWorld(), ['lst'])
  expect([status, stderr]).toEqual([2, 'sage: There is no command "lst"\n      Did you mean "sage list"?\n'])
})

test.each([
  [['list', '--approvd'], "Unknown option '--approvd'", 'Did you mean --approved?'],
  [['list', '--frob'], "Unknown option '--frob'", 'sage list --help shows how to use it'],
  [
    ['add', 'Install', 'with', '--frozen-lockfile'],
    "Unknown option '--frozen-lockfile'",
    'If it is one of your words, put "--" before the first: sage add -- …',
  ],
  [
    ['config', 'set', 'refine.command', 'claude', '-p'],
    "Unknown option '-p'",
    'If it is one of your words, put "--" before the first: sage config set -- …',
  ],
  [['list', 'pnpm', 'npm'], '"sage list" takes no arguments, but got 2', 'To find specific ones: sage search WORDS'],
  [['--all', 'list'], "Unknown option '--all'", 'Options come after the command: sage list --all'],
  [['scan', '--days'], '--days needs a value: --days <n>', 'sage scan --help shows how to use it'],
  [['config', 'gt'], 'There is no command "config gt"', 'Did you mean "sage config get"?'],
  [['config', 'frobnicate'], 'There is no command "config frobnicate"', 'sage config --help lists them'],
  [['version'], 'There is no command "version"', 'Did you mean "sage --version"?'],
  [['help', 'lst'], 'There is no command "lst"', 'Did you mean "sage list"?'],
  [['remote', 'bogus'], 'There is no command "remote bogus"', 'sage remote --help lists them'],
  [
    ['remote', 'set'],
    '"sage remote set" needs <url>',
    'Give the address of your git repository, e.g. git@host:me/learnings.git, or a path',
  ],
  [['help', 'config', 'gt'], 'There is no command "config gt"', 'Did you mean "sage config get"?'],
  [['config', 'frobnicate', '--help'], 'There is no command "config frobnicate"', 'sage config --help lists them'],
])('sage %j says what is wrong as every command does, and where to look', (args, what, hint) => {
  const { status, stderr } = runSage(createWorld(), args)
  expect([status, stderr]).toEqual([2, `sage: ${what}\n      ${hint}\n`])
})

test.each(['-v', '-V', '--version'])('sage %s says which version it is', (flag) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(runSage(createWorld(), [flag]).stdout).toBe(`${version}\n`)
})

test.each([['help'], ['help', 'list'], ['help', 'hook']])(
  'sage %s %s has no line of more than 80 columns',
  (...args) => {
    const lines = runSage(createWorld(), args).stdout.split('\n')
    expect(lines.filter((line) => line.length > 80)).toEqual([])
  },
)

test('sage help shows the help of a command, and of a family of them', () => {
  expect(runSage(createWorld(), ['help', 'list']).stdout).toMatch(/^Usage: sage list /u)
  expect(runSage(createWorld(), ['help', 'session']).stdout).toMatch(/^Usage: sage session \[options\]/u)
  expect(runSage(createWorld(), ['help', 'session', 'retry']).stdout).toMatch(/^Usage: sage session retry /u)
  const all = runSage(createWorld(), ['help']).stdout
  expect(all).toMatch(/^Usage: sage \[options\]/u)
  // Who does not know Sage finds where to begin: first below its heading, and in the last lines.
  expect(all).toMatch(/^Set-up:\n {2}init /mu)
  expect(all).toMatch(/^New here\? Run "sage" /mu)
  expect(runSage(createWorld(), ['help', 'list']).stdout).not.toContain('New here?')
  for (const more of ['help', '--help', '-h'])
    expect(runSage(createWorld(), ['help', more])).toMatchObject({ status: 0, stdout: all, stderr: '' })
})

test.each([[['lst', '--json']], [['list', '--jsn', '--json']], [['show', '--json']]])(
  'sage %j complains in JSON',
  (args) => {
    const { status, stdout, stderr } = runSage(createWorld(), args)
    expect([status, stdout]).toEqual([2, ''])
    expect(JSON.parse(stderr)).toMatchObject({ schemaVersion: 1, error: { message: expect.any(String) } })
  },
)

test.skipIf(!existsSync('/dev/full'))('sage says that nothing can be said, and not that nothing was done', () => {
  const world = createWorld()
  const { status, stderr } = runSage(world, ['add', 'Use pnpm here'], inShell('"$@" >/dev/full'))
  expect([status, stderr, runSage(world, ['list']).stdout]).toEqual([
    1,
    'sage: Cannot write "standard output": the disk is full (ENOSPC)\n' +
      '      Free some space, then see what was done before you try again (sage list --all)\n',
    expect.stringContaining('Use pnpm here'),
  ])
})

test.skipIf(!existsSync('/dev/full'))('sage does what was asked where its remarks cannot be written', () => {
  const world = createWorld()
  world.session('one').turn('From now on always use pnpm, never npm, for installs in this repo.')
  runSage(world, ['scan'])
  const model = join(world.root, 'model.cjs')
  writeFileSync(model, 'console.log(JSON.stringify({ lines: [{ line: 1, keep: true, text: "Use pnpm" }] }))')
  const command = JSON.stringify([process.execPath, model])
  writeFileSync(userPaths(world.sageHome).config, `[refine]\ncommand = ${command}\n`)
  const { status } = runSage(world, ['refine'], inShell('"$@" 2>/dev/full'))
  expect([status, runSage(world, ['list']).stdout]).toEqual([0, expect.stringContaining('Use pnpm')])
})

test.skipIf(process.platform === 'win32')('sage says that the folder it was started in is gone', () => {
  const world = createWorld()
  const { status, stderr } = runSage(world, ['list'], inShell('mkdir gone && cd gone && rmdir ../gone && exec "$@"'))
  expect([status, stderr]).toEqual([
    1,
    'sage: The current folder no longer exists\n      Go to one that exists: cd ~\n',
  ])
})

// Elsewhere such a folder cannot be made.
test.runIf(process.platform === 'linux')('sage says that no file is found in a folder whose name is not UTF-8', () => {
  const world = createWorld()
  const folder = '"$(printf "caf\\351")"'
  for (const args of [['list'], ['hook', 'install-git-hook']]) {
    const ran = runSage(world, args, inShell(`mkdir -p ${folder} && cd ${folder} && exec "$@"`))
    expect(ran).toMatchObject({
      status: 1,
      stderr: `sage: The name of the current folder is not UTF-8: "${join(world.project, 'caf\uFFFD')}"\n      Rename it: nothing in it can be found by that name\n`,
    })
  }
})

test.skipIf(process.platform === 'win32')(
  'sage with an empty HOME asks the system where that is, and keeps nothing at the root',
  () => {
    const world = createWorld()
    const env = { PATH: process.env.PATH, HOME: '', SAGE_HOME: '~/sage' }
    const options = { cwd: world.project, env, encoding: 'utf8' } as const
    const { stdout } = spawnSync(process.execPath, [CLI, 'config', 'path'], options)
    expect(stdout).toContain(join(userInfo().homedir, 'sage', 'config.toml'))
  },
)

test('every piece of the command line finds the others, also those in the one file with the quick commands', () => {
  const folder = dirname(CLI)
  const pieces = readdirSync(folder).filter((name) => /^cli-.*\.cjs$/u.test(name))
  const missing = pieces.flatMap((name) =>
    Array.from(
      readFileSync(join(folder, name), 'utf8').matchAll(/(?<!pieceOf)\("\.\/(cli[\w-]*\.cjs)"\)/gu),
      ([, other = '']) => (existsSync(join(folder, other)) ? [] : [`${name} → ${other}`]),
    ).flat(),
  )
  expect(missing).toEqual([])
})

test('sage in a pipe lists what waits instead of drawing a screen', () => {
  const world = createWorld()
  const { status, stdout } = runSage(world, [])
  expect([status, stdout]).toEqual([0, runSage(world, ['list', '--pending']).stdout])
})

test.skipIf(process.platform === 'win32')('sage writes what its owner can read, whatever the umask takes', () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  const { status, stderr } = runSage(world, ['sync'], inShell('umask 0777; exec "$@"'))
  expect([status, stderr]).toEqual([0, ''])
  expect(statSync(world.paths.journal).mode & 0o777).toBe(0o600)
  expect(statSync(world.paths.history).mode & 0o777).toBe(0o700)
})
