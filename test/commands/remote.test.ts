import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it, describe, onTestFinished, vi } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as approve from '../../src/commands/approve.ts'
import { reject, retire } from '../../src/commands/decide.ts'
import * as edit from '../../src/commands/edit.ts'
import * as list from '../../src/commands/list.ts'
import * as log from '../../src/commands/log.ts'
import * as remote from '../../src/commands/remote.ts'
import * as syncCommand from '../../src/commands/sync.ts'
import * as undo from '../../src/commands/undo.ts'
import { appendEvents } from '../../src/journal/file/append.ts'
import { sizeInHistory } from '../../src/journal/history/history-log.ts'
import { createKnownTexts } from '../../src/review/propose/known-texts.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { makeTrust } from '../../src/workspace/trust/trust.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { undone, uuid } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

vi.mock('../../src/journal/history/history-log.ts', { spy: true })

function bareRepository(name?: string): string {
  const folder = temporaryFolder(name)
  execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main', folder])
  return folder
}

const WRITER = ['user.name=Other', 'user.email=other@localhost'].flatMap((setting) => ['-c', setting])

/** Two machines of one person that both have a learning of these words. */
/** The file of an object, also where the history has been packed: two objects in one folder of 256 are enough for that. */
function looseObject(gitDir: string, id: string): string {
  const packs = join(gitDir, 'objects', 'pack')
  for (const name of readdirSync(packs).filter((each) => each.endsWith('.pack'))) {
    const input = readFileSync(join(packs, name))
    rmSync(join(packs, name))
    execFileSync('git', ['-C', gitDir, 'unpack-objects', '-q'], { input })
  }
  return join(gitDir, 'objects', id.slice(0, 2), id.slice(2))
}

async function deskAndLaptop(text: string): Promise<{ desk: World; laptop: World; url: string }> {
  const url = bareRepository()
  const desk = await machine(url)
  await write(desk, text)
  await sync(desk)
  const laptop = await machine(url, desk)
  await sync(laptop)
  return { desk, laptop, url }
}

/** A machine of the same person: its own home, the same remote, and the same key if `keyOf` is given. */
async function machine(url: string, keyOf?: World): Promise<World> {
  const world = createWorld()
  if (keyOf) copyFileSync(join(keyOf.sageHome, 'key'), join(world.sageHome, 'key'))
  await runCommand(world, remote.set, [url])
  return world
}

