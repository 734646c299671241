import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as add from '../../../../src/commands/add.ts'
import { previewItem } from '../../../../src/commands/dashboard/facts/preview.ts'
import { createWorld } from '../../../helpers/world.ts'
import { runCommand } from '../../run-command.ts'

test('previewItem() tells what the files of the home it is given say already, of what waits', async () => {
  const world = createWorld()
  const { home } = world.environment
  writeFileSync(join(home, 'rules.md'), '- Use pnpm, not npm\n')
  writeFileSync(join(world.claude, 'CLAUDE.md'), '@~/rules.md\n')
  await runCommand(world, add, ['Use pnpm, not npm'], { pending: true })
  const { target, settings, store } = world.open()
  const [item] = store.ofStatus('pending')
  if (!item) throw new Error('Nothing waits')
  const around = { config: settings.config, target, home }
  const known = { state: 'present', sentence: expect.stringContaining('rules.md:1') }
  expect(previewItem(item, around)).toMatchObject({ known })
  expect(previewItem({ ...item, status: 'approved' }, around)).not.toHaveProperty('known')
})

test('previewItem() names the file that an item comes to: of the project from where the person is, and their own', async () => {
  const world = createWorld()
  await runCommand(world, add, ['Use pnpm'], { pending: true })
  const { target, settings, store } = world.open()
  const [item] = store.ofStatus('pending')
  if (!item) throw new Error('Nothing waits')
  const fileOf = (scope: 'project' | 'user') =>
    previewItem({ ...item, scope }, { config: settings.config, target }).file
  expect([fileOf('project'), fileOf('user')]).toEqual([
    join('.sage', 'learnings.md'),
    join(world.sageHome, 'learnings.md'),
  ])
  // A project without a workspace of its own: "../../" would lead through folders that it has nothing to do with.
  const elsewhere = { ...target, projectDir: join(world.root, 'other') }
  expect(previewItem(item, { config: settings.config, target: elsewhere }).file).toBe(
    join(world.project, '.sage', 'learnings.md'),
  )
})
