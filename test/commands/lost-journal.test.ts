import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as add from '../../src/commands/add.ts'
import { reject } from '../../src/commands/decide.ts'
import * as doctor from '../../src/commands/doctor.ts'
import * as init from '../../src/commands/init.ts'
import * as inject from '../../src/commands/inject.ts'
import * as list from '../../src/commands/list.ts'
import * as show from '../../src/commands/show.ts'
import * as status from '../../src/commands/status.ts'
import * as sync from '../../src/commands/sync.ts'
import { listHistory, readFromHistory } from '../../src/journal/history/history-log.ts'
import { ensureHookFolders } from '../../src/runtime/folders/hook-folders.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { worldWith, approved, statuses } from './journal-world.ts'
import { runCommand } from './run-command.ts'

/** As a folder is whose disk is not mounted. */
function empty(world: World): void {
  rmSync(world.paths.dir, { recursive: true })
  mkdirSync(world.paths.dir)
}

describe('sage doctor --fix', () => {
  it('brings a damaged line back from the history', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    const lines = readFileSync(world.paths.journal, 'utf8').split('\n')
    writeFileSync(world.paths.journal, [lines[0], 'damaged', ...lines.slice(2)].join('\n'))
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'rejected' })
    const { err } = await runCommand(world, doctor, [], { fix: true })
    expect(err).toContain('Restored 1 event for 1 damaged line of')
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'rejected', bbbbbbbbbb: 'pending' })
  })

  it('takes the marks of a conflict out, which stand for no event', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    const [one, ...more] = readFileSync(world.paths.journal, 'utf8').split('\n')
    writeFileSync(world.paths.journal, ['<<<<<<< HEAD', one, '=======', ...more, '>>>>>>> theirs', ''].join('\n'))
    const { err } = await runCommand(world, doctor, [], { fix: true })
    expect(err).toMatch(/^Took 3 damaged lines out of ".+journal\.jsonl"; the old file: ".+"\.$/mu)
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'rejected', bbbbbbbbbb: 'pending' })
  })

  it.each<[string, (path: string) => void]>([
    ['deleted', (path) => rmSync(path)],
    ['cut off', (path) => writeFileSync(path, readFileSync(path, 'utf8').slice(0, 150))],
  ])('brings a learnings.md that was %s up to what the journal holds, and says so once', async (_, damage) => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    await approved(world, 'aaaaaaaaaa')
    await approved(world, 'bbbbbbbbbb')
    const { learnings } = world.paths
    damage(learnings)
    const { err } = await runCommand(world, doctor, [], { fix: true })
    expect(err).toContain(`Brought "${learnings}" up to date with the journal.\n`)
    for (const id of ['aaaaaaaaaa', 'bbbbbbbbbb']) expect(readFileSync(learnings, 'utf8')).toContain(`Use tool ${id}`)
    expect((await runCommand(world, doctor, [], { fix: true })).err).not.toContain(learnings)
  })

  it('takes nothing out of learnings.md where the key is gone, without which nothing counts as approved', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await approved(world, 'aaaaaaaaaa')
    const before = readFileSync(world.paths.learnings, 'utf8')
    rmSync(join(world.sageHome, 'key'))
    await runCommand(world, doctor, [], { fix: true })
    expect(readFileSync(world.paths.learnings, 'utf8')).toBe(before)
  })

  it('keeps in the history what it brought back', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await approved(world, 'aaaaaaaaaa')
    const journal = readFileSync(world.paths.journal, 'utf8')
    writeFileSync(world.paths.journal, journal.slice(0, -20))
    await runCommand(world, add, ['Use make for all of it'])
    await runCommand(world, doctor, [], { fix: true })
    expect(await statuses(world)).toMatchObject({ aaaaaaaaaa: 'approved' })
    const [newest] = (await listHistory(world.paths.history, 1)) ?? []
    expect(newest?.subject).toBe('Restore: 1 event')
    const kept = await readFromHistory(world.paths.history, newest?.commit ?? '', 'journal.jsonl')
    expect(kept?.toString()).toBe(readFileSync(world.paths.journal, 'utf8'))
  })
})

describe('sage doctor', () => {
  const journalOf = async (world: World) =>
    (
      JSON.parse((await runCommand(world, doctor, [], { json: true })).out) as {
        checks: { id: string; state: string; facts: { lost?: object[] } }[]
      }
    ).checks.find(({ id }) => id === 'journal')

  it.each([
    ['was deleted', (path: string) => rmSync(path), () => Promise.resolve(), 4],
    [
      'was cut short',
      (path: string) => writeFileSync(path, readFileSync(path, 'utf8').split('\n').slice(0, 1).join('\n')),
      (world: World) => runCommand(world, add, ['Something else']),
      3,
    ],
  ])('says when the journal %s, also after others went on with it, and brings it back', async (...row) => {
    const [, harm, goOn, events] = row
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    await approved(world, 'aaaaaaaaaa')
    await runCommand(world, reject, ['bbbbbbbbbb'])
    expect(await journalOf(world)).toMatchObject({ state: 'ok' })
    harm(world.paths.journal)
    await goOn(world)
    expect(await journalOf(world)).toMatchObject({ state: 'fail', facts: { lost: [{ events }] } })
    expect((await runCommand(world, doctor, [], { fix: true })).err).toContain(`Restored ${events} events of`)
    expect(await statuses(world)).toMatchObject({ aaaaaaaaaa: 'approved', bbbbbbbbbb: 'rejected' })
    expect(await journalOf(world)).toMatchObject({ state: 'ok', facts: { lost: [] } })
  })
})

