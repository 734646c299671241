import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { wholly } from '../../../src/inject/memory/glob.ts'
import { keptFromLoading } from '../../../src/inject/memory/kept-from-loading.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** Which of three files these settings keep from loading. `<project>` in them is its path. */
function kept(settings: unknown, file = 'project/.claude/settings.json', isOfPerson = false): string[] {
  const home = temporaryFolder()
  const place = {
    home,
    projectDir: join(home, 'project'),
    claudeDir: join(home, '.claude'),
    managedDir: join(home, 'managed'),
  }
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
  ['**/{CLAUDE,AGENTS}.md', [TOP]],
  ['**/{CLAUDE,.sage/{learnings,x}}.{md,txt}', [TOP, LEARNINGS]],
  ['**/{CLAUDE}.md', []],
  ['**/{a,b,c,d,e,f,g,h,i,CLAUDE}.md', []],
  ['!**/{a,b,c,d,e,f,g,h,i,CLAUDE}.md', []],
  ['**/{C,c}{L,l}{A,a}{U,u}DE.md', [TOP]],
  ['**/{C,c}{L,l}{A,a}{U,u}{D,d}E.md', []],
  ['**/CLAUD?.md', [TOP]],
  ['**/CLAUDE?.md', []],
  ['**/*CAUDE.md', []],
  ['**/CLA*AUDE.md', []],
  ['**/[A-Z]*.md', [TOP]],
  ['**/[^A-Z]*.md', [LEARNINGS]],
  ['**/[.]sage/*', [LEARNINGS]],
  ['**/[]*.md', []],
  ['<project>/**.md', [TOP]],
  ['**.md', [TOP, LEARNINGS]],
  ['**LAUDE.md', []],
  ['<project>/*/**', [LEARNINGS, 'src/a.ts']],
  ['<project>/.s*/**/learnings.md', [LEARNINGS]],
  ['<project>/*/learnings.md/**', [LEARNINGS]],
  ['**/learnings.md/**', [LEARNINGS]],
  ['./**/.sage/**', [LEARNINGS]],
  ['!**/.sage/**', [TOP, 'src/a.ts']],
  ['!!**/.sage/**', [LEARNINGS]],
  ['!**/(.sage)/**', []],
  ['**/.SAGE/**', []],
])('claudeMdExcludes %s', (glob, files) => {
  expect(kept({ claudeMdExcludes: [glob] })).toEqual(files)
})

test('a pattern that is longer than any path keeps nothing from loading, and the others count', () => {
  const long = 'a'.repeat(200_000)
  expect(kept({ claudeMdExcludes: [long, `!${long}`, `/${long}/*`, '**/CLAUDE.md'] })).toEqual([TOP])
  expect(kept({ permissions: { deny: [`Read(${long})`, `Read(//${long}/*)`, 'Read(.sage)'] } })).toEqual([LEARNINGS])
})

test('of more patterns than there is time to try, those that come first count, and a file of them is none', () => {
  const nearly = '**/a*/**/a*/**/a*/**/a*/**/a*/x'
  const many = (count: number) => Array.from({ length: count }, () => nearly)
  const after = (count: number) => kept({ claudeMdExcludes: ['**/.sage/**', ...many(count), '**/CLAUDE.md'] })
  expect([after(500), after(5_000), after(50_000)]).toEqual([[TOP, LEARNINGS], [LEARNINGS], []])
  const braces = Array.from({ length: 5_000 }, () => '**/{a,b}{a,b}{a,b}{a,b}/x')
  expect(kept({ claudeMdExcludes: [...braces, '**/CLAUDE.md'] })).toEqual([])
  const commas = Array.from({ length: 5_000 }, () => `Read(${nearly}${','.repeat(9)})`)
  expect(kept({ permissions: { deny: [...commas, 'Read(.sage)'] } })).toEqual([])
})

test('a pattern is compared with a path in steps that do not multiply with its wildcards', () => {
  const folders = Array.from({ length: 120 }, () => 'aaaaaaa').join('/')
  const isNearly = wholly(`${'**/a*a*a*/'.repeat(100)}x`)
  expect(isNearly?.(`${folders}/y`)).toBe(false)
  expect(isNearly?.(`${folders}/x`)).toBe(true)
})

