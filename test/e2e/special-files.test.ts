import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recordPaths } from '../../src/workspace/paths/paths.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { keepFolder } from '../helpers/keep-folder.ts'
import { CLI, environmentOf, HOOK, runSage } from '../helpers/run-built.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

/** A program that waits for one of them, or reads it to its end, never comes back. */
const LONG = 300_000

let world: World
let startAgain: () => void
beforeAll(async () => {
  world = createWorld()
  const { store, settler, target } = world.open()
  const proposals = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'].map((id) => proposed(id))
  store.append(proposals)
  decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'approve', confirmed: true }], 'command')
  settler.settle({ user: [], project: proposals })
  const session = world.session('s1')
  session.turn('Remember that releases are cut from the release branch.')
  session.stop()
  runSage(world, ['sync'])
  runSage(world, ['list'])
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  for (const path of [world.paths.config, join(world.sageHome, 'config.toml')]) writeFileSync(path, '')
  writeFileSync(recordPaths(world.sageHome, target.id).opened, world.now().toISOString())
  writeFileSync(world.paths.hookErrors, '')
  await settler.flush()
  startAgain = keepFolder(world.root)
})
beforeEach(() => startAgain())

function filesOf(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (!lstatSync(path).isDirectory()) return [path]
    return name === 'history.git' ? [] : filesOf(path)
  })
}

type Case = { readonly what: string; readonly number: number; readonly put: (path: string) => void }
const CASES: readonly Case[] = [
  { what: 'a pipe', number: 0, put: (path) => void execFileSync('mkfifo', [path]) },
  { what: 'a folder', number: 1, put: (path) => mkdirSync(path) },
  { what: 'a link to a device without an end', number: 2, put: (path) => symlinkSync('/dev/zero', path) },
  { what: 'a link to nothing', number: 3, put: (path) => symlinkSync('/nowhere/at/all', path) },
  { what: 'a file of more bytes than memory has', number: 4, put: createSparse },
]
/** It takes no room on the disk. */
function createSparse(path: string): void {
  writeFileSync(path, '')
  truncateSync(path, 1024 ** 4)
}

const COMMANDS = ['sync', 'list', 'status']
/** `SAGE_SWEEP=full` runs every command with every file; otherwise they take turns, so that each meets each file in one case or another. */
const commandsFor = (file: number, number: number) =>
  process.env.SAGE_SWEEP === 'full' ? COMMANDS : COMMANDS.slice((file + number) % 3, ((file + number) % 3) + 1)
const LOCAL = process.platform !== 'win32'

/** Puts something else in the place of a file for as long as `use` takes. */
function inPlaceOf<T>(path: string, put: (path: string) => void, use: () => T): T {
  const kept = `${path}.kept-by-the-test`
  // A signal is gone once a command has taken it.
  if (existsSync(path)) renameSync(path, kept)
  put(path)
  try {
    return use()
  } finally {
    rmSync(path, { recursive: true, force: true })
    if (existsSync(kept)) renameSync(kept, path)
  }
}

test.runIf(LOCAL).each(CASES)(
  'with $what in the place of any file of Sage a command ends, says which it is, and loses nothing',
  ({ number, put }) => {
    const files = [...filesOf(world.paths.dir), ...filesOf(world.sageHome)]
    expect(files.map((path) => basename(path))).toEqual(
      expect.arrayContaining([
        'journal.jsonl',
        'learnings.md',
        'status',
        's1.json',
        'key',
        'places.json',
        'list.cache',
      ]),
    )
    const journal = readFileSync(world.paths.journal)
    for (const [index, file] of files.entries())
      for (const command of commandsFor(index, number)) {
        const { status, signal, stderr } = inPlaceOf(file, put, () => run([CLI, command]))
        const isTold = status === 0 || stderr.includes(wordsAbout(file))
        const isStack = /^ +at /mu.test(stderr)
        expect({ file, command, signal, isTold, isStack, stderr }).toMatchObject({
          signal: null,
          isTold: true,
          isStack: false,
        })
      }
    expect(readFileSync(world.paths.journal).subarray(0, journal.length)).toEqual(journal)
    // What a link leads to is nobody's to replace, also for who may do everything.
    expect(lstatSync('/dev/zero').isCharacterDevice()).toBe(true)
    expect(runSage(world, ['sync'])).toMatchObject({ status: 0, stderr: '' })
    expect(world.open().store.items().size).toBe(5)
  },
)

/** A project whose record cannot be read is one that was never set up; that is said, with the way out. */
const wordsAbout = (file: string) => (basename(file) === 'trust.json' ? 'sage init' : basename(file))

test.runIf(LOCAL).each(CASES)(
  'with $what in the place of what it looks up a hook ends, and sage init works',
  ({ put }) => {
    const input = { session_id: 's2', cwd: world.project }
    const events = [
      { ...input, hook_event_name: 'SessionStart', source: 'startup' },
      { ...input, hook_event_name: 'UserPromptSubmit', prompt: 'How are releases cut, and from which branch?' },
    ]
    for (const event of events) run([HOOK], JSON.stringify(event))
    const files = [...filesOf(world.sageHome), ...filesOf(world.paths.runtime)]
    expect(files.map((path) => basename(path))).toEqual(
      expect.arrayContaining(['places.json', 'trust.json', 'key', 'context.json', 'context.idx', 'hook-errors.log']),
    )
    for (const file of files)
      for (const event of events) {
        const ran = inPlaceOf(file, put, () => run([HOOK], JSON.stringify(event)))
        expect([file, event.hook_event_name, ran.status, ran.signal]).toEqual([file, event.hook_event_name, 0, null])
      }
    const init = inPlaceOf(join(world.sageHome, 'places.json'), put, () => run([CLI, 'init', '--yes']))
    expect([init.status, init.stderr]).toEqual([0, ''])
  },
)

function run(args: readonly string[], input = '') {
  const { status, signal, stderr } = spawnSync(process.execPath, args, {
    cwd: world.project,
    env: { ...environmentOf(world), CLAUDE_PROJECT_DIR: world.project },
    encoding: 'utf8',
    input,
    timeout: LONG,
    killSignal: 'SIGKILL',
  })
  return { status, signal, stderr }
}
