import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
