import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeWorkspace, whyNoWorkspace } from '../../../src/install/workspace/make-workspace.ts'
import { locateWorkspace } from '../../../src/workspace/locate/locate.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('whyNoWorkspace() has no workspace that would take in every project: the home folder, or the root', () => {
  const home = temporaryFolder()
  const at = (root: string) =>
    whyNoWorkspace({ kind: 'none', id: '', root, dir: join(root, '.sage'), from: root }, home)?.code
  expect([at(home), at('/'), at(join(home, 'project'))]).toEqual(['workspace-home', 'workspace-home', undefined])
})

test.skipIf(process.platform === 'win32')('makeWorkspace() closes a folder that came with a clone to others', () => {
  const root = temporaryFolder()
  const dataHome = temporaryFolder()
  const dir = join(root, '.sage')
  mkdirSync(dir, { mode: 0o755 })
  makeWorkspace(locateWorkspace({ start: root, dataHome }), dataHome, new Date())
  expect(statSync(dir).mode & 0o777).toBe(0o700)
  expect(locateWorkspace({ start: root, dataHome }).kind).toBe('project')
})
