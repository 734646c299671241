import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findUnmarkedText } from '../../../src/inject/file/unmarked-text.ts'
import { listMemoryFiles, memoryRoots } from '../../../src/inject/memory/memory-files.ts'
import { memoryFolder } from '../../../src/inject/memory/memory-folder.ts'
import { listMemories, readKnownLines } from '../../../src/inject/repeats/read-known.ts'
import { userPaths, workspacePaths } from '../../../src/workspace/paths/paths.ts'
import { importOf } from '../../helpers/import-of.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

let root: string
beforeEach(() => {
  root = temporaryFolder()
})

const place = () => ({
  projectDir: join(root, 'project'),
  claudeDir: join(root, 'claude'),
  managedDir: join(root, 'managed'),
  home: root,
})
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

const listed = () => listMemoryFiles(place()).map(({ path }) => path)

test('listMemoryFiles() enters a folder of rules whose name ends like one', () => {
  const rule = write(join(root, 'project', '.claude', 'rules', 'old.md', 'rule.md'), '# Rule\n')
  expect(listed()).toContain(rule)
})

test('listMemoryFiles() follows imports four files deep and each file once', () => {
  const inProject = (name: string) => join(place().projectDir, name)
  write(inProject('CLAUDE.md'), '@1.md')
  for (let n = 1; n < 7; n++) write(inProject(`${n}.md`), `@${n + 1}.md @CLAUDE.md`)
  expect(listed()).toEqual(['CLAUDE.md', '1.md', '2.md', '3.md', '4.md'].map(inProject))
})

test.each([
  [2, true],
  [3, false],
])('listMemoryFiles() looks for imports behind %i files that are as large as may be: %s', (files, isFollowed) => {
  const rule = (name: string) => join(place().projectDir, '.claude/rules', name)
  for (let n = 0; n < files; n++) write(rule(`${n}.md`), '`x` '.repeat(240_000))
  write(rule('z.md'), '@z.txt')
  write(rule('z.txt'), 'x')
  expect([listed().includes(rule('z.md')), listed().includes(rule('z.txt'))]).toEqual([true, isFollowed])
})

test('listMemoryFiles() leaves out what may not be read, and not what the files of the person import', () => {
  const { projectDir, claudeDir } = place()
  write(
    join(projectDir, '.claude/settings.json'),
    JSON.stringify({ permissions: { deny: ['Read', 'Read(~/notes.md)'] } }),
  )
  write(join(projectDir, 'CLAUDE.md'), 'x')
  const own = [write(join(claudeDir, 'CLAUDE.md'), '@~/notes.md'), write(join(root, 'notes.md'), 'x')]
  expect(listed()).toEqual(own)
})

test('listMemoryFiles() reads what an organisation has everybody read, whatever settings exclude', () => {
  const { projectDir, managedDir } = place()
  write(
    join(projectDir, '.claude/settings.json'),
    JSON.stringify({ claudeMdExcludes: ['**'], permissions: { deny: ['Read'] } }),
  )
  write(join(projectDir, 'CLAUDE.md'), 'x')
  const loaded = [
    write(join(managedDir, 'CLAUDE.md'), `${importOf(join(projectDir, 'notes.md'))} @beside.md`),
    write(join(projectDir, 'notes.md'), 'x'),
    write(join(managedDir, '.claude/rules/deep/a.md'), 'x'),
  ]
  write(join(managedDir, 'beside.md'), 'x')
  expect(listed()).toEqual(loaded)
})

test('listMemoryFiles() reads rules, the files of the person and auto memory', () => {
  const { projectDir, claudeDir } = place()
  const read = [
    write(join(claudeDir, 'CLAUDE.md'), '@~/notes.md'),
    write(join(root, 'notes.md'), 'x'),
    write(join(claudeDir, 'rules/a.md'), 'x'),
    write(join(projectDir, '.claude/CLAUDE.md'), 'x'),
    write(join(projectDir, '.claude/rules/a.md'), 'x'),
    write(join(projectDir, '.claude/rules/deep/a.md'), 'x'),
    write(join(memoryFolder(place()), 'MEMORY.md'), 'x'),
  ]
  write(join(projectDir, '.claude/rules/no-rule.txt'), 'x')
  expect(listed()).toEqual(read)
})

test.skipIf(process.platform === 'win32')('rules are looked for in linked folders too, in none of them twice', () => {
  const { projectDir } = place()
  const rules = join(projectDir, '.claude/rules')
  const shared = join(root, 'shared')
  const read = [write(join(rules, 'a.md'), 'x'), join(rules, 'shared/b.md')]
  write(join(shared, 'b.md'), 'y')
  symlinkSync(shared, join(rules, 'shared'))
  symlinkSync('..', join(rules, 'up'))
  symlinkSync(rules, join(shared, 'back'))
  symlinkSync('itself', join(rules, 'itself'))
  expect(listed()).toEqual(read)
  expect(memoryRoots(place()).filter((path) => path.includes('rules'))).toEqual(read)
})