/** Another machine of the same person, with its project in the same folder: what this one has in there goes. */
async function machineInPlaceOf(desk: World, url: string): Promise<World> {
  const { project, paths, environment, root } = desk
  const sageHome = join(root, 'laptop')
  rmSync(paths.dir, { recursive: true })
  for (const folder of [sageHome, paths.reviews]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  copyFileSync(join(desk.sageHome, 'key'), join(sageHome, 'key'))
  makeTrust(sageHome, project, new Date())
  const laptop = {
    ...desk,
    sageHome,
    environment: { ...environment, env: { ...environment.env, SAGE_HOME: sageHome } },
  }
  await runCommand(laptop, remote.set, [url])
  return laptop
}

const write = (world: World, text: string) => runCommand(world, add, [text], { scope: 'user' }, { typed: 'Y\n' })
const sync = (world: World) => runCommand(world, remote.sync)
async function learnings(world: World): Promise<string[]> {
  const { out } = await runCommand(world, list, [], { json: true })
  const { items } = JSON.parse(out) as { items: { status: string; text: string }[] }
  return items.map(({ status, text }) => `${status} ${text}`).toSorted()
}

describe('sage remote', () => {
  it('pushes nothing where no learning has the scope user, and takes nothing out of work by it', async () => {
    const world = await machine(bareRepository())
    expect((await sync(world)).out).toBe('Nothing to push: no learning has scope user yet\n')
    expect(await learnings(world)).toEqual([])
    await write(world, 'From the desk')
    expect((await sync(world)).out).toBe('Pushed\n')
  })

  it.skipIf(process.platform === 'win32')(
    'reaches it as the environment of the person says, but not as that of Claude Code does',
    async () => {
      const [url, world] = [bareRepository(), createWorld()]
      const ssh = join(world.root, 'ssh.sh')
      const [fetch, push] = ['upload-pack', 'receive-pack'].map((name) => `exec git ${name} "${url}"`)
      writeFileSync(ssh, `#!/bin/sh\ncase "$*" in *receive-pack*) ${push} ;; *) ${fetch} ;; esac\n`, { mode: 0o755 })
      await runCommand(world, remote.set, ['me@nowhere.invalid:learnings'])
      const configuration = join(world.root, 'gitconfig')
      writeFileSync(configuration, `[core]\n\tsshCommand = "\\"${ssh}\\""\n[ssh]\n\tvariant = simple\n`)
      const env = { GIT_SSH_COMMAND: `"${ssh}"`, GIT_SSH_VARIANT: 'simple' }
      for (const way of [env, { GIT_SSH: ssh, GIT_SSH_VARIANT: 'simple' }, { GIT_CONFIG_GLOBAL: configuration }]) {
        const [name] = Object.keys(way)
        await write(world, `By ${name}`)
        expect((await runCommand(world, remote.sync, [], {}, { env: way })).out).toBe('Pushed\n')
        const there = execFileSync('git', ['-C', url, 'cat-file', '-p', 'main:journal.jsonl']).toString()
        expect(there).toContain(`By ${name}`)
      }
      const inside = runCommand(world, remote.sync, [], {}, { env: { ...env, CLAUDECODE: '1' } })
      await expect(inside).rejects.toMatchObject({ code: 'remote' })
    },
  )

  it('pulls and pushes once more where another machine was quicker', async () => {
    const url = bareRepository()
    const desk = await machine(url)
    const laptop = await machine(url, desk)
    const git = (...args: string[]) => execFileSync('git', ['-C', url, ...args], { encoding: 'utf8' }).trim()
    await write(desk, 'From the desk')
    await sync(desk)
    const before = git('rev-parse', 'main')
    await write(laptop, 'From the laptop')
    await sync(laptop)
    const theirs = git('rev-parse', 'main')
    git('update-ref', 'refs/heads/main', before)
    // The person who runs the tests may have their hooks elsewhere.
    git('config', 'core.hooksPath', join(url, 'hooks'))
    const hook = join(url, 'hooks', 'update')
    const overtake = `rm "$0"\nenv -u GIT_QUARANTINE_PATH git update-ref refs/heads/main ${theirs}\n`
    writeFileSync(hook, `#!/bin/sh\n${overtake}`, { mode: 0o700 })
    await write(desk, 'From the desk again')
    expect((await sync(desk)).out).toMatch(/^Pulled \d changes\nPushed\n$/u)
    await sync(laptop)
    const all = ['approved From the desk', 'approved From the desk again', 'approved From the laptop']
    expect([await learnings(desk), await learnings(laptop)]).toEqual([all, all])
  })

  it('carries learnings and decisions between machines that share the key, both ways', async () => {
    const url = bareRepository()
    const [desk, laptop] = [await machine(url), await machine(url)]
    copyFileSync(join(desk.sageHome, 'key'), join(laptop.sageHome, 'key'))
    await write(desk, 'From the desk')
    await write(laptop, 'From the laptop')
    await sync(desk)
    await sync(laptop)
    await sync(desk)
    const both = ['approved From the desk', 'approved From the laptop']
    expect([await learnings(desk), await learnings(laptop)]).toEqual([both, both])
    const { out } = await runCommand(desk, list, [], { json: true })
    const { items } = JSON.parse(out) as { items: { id: string; text: string }[] }
    await runCommand(laptop, retire, [items.find(({ text }) => text === 'From the desk')?.id ?? ''])
    await sync(laptop)
    await sync(desk)
    expect(await learnings(desk)).toEqual(['approved From the laptop'])
    expect(readFileSync(join(desk.sageHome, 'learnings.md'), 'utf8')).not.toContain('From the desk')
  })

  it('comes to the same decision everywhere when two machines decided against each other', async () => {
    const { desk, laptop } = await deskAndLaptop('Shared words')
    const [item] = [...laptop.open().store.items().keys()]
    await runCommand(desk, edit, [item ?? ''], { text: 'Desk words' }, { typed: 'Y\n' })
    await runCommand(laptop, edit, [item ?? ''], { text: 'Laptop words' }, { typed: 'Y\n' })
    for (const world of [desk, laptop, desk, laptop]) await sync(world)
    expect(await learnings(desk)).toHaveLength(1)
    expect(await learnings(laptop)).toEqual(await learnings(desk))
    const journalOf = ({ sageHome }: World) => readFileSync(join(sageHome, 'journal.jsonl'), 'utf8')
    expect(journalOf(laptop)).toBe(journalOf(desk))
  })

  it('says which decision no longer holds, once, where another machine had decided without knowing of it', async () => {
    const { desk, laptop } = await deskAndLaptop('Shared words')
    const [item = ''] = [...laptop.open().store.items().keys()]
    await runCommand(desk, edit, [item], { text: 'Desk words' }, { typed: 'Y\n' })
    await runCommand(laptop, retire, [item])
    expect((await sync(desk)).out).toBe('Pushed\n')
    expect((await sync(laptop)).out).toBe('Pulled 1 change\nPushed\n')
    expect((await sync(desk)).out).toBe(
      `Pulled 1 change\nNo longer holds: edited ${item} “Desk words”. A decision on another machine takes precedence: it is now retired\nNothing new to push\n`,
    )
    expect((await sync(desk)).out).toBe('Nothing new to push\n')
  })

  it('takes out of the file of every machine what one of them retires', async () => {
    const { desk, laptop } = await deskAndLaptop('Shared words')
    const file = join(laptop.sageHome, 'learnings.md')
    expect(readFileSync(file, 'utf8')).toContain('Shared words')
    const [item = ''] = [...desk.open().store.items().keys()]
    await runCommand(desk, retire, [item])
    for (const world of [desk, laptop]) await sync(world)
    expect(readFileSync(file, 'utf8')).not.toContain('Shared words')
    await runCommand(laptop, syncCommand, [])
    expect(await learnings(laptop)).toEqual([])
  })

  it('has what was retired here wait when another machine edited it before, and does not speak of another key', async () => {
    const { desk, laptop } = await deskAndLaptop('Shared words')
    const [item = ''] = [...laptop.open().store.items().keys()]
    await runCommand(laptop, edit, [item], { text: 'Laptop words' }, { typed: 'Y\n' })
    for (const world of [desk, laptop]) world.pass(60_000)
    await runCommand(desk, retire, [item])
    for (const world of [desk, laptop]) await sync(world)
    const { out } = await sync(desk)
    expect(out).toContain('1 learning that another machine of yours approved and this one did not waits in the inbox')
    expect(out).not.toContain('another key')
    expect(await learnings(desk)).toEqual(['pending Laptop words'])
    await runCommand(desk, reject, [item])
    for (const world of [desk, laptop]) await sync(world)
    expect(await learnings(desk)).toEqual([])
    expect(readFileSync(join(laptop.sageHome, 'learnings.md'), 'utf8')).not.toContain('Laptop words')
  })

  it('does not bring back what it has seen retired or reworded by an undo that somebody wrote, there or here', async () => {
    const { desk, laptop, url } = await deskAndLaptop('Shared words')
    const [item = ''] = [...desk.open().store.items().keys()]
    await runCommand(desk, edit, [item], { text: 'Better words' }, { typed: 'Y\n' })
    for (const world of [desk, laptop]) await sync(world)
    expect(await learnings(laptop)).toEqual(['approved Better words'])
    const undoLast = (journal: string) => {
      const { id } = JSON.parse(readFileSync(journal, 'utf8').trimEnd().split('\n').at(-1) ?? '') as { id: string }
      appendEvents(journal, [undone(uuid(`undo of ${id}`), item, id, id)])
    }
    const ofLaptop = join(laptop.sageHome, 'journal.jsonl')
    const whole = readFileSync(ofLaptop)
    undoLast(ofLaptop)
    expect(await learnings(laptop)).toEqual(['pending Shared words'])
    writeFileSync(ofLaptop, whole)
    await runCommand(desk, retire, [item])
    for (const world of [desk, laptop]) await sync(world)
    const clone = temporaryFolder()
    const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...WRITER, ...args])
    git('clone', '--quiet', url, '.')
    undoLast(join(clone, 'journal.jsonl'))
    git('commit', '--quiet', '-am', 'Undo')
    git('push', '--quiet', 'origin', 'main')
    for (const world of [desk, laptop]) {
      await sync(world)
      expect(await learnings(world)).toEqual(['pending Better words'])
      expect(readFileSync(join(world.sageHome, 'learnings.md'), 'utf8')).not.toContain('words')
    }
  })

  it('keeps what was retired and taken up again elsewhere, and lets this machine undo what another one retired', async () => {
    const { desk, laptop } = await deskAndLaptop('Shared words')
    const [item = ''] = [...desk.open().store.items().keys()]
    await runCommand(desk, retire, [item])
    await runCommand(desk, undo, [item], {}, { typed: 'Y\n' })
    for (const world of [desk, laptop]) await sync(world)
    expect(await learnings(laptop)).toEqual(['approved Shared words'])
    await runCommand(laptop, retire, [item])
    for (const world of [laptop, desk]) await sync(world)
    expect(await learnings(desk)).toEqual([])
    await runCommand(desk, undo, [item], {}, { typed: 'Y\n' })
    expect(await learnings(desk)).toEqual(['approved Shared words'])
    for (const world of [desk, laptop]) await sync(world)
    expect(await learnings(laptop)).toEqual(['pending Shared words'])
    await runCommand(laptop, approve, [item], {}, { typed: 'Y\n' })
    for (const world of [laptop, desk]) await sync(world)
    for (const world of [laptop, desk]) expect(await learnings(world)).toEqual(['approved Shared words'])
  })

  it('shows on every machine what one of them retired, where it can be undone, and proposes it when it is said again', async () => {
    const { desk, laptop } = await deskAndLaptop('Use pnpm, not npm')
    const [item = ''] = [...desk.open().store.items().keys()]
    await runCommand(desk, retire, [item])
    for (const world of [desk, laptop]) await sync(world)
    const known = laptop.open().store.items()
    expect(known.get(item)?.status).toBe('retired')
    expect(createKnownTexts(known.values()).find('Use pnpm, not npm')).toBeUndefined()
    expect((await runCommand(laptop, log, [], { user: true })).out).not.toContain(item)
    const { out } = await runCommand(laptop, undo, [], {}, { typed: 'Y\n' })
    expect(out).toBe('There is nothing to undo\n')
    await runCommand(laptop, undo, [item], {}, { typed: 'Y\n' })
    expect(await learnings(laptop)).toEqual(['approved Use pnpm, not npm'])
  })

  it('does not undo what another machine decided unless it is named, also where the project has the same place there', async () => {
    const url = bareRepository()
    const desk = await machine(url)
    await write(desk, 'Shared words')
    await sync(desk)
    const [item = ''] = [...desk.open().store.items().keys()]
    const laptop = await machineInPlaceOf(desk, url)
    await sync(laptop)
    const { out } = await runCommand(laptop, undo, [], {}, { typed: 'Y\n' })
    expect(out).toBe('There is nothing to undo\n')
    expect(await learnings(laptop)).toEqual(['approved Shared words'])
    await runCommand(laptop, retire, [item])
    await runCommand(laptop, undo, [], {}, { typed: 'Y\n' })
    expect(await learnings(laptop)).toEqual(['approved Shared words'])
    await runCommand(laptop, undo, [item], {}, { typed: 'Y\n' })
    expect(await learnings(laptop)).toEqual(['pending Shared words'])
  })

  it('goes on undoing what was decided here where another machine decided since about the last of it', async () => {
    const { desk, laptop } = await deskAndLaptop('Shared words')
    const [item = ''] = [...desk.open().store.items().keys()]
    await write(laptop, 'Other words')
    laptop.pass(1000)
    await runCommand(laptop, edit, [item], { text: 'Laptop words' }, { typed: 'Y\n' })
    for (const world of [laptop, desk]) await sync(world)
    desk.pass(2000)
    await runCommand(desk, retire, [item])
    for (const world of [desk, laptop]) await sync(world)
    const { out } = await runCommand(laptop, undo, [], {}, { typed: 'Y\n' })
    expect(out).toContain('“Other words” · pending again')
    expect(await learnings(laptop)).toEqual(['pending Other words'])
  })

  it('lets what another key approved wait', async () => {
    const url = bareRepository()
    const [desk, stranger] = [await machine(url), await machine(url)]
    for (const text of ['From the desk', 'Also from there']) await write(desk, text)
    await sync(desk)
    expect((await sync(stranger)).out).toContain('2 learnings that another key approved wait in the inbox. If')
    expect(await learnings(stranger)).toEqual(['pending Also from there', 'pending From the desk'])
  })

  it('has machines with a key of their own approve for themselves, and keep that', async () => {
    const url = bareRepository()
    const [desk, laptop] = [await machine(url), await machine(url)]
    await write(desk, 'From the desk')
    await sync(desk)
    const { out } = await sync(laptop)
    expect(out).toContain('1 learning that another key approved waits in the inbox')
    expect(out).toContain(join(laptop.sageHome, 'key'))
    const [item = ''] = [...laptop.open().store.items().keys()]
    await runCommand(laptop, approve, [item], {}, { typed: 'Y\n' })
    expect((await sync(laptop)).out).not.toContain('another key')
    await sync(desk)
    expect([await learnings(desk), await learnings(laptop)]).toEqual([
      ['approved From the desk'],
      ['approved From the desk'],
    ])
  })

  it.each([
    ['not JSON\n', { code: 0 }, 'Not JSON', 'sage doctor --fix'],
    ['{"v":9}\n', { message: expect.stringContaining('newer Sage') as string }, 'newer Sage', 'npm install'],
  ])(
    'takes nothing into a journal with a line that it cannot read, and keeps the line: %j',
    async (line, added, why, way) => {
      const url = bareRepository()
      const [desk, laptop] = [await machine(url), await machine(url)]
      await write(desk, 'From the desk')
      await write(laptop, 'From the laptop')
      await sync(desk)
      const journal = join(laptop.sageHome, 'journal.jsonl')
      appendFileSync(journal, line)
      expect(await write(laptop, 'After it').catch((refusal: unknown) => refusal)).toMatchObject(added)
      const before = readFileSync(journal, 'utf8')
      await expect(runCommand(laptop, remote.pull)).rejects.toMatchObject({
        message: expect.stringMatching(new RegExp(`"${journal}" line \\d+: .*${why}`)) as string,
        hint: expect.stringContaining(way) as string,
      })
      expect(readFileSync(journal, 'utf8')).toBe(before)
    },
  )

  it('takes nothing from a remote that a newer Sage wrote to, and leaves all of it there', async () => {
    const url = bareRepository()
    const [desk, laptop] = [await machine(url), await machine(url)]
    await write(desk, 'From the desk')
    await sync(desk)
    const clone = temporaryFolder()
    const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...WRITER, ...args]).toString()
    git('clone', '--quiet', url, '.')
    appendFileSync(join(clone, 'journal.jsonl'), '{"v":9}\n')
    git('commit', '--quiet', '-am', 'Newer')
    git('push', '--quiet', 'origin', 'main')
    await write(laptop, 'From the laptop')
    const journal = join(laptop.sageHome, 'journal.jsonl')
    const before = readFileSync(journal, 'utf8')
    await expect(sync(laptop)).rejects.toMatchObject({ message: 'Cannot pull: a newer Sage wrote there' })
    expect(readFileSync(journal, 'utf8')).toBe(before)
    expect(git('ls-remote', 'origin', 'refs/heads/main')).toContain(git('rev-parse', 'HEAD').trim())
  })

  it('takes nothing from a remote whose journal is too long to be one', async () => {
    const url = bareRepository()
    const [desk, laptop] = [await machine(url), await machine(url)]
    await write(desk, 'From the desk')
    await sync(desk)
    vi.mocked(sizeInHistory).mockResolvedValue(600_000_000)
    onTestFinished(() => void vi.mocked(sizeInHistory).mockReset())
    await expect(sync(laptop)).rejects.toMatchObject({
      message: 'Cannot pull: "journal.jsonl" there has more than 500 MB',
      code: 'remote',
    })
    expect(await learnings(laptop)).toEqual([])
  })

  it('leaves what else the person keeps in that repository as it is', async () => {
    const [url, clone] = [bareRepository(), temporaryFolder()]
    const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...WRITER, ...args], { encoding: 'utf8' })
    const filesThere = () => git('ls-tree', '-r', '--name-only', 'FETCH_HEAD').trim().split('\n')
    git('init', '--quiet')
    mkdirSync(join(clone, 'vim'))
    for (const name of ['README.md', 'vim/vimrc']) writeFileSync(join(clone, name), 'Mine\n')
    git('add', '.')
    git('commit', '--quiet', '-m', 'Mine')
    git('push', '--quiet', url, 'HEAD:main')
    const desk = await machine(url)
    await write(desk, 'From the desk')
    await sync(desk)
    const laptop = await machine(url, desk)
    await sync(laptop)
    await write(laptop, 'From the laptop')
    await sync(laptop)
    git('fetch', '--quiet', url, 'main')
    expect(filesThere()).toEqual(['README.md', 'journal.jsonl', 'learnings.md', 'vim/vimrc'])
    git('reset', '--quiet', '--hard', 'FETCH_HEAD')
    git('rm', '--quiet', 'README.md')
    git('commit', '--quiet', '-m', 'Without')
    git('push', '--quiet', url, 'HEAD:main')
    await write(desk, 'From the desk again')
    await sync(desk)
    git('fetch', '--quiet', url, 'main')
    expect(filesThere()).toEqual(['journal.jsonl', 'learnings.md', 'vim/vimrc'])
  })

  it('pushes nothing once all of it is everywhere, whoever was the last', async () => {
    const { desk, laptop, url } = await deskAndLaptop('Shared words')
    await write(laptop, 'From the laptop')
    for (const world of [laptop, desk]) await sync(world)
    const tip = () => execFileSync('git', ['-C', url, 'rev-parse', 'main'], { encoding: 'utf8' })
    const before = tip()
    for (const world of [laptop, desk]) expect((await sync(world)).out).toBe('Nothing new to push\n')
    expect(tip()).toBe(before)
  })

  it('goes on with a new history where a power cut left the one here damaged', async () => {
    const { desk, laptop } = await deskAndLaptop('Shared words')
    await write(desk, 'From the desk')
    await sync(desk)
    const objects = join(laptop.sageHome, 'history.git', 'objects')
    for (const entry of readdirSync(objects, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      chmodSync(path, 0o600)
      truncateSync(path)
    }
    expect((await sync(laptop)).out).toBe('Pulled 2 changes\nNothing new to push\n')
    expect(readdirSync(laptop.sageHome).join()).toContain('history.git.damaged-')
  })

  it.each(['main', 'main^{tree}', 'main:journal.jsonl'])(
    'goes on with a new history where it alone no longer has %s as it was fetched',
    async (what) => {
      const { desk, laptop, url } = await deskAndLaptop('Shared words')
      await write(desk, 'From the desk')
      const { history } = userPaths(desk.sageHome)
      const id = execFileSync('git', ['-C', url, 'rev-parse', what], { encoding: 'utf8' }).trim()
      const object = looseObject(history, id)
      chmodSync(object, 0o600)
      truncateSync(object)
      expect((await sync(desk)).out).toBe('Pushed\n')
      expect(readdirSync(desk.sageHome).join()).toContain('history.git.damaged-')
      await sync(laptop)
      expect(await learnings(laptop)).toEqual(await learnings(desk))
    },
  )

  it.skipIf(process.platform === 'win32').each(['ls-tree', 'cat-file'])(
    'pushes over nothing where git does not answer at %s, and the next time all are united',
    async (command) => {
      const { desk, laptop, url } = await deskAndLaptop('Shared words')
      await write(laptop, 'From the laptop')
      await sync(laptop)
      await write(desk, 'From the desk')
      const journalThere = () => execFileSync('git', ['-C', url, 'cat-file', '-p', 'main:journal.jsonl']).toString()
      const before = journalThere()
      const failing = `#!/bin/sh\ncase "$*" in *" ${command} "*"$THEIRS"*) exit 1 ;; esac\nPATH="$REAL" exec git "$@"\n`
      writeFileSync(join(desk.root, 'git'), failing, { mode: 0o755 })
      vi.stubEnv('REAL', process.env.PATH)
      vi.stubEnv('THEIRS', 'refs/remotes/origin/main')
      vi.stubEnv('PATH', [desk.root, process.env.PATH].join(delimiter))
      await expect(sync(desk)).rejects.toThrow('Cannot pull: git does not read what it fetched')
      vi.unstubAllEnvs()
      expect(journalThere()).toBe(before)
      expect((await sync(desk)).out).toBe('Pulled 2 changes\nPushed\n')
      const all = ['approved From the desk', 'approved From the laptop', 'approved Shared words']
      expect(await learnings(desk)).toEqual(all)
    },
  )

  it('changes nothing the second time', async () => {
    const desk = await machine(bareRepository())
    await write(desk, 'From the desk')
    await sync(desk)
    const before = readFileSync(join(desk.sageHome, 'journal.jsonl'))
    expect((await sync(desk)).out).toBe('Nothing new to push\n')
    expect(readFileSync(join(desk.sageHome, 'journal.jsonl')).equals(before)).toBe(true)
  })

  it('pushes all of it to a repository that was made anew in the same place', async () => {
    const url = bareRepository()
    const desk = await machine(url)
    await write(desk, 'From the desk')
    await sync(desk)
    expect((await sync(desk)).out).toBe('Nothing new to push\n')
    rmSync(url, { recursive: true })
    execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main', url])
    expect((await sync(desk)).out).toBe('Pushed\n')
    expect(execFileSync('git', ['-C', url, 'cat-file', '-p', 'main:journal.jsonl']).toString()).toContain('the desk')
  })

  it.each(['', '--upload-pack=touch /tmp/x', 'ext::/tmp/x', 'Ext::/tmp/x', 'two words', '/two\nlines'])(
    'refuses %j as an address',
    async (url) => {
      await expect(runCommand(createWorld(), remote.set, [url])).rejects.toMatchObject({ code: 'bad-remote' })
    },
  )

  it.each(['\0', 'git@host:me/l.git\0\0', '--upload-pack=true', 'ext::true'])(
    'fetches from no %j in its file',
    async (url) => {
      const world = createWorld()
      writeFileSync(join(world.sageHome, 'remote'), `${url}\n`)
      await expect(runCommand(world, remote.sync)).rejects.toMatchObject({ code: 'bad-remote' })
    },
  )

  it('takes a folder with spaces in its name', async () => {
    const url = bareRepository('My learnings ')
    const desk = await machine(url)
    await write(desk, 'From the desk')
    expect((await sync(desk)).out).toBe('Pushed\n')
    expect((await runCommand(desk, remote)).out).toBe(`${url}\n`)
  })

  it.each([
    ['../learnings.git', '../learnings.git'],
    ['learnings.git', 'learnings.git'],
    ['./a:b', 'a:b'],
  ])('takes %j for the folder that it is where it was said', async (address, folder) => {
    const world = createWorld()
    await runCommand(world, remote.set, [address])
    expect((await runCommand(world, remote)).out).toBe(`${join(world.project, folder)}\n`)
  })

  it.each(['git@host:me/learnings.git', 'host:learnings.git', 'https://host/me/learnings.git', '/srv/learnings.git'])(
    'keeps %j as it is',
    async (address) => {
      const world = createWorld()
      await runCommand(world, remote.set, [address])
      expect((await runCommand(world, remote)).out).toBe(`${address}\n`)
    },
  )

  it.skipIf(process.platform === 'win32')('needs no newer git than Ubuntu 20.04 has', async () => {
    const { desk, laptop } = await deskAndLaptop('Shared words')
    const refuse = 'echo "error: unknown option" >&2; exit 129'
    const newer = ['--no-write-fetch-head', '--show-scope', '--porcelain', '--filter=auto'].join('|')
    const script = `for word in "$@"; do case "$word" in ${newer}) ${refuse};; esac; done\nPATH='${process.env.PATH}' exec git "$@"\n`
    writeFileSync(join(desk.root, 'git'), `#!/bin/sh\n${script}`, { mode: 0o755 })
    await write(laptop, 'From the laptop')
    await sync(laptop)
    vi.stubEnv('PATH', [desk.root, process.env.PATH].join(delimiter))
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await sync(desk)).out).toBe('Pulled 2 changes\nNothing new to push\n')
  })

  it('says what to do here where the history here cannot be written, and not that the remote cannot be reached', async () => {
    const { desk } = await deskAndLaptop('Use pnpm for every install')
    const { history } = userPaths(desk.sageHome)
    rmSync(join(history, 'FETCH_HEAD'), { force: true })
    mkdirSync(join(history, 'FETCH_HEAD'))
    await expect(sync(desk)).rejects.toMatchObject({
      message: expect.stringContaining(join(history, 'FETCH_HEAD')),
      hint: 'Check that you may write there, and that the disk is not full',
    })
  })

  it('says that git is missing, and not that the remote is', async () => {
    const { desk } = await deskAndLaptop('Use pnpm for every install')
    vi.stubEnv('PATH', desk.root)
    onTestFinished(() => void vi.unstubAllEnvs())
    const synced = runCommand(desk, remote.sync, [], {}, { env: { PATH: desk.root } })
    await expect(synced).rejects.toMatchObject({
      message: expect.stringMatching(/^Cannot fetch from ".+": git is not installed$/u),
      hint: 'Install git, then try again',
    })
  })

  it('says what to do without a remote, and with one that cannot be reached', async () => {
    const world = createWorld()
    await expect(runCommand(world, remote)).rejects.toMatchObject({ code: 'no-remote' })
    await runCommand(world, remote.set, [join(world.root, 'nowhere')])
    expect((await runCommand(world, remote)).out).toBe(`${join(world.root, 'nowhere')}\n`)
    await expect(sync(world)).rejects.toMatchObject({ code: 'remote' })
    expect((await runCommand(world, remote.remove)).out).toBe(
      `Forgot "${join(world.root, 'nowhere')}"; nothing was deleted in it\n`,
    )
    await expect(sync(world)).rejects.toMatchObject({ code: 'no-remote' })
    expect(await runCommand(world, remote.remove)).toMatchObject({ code: 0, out: 'There is no remote\n' })
  })

  it.skipIf(process.platform === 'win32').each([
    ['is empty', (path: string) => writeFileSync(path, '')],
    ['cannot be read', (path: string) => void execFileSync('mkfifo', [path])],
  ])('forgets one whose address %s', async (_, put) => {
    const world = createWorld()
    put(join(world.sageHome, 'remote'))
    expect((await runCommand(world, remote.remove)).out).toBe('Forgot the remote; nothing was deleted in it\n')
    expect((await runCommand(world, remote.remove)).out).toBe('There is no remote\n')
  })

  it('pushes nothing with a pull', async () => {
    const url = bareRepository()
    const desk = await machine(url)
    await write(desk, 'From the desk')
    expect(await runCommand(desk, remote.pull)).toMatchObject({ code: 0, out: 'Nothing new to pull\n' })
    expect(execFileSync('git', ['-C', url, 'for-each-ref']).toString()).toBe('')
  })

  it.skipIf(process.platform === 'win32')('says why the repository takes nothing, and tries it once', async () => {
    const url = bareRepository()
    const desk = await machine(url)
    await write(desk, 'From the desk')
    const tries = join(url, 'tries')
    execFileSync('git', ['-C', url, 'config', 'core.hooksPath', join(url, 'hooks')])
    const refuse = `#!/bin/sh\necho once >> "${tries}"\necho it is archived >&2\nexit 1\n`
    writeFileSync(join(url, 'hooks', 'pre-receive'), refuse, { mode: 0o700 })
    await expect(sync(desk)).rejects.toMatchObject({
      message: expect.stringMatching(/^Cannot push to ".+": remote: it is archived$/u) as string,
      hint: expect.stringContaining('check that you may write there') as string,
      code: 'remote',
    })
    expect(readFileSync(tries, 'utf8')).toBe('once\n')
  })

  it.skipIf(process.platform === 'win32')('gives up where other machines are quicker each time', async () => {
    const url = bareRepository()
    const desk = await machine(url)
    await write(desk, 'From the desk')
    const [hook, tries] = [join(url, 'hooks', 'update'), join(url, 'tries')]
    execFileSync('git', ['-C', url, 'config', 'core.hooksPath', join(url, 'hooks')])
    writeFileSync(hook, `#!/bin/sh\necho once >> "${tries}"\necho fetch first >&2\nexit 1\n`, { mode: 0o700 })
    await expect(sync(desk)).rejects.toMatchObject({
      message: 'Cannot push: other machines kept pushing',
      code: 'remote',
    })
    expect(readFileSync(tries, 'utf8')).toBe('once\n'.repeat(3))
    rmSync(hook)
    expect((await sync(desk)).out).toBe('Pushed\n')
  })

  it.skipIf(process.platform === 'win32')(
    'names the lock that somebody left there, and tries again where it goes',
    async () => {
      const url = bareRepository()
      const desk = await machine(url)
      await write(desk, 'From the desk')
      const lock = join(url, 'refs', 'heads', 'main.lock')
      writeFileSync(lock, '')
      await expect(sync(desk)).rejects.toMatchObject({
        message: expect.stringMatching(/^Cannot push to ".+": remote: error: .*main\.lock': File exists/u) as string,
        hint: expect.stringContaining('remove that file') as string,
        code: 'remote',
      })
      execFileSync('git', ['-C', url, 'config', 'core.hooksPath', join(url, 'hooks')])
      const goesAtSecond = `#!/bin/sh\n[ -e "${url}/tried" ] && rm "${lock}"\ntouch "${url}/tried"\n`
      writeFileSync(join(url, 'hooks', 'pre-receive'), goesAtSecond, { mode: 0o700 })
      expect((await sync(desk)).out).toBe('Pushed\n')
    },
  )

  it('says of a lock here that it goes, and not that the repository cannot be reached', async () => {
    const { desk, laptop } = await deskAndLaptop('Use pnpm for every install')
    await write(laptop, 'From the laptop')
    await sync(laptop)
    const refs = join(desk.sageHome, 'history.git', 'refs', 'remotes', 'origin')
    mkdirSync(refs, { recursive: true })
    writeFileSync(join(refs, 'main.lock'), '')
    await expect(sync(desk)).rejects.toMatchObject({
      message: expect.stringContaining("main.lock': File exists") as string,
      hint: expect.stringMatching(/^Another Sage may be using it.* try again then$/u) as string,
    })
  })

  it('prints no token of an address, which git is given all the same', async () => {
    const world = createWorld()
    const [url, shown] = ['pass', '[REDACTED:url-password]'].map((word) => `https://${word}@127.0.0.1:1/x`)
    await runCommand(world, remote.set, [url ?? ''])
    expect((await runCommand(world, remote)).out).toBe(`${shown}\n`)
    await expect(sync(world)).rejects.toMatchObject({
      message: expect.stringContaining(`Cannot fetch from "${shown}": fatal: unable to access`) as string,
    })
    await expect(runCommand(world, remote.set, [`${url} y`])).rejects.toMatchObject({
      message: `Cannot use "${shown} y" as a remote`,
    })
    expect(readFileSync(join(world.sageHome, 'remote'), 'utf8')).toBe(`${url}\n`)
  })
})
