import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as approve from '../../src/commands/approve.ts'
import * as edit from '../../src/commands/edit.ts'
import * as inject from '../../src/commands/inject.ts'
import * as reject from '../../src/commands/reject.ts'
import * as retire from '../../src/commands/retire.ts'
import * as sync from '../../src/commands/sync.ts'
import * as undo from '../../src/commands/undo.ts'
import type { CommandModule, Options } from '../../src/commands/context.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const FILE = '.sage/learnings.md'

/** Somebody with Sage, a key and a clone of their own; `settings` are those of their git. */
function person(remote: string, settings: Readonly<Record<string, string>> = {}) {
  const world = createWorld()
  const env = { PATH: process.env.PATH, HOME: world.root, GIT_CONFIG_NOSYSTEM: '1', GIT_EDITOR: 'true' }
  const given = { 'user.name': 'x', 'user.email': 'x@example.com', ...settings }
  const options = Object.entries(given).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const git = (...args: string[]) =>
    execFileSync('git', [...options, ...args], { cwd: world.project, env, encoding: 'utf8', stdio: 'pipe' })
  git('init', '-q', '-b', 'main')
  git('remote', 'add', 'origin', remote)
  const sage = async (command: CommandModule, args: string[] = [], more: Options = {}) =>
    (await runCommand(world, command, args, more, { typed: 'Y\n' })).out
  const idOf = (text: string, status?: string) =>
    [...world.open().store.state().items.values()].find(
      (item) => item.text === text && (status === undefined || item.status === status),
    )?.id ?? `nothing says ${text}`
  const file = () => readFileSync(world.paths.learnings, 'utf8')
  return {
    world,
    git,
    file,
    idOf,
    lines: () =>
      existsSync(world.paths.learnings) ? [...file().matchAll(/^- (.*?)\r?$/gmu)].map(([, text]) => text) : [],
    write: (text: string) => writeFileSync(world.paths.learnings, text),
    sync: () => sage(sync),
    learn: (text: string) => sage(add, [text]),
    approve: (text: string) => sage(approve, [idOf(text, 'pending')]),
    edit: (text: string, to: string) => sage(edit, [idOf(text)], { text: to }),
    reject: (text: string) => sage(reject, [idOf(text, 'pending')]),
    retire: (text: string) => sage(retire, [idOf(text, 'approved')]),
    undo: () => sage(undo),
    /** What a session would be given. */
    given: async () =>
      [...(await sage(inject)).matchAll(/scope="project">(.*?)</gu)].map(([, text = '']) => text).toSorted(),
    changes: () => git('status', '--porcelain', '--', FILE).trim(),
    push() {
      git('add', FILE)
      git('commit', '-qm', 'learnings')
      git('push', '-q', 'origin', 'HEAD:main')
    },
    pull: () => git('pull', '-q', '--no-rebase', 'origin', 'main'),
  }
}

function team() {
  const remote = join(temporaryFolder(), 'remote.git')
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote])
  return (settings?: Readonly<Record<string, string>>) => person(remote, settings)
}

/** Two people who share these learnings: one wrote them, the other one has not decided yet. */
async function two(...texts: string[]) {
  const join = team()
  const [ann, ben] = [join(), join()]
  for (const text of texts) await ann.learn(text)
  ann.push()
  ben.pull()
  await ben.sync()
  return { ann, ben }
}

