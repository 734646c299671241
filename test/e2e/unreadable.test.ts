import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { trustFile, userPaths, type WorkspacePaths } from '../../src/workspace/paths/paths.ts'
import { canHeedModes, HEEDING_MODES } from '../helpers/closed-folder.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { runSage } from '../helpers/run-built.ts'
import { canTrace, tracing } from '../helpers/strace.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

/** Runs what follows on a disk that does not answer when this file is read. */
const unread = (path: string, calls = 'read,pread64') => tracing(calls, { path, inject: 'error=EIO' })

/** A session whose transcript was read, and one whose was not. */
function worldWithSessions() {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const [known, fresh] = [world.session('known'), world.session('fresh')]
  known.turn('Always use pnpm in this repository, never npm.')
  known.stop()
  runSage(world, ['sync'])
  fresh.turn('Never commit to main without a review.')
  known.turn('Remember that releases are cut from the release branch.')
  return { world, known, fresh }
}

test.runIf(canTrace).each<[command: string, path: (paths: WorkspacePaths, sageHome: string) => string]>([
  ['list', ({ journal }) => journal],
  ['list', (_, sageHome) => trustFile(sageHome, readdirSync(join(sageHome, 'workspaces'))[0] ?? '')],
  ['status', ({ journal }) => journal],
  ['sync', ({ history }) => join(history, 'config')],
])('sage %s names the file of ours that the disk does not give, and what to do', (command, pathOf) => {
  const { world } = worldWithSessions()
  const path = pathOf(world.paths, world.sageHome)
  const { stderr } = runSage(world, [command], unread(path))
  expect(stderr).toContain(`Cannot read "${path}": the disk does not answer (EIO)`)
  expect(stderr).toContain(`Check the disk of "${path}"`)
})

test.runIf(canTrace)('one transcript that the disk does not give is named, and the others are read', () => {
  const { world, known, fresh } = worldWithSessions()
  const scanned = runSage(world, ['scan'], unread(fresh.transcriptPath))
  expect(scanned.stderr).toContain(`Cannot read "${fresh.transcriptPath}": the disk does not answer (EIO)`)
  expect(scanned).toMatchObject({ status: 1, stdout: expect.stringContaining('1 new turn, 1 proposal') })
  known.turn('Never deploy on a Friday in this project.')
  const { stderr } = runSage(world, ['scan'], unread(known.transcriptPath))
  expect(stderr).toContain(`"${known.transcriptPath}"`)
  expect(runSage(world, ['status'], unread(known.transcriptPath))).toMatchObject({ status: 0, stderr: '' })
})

test.runIf(canTrace)('a list that was kept, and that the disk does not give, is made anew', () => {
  const { world } = worldWithSessions()
  const { stdout } = runSage(world, ['list'])
  const [kept = ''] = spawnSync('find', [world.sageHome, '-name', 'list.cache'], { encoding: 'utf8' }).stdout.split(
    '\n',
  )
  expect(runSage(world, ['list'], unread(kept))).toEqual({ status: 0, stdout, stderr: '' })
})

test.runIf(canTrace).each(['read,pread64', 'openat', 'statx'])(
  'who has a key that the disk does not give (%s) is not told that it is gone, nor to delete it',
  (calls) => {
    const world = createWorld()
    const { key } = userPaths(world.sageHome)
    const before = readFileSync(key)
    for (const args of [['list'], ['sync'], ['init', '--yes']]) {
      const { status, stderr } = runSage(world, args, unread(key, calls))
      expect([args, status]).toEqual([args, 1])
      expect(stderr).toMatch(/^sage: Cannot use the key ".*": the disk does not answer\n {6}Check the disk of ".*"\n$/u)
    }
    expect(runSage(world, ['doctor'], unread(key, calls)).stdout).toMatch(
      /Key: .* is unreadable\n\s+→ Check the disk of ".*"\n(?:(?!delete).)*$/su,
    )
    expect(readFileSync(key)).toEqual(before)
  },
)

test.runIf(canHeedModes)('what somebody else keeps closed above the project prevents nothing', () => {
  const world = createWorld()
  const { store, settler } = world.open()
  const proposals = [proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb')]
  store.append(proposals)
  decideNow(store, [{ item: 'aaaaaaaaaa', decision: 'approve', confirmed: true }], 'command')
  settler.settle({ user: [], project: proposals })
  const given = runSage(world, ['inject', '--preview'], HEEDING_MODES)
  expect(given.stdout).toContain('id="aaaaaaaaaa"')
  const theirs = join(world.root, '.claude')
  mkdirSync(theirs, { mode: 0 })
  onTestFinished(() => chmodSync(theirs, 0o700))
  expect(runSage(world, ['inject', '--preview'], HEEDING_MODES)).toEqual(given)
  for (const args of [['list'], ['status'], ['sync'], ['reject', 'bbbbbbbbbb'], ['list']])
    expect([args, runSage(world, args, HEEDING_MODES)]).toMatchObject([args, { status: 0, stderr: '' }])
})
