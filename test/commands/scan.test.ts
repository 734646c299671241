import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as scan from '../../src/commands/scan.ts'
import { listAll, resume } from '../../src/commands/session.ts'
import type { CommandContext } from '../../src/commands/start/context.ts'
import * as sync from '../../src/commands/sync.ts'
import { readFromHistory } from '../../src/journal/history/history-log.ts'
import { claim, newOwner } from '../../src/runtime/processes/leases.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { makeTrust } from '../../src/workspace/trust/trust.ts'
import { printed } from '../helpers/printed.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'

test('sage scan --all-projects tells in a line of a project whose .sage was deleted, and reads the others', async () => {
  const world = createWorld()
  world.session('s1').turn(WORDS)
  const lost = join(world.root, 'a-lost')
  mkdirSync(lost)
  makeTrust(world.sageHome, lost, world.now())
  const { code, out, err } = await runCommand(world, scan, [], { allProjects: true })
  expect(code).toBe(0)
  expect(out).toContain(`${world.project}: 1 of 1 transcript read, 1 new turn, 1 proposal.\n`)
  expect(out).not.toContain(lost)
  expect(err).toBe(`sage: You have no Sage workspace at or above "${lost}". Run "sage init" in the project\n`)
  const json = await runCommand(world, scan, [], { allProjects: true, json: true })
  const { projects } = JSON.parse(json.out) as { projects: { project: string }[] }
  expect(projects.find(({ project }) => project === lost)).toMatchObject({ failed: [], notSetUp: expect.any(String) })
})

test('sage scan --all-projects reads the others if one cannot be opened, and fails with what to do about that one', async () => {
  const world = createWorld()
  world.session('s1').turn(WORDS)
  const odd = join(world.root, 'an-odd-one')
  mkdirSync(join(odd, '.sage', 'journal.jsonl'), { recursive: true })
  makeTrust(world.sageHome, odd, world.now())
  const { code, out, err } = await runCommand(world, scan, [], { allProjects: true })
  expect(code).toBe(1)
  expect(out).toContain(`${world.project}: 1 of 1 transcript read, 1 new turn, 1 proposal.\n`)
  expect(err).toContain(`sage: Cannot read "${join(odd, '.sage', 'journal.jsonl')}": it is a folder. Put the original`)
})

test('sage scan --all-projects reads every project where Sage is used without sage init, too, and names each', async () => {
  const world = createWorld()
  world.session('s1').turn(WORDS)
  const places = ['loose', 'gone'].map((name) => join(world.root, name))
  for (const [at, cwd] of places.entries()) {
    world.session(`t${at}`).turn('Never edit the files in src/gen by hand.')
    const path = join(world.claude, 'projects', '-project', `t${at}.jsonl`)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(JSON.stringify(world.project), JSON.stringify(cwd)))
  }
  mkdirSync(join(world.root, 'loose'))
  const own = `${world.project}: 1 of 1 transcript read, 1 new turn, 1 proposal.\n`
  const { out: alone } = await runCommand(world, scan, [], { allProjects: true })
  expect(alone).toBe(own)
  writeFileSync(join(world.sageHome, 'config.toml'), 'capture = "all-projects"\n')
  const { code, out } = await runCommand(world, scan, [], { allProjects: true })
  expect([code, out]).toEqual([
    0,
    own.replace('1 new turn, 1 proposal', '0 new turns, 0 proposals') +
      own.replace(world.project, join(world.root, 'loose')),
  ])
})

test('sage scan of one project says that it is not set up as every command does', async () => {
  const world = createWorld()
  const context = { ...world, project: join(world.root, 'home') }
  await expect(runCommand(context, scan)).rejects.toMatchObject({ exitCode: 3 })
})

test('sage scan and sage sync do without git, and say so', async () => {
  const world = createWorld()
  vi.stubEnv('PATH', world.root)
  onTestFinished(() => void vi.unstubAllEnvs())
  const [read, live] = [world.session('s1'), world.session('s2', { hour: 10 })]
  read.turn(WORDS)
  const scanned = await runCommand(world, scan)
  live.turn('Never edit the files in src/gen by hand.')
  live.stop()
  const synced = await runCommand(world, sync)
  expect([scanned.code, synced.code]).toEqual([0, 0])
  for (const { err } of [scanned, synced]) expect(err).toMatch(/^sage: What is saved is not in the history: .*git/u)
})

