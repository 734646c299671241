import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { CLI, environmentOf } from './helpers/run-built.ts'
import { temporaryFolder } from './helpers/temporary-folder.ts'
import { createWorld, type World } from './helpers/world.ts'

let world: World
let dist: string
beforeEach(() => {
  world = createWorld()
  dist = join(temporaryFolder(), 'dist')
  cpSync(join(CLI, '..'), dist, { recursive: true, filter: (path) => !['code', 'types'].includes(basename(path)) })
})

const code = () => join(dist, 'code')
const keptOf = (piece: string) =>
  join(code(), readdirSync(code()).find((name) => name.startsWith(`sage-${piece}-v`)) ?? '-')
const timesOf = () => readdirSync(code()).map((name) => [name, statSync(join(code(), name)).mtimeMs])

function sage(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dist, 'cli.cjs'), ...args], {
    cwd: world.project,
    env: environmentOf(world),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const listed = { status: 0, stdout: 'Nothing here\n', stderr: '' }

describe('the command line', () => {
  test('keeps the code of what it compiled, once, and runs from it', () => {
    const run = () => [sage('list', '--pending'), sage('status').status]
    expect(run()).toEqual([listed, 0])
    const written = timesOf()
    for (const piece of ['main', 'inbox'])
      expect(written.map(([name]) => name)).toContainEqual(expect.stringMatching(`^sage-cli-${piece}-v`))
    expect(run()).toEqual([listed, 0])
    expect(timesOf()).toEqual(written)
  })

  test('keeps what another command brings beside what is there', () => {
    sage('list')
    const before = readdirSync(code())
    expect(sage('status').status).toBe(0)
    expect(readdirSync(code()).length).toBeGreaterThan(before.length)
    expect(readdirSync(code())).toEqual(expect.arrayContaining(before))
  })

  test('reads nothing for the first frame of the dashboard that opens the inbox', () => {
    sage('add', 'Use pnpm')
    // Without a screen, the dashboard gives way to the list, which is known from here on.
    const waiting = sage('list', '--pending')
    expect(waiting.stdout).toContain('Use pnpm')
    rmSync(join(dist, 'cli-inbox.cjs'))
    expect(sage()).toEqual(waiting)
  })

  test('reads nothing that opens the inbox for a list of nothing, before there is a session', () => {
    expect(sage('list')).toEqual(listed)
    rmSync(join(dist, 'cli-inbox.cjs'))
    expect(sage('list')).toEqual(listed)
  })

  test('says the same with and without kept code, also of mistakes', () => {
    for (const args of [
      ['--version'],
      ['help', 'list'],
      ['lst'],
      ['show', 'nothing'],
      ['status', '--json'],
      ['config', 'schema'],
    ])
      expect(sage(...args)).toEqual(sage(...args))
    rmSync(code(), { recursive: true })
    writeFileSync(code(), 'a file')
    expect(sage('list', '--pending')).toEqual(listed)
    expect(readFileSync(code(), 'utf8')).toBe('a file')
  })

  test('compiles and keeps anew what is damaged, and what a changed piece no longer is', () => {
    sage('list')
    const kept = keptOf('cli-main')
    const damaged = readFileSync(kept).map((byte, at) => (at === 20_001 ? byte ^ 4 : byte))
    writeFileSync(kept, damaged)
    expect(sage('list', '--pending')).toEqual(listed)
    expect(readFileSync(kept).equals(damaged)).toBe(false)
    const piece = join(dist, 'cli-main.cjs')
    const source = readFileSync(piece, 'utf8')
    writeFileSync(piece, source.replace(/^\/\*.{8}\*\//, '/*00000000*/').replaceAll('Nothing here', 'NOTHING HERE'))
    expect(sage('list', '--pending')).toEqual({ ...listed, stdout: 'NOTHING HERE\n' })
  })

  test('an error says which piece it is from, also from kept code', () => {
    const piece = join(dist, 'cli-main.cjs')
    const broken = readFileSync(piece, 'utf8').replace('"Nothing here\\n"', 'null.broken')
    writeFileSync(piece, broken.replace(/^\/\*.{8}\*\//, '/*00000000*/'))
    for (const _ of [1, 2]) expect(sage('list').stderr).toMatch(/null[^]*cli-main/)
    expect(existsSync(keptOf('cli-main'))).toBe(true)
  })

  test('a piece that an update took away is told as that', () => {
    for (const name of readdirSync(dist).filter((each) => /^cli-(?!main)/u.test(each)))
      if (readFileSync(join(dist, name), 'utf8').startsWith('/*')) rmSync(join(dist, name))
    expect(sage('log').stderr).toMatch(/Sage was updated or removed while it ran/u)
  })

  test('does without what keeps code', () => {
    rmSync(join(dist, 'keep-code.cjs'))
    expect(sage('list', '--pending')).toEqual(listed)
    expect(existsSync(code())).toBe(false)
  })
})
