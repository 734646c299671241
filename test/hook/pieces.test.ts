import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSession, readSignal } from '../../src/runtime/records.ts'
import { bundleHook, callHook, payload, removeFolder } from '../helpers/built-hook.ts'
import { createWorld, type World } from '../helpers/world.ts'

let hook: string
let world: World
beforeEach(async () => {
  hook = await bundleHook()
  world = createWorld()
})
afterEach(() => removeFolder(hook))

const quiet = { status: 0, stdout: '', stderr: '' }
const folder = () => join(hook, 'code')
const keptOf = (piece: string) => join(folder(), `${piece}-${process.version}-${process.arch}`)

/** Calls the hook for one event; whatever is kept, nothing but the files of the workspace tells. */
function stop(prompt: string): void {
  expect(callHook(hook, world, payload(world, 'UserPromptSubmit', { prompt }))).toEqual(quiet)
  expect(readSession(world.paths, 'session-1')?.lastPrompt).toBe(prompt)
  expect(callHook(hook, world, payload(world, 'Stop'))).toEqual(quiet)
  expect(readSignal(world.paths, 'session-1')?.event).toBe('Stop')
}

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

  test('compiles every time where nothing can be kept', () => {
    writeFileSync(folder(), 'a file')
    stop('First')
    stop('Second')
    expect(readFileSync(folder(), 'utf8')).toBe('a file')
    rmSync(folder())
    mkdirSync(keptOf('sage-core'), { recursive: true })
    stop('Third')
    rmSync(keptOf('sage-core'), { recursive: true })
    expect(spawnSync('mkfifo', [keptOf('sage-core')]).status).toBe(0)
    stop('Fourth')
  })
})
