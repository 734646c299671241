import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureRuntimeFolders, GITIGNORE } from '../../src/runtime/folders.ts'
import { workspacePaths } from '../../src/workspace/paths.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('ensureRuntimeFolders() hides a workspace in a project from git; a private one is in no project', () => {
  const root = temporaryFolder()
  const [inProject, withPerson] = [workspacePaths(join(root, '.sage')), workspacePaths(join(root, '0123456789'))]
  for (const paths of [inProject, withPerson]) ensureRuntimeFolders(paths)
  expect(readFileSync(inProject.gitignore, 'utf8')).toBe(GITIGNORE)
  expect([existsSync(withPerson.runtime), existsSync(withPerson.gitignore)]).toEqual([true, false])
})
