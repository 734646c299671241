import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownSentence } from '../../../src/commands/items/known-sentence.ts'
import { createWorld } from '../../helpers/world.ts'

test('knownSentence() tells before approval what CLAUDE.md says already, and where', () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), '# Rules\n\n- Use pnpm, not npm\n')
  const { target } = world.open()
  const known = (text: string, status: 'pending' | 'approved' = 'pending') => knownSentence({ status, text }, target)
  expect(known('Use pnpm, not npm')).toEqual({ state: 'present', sentence: 'already in CLAUDE.md:3' })
  expect(known('Use npm, not pnpm')).toEqual({
    state: 'contradicted',
    sentence: 'contradicts CLAUDE.md:3: Use pnpm, not npm',
  })
  expect(known('Deploy on Tuesdays')).toBeUndefined()
  expect(known('Use pnpm, not npm', 'approved')).toBeUndefined()
})
