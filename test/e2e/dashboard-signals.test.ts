import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import pty from '@lydell/node-pty'
import { expect, test } from 'vitest'
import { CLI, environmentOf } from '../helpers/run-built.ts'
import { createScreen } from '../helpers/screen.ts'
import { until } from '../helpers/until.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a dashboard that is ended by %s says that it is no longer open',
  async (signal) => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const screen = createScreen(80, 24)
    const env = { ...environmentOf(world), TERM: 'xterm-256color' }
    const child = pty.spawn(process.execPath, [CLI], { cols: 80, rows: 24, cwd: world.project, env })
    const exit = new Promise<void>((done) => child.onExit(() => done()))
    child.onData((data) => void screen.write(data))
    const open = () => readdirSync(world.paths.dashboards)
    // Keys are read once Ink is there, and with it code that ends the process with signals that nobody else listens to.
    child.write('z')
    await until(() => expect(screen.text()).toMatch(/q quit/u))
    await until(() => expect(open()).toMatchObject([expect.stringMatching(`^${child.pid}-`)]))
    child.write('?')
    await until(() => expect(screen.text()).toMatch(/Keys in Pending/u))
    process.kill(child.pid, signal)
    await exit
    expect(open()).toEqual([])
  },
)

test('a dashboard whose window is closed while it draws saves what was decided, and ends as of a lost terminal', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb')])
  const screen = createScreen(80, 24)
  const env = { ...environmentOf(world), TERM: 'xterm-256color' }
  const child = pty.spawn(process.execPath, [CLI], { cols: 80, rows: 24, cwd: world.project, env })
  const exit = new Promise<number | undefined>((done) => child.onExit(({ signal }) => done(signal)))
  child.onData((data) => void screen.write(data))
  child.write('z')
  await until(() => expect(screen.text()).toMatch(/q quit/u))
  child.write('?')
  await until(() => expect(screen.text()).toMatch(/Keys in Pending/u))
  child.write('\u001b')
  await until(() => expect(screen.text()).not.toMatch(/Keys in Pending/u))
  child.write('x')
  // What is drawn of it fails before the signal is heard of, or after it.
  const written = () => expect(readFileSync(world.paths.journal, 'utf8')).toContain('"reject"')
  await until(written, 1)
  const { destroy } = child as unknown as { destroy: () => void }
  destroy.call(child)
  expect(await exit).toBe(constants.signals.SIGHUP)
  expect(readdirSync(world.paths.dashboards)).toEqual([])
})

const hasBash = spawnSync('bash', ['--version']).status === 0

test.runIf(hasBash)('Ctrl-z stops what started the dashboard too, so that the shell comes back', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const screen = createScreen(80, 24)
  const env = { ...environmentOf(world), TERM: 'xterm-256color', PS1: '$ ' }
  const child = pty.spawn('bash', ['--norc', '--noprofile', '-i'], { cols: 80, rows: 24, cwd: world.project, env })
  const exit = new Promise<void>((done) => child.onExit(() => done()))
  child.onData((data) => void screen.write(data))
  const shows = (text: RegExp) => until(() => expect(screen.text()).toMatch(text))
  child.write(`sh -c "'${process.execPath}' '${CLI}'; echo ended"\r`)
  await shows(/q quit/u)
  child.write('z')
  child.write('\u001a')
  await shows(/Stopped/u)
  child.write('fg\r')
  await shows(/q quit/u)
  child.write('q')
  await shows(/^ended/mu)
  child.write('exit\r')
  await exit
})

test.runIf(hasBash)(
  'Ctrl-c in the pager or editor is for that program: the dashboard is there when it ends',
  async () => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const screen = createScreen(80, 24)
    const editor = join(world.root, 'editor.sh')
    writeFileSync(editor, "trap 'echo interrupted' INT\necho editing\nuntil read -r line; do :; done\n")
    const env = { ...environmentOf(world), TERM: 'xterm-256color', EDITOR: `bash '${editor}'` }
    const child = pty.spawn(process.execPath, [CLI], { cols: 80, rows: 24, cwd: world.project, env })
    const exit = new Promise<number>((done) => child.onExit(({ exitCode }) => done(exitCode)))
    child.onData((data) => void screen.write(data))
    const shows = (text: RegExp) => until(() => expect(screen.text()).toMatch(text))
    await shows(/q quit/u)
    child.write('E')
    await shows(/^editing/mu)
    child.write('\u0003')
    await shows(/interrupted/u)
    child.write('\r')
    await shows(/q quit/u)
    child.write('?')
    await shows(/Keys in Pending/u)
    child.write('\u0003')
    expect(await exit).toBe(130)
  },
)

test.runIf(hasBash)('Ctrl-z stops sage review, which asks again once it goes on', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const screen = createScreen(80, 24)
  const env = { ...environmentOf(world), TERM: 'xterm-256color', PS1: '$ ' }
  const child = pty.spawn('bash', ['--norc', '--noprofile', '-i'], { cols: 80, rows: 24, cwd: world.project, env })
  const exit = new Promise<void>((done) => child.onExit(() => done()))
  child.onData((data) => void screen.write(data))
  const shows = (text: RegExp) => until(() => expect(screen.text()).toMatch(text))
  child.write(`'${process.execPath}' '${CLI}' review\r`)
  await shows(/\?\s*$/u)
  child.write('\u001a')
  await shows(/Stopped/u)
  child.write('clear; fg\r')
  await shows(/1 of 1[^]*\?\s*$/u)
  child.write('n')
  await shows(/Nothing left to review/u)
  child.write('exit\r')
  await exit
})

test.runIf(hasBash)(
  'a window that was made smaller while the dashboard was stopped is drawn as it is now',
  async () => {
    const world = createWorld()
    world.open().store.append([proposed('aaaaaaaaaa')])
    const screen = createScreen(120, 30)
    const env = { ...environmentOf(world), TERM: 'xterm-256color', PS1: '$ ' }
    const child = pty.spawn('bash', ['--norc', '--noprofile', '-i'], { cols: 120, rows: 30, cwd: world.project, env })
    const exit = new Promise<void>((done) => child.onExit(() => done()))
    child.onData((data) => void screen.write(data))
    const shows = (text: RegExp) => until(() => expect(screen.text()).toMatch(text))
    child.write(`'${process.execPath}' '${CLI}'\r`)
    await shows(/● live · 0 sessions/u)
    await shows(/q quit/u)
    child.write('z')
    child.write('\u001a')
    await shows(/Stopped/u)
    screen.resize(50, 20)
    child.resize(50, 20)
    child.write('fg\r')
    await shows(/‹1-5›/u)
    child.write('q')
    await shows(/\$\s*$/u)
    child.write('exit\r')
    await exit
    expect(readdirSync(world.paths.dashboards)).toEqual([])
  },
)
