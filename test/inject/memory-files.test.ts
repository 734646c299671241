import { spawnSync } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { listMemoryFiles, memoryFolder } from '../../src/inject/memory-files.ts'
import { listMemories, readKnownLines } from '../../src/inject/read-known.ts'
import { findUnmarkedText } from '../../src/inject/unmarked-text.ts'
import { userPaths, workspacePaths } from '../../src/workspace/paths.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

let root: string
beforeEach(() => {
  root = temporaryFolder()
})

const place = () => ({ projectDir: join(root, 'project'), claudeDir: join(root, 'claude'), home: root })
const target = () => ({
  ...place(),
  id: '0123456789abcdef',
  workspaceDir: join(root, 'project', '.sage'),
  dataHome: join(root, 'data'),
})

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

function makePipe(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  expect(spawnSync('mkfifo', [path]).status).toBe(0)
}

test.skipIf(process.platform === 'win32')(
  'a pipe in the place of any file that Claude Code loads is not waited for',
  () => {
    const { projectDir, claudeDir } = place()
    const read = write(join(projectDir, 'CLAUDE.md'), 'Use pnpm\n@learnings.md\n')
    const notes = memoryFolder(place())
    const note = write(join(notes, 'note.md'), 'Use make')
    for (const path of [
      join(claudeDir, 'CLAUDE.md'),
      join(claudeDir, 'rules', 'one.md'),
      join(projectDir, 'learnings.md'),
      join(notes, 'pipe.md'),
      workspacePaths(target().workspaceDir).learnings,
      userPaths(target().dataHome).learnings,
    ])
      makePipe(path)
    expect(listMemoryFiles(place()).map(({ path }) => path)).toEqual([read])
    expect(listMemories(notes).map(({ path }) => path)).toEqual([note])
    expect(readKnownLines(target(), root).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Use pnpm', 'Use make']),
    )
    expect(findUnmarkedText(target(), root)).toEqual([])
  },
)

test('what is no size for instructions, and a folder that is named like a note, are passed over', () => {
  const { projectDir, claudeDir } = place()
  truncateSync(write(join(projectDir, 'CLAUDE.md'), 'Use pnpm'), 8 * 1024 ** 3)
  const read = write(join(claudeDir, 'CLAUDE.md'), 'Use make')
  mkdirSync(join(memoryFolder(place()), 'folder.md'), { recursive: true })
  expect(listMemoryFiles(place()).map(({ path }) => path)).toEqual([read])
  expect(listMemories(memoryFolder(place()))).toEqual([])
})

test('a session in a worktree reads what is checked out there, and nothing of the main one around it', () => {
  const repository = join(root, 'outer', 'repository')
  const outer = write(join(root, 'outer', 'CLAUDE.md'), 'Outer')
  const main = write(join(repository, 'CLAUDE.md'), 'Main')
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid', '-c', 'commit.gpgsign=false']
    expect(spawnSync('git', [...identity, ...args], { cwd: repository }).status).toBe(0)
  }
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'x')
  const inside = join(repository, '.claude', 'worktrees', 'w')
  const [beside, apart] = [join(root, 'outer', 'beside'), join(root, 'apart')]
  for (const worktree of [inside, beside, apart]) git('worktree', 'add', '-q', '--detach', worktree)
  const copy = write(join(inside, 'CLAUDE.md'), 'Copy')
  const loaded = (projectDir: string) => listMemoryFiles({ ...place(), projectDir }).map(({ path }) => path)
  expect(loaded(repository)).toEqual([outer, main])
  expect(loaded(inside)).toEqual([outer, copy])
  expect(loaded(beside)).toEqual([outer])
  expect(loaded(apart)).toEqual([])
})
