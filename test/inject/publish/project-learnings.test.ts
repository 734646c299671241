import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { importOf } from '../../helpers/import-of.ts'
import { type World, makeWorld } from '../world.ts'

let world: World
beforeEach(() => {
  world = makeWorld()
})

const PNPM = 'Use pnpm, not npm'

test.each([
  ['an import in a rule', '.claude/rules/sage.md', 'import'],
  ['a link among the rules', '.claude/rules/sage.md', 'link'],
  ['a link in a folder of rules', '.claude/rules/team/sage.md', 'link'],
  ["a link among the person's own rules", '../.claude/rules/sage.md', 'link'],
] as const)('readProjectLearnings() leaves learnings.md to %s, as long as it is there', (_, name, how) => {
  world.approve('a1', PNPM)
  world.publish()
  const path = join(world.target.projectDir, name)
  expect(world.start('startup', 's1')).toContain(PNPM)
  mkdirSync(dirname(path), { recursive: true })
  if (how === 'link') symlinkSync(world.paths.learnings, path)
  else writeFileSync(path, `${importOf(world.paths.learnings)}\n`)
  expect(world.start('startup', 's2')).toBeUndefined()
  rmSync(path)
  expect(world.start('startup', 's3')).toContain(PNPM)
})

test('readProjectLearnings() gives sources that what publish() writes does not make stale', () => {
  world.approve('a1', PNPM)
  world.publish()
  mkdirSync(join(world.target.projectDir, '.claude/rules'), { recursive: true })
  symlinkSync(world.paths.learnings, join(world.target.projectDir, '.claude/rules/sage.md'))
  world.publish()
  const context = join(world.own.workspaces, world.target.id, 'context.json')
  const written = world.read(context)
  expect(world.start()).toBeUndefined()
  expect(world.read(context)).toBe(written)
})

test('readProjectLearnings() knows no time of what came from a shared file', () => {
  world.write(
    world.own.globalLearnings,
    '<!-- sage:x confidence:0.9 scope:global category:tool -->\n- Use pnpm\n<!-- /sage:x -->\n',
  )
  expect(world.publish().pending).toEqual({ count: 1, oldest: '' })
  world.propose('a1', { text: PNPM, at: '2026-03-01T12:00:00.000Z' })
  expect(world.publish().pending).toEqual({ count: 2, oldest: '2026-03-01T12:00:00.000Z' })
})

test.skipIf(process.platform === 'win32').each([
  ['the settings of a project', () => world.paths.config],
  ['what a team shares', () => world.own.globalLearnings],
])('readProjectLearnings() hands out what was approved where %s is a link that leads to itself', (_, place) => {
  world.approve('a1', PNPM)
  const path = place()
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(basename(path), path)
  expect(world.start()).toContain(PNPM)
})

test('readProjectLearnings() counts an import of a file that publish() is about to write', () => {
  writeFileSync(join(world.target.projectDir, 'CLAUDE.md'), '@.sage/learnings.md\n')
  world.approve('a1', PNPM)
  world.publish()
  expect(world.read(world.paths.learnings)).toContain(PNPM)
  expect(world.start()).toBeUndefined()
})

test('readProjectLearnings() hands out what an imported file holds no more, also where CLAUDE.md changed with it', () => {
  const instructions = join(world.target.projectDir, 'CLAUDE.md')
  writeFileSync(instructions, '@.sage/learnings.md\n')
  world.approve('a1', PNPM)
  world.publish()
  expect(world.start('startup', 's1')).toBeUndefined()
  writeFileSync(instructions, '@.sage/learnings.md\n\nMore.\n')
  writeFileSync(world.paths.learnings, '')
  expect(world.start('startup', 's2')).toContain(PNPM)
})

test('readProjectLearnings() hands out nothing that the imported file of its own scope holds', () => {
  world.write(join(world.target.projectDir, 'CLAUDE.md'), importOf(world.paths.learnings))
  world.write(join(world.target.claudeDir, 'CLAUDE.md'), importOf(world.own.learnings))
  world.approve('a1', PNPM)
  world.approve('b1', { text: 'Answer in German', scope: 'user' })
  const { imported, approved, isRead } = world.publish()
  expect([...imported]).toEqual(['project', 'user'])
  expect(approved.map(isRead)).toEqual([true, true])
  expect(world.start()).toBeUndefined()
})
