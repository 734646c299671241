import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { branchOf } from '../../../../src/commands/dashboard/facts/branch.ts'
import { temporaryFolder } from '../../../helpers/temporary-folder.ts'

test.each([
  ['ref: refs/heads/main\n', 'main'],
  ['ref: refs/heads/feature/.invalid\n', 'feature/.invalid'],
  // Where git keeps its references in a table.
  ['ref: refs/heads/.invalid\n', undefined],
  ['0123456789012345678901234567890123456789\n', undefined],
  ['', undefined],
])('branchOf() reads %j as %j', (head, branch) => {
  const root = temporaryFolder()
  mkdirSync(join(root, '.git'))
  writeFileSync(join(root, '.git', 'HEAD'), head)
  expect(branchOf({ root })).toBe(branch)
})
