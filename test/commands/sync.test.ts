import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as doctor from '../../src/commands/doctor.ts'
import * as scan from '../../src/commands/scan.ts'
import * as status from '../../src/commands/status.ts'
import * as sync from '../../src/commands/sync.ts'
import { createReviewer } from '../../src/review/read/reviewer.ts'
import { claim, newOwner, release } from '../../src/runtime/processes/leases.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { approved, worldWith } from './journal-world.ts'
import { runCommand } from './run-command.ts'

const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'

test('sage sync fails, and says in a sentence why, when what it found cannot be put into every file', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  rmSync(world.paths.status, { force: true })
  mkdirSync(join(world.paths.status, 'kept'), { recursive: true })
  const { code, err } = await runCommand(world, sync)
  expect(code).toBe(1)
  const { status } = world.paths
  expect(err).toContain(
    `not yet in every file made from it: Cannot write "${status}": it is a folder (EISDIR). See what "${status}" is`,
  )
  rmSync(world.paths.status, { recursive: true })
  expect(await runCommand(world, sync)).toMatchObject({ code: 0, err: '' })
})

test('sage sync says what was known already, where there is some', async () => {
  const world = createWorld()
  const said = []
  for (const id of ['s1', 's2']) {
    const session = world.session(id)
    session.turn(WORDS)
    session.stop()
    said.push((await runCommand(world, sync)).out)
  }
  expect(said).toEqual([
    '1 new turn in 1 session: 1 proposal. 1 pending.\n',
    '1 new turn in 1 session: 0 proposals, and 1 sentence that Sage knew already. 1 pending.\n',
  ])
})

test('sage sync says what is still not in the history, though it found nothing new', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  const { history } = world.paths
  writeFileSync(history, '')
  for (let time = 0; time < 2; time++) {
    const { code, err } = await runCommand(world, sync)
    expect(code).toBe(0)
    expect(err).toContain(`What is saved is not in the history: "${history}" is not a folder made by Sage`)
  }
  rmSync(history)
  expect(await runCommand(world, sync)).toMatchObject({ code: 0, err: '' })
})

test('sage sync says what Claude reads of an imported learnings.md without approval', async () => {
  const world = createWorld()
  const { learnings } = world.paths
  writeFileSync(learnings, '<!-- Only a comment -->\n\n## Preferences\n')
  writeFileSync(join(world.project, 'CLAUDE.md'), '@.sage/learnings.md\n')
  expect((await runCommand(world, sync)).out).not.toContain('outside')
  writeFileSync(learnings, `${readFileSync(learnings, 'utf8')}- Deploy on Fridays\n`)
  expect((await runCommand(world, sync)).out).toContain(
    `"${learnings}" holds 1 line outside Sage's markers: Claude reads that without your approval.\n`,
  )
})

test('sage sync and sage scan say how much they were not sure of, and how to see it', async () => {
  const world = createWorld()
  appendFileSync(userPaths(world.sageHome).config, '[tiers]\nauto = 1\nsuggest = 1\n')
  const [one, two] = [world.session('s1'), world.session('s2')]
  one.turn(WORDS)
  one.stop()
  const hint = '1 sentence more may be worth keeping: "sage scan --weak" proposes it.\n'
  expect((await runCommand(world, sync)).out).toContain(hint)
  two.turn('From now on never touch the billing folder.')
  two.stop()
  expect((await runCommand(world, scan)).out).toContain(hint)
  const weak = await runCommand(world, scan, [], { weak: true })
  expect(weak.out).toContain('2 less certain proposals')
  expect(weak.out).not.toContain('more may be worth')
})

test('sage sync says how many sessions another Sage is reading, and fails as locked if that is why it read none', async () => {
  const world = createWorld()
  for (const id of ['s1', 's2']) {
    const session = world.session(id)
    session.turn(WORDS)
    session.stop()
  }
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  onTestFinished(() => void other.kill())
  const owner = { ...newOwner(), pid: other.pid ?? 0, startTime: '' }
  claim(world.paths, 's1', owner)
  const one = await runCommand(world, sync)
  expect(one).toMatchObject({ code: 0, out: expect.stringContaining('Another Sage is reviewing 1 session.\n') })
  const none = await runCommand(world, sync, [], { json: true })
  expect(none.code).toBe(4)
  expect(JSON.parse(none.out)).toMatchObject({ sessions: 0, reviewedElsewhere: 1 })
  release(world.paths, 's1', owner.nonce)
  expect((await runCommand(world, sync)).out).toMatch(/^1 new turn in 1 session/u)
})

