import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isGitUnfinished } from '../../../src/workspace/git/unfinished-git.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test.each(['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'])(
  'isGitUnfinished() sees it by %s',
  (sign) => {
    const folder = temporaryFolder()
    const inner = join(folder, 'packages/one')
    mkdirSync(inner, { recursive: true })
    expect(isGitUnfinished(inner)).toBe(false)
    mkdirSync(join(folder, '.git'))
    expect(isGitUnfinished(inner)).toBe(false)
    writeFileSync(join(folder, '.git', sign), '')
    expect(isGitUnfinished(inner)).toBe(true)
  },
)

test('isGitUnfinished() asks a linked worktree and the main one each for itself', () => {
  const folder = temporaryFolder()
  const [main, tree] = [join(folder, 'main'), join(folder, 'tree')]
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e', ...args], { cwd: main, stdio: 'pipe' })
  mkdirSync(main)
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'm')
  git('worktree', 'add', '-q', tree)
  mkdirSync(join(main, '.git/worktrees/tree/rebase-merge'))
  expect([isGitUnfinished(main), isGitUnfinished(tree)]).toEqual([false, true])
  writeFileSync(join(tree, '.git'), 'gitdir: nowhere')
  expect(isGitUnfinished(tree)).toBe(false)
})