test('sage scan --weak also proposes what was too weak, once', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.turn('the build takes 10 minutes')
  const plain = await runCommand(world, scan, [], { json: true })
  expect(JSON.parse(plain.out)).not.toHaveProperty('projects.0.lessCertain')
  const weak = await runCommand(world, scan, [], { weak: true })
  expect(weak.out).toBe(
    '1 of 1 transcript read, 0 new turns, 0 proposals.\n1 less certain proposal, below the others.\n',
  )
  const again = await runCommand(world, scan, [], { weak: true, json: true })
  expect(JSON.parse(again.out)).toMatchObject({ projects: [{ lessCertain: 0 }] })
})

test.each([
  [true, /^ \.{8} 0\/1 {2}.* {2}x+~$/u],
  [false, /^ ░{8} 0\/1 {2}.* {2}x+…$/u],
])(
  'sage scan shows how far it is on one line, in what the terminal can show: only ASCII %s',
  async (onlyAscii, last) => {
    const world = createWorld()
    world.session('x'.repeat(100)).turn(WORDS)
    const drawn: string[] = []
    const { environment, project: cwd, now } = world
    const stderr = { isTTY: true, columns: 80, onlyAscii, write: (text: string) => drawn.push(text) }
    const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr }
    await scan.run({ environment, cwd, now, ...streams } as unknown as CommandContext, [], {})
    const lines = drawn.map((text) => text.replace(/^\r/u, '')).filter((text) => /^ \S/u.test(text))
    expect(lines.at(-1)).toMatch(last)
    expect(lines.map((line) => line.length)).toEqual(lines.map(() => 79))
  },
)

test('sage scan --weak says that it was interrupted where that came in its second look', async () => {
  const world = createWorld()
  world.session('s1').turn('the build takes 10 minutes')
  const stdout = new PassThrough()
  // The bar is cleared between the two looks.
  const write = (text: string) => /^\r +\r$/u.test(text) && process.emit('SIGINT')
  const { environment, project: cwd, now } = world
  const stderr = { isTTY: true, columns: 80, write }
  const context = { environment, cwd, now, stdin: new PassThrough(), stdout, stderr } as unknown as CommandContext
  expect(await scan.run(context, [], { weak: true, json: true })).toBe(130)
  const answer: unknown = JSON.parse(printed(stdout))
  expect(answer).toMatchObject({ projects: [{ interrupted: true, turns: 1 }] })
  expect(answer).not.toHaveProperty('projects.0.lessCertain')
})

test('sage scan --all-projects says that it was interrupted also where that came between two projects, and goes on to none', async () => {
  const world = createWorld()
  world.session('s1').turn(WORDS)
  // Projects come in the order of their ids: some are behind this one.
  for (let other = 0; other < 12; other++) {
    mkdirSync(join(world.root, `other-${other}`))
    makeTrust(world.sageHome, join(world.root, `other-${other}`), world.now())
  }
  const stdout = new PassThrough()
  // The bar is cleared behind the first project.
  const write = (text: string) => /^\r +\r$/u.test(text) && process.emit('SIGINT')
  const { environment, project: cwd, now } = world
  const stderr = { isTTY: true, columns: 80, write }
  const context = { environment, cwd, now, stdin: new PassThrough(), stdout, stderr } as unknown as CommandContext
  expect(await scan.run(context, [], { allProjects: true })).toBe(130)
  expect(printed(stdout)).toMatch(/1 proposal\.\nInterrupted\. Run the same command to continue where it stopped\.\n$/u)
  world.session('s2', { hour: 10 }).turn(WORDS)
  expect(await scan.run(context, [], { allProjects: true, json: true })).toBe(130)
  const { projects } = JSON.parse(printed(stdout)) as { projects: unknown[] }
  expect(projects.at(-1)).toMatchObject({ project: world.project, turns: 1 })
})

test('sage scan says where it looked if there is nothing', async () => {
  const world = createWorld()
  const { code, out, err } = await runCommand(world, scan, [], { days: '1' })
  expect([code, out]).toEqual([0, '0 of 0 transcripts read, 0 new turns, 0 proposals.\n'])
  expect(err).toBe(
    `sage: Looked in "${join(world.claude, 'projects')}" for what was written here in the last 1 day; --days N looks further back\n`,
  )
  expect((await runCommand(world, scan, [], { json: true })).err).toBe('')
  // One project of all is named in its line, and is not "here".
  expect((await runCommand(world, scan, [], { allProjects: true })).err).toBe('')
  world.session('s1').turn(WORDS)
  expect((await runCommand(world, scan)).err).toBe('')
})

