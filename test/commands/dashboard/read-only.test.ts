import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchClosed } from '../../../src/commands/dashboard/read-only.ts'
import { createWorld } from '../../helpers/world.ts'

test('watchClosed() knows that a project was moved before it was first asked, and that it is back', () => {
  const { open, project, root, environment } = createWorld()
  const inbox = open()
  renameSync(project, join(root, 'elsewhere'))
  const whyClosed = watchClosed(inbox, environment.home)
  expect(whyClosed()).toMatch(/\.sage was moved or removed: open sage where it is now$/u)
  renameSync(join(root, 'elsewhere'), project)
  expect(whyClosed()).toBeUndefined()
})
