import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { devNull } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { commitFiles } from '../../../src/journal/history/commit-files.ts'
import { runGit } from '../../../src/journal/history/git.ts'
import { listHistory, readFromHistory } from '../../../src/journal/history/history-log.ts'
import { historyMessage, joinMessages } from '../../../src/journal/history/history-message.ts'
import { openHistory } from '../../../src/journal/history/history.ts'
import { emptyJournal, foldEvents } from '../../../src/journal/item/fold.ts'
import { inShell } from '../../helpers/in-shell.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { decided, first, proposed, undone } from '../events.ts'
import { bundleScript } from '../run-script.ts'

let project: string
let gitDir: string
let journal: string
let learnings: string
const now = () => new Date('2026-11-21T12:00:00.000Z')
beforeEach(() => {
  project = temporaryFolder()
  mkdirSync(join(project, '.sage'))
  gitDir = join(project, '.sage', 'history.git')
  journal = join(project, '.sage', 'journal.jsonl')
  learnings = join(project, '.sage', 'learnings.md')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const options = () => ({ gitDir, files: { 'journal.jsonl': journal, 'learnings.md': learnings }, now })
const subjects = async () => (await listHistory(gitDir, 20))?.map(({ subject }) => subject)
const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: project,
    env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: devNull, HOME: project },
  }).toString()

describe('runGit()', () => {
  it.skipIf(process.platform === 'win32')('says so where no more files can be opened', () => {
    const [shell, ...script] = inShell('ulimit -n 64; exec "$@"')
    const limited = [...script, process.execPath, bundleScript('script-run-git.ts')]
    expect(JSON.parse(execFileSync(shell, limited).toString())).toEqual({
      code: 126,
      stderr: 'git cannot be run: too many files are open',
    })
  })

  it('waits for nothing where there is no git', () => {
    const env = { ...process.env, PATH: project }
    const said = execFileSync(process.execPath, [bundleScript('script-without-git.ts')], { env, timeout: 60_000 })
    expect(said.toString()).toBe('127')
  })
})