test('listMemoryFiles() reads AGENTS.md only while nothing takes its place', () => {
  const { projectDir } = place()
  const agents = write(join(projectDir, 'AGENTS.md'), 'x')
  expect(listed()).toEqual([agents])
  const instead = write(join(projectDir, 'CLAUDE.local.md'), 'y')
  expect(listed()).toEqual([instead])
})

test('readKnownLines() leaves out what Sage wrote itself, and has what is read twice once', () => {
  const { projectDir, claudeDir } = place()
  const own = workspacePaths(target().workspaceDir).learnings
  write(own, '- Use pnpm')
  const index = write(join(memoryFolder(place()), 'MEMORY.md'), '- Use make')
  write(join(projectDir, 'CLAUDE.md'), importOf(own))
  write(join(claudeDir, 'CLAUDE.md'), importOf(index))
  expect(readKnownLines(target()).map(({ text }) => text)).toEqual([importOf(index), 'Use make', importOf(own)])
})

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
    expect(readKnownLines(target()).map(({ text }) => text)).toEqual(expect.arrayContaining(['Use pnpm', 'Use make']))
    expect(findUnmarkedText(target())).toEqual([])
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

test('an import that leads out of the folder where a session starts is followed once the person let Claude Code, or from their own files', () => {
  const { projectDir, claudeDir } = place()
  const below = join(projectDir, 'packages', 'api')
  const shared = write(join(projectDir, 'shared.md'), 'Shared')
  const own = write(join(root, 'own.md'), 'Own')
  const main = write(join(projectDir, 'CLAUDE.md'), '@shared.md')
  const rule = write(join(projectDir, '.claude', 'rules', 'a.md'), '@../../shared.md @inside.md')
  write(join(claudeDir, 'CLAUDE.md'), '@~/own.md')
  mkdirSync(below, { recursive: true })
  const loaded = (folder: string, home = root) =>
    listMemoryFiles({ claudeDir, home, projectDir: folder })
      .map(({ path }) => path)
      .filter((path) => path !== join(claudeDir, 'CLAUDE.md'))
  const allow = (folder: string, state = join(claudeDir, '.claude.json'), approved = true) =>
    write(state, JSON.stringify({ projects: { [folder]: { hasClaudeMdExternalIncludesApproved: approved } } }))
  expect(loaded(projectDir)).toEqual([own, main, shared, rule])
  expect(loaded(below)).toEqual([own, main, rule])
  allow(projectDir)
  expect(loaded(below)).toEqual([own, main, rule])
  allow(below)
  expect(loaded(below)).toEqual([own, main, shared, rule])
  mkdirSync(join(projectDir, '.git'))
  expect(loaded(below)).toEqual([own, main, rule])
  allow(projectDir)
  expect(loaded(below)).toEqual([own, main, shared, rule])
  allow(projectDir, join(root, '.claude.json'), false)
  expect(loaded(below)).toEqual([own, main, shared, rule])
})

test('what the person let Claude Code import is in the file beside the usual folder, or in it where the environment names that', () => {
  const { home, projectDir } = place()
  const usual = join(home, '.claude')
  const below = join(projectDir, 'below')
  write(join(projectDir, 'CLAUDE.md'), '@shared.md')
  const shared = write(join(projectDir, 'shared.md'), 'Shared')
  const follows = () =>
    listMemoryFiles({ claudeDir: usual, home, projectDir: below }).some(({ path }) => path === shared)
  const allow = (state: string, approved: unknown) =>
    write(state, JSON.stringify({ projects: { [below]: { hasClaudeMdExternalIncludesApproved: approved } } }))
  expect(follows()).toBe(false)
  allow(join(home, '.claude.json'), true)
  expect(follows()).toBe(true)
  allow(join(usual, '.claude.json'), false)
  expect(follows()).toBe(false)
  allow(join(usual, '.claude.json'), true)
  expect(follows()).toBe(true)
  write(join(home, '.claude.json'), '{"projects": [')
  expect(follows()).toBe(false)
})

test('what looks like an import is looked for so many times, not once for each word of a large file', () => {
  const { projectDir } = place()
  const last = write(join(projectDir, 'last.md'), 'Use pnpm.')
  const withMissing = (count: number) => {
    const missing = Array.from({ length: count }, (_, number) => `@nobody/${number}`)
    write(join(projectDir, 'CLAUDE.md'), [...missing, '@last.md'].join(' '))
    return listMemoryFiles(place()).some(({ path }) => path === last)
  }
  expect([withMissing(200), withMissing(10_000)]).toEqual([true, false])
})
