import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rewriteJournal } from '../../src/journal/file/rewrite-journal.ts'
import { worldWith } from '../commands/journal-world.ts'
import { CLI, environmentOf, runSage } from '../helpers/run-built.ts'
import { until } from '../helpers/until.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

/** `sage log --follow` as a person starts it, and what it has said. */
function follow(world: World, options: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [CLI, 'log', '--follow', ...options], {
    cwd: world.project,
    env: { ...environmentOf(world), ...env },
  })
  onTestFinished(() => void child.kill())
  let [out, err] = ['', '']
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  return {
    child,
    closed,
    err: () => err,
    lines: () => out.split('\n').slice(0, -1),
    /** Waits until it has said so much; the subjects. */
    said: async (...subjects: readonly string[]) => {
      await until(() => expect(out.split('\n').length).toBeGreaterThan(subjects.length))
      expect(out.split('\n').slice(0, -1).map(subjectOf)).toEqual(subjects)
    },
  }
}

const subjectOf = (line: string) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d /u, '')
const add = (world: World, text: string) => runSage(world, ['add', '--pending', text])

test.each([
  ['by events', {}],
  ['by the tick alone, where a file system tells nothing', { SAGE_WATCH: '0' }],
])(
  'sage log --follow says what is there, the newest last, and then what others do, until Ctrl-C: %s',
  async (_, env) => {
    const world = createWorld()
    for (const text of ['Use pnpm', 'Deploy on Tuesdays', 'Write tests first']) add(world, text)
    const log = follow(world, ['--limit', '2'], env)
    await log.said('Add: Deploy on Tuesdays', 'Add: Write tests first')
    add(world, 'Review on Fridays')
    await log.said('Add: Deploy on Tuesdays', 'Add: Write tests first', 'Add: Review on Fridays')
    runSage(world, ['undo'])
    expect(log.child.exitCode).toBe(null)
    log.child.kill('SIGINT')
    expect([await log.closed, log.err()]).toEqual([130, ''])
  },
)

test('sage log --follow waits for a journal that begins later, and says nothing twice of one that is written anew', async () => {
  const world = createWorld()
  const log = follow(world)
  add(world, 'Use pnpm')
  await log.said('Add: Use pnpm')
  rewriteJournal(world.paths.journal, world.paths.tmp, (events) => events)
  const whole = readFileSync(world.paths.journal)
  add(world, 'Deploy on Tuesdays')
  await log.said('Add: Use pnpm', 'Add: Deploy on Tuesdays')
  rmSync(world.paths.journal)
  writeFileSync(world.paths.journal, whole)
  add(world, 'Write tests first')
  await log.said('Add: Use pnpm', 'Add: Deploy on Tuesdays', 'Add: Write tests first')
  expect(log.err()).toBe('')
})

test('sage log --follow says once that a journal cannot be read, and goes on when it can', async () => {
  const world = createWorld()
  add(world, 'Use pnpm')
  const log = follow(world)
  await log.said('Add: Use pnpm')
  const whole = readFileSync(world.paths.journal)
  // In one go: a link to nothing behind a journal that is gone is no change to tell of.
  const link = join(world.root, 'link')
  symlinkSync(join(world.root, 'elsewhere'), link)
  renameSync(link, world.paths.journal)
  await until(() => expect(log.err()).toContain('it is a symbolic link'))
  rmSync(world.paths.journal)
  writeFileSync(world.paths.journal, whole)
  add(world, 'Deploy on Tuesdays')
  await log.said('Add: Use pnpm', 'Add: Deploy on Tuesdays')
  expect(log.err().match(/^sage: /gmu)).toHaveLength(1)
})

test('sage log --follow --json is one object a line', async () => {
  const world = createWorld()
  add(world, 'Use pnpm')
  const log = follow(world, ['--json'])
  await until(() => expect(log.lines()).toHaveLength(1))
  add(world, 'Deploy on Tuesdays')
  await until(() => expect(log.lines()).toHaveLength(2))
  const at = expect.stringMatching(/^\d{4}-.*Z$/u) as string
  expect(log.lines().map((line) => JSON.parse(line) as object)).toEqual([
    { schemaVersion: 1, at, subject: 'Add: Use pnpm', body: '' },
    { schemaVersion: 1, at, subject: 'Add: Deploy on Tuesdays', body: '' },
  ])
})

test('sage log --follow ends without a word with the next change when nobody reads it any more', async () => {
  const world = createWorld()
  add(world, 'Use pnpm')
  const log = follow(world)
  await log.said('Add: Use pnpm')
  log.child.stdout.destroy()
  add(world, 'Deploy on Tuesdays')
  expect([await log.closed, log.err()]).toEqual([0, ''])
})

test('sage log --follow names by their ids, inside Claude Code, what was not approved', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  const log = follow(world, ['--verbose'], { CLAUDECODE: '1' })
  const learned = ['Learn: extracted 1 proposal', '    Learn aaaaaaaaaa: ']
  await log.said(...learned)
  runSage(world, ['reject', 'aaaaaaaaaa'])
  await log.said(...learned, 'Reject: aaaaaaaaaa')
  expect(log.err()).toMatch(/^sage: 1 item is not shown/u)
})
