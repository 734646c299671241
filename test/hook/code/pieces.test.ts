import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSession, readSignal } from '../../../src/runtime/sessions/read-session-files.ts'
import { bundleHook, type Call, callHook, hookEnvironment, payload } from '../../helpers/built-hook.ts'
import { inShell } from '../../helpers/in-shell.ts'
import { createWorld, type World } from '../../helpers/world.ts'

let hook: string
let world: World
beforeEach(async () => {
  hook = await bundleHook()
  world = createWorld()
})

const quiet = { status: 0, stdout: '', stderr: '' }
const folder = () => join(hook, 'code')
const filesOf = (piece: string) => readdirSync(folder()).filter((name) => name.startsWith(`${piece}-`))
/** Where the code of a piece is kept for this kind of Node; it was kept before. */
const keptOf = (piece: string) => join(folder(), filesOf(piece)[0] ?? 'nothing')

/** Calls the hook for one event; whatever is kept, nothing but the files of the workspace tells. */
function stop(prompt: string, call: Call = {}): void {
  expect(callHook(hook, world, payload(world, 'UserPromptSubmit', { prompt }), call)).toEqual(quiet)
  expect(readSession(world.paths, 'session-1')?.lastPrompt).toBe(prompt)
  expect(callHook(hook, world, payload(world, 'Stop'), call)).toEqual(quiet)
  expect(readSignal(world.paths, 'session-1')?.event).toBe('Stop')
}

/** When each file of a folder was written. */
const timesOf = (path: string) => readdirSync(path).map((name) => [name, statSync(join(path, name)).mtimeMs])

/** Lets a piece write a file when it is loaded; returns its path. */
function tellWhenLoaded(piece: string): string {
  const told = join(hook, `${piece}-was-loaded`)
  const path = join(hook, `${piece}.cjs`)
  const telling = `{require('node:fs').writeFileSync(${JSON.stringify(told)},'');`
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/^\/\*.{8}\*\/(.*?)\{/, (_, head) => `/*00000000*/${head}${telling}`),
  )
  return told
}

/** A disk of one's own, which can be full. */
const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

