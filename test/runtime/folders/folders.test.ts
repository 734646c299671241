import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  ensureRuntimeFolders,
  findUnsafeFolders,
  GITIGNORE,
  workspaceFolders,
} from '../../../src/runtime/folders/folders.ts'
import { workspacePaths } from '../../../src/workspace/paths/paths.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('ensureRuntimeFolders() hides a workspace in a project from git, as the person has it; a private one is in no project', () => {
  const root = temporaryFolder()
  const [inProject, withPerson] = [workspacePaths(join(root, '.sage')), workspacePaths(join(root, '0123456789'))]
  for (const paths of [inProject, withPerson]) ensureRuntimeFolders(paths)
  expect(readFileSync(inProject.gitignore, 'utf8')).toBe(GITIGNORE)
  expect([existsSync(withPerson.runtime), existsSync(withPerson.gitignore)]).toEqual([true, false])
  writeFileSync(inProject.gitignore, '!journal.jsonl\n')
  ensureRuntimeFolders(inProject)
  expect(readFileSync(inProject.gitignore, 'utf8')).toBe('!journal.jsonl\n')
  // As a power cut leaves it.
  writeFileSync(inProject.gitignore, '')
  ensureRuntimeFolders(inProject)
  expect(readFileSync(inProject.gitignore, 'utf8')).toBe(GITIGNORE)
})

test.skipIf(process.platform === 'win32')(
  'ensureRuntimeFolders() puts its own file in the place of a link, which git does not read',
  () => {
    const root = temporaryFolder()
    const { dir, gitignore, journal } = workspacePaths(join(root, '.sage'))
    execFileSync('git', ['init', '-q'], { cwd: root })
    mkdirSync(dir)
    writeFileSync(journal, '')
    writeFileSync(join(root, 'theirs'), '*\n')
    symlinkSync('../theirs', gitignore)
    const isHidden = () => spawnSync('git', ['check-ignore', '-q', journal], { cwd: root }).status === 0
    expect(isHidden()).toBe(false)
    ensureRuntimeFolders(workspacePaths(dir))
    expect(isHidden()).toBe(true)
    expect(readFileSync(join(root, 'theirs'), 'utf8')).toBe('*\n')
  },
)

test('findUnsafeFolders() names each folder that is none, what is missing not', () => {
  const paths = workspacePaths(join(temporaryFolder(), '.sage'))
  for (const folder of [...workspaceFolders(paths), paths.debug].toReversed()) {
    ensureRuntimeFolders(paths)
    rmSync(folder, { recursive: true, force: true })
    expect(findUnsafeFolders(paths)).toEqual([])
    writeFileSync(folder, '')
    expect(findUnsafeFolders(paths)).toEqual([folder])
    rmSync(folder)
  }
})
