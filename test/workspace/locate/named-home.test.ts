import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mayUseDataHome } from '../../../src/workspace/locate/named-home.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

const may = (SAGE_HOME: string, start: string) =>
  mayUseDataHome({ env: { SAGE_HOME }, home: '/home/nobody', platform: 'linux' }, [start])

test('mayUseDataHome() takes none from within the project, its repository or its main worktree', () => {
  const root = temporaryFolder()
  const [repository, worktree, outside] = ['repository', 'worktree', 'outside'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ]
  const inside = join(repository, 'packages', 'a')
  for (const folder of [inside, outside, join(repository, 'home')]) mkdirSync(folder, { recursive: true })
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { stdio: 'ignore' })
  git('init', '-q')
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'x')
  git('worktree', 'add', '-q', worktree)
  for (const start of [repository, inside, worktree]) {
    for (const home of [repository, join(repository, 'home')]) expect([start, home, may(home, start)]).toContain(false)
    expect(may(outside, start)).toBe(true)
  }
  const below = join(worktree, 'packages', 'a')
  mkdirSync(below, { recursive: true })
  for (const home of [worktree, join(repository, 'home')]) expect([home, may(home, below)]).toContain(false)
  expect(may('relative/home', outside)).toBe(false)
})