describe('loadPiece()', () => {
  test('keeps the code of what it compiled, once, and runs from it', () => {
    stop('First')
    const kept = [keptOf('sage-core'), keptOf('sage-prompt')]
    const written = kept.map((path) => statSync(path).mtimeMs)
    stop('Second')
    expect(kept.map((path) => statSync(path).mtimeMs)).toEqual(written)
    expect(readdirSync(folder()).filter((name) => !name.startsWith('sage-'))).toEqual([])
  })

  test.each([
    ['is empty', () => Buffer.alloc(0)],
    ['is cut off', (code: Buffer) => code.subarray(0, code.length - 700)],
    [
      'lost a sector',
      (code: Buffer) => Buffer.concat([code.subarray(0, 4096), Buffer.alloc(512), code.subarray(4608)]),
    ],
    ['has another bit', (code: Buffer) => code.map((byte, at) => (at === 20_001 ? byte ^ 4 : byte))],
    ['lost its end', (code: Buffer) => Buffer.concat([code.subarray(0, 8192), Buffer.alloc(code.length - 8192)])],
    ['is of another source', (code: Buffer) => Buffer.concat([Buffer.from([1, 2, 3, 4]), code.subarray(4)])],
    [
      'is of another version of V8',
      (code: Buffer) => Buffer.concat([code.subarray(0, 20), Buffer.alloc(4), code.subarray(24)]),
    ],
  ])('compiles and keeps anew what %s', (_, damage) => {
    stop('First')
    const path = keptOf('sage-core')
    const whole = readFileSync(path)
    const damaged = damage(whole)
    writeFileSync(path, damaged)
    stop('Second')
    expect(readFileSync(path).equals(damaged)).toBe(false)
    stop('Third')
  })

  test('runs a piece that was changed, not what was kept of it', () => {
    stop('First')
    const path = join(hook, 'sage-core.cjs')
    const source = readFileSync(path, 'utf8')
    const changed = source.replace(/^\/\*.{8}\*\//, '/*00000000*/').replaceAll('"bad-event"', '"BAD-EVENT"')
    expect(changed.length).toBe(source.length)
    writeFileSync(path, changed)
    expect(callHook(hook, world, '{}')).toEqual(quiet)
    expect(readFileSync(world.paths.hookErrors, 'utf8')).toContain('BAD-EVENT')
  })

  test.each(['sage-core', 'sage-start', 'sage-prompt', 'sage-rarely'])(
    'is in nobody’s way where %s is damaged or gone',
    (piece) => {
      const path = join(hook, `${piece}.cjs`)
      const change = [() => writeFileSync(path, '(function () { throw new Error("damaged") })'), () => rmSync(path)]
      for (const damage of change) {
        damage()
        for (const event of ['SessionStart', 'UserPromptSubmit', 'Stop'])
          expect(callHook(hook, world, payload(world, event, { prompt: 'Hello' }))).toMatchObject({
            status: 0,
            stderr: '',
          })
      }
    },
  )

  test('keeps other code for other options of Node, so that two sessions do not write in turn', () => {
    const options = ['', '--max-old-space-size=4096', '--stack-trace-limit=20'].map((NODE_OPTIONS) => ({
      env: hookEnvironment(world, { NODE_OPTIONS }),
    }))
    for (const call of options) stop('First', call)
    const written = timesOf(folder())
    for (const call of options) stop('Second', call)
    expect(timesOf(folder())).toEqual(written)
    expect(filesOf('sage-core')).toHaveLength(3)
  })

  test('compiles every time where nothing can be kept, and no more than what it runs', () => {
    stop('First')
    rmSync(folder(), { recursive: true })
    writeFileSync(folder(), 'a file')
    const told = tellWhenLoaded('sage-rarely')
    stop('Second')
    expect(readFileSync(folder(), 'utf8')).toBe('a file')
    expect(existsSync(told)).toBe(false)
    // The same hook tells where there is something to keep, and room for it.
    rmSync(folder())
    stop('Third')
    expect(existsSync(told)).toBe(true)
  })

  test.skipIf(!canMount)('compiles no more than what it runs on a full disk (skipped where none can be made)', () => {
    stop('First')
    rmSync(folder(), { recursive: true })
    mkdirSync(folder())
    const told = tellWhenLoaded('sage-rarely')
    const full = `mount -t tmpfs -o size=64k none '${folder()}' && { cat /dev/zero > '${folder()}/full'; exec "$@"; }`
    stop('Second', { prefix: ['unshare', '-m', ...inShell(`${full} 2>/dev/null`)] })
    expect(existsSync(told)).toBe(false)
  })

  test('what stands in the way of one piece does not stand in that of the others', () => {
    stop('First')
    const [inTheWay, other] = [keptOf('sage-core'), keptOf('sage-prompt')]
    rmSync(other)
    rmSync(inTheWay)
    mkdirSync(join(inTheWay, 'something'), { recursive: true })
    stop('Second')
    expect(statSync(other).isFile()).toBe(true)
    rmSync(inTheWay, { recursive: true })
    expect(spawnSync('mkfifo', [inTheWay]).status).toBe(0)
    stop('Third')
    expect(statSync(inTheWay).isFile()).toBe(true)
  })

  test('whoever may read the pieces may read their code, also if the first hook was one of root', () => {
    stop('First', { prefix: inShell('umask 022; exec "$@"') })
    expect(statSync(folder()).mode & 0o777).toBe(0o755)
    expect(statSync(keptOf('sage-core')).mode & 0o777).toBe(0o644)
  })

  test('removes what killed hooks left and the oldest code, and keeps that of the Nodes in use', () => {
    stop('First')
    const before = readdirSync(folder())
    const leave = (name: string, secondsAgo: number) => {
      writeFileSync(join(folder(), name), 'x')
      utimesSync(join(folder(), name), Date.now() / 1000 - secondsAgo, Date.now() / 1000 - secondsAgo)
    }
    for (let version = 0; version < 60; version++) leave(`sage-core-${version}.0.0-x64-abc`, 86_400 * (version + 1))
    leave('77-left', 7200)
    leave('78-in-use', 60)
    rmSync(keptOf('sage-prompt'))
    stop('Second')
    const after = readdirSync(folder())
    expect(after).toEqual(expect.arrayContaining([...before, '78-in-use', 'sage-core-0.0.0-x64-abc']))
    expect(after).not.toContain('77-left')
    expect(after).not.toContain('sage-core-59.0.0-x64-abc')
    expect(after).toHaveLength(33)
  })
})