it.each([
  ['damaged', 'not JSON', 'sage doctor --fix'],
  ['newer', '{"v":2,"type":"dreamt"}', 'npm install -g sage-inbox@latest'],
])('sage status says that a line of the journal is %s, and what to do', async (_, line, wayOut) => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  expect(await runCommand(world, status)).toMatchObject({ err: '' })
  appendFileSync(world.paths.journal, `${line}\n`)
  const { out, err } = await runCommand(world, status)
  expect(out).toContain('Pending    1')
  expect(err).toMatch(/journal\.jsonl" line 2: /u)
  expect(err).toContain(wayOut)
})

describe('a journal that was deleted while its history was kept', () => {
  const words = {
    message: expect.stringMatching(/^The journal ".*journal\.jsonl" is gone$/u),
    code: 'journal-gone',
    exitCode: 1,
  }

  it.each([
    ['list', list],
    ['status', status],
    ['sync', sync],
    ['add', add],
    ['show', show],
    ['reject', reject],
    ['inject', inject],
  ])('sage %s says so with the way out, and begins no new one', async (_, command) => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    rmSync(world.paths.journal)
    const failure = runCommand(world, command, ['aaaaaaaaaa'])
    await expect(failure).rejects.toMatchObject(words)
    await expect(failure).rejects.toMatchObject({ hint: expect.stringContaining('sage doctor --fix restores it') })
    expect(existsSync(world.paths.journal)).toBe(false)
    await runCommand(world, doctor, [], { fix: true })
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'rejected' })
  })

  it.each([
    ['', false],
    [' and a hook', true],
  ])('comes back after "git clean -fdx"%s, which leaves the history, and is as private as before', async (_, hook) => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    const git = (...args: string[]) => execFileSync('git', args, { cwd: world.project, encoding: 'utf8' })
    git('init', '--quiet')
    await runCommand(world, reject, ['aaaaaaaaaa'])
    git('clean', '-fdxq')
    expect(existsSync(world.paths.journal)).toBe(false)
    if (hook) ensureHookFolders(world.paths, [world.paths.sessions])
    expect((await runCommand(world, doctor, [], { fix: true })).err).toContain('"sage scan" reads them')
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'rejected' })
    expect(git('status', '--short', '--untracked-files=all')).not.toMatch(/journal|history/u)
  })

  it('is not begun anew by whoever had it open, and is again once the history is deleted too', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    const inbox = world.open()
    await runCommand(world, reject, ['aaaaaaaaaa'])
    rmSync(world.paths.journal)
    expect(() => inbox.store.append([proposed('bbbbbbbbbb')])).toThrow(expect.objectContaining(words))
    rmSync(world.paths.history, { recursive: true })
    inbox.store.append([proposed('bbbbbbbbbb')])
    expect(await statuses(world)).toEqual({ bbbbbbbbbb: 'pending' })
  })
})

describe('a workspace that is empty although decisions were taken in it', () => {
  it.each([
    ['list', list],
    ['status', status],
  ])('sage %s says so instead of showing an inbox like any new one, until it is begun anew', async (_, command) => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    expect((await runCommand(world, command)).err).toBe('')
    await runCommand(world, reject, ['aaaaaaaaaa'])
    await approved(world, 'bbbbbbbbbb')
    empty(world)
    const { code, err } = await runCommand(world, command)
    expect(code).toBe(0)
    expect(err).toMatch(
      /^sage: The journal ".*journal\.jsonl" is not there, nor its history, though you decided on 2 learnings here: /u,
    )
    expect(err).toContain('"sage init" or the next proposal starts a new one')
    await runCommand(world, add, ['Use tabs'])
    expect((await runCommand(world, command)).err).toBe('')
  })

  it.each([
    ['emptied', empty],
    ['deleted', (world: World) => rmSync(world.paths.dir, { recursive: true })],
  ])('sage init says it once where the folder was %s, and begins it anew', async (_, harm) => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    makeProgramToInstall(world.root)
    harm(world)
    await runCommand(world, init, [], { dryRun: true })
    expect(existsSync(world.paths.journal)).toBe(false)
    const { out } = await runCommand(world, init, [], { yes: true })
    expect(out).toMatch(/^The journal ".*" is not there, nor its history, though you decided on 1 learning here/mu)
    expect(out).toContain('A new one has been started; the old one is used again as soon as its disk is back.')
    for (const command of [list, status, doctor])
      expect(Object.values(await runCommand(world, command)).join('')).not.toContain('is not there')
    expect((await runCommand(world, init, [], { yes: true })).out).not.toContain('begun')
  })

  it('sage doctor warns of it', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    empty(world)
    const { out } = await runCommand(world, doctor)
    expect(out).toMatch(
      /^WARN {2}The journal ".*" is not there, nor its history, though you decided on 1 learning here/mu,
    )
    expect(out).not.toContain('Journal: intact')
  })
})