describe('openHistory()', () => {
  it('says in a sentence what the system refuses', async () => {
    writeFileSync(journal, 'one\n')
    const history = openHistory({ ...options(), gitDir: join(journal, 'history.git') })
    history.record('Learn: extracted 3 proposals')
    expect(await history.flush()).toMatch(
      /^Cannot [\w ]+ ".+": a folder in its path is a file \(ENOTDIR\)\. See what /u,
    )
  })

  it('keeps a commit for each change, with what was done', async () => {
    const history = openHistory(options())
    writeFileSync(journal, 'one\n')
    history.record('Learn: extracted 3 proposals')
    expect(await history.flush()).toBeUndefined()
    writeFileSync(journal, 'one\ntwo\n')
    writeFileSync(learnings, '- Ünïcödé\n')
    history.record('Approve: Use pnpm, not npm')
    expect(await history.flush()).toBeUndefined()
    expect(await subjects()).toEqual(['Approve: Use pnpm, not npm', 'Learn: extracted 3 proposals'])
    expect(await listHistory(gitDir, 1)).toHaveLength(1)
    const [newest, oldest] = (await listHistory(gitDir, 2)) ?? []
    expect(newest?.at).toBe('2026-11-21T12:00:00.000Z')
    expect((await readFromHistory(gitDir, newest?.commit ?? '', 'learnings.md'))?.toString()).toBe('- Ünïcödé\n')
    expect((await readFromHistory(gitDir, oldest?.commit ?? '', 'journal.jsonl'))?.toString()).toBe('one\n')
    expect(await readFromHistory(gitDir, oldest?.commit ?? '', 'learnings.md')).toBeUndefined()
  })

  it('commits what is noted while a commit runs together', async () => {
    const history = openHistory(options())
    writeFileSync(journal, '1\n')
    history.record('Approve: A')
    history.record('Approve: B')
    history.record('Reject: C')
    await history.flush()
    expect(await subjects()).toEqual(['3 changes: Approve: A; Approve: B; Reject: C'])
  })

  it('names what it was told although the commit of another process holds it already', async () => {
    // Both have written before one of them commits.
    writeFileSync(journal, '1\n2\n')
    for (const change of ['Approve: A', 'Reject: B']) {
      const history = openHistory(options())
      history.record(change)
      expect(await history.flush()).toBeUndefined()
    }
    expect(await subjects()).toEqual(['Reject: B', 'Approve: A'])
  })

  it('commits nothing when it tries again what another process has committed meanwhile', async () => {
    writeFileSync(journal, '1\n')
    await commitFiles(options(), 'One')
    writeFileSync(journal, '1\n2\n')
    const lock = join(gitDir, 'refs', 'heads', 'main.lock')
    writeFileSync(lock, '')
    const history = openHistory(options())
    history.record('Two')
    expect(await history.flush()).toContain('main.lock')
    rmSync(lock)
    await commitFiles(options(), 'Late')
    history.retry('Late')
    expect(await history.flush()).toBeUndefined()
    expect(await subjects()).toEqual(['Late', 'One'])
  })

  it('keeps what changed in one of its files alone, and that one is gone', async () => {
    writeFileSync(journal, '1\n')
    writeFileSync(learnings, '- Use tabs\n')
    await commitFiles(options(), 'One')
    writeFileSync(learnings, '- Use spaces\n')
    await commitFiles(options(), 'Two')
    const kept = () => readFromHistory(gitDir, 'refs/heads/main', 'learnings.md')
    expect((await kept())?.toString()).toBe('- Use spaces\n')
    rmSync(learnings)
    await commitFiles(options(), 'Three')
    expect(await kept()).toBeUndefined()
    expect(await subjects()).toEqual(['Three', 'Two', 'One'])
  })

  it.each([
    ['tells of many objects', ['17', '17'], 1, 1],
    ['tells of few', ['17', '10', '20'], 1, 0],
    ['has few but large ones', ['10', '20'], 1_000_001, 1],
  ])('is packed where a sample of its folders %s', async (_, folders, size, packs) => {
    await commitFiles(options(), 'None')
    let count = 0
    for (const folder of folders) {
      let text = ''
      do text = String(count++)
      while (!createHash('sha1').update(`blob ${text.length}\0${text}`).digest('hex').startsWith(folder))
      await runGit(['hash-object', '-w', '--stdin'], { gitDir, input: Buffer.from(text) })
    }
    expect(readdirSync(join(gitDir, 'objects'))).toEqual(expect.arrayContaining(folders))
    writeFileSync(journal, 'x'.repeat(size))
    await commitFiles(options(), 'One')
    expect(git('--git-dir', gitDir, 'count-objects', '-v')).toContain(`packs: ${packs}\n`)
  })

  it('commits next what is noted once a commit has begun', async () => {
    const history = openHistory(options())
    writeFileSync(journal, '1\n')
    history.record('Approve: A')
    // Long enough for the first commit to begin, which reads the files, and not for git to end.
    await setImmediate()
    writeFileSync(journal, '1\n2\n')
    history.record('Reject: B')
    expect(await history.flush()).toBeUndefined()
    expect((await subjects())?.[0]).toBe('Reject: B')
    expect((await readFromHistory(gitDir, 'refs/heads/main', 'journal.jsonl'))?.toString()).toBe('1\n2\n')
  })

  it('tells of commits whose time is none', async () => {
    writeFileSync(journal, '1\n')
    await commitFiles(options(), 'First')
    const tree = git('--git-dir', gitDir, 'rev-parse', 'refs/heads/main^{tree}').trim()
    const who = 'A <a@b> 99999999999999 +0000'
    const commit = `tree ${tree}\nauthor ${who}\ncommitter ${who}\n\nTheirs\n`
    const input = Buffer.from(commit)
    const { stdout } = await runGit(['hash-object', '-t', 'commit', '-w', '--stdin', '--literally'], { gitDir, input })
    git('--git-dir', gitDir, 'update-ref', 'refs/heads/main', stdout.toString().trim())
    expect(await listHistory(gitDir, 1)).toMatchObject([{ at: '', subject: 'Theirs' }])
  })

  it('loses no commit when two processes commit at once', async () => {
    const other = join(project, 'other')
    writeFileSync(journal, '1\n')
    await commitFiles(options(), 'First')
    writeFileSync(other, 'x\n')
    await Promise.all([
      commitFiles({ ...options(), files: { 'journal.jsonl': other } }, 'A'),
      commitFiles({ ...options(), files: { 'journal.jsonl': journal, 'learnings.md': other } }, 'B'),
    ])
    expect((await subjects())?.toSorted()).toEqual(['A', 'B', 'First'])
  })

  it('names the changes of both when two processes commit the same files at once', async () => {
    writeFileSync(journal, '1\n2\n')
    const histories = [openHistory(options()), openHistory(options())]
    histories.forEach((history, index) => history.record(`Approve: ${index}`))
    expect(await Promise.all(histories.map((history) => history.flush()))).toEqual([undefined, undefined])
    expect((await subjects())?.toSorted()).toEqual(['Approve: 0', 'Approve: 1'])
  })

  it('leaves the repository of the project alone: staged files, index, refs, hooks', async () => {
    git('init', '--quiet')
    writeFileSync(join(project, 'staged.txt'), 'mine')
    git('add', 'staged.txt')
    const hook = join(project, '.git', 'hooks', 'pre-commit')
    mkdirSync(join(project, '.git', 'hooks'), { recursive: true })
    for (const name of ['pre-commit', 'post-commit', 'reference-transaction']) {
      writeFileSync(hook.replace('pre-commit', name), `#!/bin/sh\ntouch ${join(project, 'hook-ran')}\n`)
      chmodSync(hook.replace('pre-commit', name), 0o755)
    }
    const index = readFileSync(join(project, '.git', 'index'))
    vi.stubEnv('GIT_DIR', join(project, '.git'))
    vi.stubEnv('GIT_WORK_TREE', project)
    vi.stubEnv('GIT_INDEX_FILE', join(project, '.git', 'index'))
    writeFileSync(journal, '1\n')
    expect(await commitFiles(options(), 'Learn: extracted 1 proposal')).toBeUndefined()
    expect(readFileSync(join(project, '.git', 'index')).equals(index)).toBe(true)
    expect(git('diff', '--cached', '--name-only').trim()).toBe('staged.txt')
    expect(readdirSync(join(project, '.git', 'refs', 'heads'))).toEqual([])
    expect(existsSync(join(project, 'hook-ran'))).toBe(false)
    expect(await subjects()).toEqual(['Learn: extracted 1 proposal'])
  })

  it('runs nothing that a hostile configuration names, and asks for no signature', async () => {
    const trap = join(project, 'trap.sh')
    writeFileSync(trap, `#!/bin/sh\ntouch ${join(project, 'trap-ran')}\n`)
    chmodSync(trap, 0o755)
    const hostile = `[core]\n\tfsmonitor = ${trap}\n\thooksPath = ${project}\n\tsshCommand = ${trap}\n\tpager = ${trap}\n[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = ${trap}\n[log]\n\tshowSignature = true\n[filter "x"]\n\tclean = ${trap}\n`
    writeFileSync(join(project, '.gitconfig'), hostile)
    vi.stubEnv('HOME', project)
    writeFileSync(journal, '1\n')
    await commitFiles(options(), 'One')
    writeFileSync(join(gitDir, 'config'), hostile)
    mkdirSync(join(gitDir, 'hooks'), { recursive: true })
    for (const name of ['reference-transaction', 'post-commit', 'pre-auto-gc']) {
      writeFileSync(join(gitDir, 'hooks', name), readFileSync(trap))
      chmodSync(join(gitDir, 'hooks', name), 0o755)
    }
    writeFileSync(join(project, '.sage', '.gitattributes'), '* filter=x\n')
    writeFileSync(journal, '1\n2\n')
    expect(await commitFiles(options(), 'Two')).toBeUndefined()
    expect(await subjects()).toEqual(['Two', 'One'])
    expect(existsSync(join(project, 'trap-ran'))).toBe(false)
  })

  it('reads no configuration that came with it', async () => {
    for (const place of ['', 'git']) mkdirSync(join(gitDir, place), { recursive: true })
    for (const name of ['.gitconfig', 'git/config']) writeFileSync(join(gitDir, name), '[not a configuration\n')
    writeFileSync(journal, '1\n')
    expect(await commitFiles(options(), 'One')).toBeUndefined()
    expect(readdirSync(join(project, '.sage')).toSorted()).toEqual(['history.git', 'journal.jsonl'])
  })

  it('does not follow a history that points to another repository', async () => {
    mkdirSync(gitDir)
    writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/main\n')
    writeFileSync(join(gitDir, 'commondir'), '../../.git\n')
    writeFileSync(journal, '1\n')
    expect(await commitFiles(options(), 'One')).toContain('points to another repository')
  })

  it.skipIf(process.platform === 'win32')('writes through no link inside of it', async () => {
    const theirs = join(project, 'theirs')
    mkdirSync(join(theirs, 'heads'), { recursive: true })
    for (const name of ['config', 'attributes', 'heads/main']) writeFileSync(join(theirs, name), 'theirs')
    const found: (string | undefined)[] = []
    const links = [
      ['config', 'config'],
      ['info/attributes', 'attributes'],
      ['refs', ''],
      ['refs/heads', 'heads'],
      ['refs/heads/main', 'heads/main'],
      ['logs/refs/heads/main', 'heads/main'],
      ['objects/17', 'heads'],
      ['objects/pack', 'heads'],
      ['objects/info/commit-graph', 'config'],
    ] as const
    for (const [name, to] of links) {
      const link = join(gitDir, name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(join(theirs, to), link)
      writeFileSync(journal, `${name}\n`)
      found.push(await commitFiles(options(), name))
      rmSync(gitDir, { recursive: true })
    }
    expect(found).toEqual(links.map(([name]) => `"${join(gitDir, name)}" is a link or a pipe; move it away`))
    expect(readdirSync(theirs, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
      'attributes',
      'config',
      'heads',
      'heads/main',
    ])
    for (const name of ['config', 'attributes', 'heads/main'])
      expect(readFileSync(join(theirs, name), 'utf8')).toBe('theirs')
  })

  it.skipIf(process.platform === 'win32')('waits for no pipe inside of it', async () => {
    writeFileSync(journal, '1\n')
    expect(await commitFiles(options(), 'One')).toBeUndefined()
    const head = join(gitDir, 'HEAD')
    rmSync(head)
    execFileSync('mkfifo', [head])
    writeFileSync(journal, '1\n2\n')
    expect(await commitFiles(options(), 'Two')).toContain(`"${head}" is a link or a pipe`)
  })

  it.skipIf(process.platform === 'win32')('runGit() ends a git that does not answer', async () => {
    const bin = join(project, 'bin')
    mkdirSync(bin)
    writeFileSync(join(bin, 'git'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 })
    const env = { PATH: `${bin}:${process.env.PATH}` }
    expect(await runGit(['log'], { gitDir, timeout: 100, env })).toMatchObject({
      code: 124,
      stderr: 'git gave no answer for 0.1 seconds',
    })
  })

  it.skipIf(process.platform === 'win32')('asks a git that gives no answer once', async () => {
    const bin = join(project, 'bin')
    const asked = join(project, 'asked')
    mkdirSync(bin)
    writeFileSync(join(bin, 'git'), `#!/bin/sh\necho >>'${asked}'\nexec sleep 60\n`, { mode: 0o755 })
    vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
    writeFileSync(journal, '1\n')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const commit = commitFiles(options(), 'One')
    // The shell makes the file before it writes the line.
    while (!existsSync(asked) || readFileSync(asked, 'utf8') === '') await setImmediate()
    vi.advanceTimersByTime(10_000)
    expect(await commit).toBe('Cannot keep the history: git gave no answer for 10 seconds')
    expect(readFileSync(asked, 'utf8')).toBe('\n')
  })

  const objects = () =>
    readdirSync(join(gitDir, 'objects'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  const empty = (path: string) => {
    chmodSync(path, 0o600)
    writeFileSync(path, '')
  }

  it.each<[string, () => void]>([
    ['the name of its branch', () => empty(join(gitDir, 'HEAD'))],
    ['no folder for objects', () => rmSync(join(gitDir, 'objects'), { recursive: true })],
    ['its last commit', () => empty(join(gitDir, 'refs/heads/main'))],
    ['every object', () => objects().map(empty)],
    ['a commit that is not there', () => writeFileSync(join(gitDir, 'refs/heads/main'), `${'1'.repeat(40)}\n`)],
  ])('goes on after a power cut or a kill that left %s empty or gone', async (_, damage) => {
    writeFileSync(journal, '1\n')
    await commitFiles(options(), 'One')
    damage()
    writeFileSync(journal, '1\n2\n')
    expect(await commitFiles(options(), 'Two')).toBeUndefined()
    expect((await subjects())?.[0]).toBe('Two')
    expect(git('--git-dir', gitDir, 'fsck', '--no-dangling')).toBe('')
  })

  it.each(['HEAD', 'config', 'info/attributes'])(
    'sets %s right where it is empty, and loses no commit',
    async (name) => {
      writeFileSync(journal, '1\n')
      await commitFiles(options(), 'One')
      const before = readFileSync(join(gitDir, name), 'utf8')
      empty(join(gitDir, name))
      writeFileSync(journal, '1\n2\n')
      expect(await commitFiles(options(), 'Two')).toBeUndefined()
      expect(await subjects()).toEqual(['Two', 'One'])
      expect(readFileSync(join(gitDir, name), 'utf8')).toBe(before)
    },
  )

  it('keeps a damaged history beside the new one, and sets none aside that only cannot be written', async () => {
    const beside = () => readdirSync(join(project, '.sage')).filter((name) => name.startsWith('history.git.'))
    writeFileSync(journal, '1\n')
    await commitFiles(options(), 'One')
    writeFileSync(join(gitDir, 'refs/heads/main.lock'), '')
    writeFileSync(journal, '1\n2\n')
    expect(await commitFiles(options(), 'Two')).toMatch(/main\.lock.*; if a Sage was killed, .* after 3 minutes$/)
    expect(beside()).toEqual([])
    objects().map(empty)
    expect(await commitFiles(options(), 'Two')).toBeUndefined()
    expect(beside()).toEqual([`history.git.damaged-${now().getTime()}`])
  })

  it('takes away a lock that a killed git left, once no git can hold it, and what git says of its end', async () => {
    writeFileSync(journal, '1\n')
    await commitFiles(options(), 'One')
    const left = ['config.lock', 'packed-refs.lock', 'refs/heads/main.lock', 'fast_import_crash_4711']
    const locks = left.map((name) => join(gitDir, name))
    const day = 24 * 60 * 60
    for (const [index, lock] of locks.entries()) {
      writeFileSync(lock, '')
      const time = Date.now() / 1000 + (index === 0 ? day : -day)
      utimesSync(lock, time, time)
    }
    const yesterday = Date.now() / 1000 - day
    utimesSync(join(gitDir, 'refs/heads/main'), yesterday, yesterday)
    writeFileSync(journal, '1\n2\n')
    expect(await commitFiles(options(), 'Two')).toBeUndefined()
    expect(locks.filter((lock) => existsSync(lock))).toEqual([])
    expect(await subjects()).toEqual(['Two', 'One'])
  })

  it('says so when git is missing, and goes on', async () => {
    vi.stubEnv('PATH', join(project, 'nothing-here'))
    const history = openHistory(options())
    writeFileSync(journal, '1\n')
    history.record('One')
    expect(await history.flush()).toBe('git is not installed')
    expect(await listHistory(gitDir, 5)).toBeUndefined()
  })

  it.skipIf(process.platform === 'win32').each([
    ['is missing', undefined, 0, 'git is not installed'],
    ['may not be run', 'exit 0', 0o600, 'Cannot keep the history: git cannot be run'],
    ['is killed', 'kill -9 $$', 0o700, 'Cannot keep the history: git was killed (SIGKILL)'],
    ['only says how to get it', 'echo xcrun: error: no tools >&2; exit 1', 0o700, 'history: xcrun: error: no tools'],
  ])('takes no history for damaged because git %s', async (_, standIn, mode, problem) => {
    writeFileSync(journal, '1\n')
    await commitFiles(options(), 'One')
    const programs = join(project, 'programs')
    mkdirSync(programs)
    if (standIn !== undefined) writeFileSync(join(programs, 'git'), `#!/bin/sh\n${standIn}\n`, { mode })
    vi.stubEnv('PATH', programs)
    writeFileSync(journal, '1\n2\n')
    expect(await commitFiles(options(), 'Two')).toContain(problem)
    vi.unstubAllEnvs()
    expect(readdirSync(join(project, '.sage')).toSorted()).toEqual(['history.git', 'journal.jsonl'])
    expect(await commitFiles(options(), 'Three')).toBeUndefined()
    expect(await subjects()).toEqual(['Three', 'One'])
  })

  it.skipIf(process.platform === 'win32')('says what to do where the disk is full', async () => {
    const programs = join(project, 'programs')
    mkdirSync(programs)
    const full = "fatal: sha1 file 'x' write error. Out of diskspace"
    const standIn = `case "$*" in *fast-import*) echo "${full}" >&2; exit 128;; esac\nPATH=\${PATH#*:} exec git "$@"\n`
    writeFileSync(join(programs, 'git'), `#!/bin/sh\n${standIn}`, { mode: 0o700 })
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`)
    writeFileSync(journal, '1\n')
    expect(await commitFiles(options(), 'One')).toBe(`Cannot keep the history: ${full}; free some space`)
  })

  it('stays where git cleans the project up: the one copy of what it takes away', async () => {
    git('init', '--quiet')
    writeFileSync(journal, '1\n')
    await commitFiles(options(), 'One')
    git('clean', '-fdxq')
    expect(existsSync(journal)).toBe(false)
    expect(await subjects()).toEqual(['One'])
  })
})

describe('historyMessage()', () => {
  const { items } = foldEvents([proposed('a'), proposed('b')])
  const none = emptyJournal('project')
  const imported = (item: string) => ({ ...proposed(item), type: 'imported' as const, origin: '/team/learnings.md' })
  const seen = { v: 1, at: proposed('a').at, item: 'a', sessionId: 's' } as const
  const given = { ...seen, id: 'g', type: 'delivered', channel: 'SessionStart', seenAt: seen.at } as const
  const again = { ...seen, id: 'r', type: 'repeated', turnUuid: 't', text: 'Use it', afterDelivery: false } as const

  it.each([
    [[proposed('a')], 'Learn: extracted 1 proposal\n\nLearn a: Use tool a'],
    [[proposed('a', { evidence: { ...proposed('a').evidence, speaker: 'self' } })], 'Add: Use tool a'],
    [[imported('a')], 'Import: Use tool a'],
    [[imported('a'), decided('d', 'a', 'x', 'approve')], 'Approve: Use tool a'],
    [[decided('d', 'a', 'x', 'approve')], 'Approve: Use tool a'],
    [[decided('d', 'a', 'x', 'retire')], 'Retire: Use tool a'],
    [[decided('d', 'a', 'x', 'purge')], 'Delete: Use tool a'],
    [[given], 'Deliver: Use tool a'],
    [[again, given], 'Repeat and deliver: Use tool a\n\nRepeat a: Use tool a\nDeliver a: Use tool a'],
  ])('speaks of what was done: %#', (events, message) => {
    expect(historyMessage(events, items, none)).toBe(message)
  })

  it('counts several and names each below', () => {
    const message = historyMessage([decided('d', 'a', 'x', 'approve'), decided('e', 'b', 'x', 'approve')], items, none)
    expect(message).toBe('Approve: 2 learnings\n\nApprove a: Use tool a\nApprove b: Use tool b')
  })

  it('names each thing that was done', () => {
    const message = historyMessage([decided('d', 'a', 'x', 'approve'), decided('e', 'b', 'x', 'reject')], items, none)
    expect(message).toBe('Approve: Use tool a; Reject: Use tool b\n\nApprove a: Use tool a\nReject b: Use tool b')
  })

  it('says all that was done to one item before its text, which may be long', () => {
    const added = proposed('a', { evidence: { ...proposed('a').evidence, speaker: 'self' } })
    const message = historyMessage([added, decided('d', 'a', 'x', 'approve')], items, none)
    expect(message).toBe('Add and approve: Use tool a\n\nAdd a: Use tool a\nApprove a: Use tool a')
  })

  it('says what was undone, and calls its return a redo', () => {
    const undo = undone('u', 'a', 'd', 'd')
    const redo = undone('r', 'a', 'u', 'u')
    const events = [proposed('a'), decided('d', 'a', first('a'), 'reject'), undo, redo]
    // A later decision leaves nothing to redo, and what was undone before it is still known.
    const journal = foldEvents([...events, decided('e', 'a', 'r', 'restore')])
    expect(historyMessage([undo], items, journal)).toBe('Undo reject: Use tool a')
    expect(historyMessage([redo], items, journal)).toBe('Redo reject: Use tool a')
  })

  it('joinMessages() keeps the subject short', () => {
    const [subject = ''] = joinMessages(['Approve: ' + 'x'.repeat(200)]).split('\n')
    expect(subject).toHaveLength(72)
  })

  it('joinMessages() cuts no sign of a subject in two', () => {
    for (const before of [56, 57, 58, 59, 60, 61]) {
      const [subject = ''] = joinMessages([`Approve: ${'x'.repeat(before)}👨‍👩‍👧‍👦 in every file`]).split('\n')
      expect(subject).toBe(`Approve: ${'x'.repeat(before)}…`)
    }
  })
})
