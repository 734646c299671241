import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as approve from '../../src/commands/approve.ts'
import { reject } from '../../src/commands/decide.ts'
import * as exporting from '../../src/commands/export.ts'
import * as importing from '../../src/commands/import.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { approved, worldWith } from './journal-world.ts'
import { runCommand } from './run-command.ts'

const items = (world: World) => [...world.open().store.items().values()]

async function withApproved(...texts: string[]): Promise<World> {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), texts.map((text) => `- ${text}\n`).join(''))
  await runCommand(world, importing, ['CLAUDE.md'])
  await runCommand(
    world,
    approve,
    items(world).map(({ id }) => id),
    {},
    { typed: 'Y\n'.repeat(texts.length) },
  )
  return world
}

/** One approved learning for the project and one for every project, one that was rejected, and one that waits. */
async function worldOfKinds(): Promise<World> {
  const noSession = { ...proposed('bbbbbbbbbb').evidence, sessionId: '' }
  const world = worldWith(
    proposed('aaaaaaaaaa', { text: 'Use pnpm' }),
    proposed('bbbbbbbbbb', { text: 'CI is slow', kind: 'insight', scope: 'user', evidence: noSession }),
    proposed('cccccccccc', { text: 'It was rejected' }),
    proposed('dddddddddd', { text: 'It waits' }),
  )
  await approved(world, 'aaaaaaaaaa', 'bbbbbbbbbb')
  await runCommand(world, reject, ['cccccccccc'])
  return world
}

test('an agent imports only so much until the person decides, and a person as much as they like', async () => {
  const world = createWorld()
  const file = (name: string, count: number) => {
    const lines = Array.from({ length: count }, (_, n) => `- Rule ${n} of ${name} is about package ${name}${n}\n`)
    writeFileSync(join(world.project, name), lines.join(''))
    return [name]
  }
  const inside = { env: { CLAUDECODE: '1' } }
  await runCommand(world, importing, file('a.md', 40), {}, inside)
  await expect(runCommand(world, importing, file('b.md', 11), {}, inside)).rejects.toMatchObject({
    message: 'Not proposed: agents already have 40 proposals pending, and with 11 more there would be over 50',
    hint: 'The person must decide on those first, in the dashboard (sage), or import the file themselves',
    code: 'too-many',
  })
  expect(items(world)).toHaveLength(40)
  await runCommand(world, importing, file('c.md', 60))
  expect(items(world)).toHaveLength(100)
  await runCommand(world, importing, file('d.md', 10), {}, inside)
  expect(items(world)).toHaveLength(110)
})

test('sage import lets everything wait as foreign, and importing again changes nothing', async () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), '# Rules\n- Use pnpm, not npm\n- Run the tests first\n')
  const { out } = await runCommand(world, importing, ['CLAUDE.md'])
  expect(out).toBe('CLAUDE.md: 2 imported, 0 already known, 0 refused\nThey wait in the inbox: run "sage"\n')
  expect(items(world)).toMatchObject([
    { status: 'pending', text: 'Use pnpm, not npm', checks: ['foreign'], origin: join(world.project, 'CLAUDE.md') },
    { status: 'pending', text: 'Run the tests first', checks: ['foreign'] },
  ])
  expect((await runCommand(world, importing, ['CLAUDE.md'])).out).toBe(
    'CLAUDE.md: 0 imported, 2 already known, 0 refused\n',
  )
  const json = (await runCommand(world, importing, ['CLAUDE.md'], { json: true })).out
  expect(JSON.parse(json)).toEqual({ schemaVersion: 1, imported: [], known: 2, refused: 0, leftOut: 0 })
})

test('sage import says which lines of a file are no learnings, and what would make some of them', async () => {
  const world = createWorld()
  const file = `# Project\n\nWe use pnpm here.\n\n| a | b |\n|---|---|\n\n- Use tabs\n- [ ] do that\n${'\ntext\n'.repeat(6)}`
  writeFileSync(join(world.project, 'RULES.md'), file)
  const { out, err } = await runCommand(world, importing, ['RULES.md'])
  expect(out).toContain('RULES.md: 1 imported, 0 already known, 0 refused\nIt waits in the inbox: run "sage"\n')
  expect(err).toBe(
    'sage: Left out of "RULES.md": text (lines 3, 11, 13, 15 and 3 more), table (lines 5-6), task (line 9)\n' +
      '      Only bullets are imported, but no tasks: put "- " before each rule, or add it with sage add\n',
  )
  const json = await runCommand(world, importing, ['RULES.md'], { json: true })
  expect(JSON.parse(json.out)).toMatchObject({ known: 1, leftOut: 10 })
  expect(json.err).toBe(err)
})

