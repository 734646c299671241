import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { workingContext } from '../../../src/hook/working-context/working-context.ts'
import type { ProjectionTarget } from '../../../src/runtime/projection/format.ts'
import { recordPaths } from '../../../src/workspace/paths/paths.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** Time enough on any machine. */
const PATIENT = { budget: 150, units: 8_000, milliseconds: 60_000 }

let root: string
let target: ProjectionTarget
const git = (...args: string[]) => {
  const env = { PATH: process.env.PATH ?? '', HOME: root, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  const run = spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
    cwd: join(root, 'p'),
    encoding: 'utf8',
    env,
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return run.stdout
}
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const commit = (message: string) => {
  git('add', '-A')
  git('commit', '-qm', message)
}

beforeEach(() => {
  root = temporaryFolder()
  mkdirSync(join(root, 'p'))
  git('init', '-q')
  target = {
    id: '0123',
    workspaceDir: join(root, 'p', '.sage'),
    projectDir: join(root, 'p'),
    dataHome: join(root, 'd'),
    claudeDir: join(root, 'c'),
    home: root,
  }
})

describe('workingContext()', () => {
  it('names the functions of changed files also where the model has gone into a folder, whatever the files are called', () => {
    write('p/src/[日]*.ts', 'export function login() {\n  return 1\n}\n')
    write('p/docs/page.md', '# Page\n')
    commit('Add auth')
    write('p/src/[日]*.ts', 'export function login() {\n  return 2\n}\n')
    expect(workingContext(join(root, 'p/docs'), target, PATIENT)).toContain('- src/[日]*.ts (modified; in login)')
  })

  it('names of a file that was moved what changed in it, and not every function that was moved with it', () => {
    const other = (name: string) => `export function ${name}() {\n  return '${name}'\n}\n\n`
    const source = (names: string[]) => names.map(other).join('')
    write('p/a.ts', source(['one', 'two', 'three']))
    write('p/b.ts', source(['four', 'five', 'six', 'seven']))
    write('p/c.ts', source(['eight', 'nine', 'ten', 'eleven']))
    commit('Add them')
    for (const name of ['a', 'b', 'c']) git('mv', `${name}.ts`, `moved-${name}.ts`)
    write('p/moved-b.ts', source(['four', 'five', 'six', 'seven']).replace("'six'", '6'))
    write('p/moved-c.ts', source(['eight', 'nine', 'ten', 'eleven']).replace("'nine'", '9'))
    git('add', 'moved-c.ts')
    const text = workingContext(join(root, 'p'), target, PATIENT)
    expect(text).toContain('- moved-a.ts (staged; moved from a.ts)\n')
    expect(text).toContain('- moved-b.ts (modified; moved from b.ts; in six)\n')
    expect(text).toContain('- moved-c.ts (staged; in nine)\n')
  })

  it.each(['mnemonicPrefix', 'noprefix', 'relative'])(
    'names files and functions where git is set to diff.%s',
    (setting) => {
      write('p/b/auth.ts', 'export function login() {\n  return 1\n}\n')
      write('p/docs/page.md', '# Page\n')
      commit('Add auth')
      write('p/b/auth.ts', 'export function login() {\n  return 2\n}\n')
      git('config', `diff.${setting}`, 'true')
      const text = workingContext(join(root, 'p/docs'), target, PATIENT)
      expect(text).toContain('- b/auth.ts (modified; in login)')
      expect(text).toContain('### Recently changed files\n- docs/page.md')
    },
  )

  it.each([
    ['calc.py', 'class Calc:\n    def add(self, a):\n        if a:\n            a += 1\n        return 1\n', 'add'],
    [
      'a.ts',
      'export class A {\n  async draw(n = "x") {\n    list.forEach((x) => {\n    })\n    return 1\n  }\n}\n',
      'draw',
    ],
    ['A.cs', 'class A\n{\n    public async Task<int> RunAsync()\n    {\n        return 1\n    }\n}\n', 'RunAsync'],
    ['a.rs', 'impl A {\n    pub fn run(&self) -> u8 {\n        let y = 2;\n        return 1\n    }\n}\n', 'run'],
    ['a.ts', 'export class A {\n  draw() {\n  }\n\n  load(\n    id: string,\n  ) {\n    return 1\n  }\n}\n', undefined],
    ['notes.md', '# Notes\n\n- return 1\n', undefined],
  ])('names the method, and nothing that it does not know: %s, %j', (path, text, name) => {
    write(`p/${path}`, text)
    commit('Add it')
    write(`p/${path}`, text.replace('return 1', 'return 2'))
    const seen = workingContext(join(root, 'p'), target, PATIENT)
    expect(seen).toContain(`- ${path} (modified${name === undefined ? '' : `; in ${name}`})\n`)
  })

  it('tells changed, staged and untracked files with their functions, the last commits, what changes with them', () => {
    write('p/src/auth.ts', 'export function login() {\n  return 1\n}\n\nexport function logout() {\n  return 2\n}\n')
    write('p/src/other.ts', 'const x = 1\n')
    commit('Add auth')
    write('p/src/other.ts', 'const x = 2\n')
    commit('Change other')
    write(
      'p/src/auth.ts',
      'export function login() {\n  return 1\n}\n\nexport function logout() {\n  return 3\n}\n\nexport const added = () => {}\n',
    )
    write('p/staged.ts', 'x\n')
    git('add', 'staged.ts')
    write('p/new file.ts', 'x\n')
    write('p/.sage/journal.jsonl', 'x\n')
    git('config', 'status.showUntrackedFiles', 'no')
    const { cochange } = recordPaths(target.dataHome, target.id)
    const files = { 'src/auth.ts': [['test/auth.test.ts', 0.91]], 'staged.ts': [['staged.test.ts', 0.8]] }
    write(cochange.slice(root.length), JSON.stringify({ v: 1, head: 'h', files }))
    const text = workingContext(join(root, 'p'), target, PATIENT)
    expect(text.replace(/^- [0-9a-f]{7,} /gm, '- HASH ').split('\n')).toEqual([
      '## Working context (from git, after compaction)',
      '### Changed files',
      '- src/auth.ts (modified; in logout, added)',
      '- staged.ts (staged)',
      '- new file.ts (untracked)',
      '### Last commits',
      '- HASH Change other',
      '- HASH Add auth',
      '### Recently changed files',
      '- src/other.ts',
      '### Files that usually change with them',
      '- test/auth.test.ts (with src/auth.ts, 91 %)',
      '- staged.test.ts (with staged.ts, 80 %)',
    ])
  })

  it('tells the last five commits that are no merges', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) git('commit', '-q', '--allow-empty', '-m', `Commit ${n}`)
    git('checkout', '-q', '-b', 'other', 'HEAD~1')
    git('commit', '-q', '--allow-empty', '-m', 'Commit 7')
    git('merge', '-q', '--no-ff', '-m', 'Merge it', '-')
    const text = workingContext(join(root, 'p'), target, PATIENT)
    const told = Array.from(text.matchAll(/^- \w+ (?<subject>.*)$/gmu), ({ groups }) => groups?.subject)
    expect(new Set(told)).toEqual(new Set([3, 4, 5, 6, 7].map((n) => `Commit ${n}`)))
  })

  it('is nothing outside of a repository and in one without commits', () => {
    expect(workingContext(root, target, PATIENT)).toBe('')
    expect(workingContext(join(root, 'p'), target, PATIENT)).toBe('')
  })

  it.each([
    ['with a NUL', '/a\0b'],
    ['longer than a path', `/x${'/x'.repeat(4000)}`],
    ['without a name', ''],
  ])('is nothing where .git leads to a place %s', (_, place) => {
    rmSync(join(root, 'p', '.git'), { recursive: true })
    write('p/.git', `gitdir: ${place}\n`)
    expect(workingContext(join(root, 'p'), target, PATIENT)).toBe('')
  })

  it('works in a linked worktree', () => {
    write('p/a.ts', 'x\n')
    commit('First')
    git('worktree', 'add', '-q', '../w')
    write('w/a.ts', 'y\n')
    expect(workingContext(join(root, 'w'), target, PATIENT)).toContain('- a.ts (modified)')
  })

  it('works where core.worktree names the folder itself, as in a submodule, and is nothing where the files are elsewhere', () => {
    write('p/a.ts', 'x\n')
    commit('First')
    write('p/a.ts', 'y\n')
    git('config', 'core.worktree', '..')
    expect(workingContext(join(root, 'p'), target, PATIENT)).toContain('- a.ts (modified)')
    git('worktree', 'add', '-q', '../w')
    mkdirSync(join(root, 'elsewhere'))
    git('config', 'core.worktree', '../../elsewhere')
    expect(workingContext(join(root, 'p'), target, PATIENT)).toBe('')
    write('w/a.ts', 'z\n')
    expect(workingContext(join(root, 'w'), target, PATIENT)).toContain('- a.ts (modified)')
  })

  const ran = () => existsSync(join(root, 'ran'))
  /** Whether git runs it by itself. */
  const gitRuns = (command: string) => {
    spawnSync('git', [command], { cwd: join(root, 'p') })
    return ran()
  }
  /** A program that leaves a trace, as git is told of it where a shell runs it: the path of a test has a space in it. */
  const evil = () => {
    write('evil.sh', '#!/bin/sh\n: > "${0%/*}/ran"\n')
    chmodSync(join(root, 'evil.sh'), 0o700)
    return `'${join(root, 'evil.sh')}'`
  }

  it.each(['core.fsmonitor', 'diff.external', 'diff.x.textconv', 'filter.x.clean', 'filter.x.process'])(
    'runs no program that the repository names as %s, as git by itself does',
    (key) => {
      write('p/a.ts', 'x\n')
      write('p/.gitattributes', '*.ts filter=x diff=x\n')
      commit('First')
      git('config', key, evil())
      write('p/a.ts', 'yy\n')
      expect(workingContext(join(root, 'p'), target, PATIENT)).toContain('a.ts (modified')
      expect(ran()).toBe(false)
      expect(gitRuns('diff')).toBe(true)
    },
  )

  it('has no signature checked by the program that the repository names, as git by itself does', () => {
    write('p/a.ts', 'x\n')
    commit('First')
    const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n x\n -----END PGP SIGNATURE-----\n\n'
    write('commit', git('cat-file', 'commit', 'HEAD').replace('\n\n', `\n${signature}`))
    git('reset', '-q', '--hard', git('hash-object', '-t', 'commit', '-w', join(root, 'commit')).trim())
    evil()
    git('config', 'gpg.program', join(root, 'evil.sh'))
    git('config', 'log.showSignature', 'true')
    expect(workingContext(join(root, 'p'), target, PATIENT)).toContain('First')
    expect(ran()).toBe(false)
    expect(gitRuns('log')).toBe(true)
  })

  it.each([
    ['under a heading of its own', (script: string) => `[filter "x"]\n\tclean = ${script}\n`, true],
    ['under a heading with a dot', (script: string) => `[filter.x]\n\tclean = ${script}\n`, true],
    ['after another heading', (script: string) => `[core] [filter "x"] clean = ${script}\n`, true],
    ['in an included file', () => '[core] [include] path = more\n', true],
    ['with a name that cannot be switched off', (script: string) => `[filter "x=y"]\n\tclean = ${script}\n`, false],
  ])('runs no filter that stands %s', (_, config, readable) => {
    write('p/a.ts', 'x\n')
    write('p/.gitattributes', `*.ts filter=${readable ? 'x' : 'x=y'}\n`)
    commit('First')
    write('p/.git/more', `[filter "x"]\n\tclean = ${evil()}\n`)
    appendFileSync(join(root, 'p/.git/config'), config(evil()))
    write('p/a.ts', 'yy\n')
    const context = workingContext(join(root, 'p'), target, PATIENT)
    expect(ran()).toBe(false)
    expect(context.includes('a.ts (modified')).toBe(readable)
    expect(gitRuns('diff')).toBe(true)
  })

  it.runIf(process.getuid?.() === 0)('takes the repository of another user only where git would', () => {
    write('p/a.ts', 'x\n')
    commit('Always fetch this first')
    const stranger = 12_345
    const of = (owner: number) => {
      chownSync(join(root, 'p/.git'), owner, owner)
      return workingContext(join(root, 'p'), target, PATIENT)
    }
    vi.stubEnv('HOME', root)
    vi.stubEnv('SUDO_UID', undefined)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(of(0)).toContain('Always fetch this first')
    expect(of(stranger)).toBe('')
    write('.gitconfig', `[safe]\n\tdirectory = ${join(root, 'p')}\n`)
    expect(of(stranger)).toContain('Always fetch this first')
  })

  it.skipIf(process.platform === 'win32')('reads no device without an end in the place of a repository', () => {
    for (const path of ['.git', '.git/HEAD']) {
      rmSync(join(root, 'p/.git'), { recursive: true, force: true })
      mkdirSync(dirname(join(root, 'p', path)), { recursive: true })
      symlinkSync('/dev/zero', join(root, 'p', path))
      expect(workingContext(join(root, 'p'), target, PATIENT)).toBe('')
    }
  })

  it.skipIf(process.platform === 'win32')('ends a git that does not answer in time', () => {
    const slow = join(root, 'bin')
    write('bin/git', '#!/bin/sh\nexec sleep 600\n')
    chmodSync(join(slow, 'git'), 0o700)
    vi.stubEnv('PATH', `${slow}${delimiter}${process.env.PATH ?? ''}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(workingContext(join(root, 'p'), target, { ...PATIENT, milliseconds: 50 })).toBe('')
  })

  it('takes no bare repository that came as plain files with a clone', () => {
    write('p/a.ts', 'x\n')
    commit('First')
    const inner = join(root, 'p/inner')
    git('init', '-q', '--bare', 'inner')
    appendFileSync(join(inner, 'config'), `[core]\n\tbare = false\n\tworktree = ${inner}\n\tfsmonitor = ${evil()}\n`)
    workingContext(inner, target, PATIENT)
    expect(ran()).toBe(false)
  })
})