describe('people who share learnings.md by git', () => {
  test('what came from another and is rejected stays theirs, and reaches Claude only where it was approved', async () => {
    const { ann, ben } = await two('Use pnpm', 'Sign every commit')
    await ben.reject('Use pnpm')
    await ben.approve('Sign every commit')
    expect(ben.changes()).toBe('')
    expect(await ben.given()).toEqual(['Sign every commit'])
    await ben.learn('Prefer fetch')
    ben.push()
    ann.pull()
    await ann.sync()
    expect(ann.lines()).toEqual(['Use pnpm', 'Sign every commit', 'Prefer fetch'])
    expect(await ann.given()).toEqual(['Sign every commit', 'Use pnpm'])
    await ben.retire('Sign every commit')
    expect(ben.changes()).toBe('')
    expect(await ben.given()).toEqual(['Prefer fetch'])
  })

  test('what another reworded is one learning, in the file and for Claude, and one undo brings back what was in use', async () => {
    const { ann, ben } = await two('Use pnpm 8 for installs')
    await ben.approve('Use pnpm 8 for installs')
    await ann.edit('Use pnpm 8 for installs', 'Use pnpm 9 for installs')
    ann.push()
    ben.pull()
    expect(await ben.sync()).toContain('1 pending')
    expect(await ben.given()).toEqual(['Use pnpm 8 for installs'])
    expect(await ben.approve('Use pnpm 9 for installs')).toContain('Instead of: Use pnpm 8 for installs')
    expect([ben.lines(), ben.changes()]).toEqual([['Use pnpm 9 for installs'], ''])
    expect(await ben.given()).toEqual(['Use pnpm 9 for installs'])
    await ben.undo()
    expect(await ben.given()).toEqual(['Use pnpm 8 for installs'])
    expect(ben.changes()).toBe('')
  })

  test('who rewords the line of another rewords that line, and its writer is asked', async () => {
    const { ann, ben } = await two('Use pnpm 8 for installs', 'Sign every commit')
    await ben.approve('Use pnpm 8 for installs')
    await ben.edit('Use pnpm 8 for installs', 'Use pnpm 9 for installs')
    expect(ben.lines()).toEqual(['Use pnpm 9 for installs', 'Sign every commit'])
    ben.push()
    ann.pull()
    await ann.sync()
    expect([ann.lines(), ann.changes()]).toEqual([['Use pnpm 9 for installs', 'Sign every commit'], ''])
    expect(await ann.given()).toEqual(['Sign every commit', 'Use pnpm 8 for installs'])
    await ann.approve('Use pnpm 9 for installs')
    expect(ann.changes()).toBe('')
    expect(await ann.given()).toEqual(['Sign every commit', 'Use pnpm 9 for installs'])
  })

  test('who rejects new words for a line of their own has theirs in the file again', async () => {
    const { ann, ben } = await two('Use pnpm')
    ben.write(ben.file().replace('- Use pnpm', '- Use bun'))
    ben.push()
    ann.pull()
    await ann.sync()
    await ann.reject('Use bun')
    expect(ann.lines()).toEqual(['Use pnpm'])
  })

  test('what another took out is not put back without a word: it is told, and given until it is retired', async () => {
    const { ann, ben } = await two('Use pnpm', 'Sign every commit')
    await ben.approve('Sign every commit')
    const [before = '', after = ''] = ben.file().split(/<!-- sage:.*\n- Use pnpm\n<!-- \/sage:.*\n/u)
    ben.write(before + after)
    ben.push()
    ann.pull()
    const told = '“Use pnpm” is in use and not in learnings.md here'
    expect(await ann.sync()).toContain(told)
    await ann.learn('Name branches after tickets')
    expect(ann.lines()).toEqual(['Sign every commit', 'Name branches after tickets'])
    expect(await ann.given()).toContain('Use pnpm')
    await ann.retire('Use pnpm')
    expect(await ann.sync()).not.toContain('in use and not in')
    expect(ann.lines()).toEqual(['Sign every commit', 'Name branches after tickets'])
    await ann.undo()
    expect(ann.lines()).toContain('Use pnpm')
  })

  test('what its writer retires is told to the others, who go on being given it', async () => {
    const { ann, ben } = await two('Use pnpm', 'Sign every commit')
    await ben.approve('Use pnpm')
    await ann.retire('Use pnpm')
    expect(ann.lines()).toEqual(['Sign every commit'])
    ann.push()
    ben.pull()
    expect(await ben.sync()).toContain('“Use pnpm” is in use and not in learnings.md here')
    expect([ben.lines(), ben.changes()]).toEqual([['Sign every commit'], ''])
    expect(await ben.given()).toEqual(['Use pnpm'])
  })

  test('another branch keeps its own file: only what is decided there goes into it, and what was retired there goes here too', async () => {
    const { ann } = await two('Use pnpm')
    ann.git('branch', 'old')
    await ann.learn('Sign every commit')
    ann.push()
    ann.git('checkout', '-q', 'old')
    await ann.sync()
    expect(ann.changes()).toBe('')
    await ann.learn('Only here')
    expect(ann.lines()).toEqual(['Use pnpm', 'Only here'])
    await ann.retire('Sign every commit')
    ann.git('commit', '-qam', 'old')
    ann.git('checkout', '-q', 'main')
    expect(ann.lines()).toEqual(['Use pnpm', 'Sign every commit'])
    await ann.learn('One more')
    expect(ann.lines()).toEqual(['Use pnpm', 'One more'])
  })

  test('both sides of a merge stand once it is resolved, with carriage returns where git writes them', async () => {
    const join = team()
    const [ann, ben] = [join(), join({ 'core.autocrlf': 'true' })]
    await ann.learn('Use pnpm')
    ann.push()
    ben.pull()
    await ben.sync()
    await ben.approve('Use pnpm')
    expect([ben.file().includes('\r\n'), ben.changes()]).toEqual([true, ''])
    await ben.learn('Prefer fetch')
    ben.git('add', FILE)
    ben.git('commit', '-qm', 'mine')
    await ann.learn('Sign every commit')
    ann.push()
    expect(() => ben.pull()).toThrow('Command failed')
    await ben.sync()
    expect(ben.file()).toContain('<<<<<<<')
    ben.write(ben.file().replaceAll(/^(?:<{7}|={7}|>{7}).*\n/gmu, ''))
    ben.push()
    await ben.sync()
    expect([ben.lines(), ben.changes()]).toEqual([['Use pnpm', 'Prefer fetch', 'Sign every commit'], ''])
    expect(await ben.given()).toEqual(['Prefer fetch', 'Use pnpm'])
    ann.pull()
    await ann.sync()
    expect([ann.lines(), ann.changes()]).toEqual([ben.lines(), ''])
  })
})