test.each([
  ['notes.jsonl', '{"text":"Use pnpm"}\n{"note":"Use npm"}\n', 'no text (line 2)'],
  [
    'seed.json',
    '{"state":{"proposals":[{"content":"Use pnpm","status":"rejected"},{"content":"Use tabs"}]}}',
    'rejected elsewhere (proposal 1)',
  ],
])('sage import says what of %s has no text, or was rejected', async (name, content, leftOut) => {
  const world = createWorld()
  writeFileSync(join(world.project, name), content)
  expect((await runCommand(world, importing, [name])).err).toBe(
    `sage: Left out of "${name}": ${leftOut}\n` +
      '      Only what has a "text", "content" or "learning" is imported, unless it was rejected where it comes from\n',
  )
})

test('sage import says of a text that it refuses which it is and why, and takes the others', async () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), `- Use tabs\n- ${'long '.repeat(1000)}\n`)
  const { code, out, err } = await runCommand(world, importing, ['CLAUDE.md'])
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/: 1 imported, 0 already known, 1 refused\n/u) })
  expect(err).toMatch(/^sage: “long long .*”: Cannot be a learning: /u)
  expect(readFileSync(world.paths.status, 'utf8')).toBe('1 proposal pending\n')
  const json = (await runCommand(world, importing, ['CLAUDE.md'], { json: true })).out
  expect(JSON.parse(json)).toMatchObject({ imported: [], known: 1, refused: 1 })
})

test('sage import says nothing of a file that holds only learnings', async () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'RULES.md'), '# Project\n\nRules:\n\n- Use tabs\n  in all files\n')
  expect((await runCommand(world, importing, ['RULES.md'])).err).toBe('')
})

test('sage import says of a file that Claude Code reads itself that it does, where something is imported from it', async () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), '@docs/rules.md\n')
  mkdirSync(join(world.project, 'docs'))
  writeFileSync(join(world.project, 'docs', 'rules.md'), '- Use tabs\n')
  symlinkSync('docs/rules.md', join(world.project, 'linked.md'))
  const { err } = await runCommand(world, importing, ['linked.md'])
  expect(err).toBe(
    'sage: Claude Code reads "linked.md" itself: remove from it what you approve here, or Claude gets it twice\n',
  )
  expect((await runCommand(world, importing, ['linked.md'])).err).toBe('')
})

test.each([
  ['prose.md', 'Somebody wrote this.\n', 'bullet'],
  ['empty.md', '', 'bullet'],
  ['notes.jsonl', '{"note":"Use pnpm"}\n', 'line with an object that has a "text"'],
  ['seed.json', '{"state":{"proposals":[{"id":"x"}]}}', 'proposal with a "content" that is not rejected'],
])('sage import says of %s what it would have read in it', async (name, content, form) => {
  const world = createWorld()
  writeFileSync(join(world.project, name), content)
  const { out, err } = await runCommand(world, importing, [name])
  expect(out).toBe(`${name}: 0 imported, 0 already known, 0 refused\n`)
  expect(err.startsWith(`sage: Nothing to import in "${name}": it has no ${form}\n`)).toBe(true)
})

