import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findStranded } from '../../../src/install/doctor/stranded.ts'
import { workspacePaths } from '../../../src/workspace/paths/paths.ts'
import { privateWorkspace } from '../../../src/workspace/trust/private-workspace.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('findStranded() finds what a workspace above took the place of, and nothing where none has', () => {
  const [dataHome, root] = [temporaryFolder(), temporaryFolder()]
  const from = join(root, 'packages', 'one')
  const { dir } = privateWorkspace(dataHome, join(root, 'packages'))
  mkdirSync(dir, { recursive: true })
  writeFileSync(workspacePaths(dir).journal, '')
  expect(findStranded({ kind: 'project', from, root }, dataHome)).toEqual([{ root: join(root, 'packages'), dir }])
  for (const kind of ['private', 'untrusted', 'none'] as const)
    expect(findStranded({ kind, from, root }, dataHome)).toEqual([])
})
