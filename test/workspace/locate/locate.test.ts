import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { locateWorkspace } from '../../../src/workspace/locate/locate.ts'
import { workspaceId } from '../../../src/workspace/paths/workspace-id.ts'
import { makeTrust } from '../../../src/workspace/trust/trust.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

function createPlace() {
  const root = temporaryFolder()
  const dataHome = join(root, 'data')
  const folder = (...parts: string[]) => {
    const path = join(root, ...parts)
    mkdirSync(path, { recursive: true })
    return path
  }
  const trust = (path: string) => makeTrust(dataHome, path, new Date(0))
  mkdirSync(dataHome)
  return {
    root,
    dataHome,
    folder,
    trust,
    /** A project in which this person ran `sage init`. */
    initialised: () => {
      const project = folder('project')
      folder('project', '.sage')
      trust(project)
      return project
    },
    locate: (start: string) => locateWorkspace({ start, dataHome }),
  }
}

/** A repository with one commit, as far as worktrees need it. */
function git(folder: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' })
}

/** A bare repository with worktrees, each of its own branch. */
function linkToBare(repository: string, ...worktrees: [string, string]): [string, string] {
  const seed = `${repository}.seed`
  mkdirSync(seed)
  git(seed, 'init', '-q')
  git(seed, 'commit', '-q', '--allow-empty', '-m', 'x')
  git(seed, 'clone', '-q', '--bare', seed, repository)
  for (const [at, worktree] of worktrees.entries()) git(repository, 'worktree', 'add', '-q', '-b', `b${at}`, worktree)
  return worktrees
}

/** The project becomes a repository with a linked worktree. */
function linkWorktree(project: string, worktree: string): string {
  git(project, 'init', '-q')
  git(project, 'commit', '-q', '--allow-empty', '-m', 'x')
  git(project, 'worktree', 'add', '-q', worktree)
  return worktree
}

/** As Node is there: it takes the separator off the end of a path before it asks the system. */
function onWindows(): void {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
  asNodeOnWindows.takesSeparatorsOff = true
}

const asNodeOnWindows = vi.hoisted(() => ({ takesSeparatorsOff: false }))
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const existsSync = (path: string) =>
    fs.existsSync(asNodeOnWindows.takesSeparatorsOff ? path.replace(/(?<=.)[\\/]+$/u, '') : path)
  return { ...fs, existsSync }
})

afterEach(() => {
  vi.restoreAllMocks()
  asNodeOnWindows.takesSeparatorsOff = false
})