test('sage export gives each kind a heading, once', async () => {
  const world = await withApproved('Use pnpm, not npm')
  expect((await runCommand(world, exporting)).out).toMatch(/^# Learnings\n\n## [A-Z]/u)
})

test('sage export holds each learning once, in its own words and of its own kind', async () => {
  const world = await worldOfKinds()
  const exported = async (format: string) => (await runCommand(world, exporting, [], { format, pending: true })).out
  expect((await exported('md')).match(/^(?:## |- ).*/gmu)).toEqual([
    '## Preferences',
    '- Use pnpm',
    '- It waits',
    '## Insights',
    '- CI is slow',
  ])
  const lines = (await exported('jsonl')).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { id: 'aaaaaaaaaa', text: 'Use pnpm', kind: 'preference', scope: 'project', status: 'approved' },
    { id: 'bbbbbbbbbb', kind: 'insight', scope: 'user', decidedAt: world.now().toISOString() },
    { id: 'dddddddddd', status: 'pending' },
  ])
  expect(lines[2]).not.toContain('decidedAt')
  expect((JSON.parse(await exported('seed')) as { state: unknown }).state).toMatchObject({
    proposals: [
      { id: 'aaaaaaaaaa', type: 'pattern', content: 'Use pnpm', status: 'accepted', source: 'session-1' },
      { id: 'bbbbbbbbbb', type: 'insight', status: 'accepted', source: 'unknown-session' },
      { id: 'dddddddddd', type: 'pattern', status: 'pending' },
    ],
  })
})

test('sage export --scope holds what has that scope alone', async () => {
  const world = await worldOfKinds()
  const { code, out } = await runCommand(world, exporting, [], { format: 'jsonl', scope: 'user' })
  expect(out.match(/"id":"\w+"/gu)).toEqual(['"id":"bbbbbbbbbb"'])
  expect(code).toBe(0)
})

test('sage import writes nothing when one of the files cannot be read', async () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), '- Use pnpm\n')
  await expect(runCommand(world, importing, ['CLAUDE.md', 'missing.md'])).rejects.toThrow(
    'Cannot import "missing.md": there is no such file',
  )
  await expect(runCommand(world, importing, ['CLAUDE.md', '.'])).rejects.toThrow('it is a folder')
  writeFileSync(join(world.project, 'wide.md'), Buffer.from('\uFEFF- Use pnpm\n', 'utf16le'))
  await expect(runCommand(world, importing, ['CLAUDE.md', 'wide.md'])).rejects.toThrow('it is not UTF-8')
  expect(items(world)).toEqual([])
})

test.each(['{"text":"Half', '{}'])(
  'sage import names the file that is not in its form as it was named: %j',
  async (content) => {
    const world = createWorld()
    mkdirSync(join(world.project, 'docs'))
    const file = join('docs', 'seed.json')
    writeFileSync(join(world.project, file), content)
    await expect(runCommand(world, importing, [file])).rejects.toThrow(`Cannot import "${file}"`)
  },
)

test.each([
  ['md', 'learnings.md'],
  ['jsonl', 'learnings.jsonl'],
  ['seed', 'seed.json'],
  ['md', 'learnings.txt'],
  ['jsonl', 'learnings.txt'],
  ['seed', 'learnings.seed'],
])('sage export --format %s > %s can be imported elsewhere, where it waits', async (format, name) => {
  const texts = ['Use `pnpm`, not "npm" <now>', 'See @docs/style.md & obey']
  const world = await withApproved(...texts)
  const { out } = await runCommand(world, exporting, [], { format })
  const other = createWorld()
  writeFileSync(join(other.project, name), out)
  await runCommand(other, importing, [name])
  expect(items(other).map(({ text, status }) => ({ text, status }))).toEqual(
    texts.map((text) => ({ text, status: 'pending' })),
  )
})

test('sage export leaves out what was not approved, unless asked, and refuses unknown formats', async () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), '- Use pnpm\n')
  await runCommand(world, importing, ['CLAUDE.md'])
  expect((await runCommand(world, exporting, [], { format: 'jsonl' })).out).toBe('')
  expect((await runCommand(world, exporting, [], { format: 'jsonl', pending: true })).out).toContain(
    '"text":"Use pnpm"',
  )
  await expect(async () => await runCommand(world, exporting, [], { format: 'xml' })).rejects.toMatchObject({
    code: 'bad-option',
    exitCode: 2,
  })
})

test('sage import says of a file that is too large how it is imported', async () => {
  const world = createWorld()
  writeFileSync(join(world.project, 'large.jsonl'), Buffer.alloc(5_000_001, '\n'))
  await expect(runCommand(world, importing, ['large.jsonl'])).rejects.toMatchObject({
    exitCode: 2,
    message: 'Cannot import "large.jsonl": it has more than 5 MB',
    hint: expect.stringContaining('split -l 1000'),
  })
})