test('sage sync names a lease that cannot be read, and takes it over once its writer must have died', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  const lease = join(world.paths.claimed, 's1.json')
  for (const make of [
    () => writeFileSync(lease, 'garbage'),
    () => mkdirSync(join(lease, 'folder'), { recursive: true }),
  ]) {
    make()
    utimesSync(lease, world.now(), world.now())
    expect(await runCommand(world, sync)).toMatchObject({
      code: 4,
      out: expect.stringContaining(`"${lease}" cannot be read: delete it if no other Sage is running.\n`),
    })
    expect((await runCommand(world, doctor)).out).toContain(`→ Delete "${lease}"`)
    world.pass(11_000)
    expect(await runCommand(world, sync)).toMatchObject({ code: 0, err: '' })
    expect(existsSync(lease)).toBe(false)
    session.turn('And thanks')
    session.stop()
  }
})

test('sage sync names the lines of a transcript that it had to skip, once, as seed 002 has it', async () => {
  const world = createWorld()
  const session = world.session('s1')
  appendFileSync(session.transcriptPath, '{broken\n')
  session.turn(WORDS)
  session.stop()
  const first = await runCommand(world, sync)
  expect(first.out).toContain('1 new turn in 1 session: 1 proposal')
  expect(first).toMatchObject({
    code: 0,
    err: `sage: Transcript "${session.transcriptPath}": 1 damaged line skipped (line 1)\n`,
  })
  session.turn('Thanks')
  session.stop()
  expect((await runCommand(world, sync)).err).toBe('')
})

test('sage sync counts a session once, and tells a problem once, however often it looks while an answer is being written', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.user('Now run the tests')
  session.stop()
  mkdirSync(join(world.paths.needsReview, 's2.json', 'folder'), { recursive: true })
  const { out, err } = await runCommand(world, sync)
  expect(out).toMatch(/^1 new turn in 1 session: 1 proposal/u)
  expect(err.trim().split('\n')).toEqual([expect.stringContaining('s2.json')])
})

test('sage status does not send to sage sync for an answer that is still being written', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.user('Now run the tests')
  session.stop()
  expect((await runCommand(world, status)).out).toContain('1 with something to read (sage sync)\n')
  // As sync does, without the time that it gives an answer: the clock of this world stands still.
  await createReviewer(world.open().reviewContext()).drain(0)
  expect((await runCommand(world, status)).out).toContain('0 with something to read, 1 still being answered\n')
  session.turn('Thanks')
  expect((await runCommand(world, status)).out).toContain('1 with something to read (sage sync)\n')
})

test('sage status says how many learnings reach Claude through a learnings.md that it imports', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  await approved(world, 'aaaaaaaaaa')
  expect((await runCommand(world, status)).out).toMatch(/^Approved   1 \(1 at the start of a session, \d+ of/mu)
  writeFileSync(join(world.project, 'CLAUDE.md'), '@.sage/learnings.md\n')
  expect((await runCommand(world, status)).out).toContain(
    'Approved   1 (0 at the start of a session, 1 through the imported learnings.md, 0 of',
  )
})

test('sage status says which channels of injection are on, as seed 000 has it', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  await approved(world, 'aaaaaaaaaa')
  const channels = async () => /^Given +(.*)$/mu.exec((await runCommand(world, status)).out)?.[1]
  expect(await channels()).toBe('at session start, with prompts; not to subagents')
  writeFileSync(join(world.project, 'CLAUDE.md'), '@.sage/learnings.md\n')
  writeFileSync(userPaths(world.sageHome).config, '[inject]\nprompt = false\nsubagents = true\n')
  expect(await channels()).toBe('at session start, to subagents, through learnings.md (project); not with prompts')
  const { out } = await runCommand(world, status, [], { json: true })
  expect(JSON.parse(out)).toMatchObject({
    channels: { sessionStart: true, prompts: false, subagents: true, learningsFile: ['project'] },
  })
})