test('sage scan leaves a paused session out, and says so: it said to look further back', async () => {
  const world = createWorld()
  world.session('s1').turn(WORDS)
  const transcriptPath = join(world.claude, 'projects', '-project', 's1.jsonl')
  const paused = { transcriptPath, reviewedAt: world.now().toISOString(), paused: true }
  writeFileSync(join(world.paths.reviews, 's1.json'), `${JSON.stringify(paused)}\n`)
  const scanned = await runCommand(world, scan)
  expect(scanned).toEqual({ code: 0, out: '0 of 0 transcripts read, 1 paused, 0 new turns, 0 proposals.\n', err: '' })
  expect((await runCommand(world, listAll)).out).toBe('s1  ended, paused  0 turns, 0 pending  just now  (not read)\n')
  await runCommand(world, resume, ['s1'])
  expect((await runCommand(world, sync)).out).toContain('1 new turn in 1 session: 1 proposal')
})

test('sage scan names the lines that it had to skip, once, as sage sync does', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.raw('{"type":"user","cut off\n')
  session.turn(WORDS)
  const scanned = await runCommand(world, scan)
  const again = await runCommand(world, scan, [], { json: true })
  expect(scanned.err).toBe(`sage: Transcript "${session.transcriptPath}": 1 damaged line skipped (line 1)\n`)
  expect(scanned.code).toBe(0)
  expect(JSON.parse(again.out)).toMatchObject({ projects: [{ damaged: [] }] })
})

test('sage scan and sage sync say what auto_approve approved, as seed 003 has it', async () => {
  const world = createWorld()
  writeFileSync(userPaths(world.sageHome).config, 'auto_approve = true\n')
  const [read, live] = [world.session('s1'), world.session('s2', { hour: 10 })]
  read.turn(WORDS)
  const scanned = await runCommand(world, scan)
  live.turn('Never edit the files in src/gen by hand.')
  live.stop()
  const synced = await runCommand(world, sync)
  const again = await runCommand(world, sync, [], { json: true })
  const ids = [...world.open().store.items().values()].map(({ id, status }) => [id, status])
  expect(ids.map(([, status]) => status)).toEqual(['approved', 'approved'])
  const said = /^Approved automatically \(auto_approve\): (\w+)\. "sage undo" takes it back\.$/m
  expect(new Set([scanned, synced].map(({ out }) => said.exec(out)?.[1]))).toEqual(new Set(ids.map(([id]) => id)))
  expect(JSON.parse(again.out)).toMatchObject({ approved: [] })
})

test.each([
  ['scan', scan],
  ['sync', sync],
])('sage %s says what waits again because its prompt was rewound', async (name, command) => {
  const world = createWorld()
  writeFileSync(userPaths(world.sageHome).config, 'auto_approve = true\n')
  const session = world.session('s1')
  session.user('look around')
  const before = session.assistant('I did.')
  session.turn(WORDS)
  session.stop()
  await runCommand(world, sync)
  const [id] = world.open().store.items().keys()
  session.rewind(before, 'look at the tests instead')
  if (name === 'sync') session.stop()
  const { out } = await runCommand(world, command)
  expect(out).toContain(`Waiting again, because you rewound the prompt: ${id}.\n`)
  const again = await runCommand(world, command, [], { json: true })
  expect(again.out).toContain('"withdrawn":[]')
})

test('sage scan and sage sync, where one was killed before it kept what it found, keep it', async () => {
  for (const command of [scan, sync]) {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    await runCommand(world, command)
    expect(await readFromHistory(world.paths.history, 'main', 'journal.jsonl')).toEqual(
      readFileSync(world.paths.journal),
    )
  }
})

test('sage scan sweeps what one that was killed left behind', async () => {
  const world = createWorld()
  const left = join(world.paths.tmp, '4194305-abc')
  writeFileSync(left, '')
  await runCommand(world, scan)
  expect(existsSync(left)).toBe(false)
})

test('sage scan says that another Sage holds a session, whose new turns it does not count', async () => {
  const world = createWorld()
  world.session('s1').turn(WORDS)
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  onTestFinished(() => void other.kill('SIGKILL'))
  claim(world.paths, 's1', { ...newOwner(), pid: other.pid ?? 0, startTime: '' })
  expect((await runCommand(world, scan)).out).toBe(
    '0 of 1 transcript read, 1 being read by another Sage, 0 new turns, 0 proposals.\nAnother Sage is reviewing 1 session.\n',
  )
})

test('sage scan says why it may have read less than was typed: a client that does not run the hooks', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  const { transcriptPath } = session
  writeFileSync(
    transcriptPath,
    readFileSync(transcriptPath, 'utf8').replaceAll(/"version":"[^"]*"/g, '"version":"2.0.9"'),
  )
  expect((await runCommand(world, scan)).err).toContain("Claude Code 2.0.9 does not run Sage's hooks")
})
