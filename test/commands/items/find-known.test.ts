import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findKnown } from '../../../src/commands/items/find-known.ts'
import { createWorld } from '../../helpers/world.ts'

test('findKnown() tells what CLAUDE.md says already, and where', () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), '# Rules\n\n- Use pnpm, not npm\n')
  const { target } = world.open()
  const known = (text: string) => findKnown(text, target)
  expect(known('Use pnpm, not npm')).toMatchObject({ state: 'present', sentence: 'already in CLAUDE.md:3' })
  expect(known('Use npm, not pnpm')).toMatchObject({
    state: 'contradicted',
    sentence: 'contradicts CLAUDE.md:3: Use pnpm, not npm',
  })
  expect(known('Deploy on Tuesdays')).toBeUndefined()
})