describe('locateWorkspace()', () => {
  test('finds the nearest workspace at or above that this person made', () => {
    const { folder, initialised, locate } = createPlace()
    const project = initialised()
    const deep = folder('project', 'packages', 'a')
    expect(locate(project)).toMatchObject({ kind: 'project', root: project, dir: join(project, '.sage') })
    expect(locate(deep)).toEqual({ ...locate(project), from: deep })
    expect(locate(deep).id).toBe(workspaceId(project))
  })

  test('passes over one that came with a clone, and says so', () => {
    const { folder, trust, locate } = createPlace()
    const outer = folder('outer')
    folder('outer', '.sage')
    const clone = folder('outer', 'clone')
    const foreign = folder('outer', 'clone', '.sage')
    expect(locate(clone)).toMatchObject({ kind: 'untrusted', root: clone, dir: foreign })
    trust(outer)
    expect(locate(clone)).toMatchObject({
      kind: 'project',
      root: outer,
      foreign: { dir: foreign, reason: 'not-initialised' },
    })
  })

  test('takes no notice of what somebody else has above the repository', () => {
    const { folder, trust, locate } = createPlace()
    const outer = folder('outer')
    folder('outer', '.sage')
    folder('outer', 'inner', '.git')
    expect(locate(folder('outer', 'inner', 'src'))).toEqual({
      kind: 'none',
      id: expect.any(String) as string,
      root: folder('outer', 'inner'),
      dir: join(outer, 'inner', '.sage'),
      from: folder('outer', 'inner', 'src'),
    })
    trust(outer)
    expect(locate(folder('outer', 'inner', 'src'))).toMatchObject({ kind: 'project', root: outer })
  })

  test('refuses a symbolic link, even where the project is trusted', () => {
    const { folder, trust, locate } = createPlace()
    const project = folder('project')
    trust(project)
    symlinkSync(folder('elsewhere'), join(project, '.sage'))
    expect(locate(project)).toMatchObject({ kind: 'untrusted', foreign: { reason: 'symlink' } })
  })

  test('sees the same workspace through a symbolic link to the project', () => {
    const { root, initialised, locate } = createPlace()
    const project = initialised()
    symlinkSync(project, join(root, 'link'))
    expect(locate(join(root, 'link'))).toEqual(locate(project))
  })

  test('names the nearest repository where there is none, whatever that stands in', () => {
    const { folder, locate } = createPlace()
    folder('outer', '.git')
    folder('outer', 'inner', '.git')
    expect(locate(folder('outer', 'inner', 'src'))).toMatchObject({ kind: 'none', root: folder('outer', 'inner') })
  })

  test('takes the main worktree’s workspace in a linked worktree, wherever that lies', () => {
    const { root, folder, initialised, locate } = createPlace()
    const project = initialised()
    const worktree = linkWorktree(project, join(root, 'tree'))
    expect(locate(worktree)).toEqual({ ...locate(project), worktree, from: worktree })
    const deep = folder('tree', 'packages', 'a')
    expect(locate(deep)).toEqual({ ...locate(worktree), from: deep })
  })

  test('says in a linked worktree where the main worktree’s would be, also if a .sage is checked out in both', () => {
    const { root, folder, trust, locate } = createPlace()
    const project = folder('project')
    const worktree = linkWorktree(project, join(root, 'tree'))
    folder('tree', '.sage')
    expect(locate(worktree)).toEqual({ ...locate(project), from: worktree })
    folder('project', '.sage')
    expect(locate(worktree)).toMatchObject({ kind: 'untrusted', root: project })
    expect(locate(worktree)).toEqual({ ...locate(project), from: worktree })
    trust(project)
    expect(locate(worktree)).toEqual({ ...locate(project), worktree, from: worktree })
  })

  test('takes for a repository inside a linked worktree what it takes for one inside the main worktree', () => {
    const { root, folder, initialised, locate } = createPlace()
    const project = initialised()
    const worktree = linkWorktree(project, join(root, 'tree'))
    for (const outer of ['project', 'tree']) folder(outer, 'vendored', '.git')
    expect(locate(join(project, 'vendored'))).toMatchObject({ kind: 'project', root: project })
    const vendored = join(worktree, 'vendored')
    expect(locate(vendored)).toEqual({ ...locate(worktree), from: vendored })
  })

  test('has one workspace for all worktrees of a bare repository to which the folder around it leads, wherever they lie', () => {
    const { folder, root, locate, trust } = createPlace()
    const around = folder('around')
    writeFileSync(join(around, '.git'), 'gitdir: ./.bare\n')
    const [inside, outside] = linkToBare(join(around, '.bare'), join(around, 'a'), join(root, 'b'))
    for (const worktree of [inside, outside])
      expect(locate(worktree)).toMatchObject({ kind: 'none', root: around, dir: join(around, '.sage') })
    folder('around', '.sage')
    trust(around)
    for (const worktree of [inside, outside])
      expect(locate(worktree)).toMatchObject({ kind: 'project', root: around, worktree })
  })

  test('takes the .sage that is checked out in a worktree of a bare repository, which has no other copy of it', () => {
    const { folder, root, locate } = createPlace()
    const around = folder('around')
    writeFileSync(join(around, '.git'), 'gitdir: ./.bare\n')
    folder('inside')
    const worktrees = [
      ...linkToBare(join(around, '.bare'), join(around, 'a'), join(root, 'b')),
      ...linkToBare(join(root, 'inside', '.git'), join(root, 'inside', 'a'), join(root, 'c')),
    ]
    for (const worktree of worktrees) {
      mkdirSync(join(worktree, '.sage'))
      expect(locate(worktree)).toMatchObject({ kind: 'untrusted', root: worktree })
    }
  })

  test('has one workspace for each worktree of a bare repository for which no folder stands, or that of a folder above', () => {
    const { folder, root, locate, trust } = createPlace()
    const worktrees = linkToBare(join(root, 'x.git'), join(root, 'a'), join(root, 'b'))
    // A folder that leads to another repository does not stand for this one's worktrees.
    writeFileSync(join(root, '.git'), 'gitdir: ./x.git.seed/.git\n')
    for (const worktree of worktrees) expect(locate(worktree)).toMatchObject({ kind: 'none', root: worktree })
    folder('.sage')
    trust(root)
    for (const worktree of worktrees) expect(locate(worktree)).toMatchObject({ kind: 'project', root })
  })

  test('knows a linked worktree on Windows, where a separator at the end says nothing', () => {
    const { root, folder, initialised, locate } = createPlace()
    const project = initialised()
    const worktree = linkWorktree(project, join(root, 'tree'))
    onWindows()
    expect(locate(worktree)).toEqual({ ...locate(project), worktree, from: worktree })
    writeFileSync(join(folder('other'), '.sage'), '')
    expect(locate(join(root, 'other'))).toMatchObject({ kind: 'none' })
  })

  test('does not believe a .git file that merely points at somebody’s repository', () => {
    const { folder, initialised, locate } = createPlace()
    const project = initialised()
    git(project, 'init', '-q')
    const trap = folder('trap')
    const gitDir = folder('project', '.git', 'worktrees', 'real')
    writeFileSync(join(gitDir, 'commondir'), '../..\n')
    writeFileSync(join(gitDir, 'gitdir'), '/somewhere/else/.git\n')
    writeFileSync(join(trap, '.git'), `gitdir: ${gitDir}\n`)
    expect(locate(trap).kind).toBe('none')
  })

  test('gives the person’s own workspace when capture is on for all projects', () => {
    const { folder, dataHome, locate } = createPlace()
    const project = folder('project', '.git') && folder('project')
    writeFileSync(join(dataHome, 'config.toml'), '# mine\ncapture = "all-projects" # yes\n[ui]\ntitle = false\n')
    const found = locate(folder('project', 'src'))
    expect(found).toMatchObject({ kind: 'private', root: project })
    expect(found.dir).toBe(join(dataHome, 'workspaces', workspaceId(project), '.sage'))
  })

  test('says where a workspace would go when there is none: the root of the repository', () => {
    const { folder, locate } = createPlace()
    folder('project', '.git')
    expect(locate(folder('project', 'src', 'deep'))).toMatchObject({ kind: 'none', root: folder('project') })
    expect(locate(folder('plain'))).toMatchObject({
      kind: 'none',
      root: folder('plain'),
      dir: join(folder('plain'), '.sage'),
    })
  })
})
