import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchReadOnly } from '../../../../src/commands/dashboard/facts/read-only.ts'
import { createWorld } from '../../../helpers/world.ts'

test('watchReadOnly() knows that a project was moved before it was first asked, and that it is back', () => {
  const { open, project, root } = createWorld()
  const inbox = open()
  renameSync(project, join(root, 'elsewhere'))
  const whyReadOnly = watchReadOnly(inbox)
  expect(whyReadOnly()).toMatch(/\.sage was moved or removed: open sage where it is now$/u)
  renameSync(join(root, 'elsewhere'), project)
  expect(whyReadOnly()).toBeUndefined()
})
