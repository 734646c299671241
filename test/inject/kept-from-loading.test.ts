import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { keptFromLoading } from '../../src/inject/kept-from-loading.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

/** Which of three files these settings keep from loading. `<project>` in them is its path. */
function kept(settings: unknown, file = 'project/.claude/settings.json', isOfPerson = false): string[] {
  const home = temporaryFolder()
  const place = { home, projectDir: join(home, 'project'), claudeDir: join(home, '.claude') }
  const path = join(home, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(settings).replaceAll('<project>', place.projectDir.replaceAll('\\', '/')))
  const isKept = keptFromLoading(place)
  return ['CLAUDE.md', '.sage/learnings.md', 'src/a.ts'].filter((name) =>
    isKept(join(place.projectDir, name), isOfPerson),
  )
}

const [TOP, LEARNINGS] = ['CLAUDE.md', '.sage/learnings.md']

test.each([
  ['**/CLAUDE.md', [TOP]],
  ['<project>/CLAUDE.md', [TOP]],
  ['CLAUDE.md', []],
  ['*.md', []],
  ['**/*.md', [TOP, LEARNINGS]],
  ['.sage/**', []],
  ['**/.sage/**', [LEARNINGS]],
  ['**/.sage/*', [LEARNINGS]],
  ['<project>/.sage/**', [LEARNINGS]],
  ['**/{CLAUDE,AGENTS}.md', []],
])('claudeMdExcludes %s', (glob, files) => {
  expect(kept({ claudeMdExcludes: [glob] })).toEqual(files)
})

test.each([
  ['.sage', [LEARNINGS]],
  ['.sage/', [LEARNINGS]],
  ['.sage/*', [LEARNINGS]],
  ['./.sage/**', [LEARNINGS]],
  ['/.sage/**', [LEARNINGS]],
  ['./.*/**', [LEARNINGS]],
  ['learnings.md', [LEARNINGS]],
  ['./CLAUDE.md', [TOP]],
  ['*.md', [TOP, LEARNINGS]],
  ['sage/**', []],
  ['docs/**', []],
  ['/<project>/.sage/**', [LEARNINGS]],
  ['~/project/.sage/**', [LEARNINGS]],
  ['!.sage/learnings.md', []],
  ['**', [TOP, LEARNINGS, 'src/a.ts']],
])('a rule against Read(%s)', (pattern, files) => {
  expect(kept({ permissions: { deny: [`Read(${pattern})`] } })).toEqual(files)
})

test('a rule against reading anything, against editing, one that asks, and settings that say something else', () => {
  expect(kept({ permissions: { deny: ['Read'] } })).toContain(LEARNINGS)
  expect(kept({ permissions: { deny: ['Edit(.sage/**)', 5], ask: ['Read(.sage/**)'] } })).toEqual([])
  expect(kept({ permissions: 'nope', claudeMdExcludes: '**' })).toEqual([])
})

test('the settings of the person hold as well, and those that only this person has for the project', () => {
  const settings = { permissions: { deny: ['Read(.sage/**)'] } }
  expect(kept(settings, '.claude/settings.json')).toEqual([LEARNINGS])
  expect(kept(settings, 'project/.claude/settings.local.json')).toEqual([LEARNINGS])
  expect(kept({ permissions: { deny: ['Read(/.sage/**)'] } }, '.claude/settings.json')).toEqual([])
})

test('what the person’s own instructions load may be excluded, and is loaded whatever may not be read', () => {
  const settings = { claudeMdExcludes: ['**/CLAUDE.md'], permissions: { deny: ['Read', 'Read(**/.sage/**)'] } }
  expect(kept(settings, 'project/.claude/settings.json', true)).toEqual([TOP])
})