test.each([
  ['.sage', [LEARNINGS]],
  ['.sage/', [LEARNINGS]],
  ['.sage/*', [LEARNINGS]],
  ['./.sage/**', [LEARNINGS]],
  ['/.sage/**', [LEARNINGS]],
  ['./.*/**', [LEARNINGS]],
  ['learnings.md', [LEARNINGS]],
  ['learnings.md/**', [LEARNINGS]],
  ['./learnings.md/**', [LEARNINGS]],
  ['learnings.md/*', []],
  ['learnings.md/', []],
  ['./CLAUDE.md', [TOP]],
  ['*.md', [TOP, LEARNINGS]],
  ['sage/**', []],
  ['docs/**', []],
  ['/<project>/.sage/**', [LEARNINGS]],
  ['~/project/.sage/**', [LEARNINGS]],
  ['!.sage/learnings.md', []],
  ['.SAGE/**', [LEARNINGS]],
  ['.sage/[a-z]*.md', [LEARNINGS]],
  ['.sage/[A-Z]*.md', [LEARNINGS]],
  ['.sage/earnings.md', []],
  ['{.sage,docs}/**', []],
  ['**', [TOP, LEARNINGS, 'src/a.ts']],
])('a rule against Read(%s)', (pattern, files) => {
  expect(kept({ permissions: { deny: [`Read(${pattern})`] } })).toEqual(files)
})

test('a rule against reading anything, against editing, one that asks, and settings that say something else', () => {
  expect(kept({ permissions: { deny: ['Read'] } })).toContain(LEARNINGS)
  expect(
    kept({ permissions: { deny: ['Edit(.sage/**)', 'NotebookRead(.sage/**)', 5], ask: ['Read(.sage/**)'] } }),
  ).toEqual([])
  expect(kept({ permissions: 'nope', claudeMdExcludes: '**' })).toEqual([])
})

test('a rule that a project brings keeps nothing from loading outside of it', () => {
  const home = temporaryFolder()
  const place = { home, projectDir: join(home, 'project'), claudeDir: join(home, '.claude'), managedDir: home }
  mkdirSync(join(place.projectDir, '.claude'), { recursive: true })
  const settings = { permissions: { deny: ['Read(**)', 'Read(*.md)', 'Read(./**/CLAUDE.md)'] } }
  writeFileSync(join(place.projectDir, '.claude/settings.json'), JSON.stringify(settings))
  const isKept = keptFromLoading(place)
  expect([place.projectDir, home].map((folder) => isKept(join(folder, 'CLAUDE.md'), false))).toEqual([true, false])
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

test.skipIf(process.platform === 'win32')(
  'a folder that an exclusion names may be a link, but not one that a wildcard is below',
  () => {
    const home = temporaryFolder()
    mkdirSync(join(home, 'project'))
    symlinkSync('project', join(home, 'link'))
    const inLink = (rest: string) => {
      writeFileSync(join(home, 'settings.json'), JSON.stringify({ claudeMdExcludes: [join(home, 'link', rest)] }))
      const place = { home, projectDir: join(home, 'project'), claudeDir: home, managedDir: join(home, 'managed') }
      return keptFromLoading(place)(join(home, 'project/.sage/learnings.md'), false)
    }
    mkdirSync(join(home, 'project/.sage'))
    expect(['.sage/learnings.md', '.sage/*.md', '.sage/**', '*/learnings.md'].map(inLink)).toEqual([
      true,
      true,
      true,
      false,
    ])
  },
)

test('what an organisation excludes or forbids to read is kept out in every project', () => {
  const exclusion = { claudeMdExcludes: ['**/.sage/**'] }
  expect(kept(exclusion, 'managed/managed-settings.json')).toEqual([LEARNINGS])
  expect(kept(exclusion, 'managed/managed-settings.d/10.json')).toEqual([LEARNINGS])
  expect(kept(exclusion, 'managed/managed-settings.d/.10.json')).toEqual([])
  expect(kept({ permissions: { deny: ['Read(/.sage/**)'] } }, 'managed/managed-settings.json')).toEqual([LEARNINGS])
})

test('where an organisation lets only its own rules count, others keep nothing out', () => {
  const home = temporaryFolder()
  const place = { home, projectDir: home, claudeDir: join(home, '.claude'), managedDir: join(home, 'managed') }
  for (const folder of [place.claudeDir, join(place.managedDir, 'managed-settings.d')])
    mkdirSync(folder, { recursive: true })
  const rules = { permissions: { deny: ['Read(.sage/**)'] } }
  writeFileSync(join(place.claudeDir, 'settings.json'), JSON.stringify(rules))
  const isKept = () => keptFromLoading(place)(join(home, LEARNINGS), false)
  const manage = (name: string, settings: unknown) =>
    writeFileSync(join(place.managedDir, name), JSON.stringify(settings))
  expect(isKept()).toBe(true)
  manage('managed-settings.json', { allowManagedPermissionRulesOnly: true })
  expect(isKept()).toBe(false)
  manage('managed-settings.d/10.json', rules)
  expect(isKept()).toBe(true)
})
