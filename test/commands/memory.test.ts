import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as edit from '../../src/commands/edit.ts'
import * as importing from '../../src/commands/import.ts'
import { discardNote, fixNote, listNotes } from '../../src/commands/memory.ts'
import * as sync from '../../src/commands/sync.ts'
import { memoryFolder } from '../../src/inject/memory/memory-folder.ts'
import { takeShared } from '../../src/review/import/take-shared.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

async function makeNotes(on: boolean) {
  const world = createWorld()
  if (on) writeFileSync(join(world.sageHome, 'config.toml'), '[memory]\nreview_auto_memory = true\n')
  const folder = memoryFolder({ projectDir: world.project, claudeDir: world.claude })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'MEMORY.md')
  writeFileSync(file, '# Memory\n- The build needs Node 22\n- Tests are slow\n')
  const inbox = world.open()
  inbox.store.append(await takeShared(inbox, world.now()))
  const idOf = (text: string) => [...inbox.store.items().values()].find((item) => item.text === text)?.id ?? ''
  return { world, file, folder, inbox, idOf }
}

test('notes of Claude come to the inbox only when that is switched on, and once', async () => {
  const { inbox } = await makeNotes(false)
  expect(inbox.store.items().size).toBe(0)
  const { world, inbox: opened, idOf } = await makeNotes(true)
  expect((await runCommand(world, listNotes)).out).toContain(`${idOf('Tests are slow')}  MEMORY.md  Tests are slow`)
  expect(JSON.parse((await runCommand(world, listNotes, [], { json: true })).out)).toEqual({
    schemaVersion: 1,
    notes: expect.arrayContaining([{ id: idOf('Tests are slow'), file: 'MEMORY.md', text: 'Tests are slow' }]),
  })
  expect(await takeShared(opened, world.now())).toEqual([])
})

test('sage sync says how many proposals came from files, of which it read no turn', async () => {
  const { world, file } = await makeNotes(true)
  expect((await runCommand(world, sync)).out).not.toContain('from files')
  appendFileSync(file, '- Deploys happen at noon\n')
  expect((await runCommand(world, sync)).out).toBe(
    '0 new turns in 0 sessions: 0 proposals. 3 pending.\n1 proposal from files.\n',
  )
})

test('sage sync and sage memory list say of a note that is longer than a learning may be, which nobody is shown', async () => {
  const { world, file } = await makeNotes(true)
  const long = `Builds ${'need Node 22 and '.repeat(30)}nothing else.`
  appendFileSync(file, `- ${long}\n`)
  expect((await runCommand(world, sync)).out).toContain(
    "2 pending.\n1 note in Claude's memory is too long to be proposed: sage memory list.\n",
  )
  const wayOut = 'shorten it there, or add what matters with sage add'
  expect(await runCommand(world, listNotes)).toMatchObject({
    out: expect.not.stringContaining('Builds'),
    err: `sage: MEMORY.md line 4 is not proposed, because it has ${long.length} characters, more than 500: ${wayOut}\n`,
  })
})

test('sage memory list says what to do where there is nothing yet', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), '[memory]\nreview_auto_memory = true\n')
  expect((await runCommand(world, listNotes)).out).toBe('Nothing here; "sage sync" reads what Claude has noted since\n')
  expect(JSON.parse((await runCommand(world, listNotes, [], { json: true })).out)).toMatchObject({ notes: [] })
})

test('sage memory list says how notes are reviewed where they are not, and lists nothing else that waits', async () => {
  const { world, inbox, idOf } = await makeNotes(true)
  inbox.store.append([proposed('aaaaaaaaaa', { text: 'Typed by the person' })])
  writeFileSync(join(world.sageHome, 'config.toml'), '')
  const { code, out, err } = await runCommand(world, listNotes)
  expect(out.split('\n').toSorted()).toEqual(
    [
      '',
      ...['The build needs Node 22', 'Tests are slow'].map((text) => `${idOf(text)}  MEMORY.md  ${text}`),
    ].toSorted(),
  )
  expect([code, err]).toEqual([
    0,
    'sage: Notes that Claude writes for itself are not reviewed. To change that: sage config set memory.review_auto_memory true\n',
  ])
})

test.each([
  ['fix', fixNote, ['Use npm']],
  ['discard', discardNote, []],
])('sage memory %s changes no file but notes of Claude', async (_, command, words) => {
  const { world, inbox } = await makeNotes(true)
  inbox.store.append([proposed('aaaaaaaaaa', { text: 'Typed by the person' })])
  const theirs = join(world.project, 'CLAUDE.md')
  writeFileSync(theirs, '- Use pnpm\n')
  await runCommand(world, importing, ['CLAUDE.md'])
  const imported = [...world.open().store.items().values()].find(({ origin }) => origin === theirs)
  for (const id of ['aaaaaaaaaa', imported?.id ?? ''])
    await expect(runCommand(world, command, [id, ...words], {}, { typed: 'y\n' })).rejects.toMatchObject({
      exitCode: 2,
      message: `"${id}" is not a note in Claude's memory`,
    })
  expect(readFileSync(theirs, 'utf8')).toBe('- Use pnpm\n')
})

test('sage memory fix decides nothing on a note that Claude has changed since', async () => {
  const { world, file, idOf } = await makeNotes(true)
  const id = idOf('Tests are slow')
  writeFileSync(file, '# Memory\n- Tests are slow on Mondays\n')
  await expect(runCommand(world, fixNote, [id, 'Tests are quick'], {}, { typed: 'y\n' })).rejects.toMatchObject({
    message: `The note is no longer in "${file}"`,
  })
  expect(world.open().store.items().get(id)).toMatchObject({ status: 'pending', text: 'Tests are slow' })
})

test('sage memory discard takes a note out after asking, and keeps a copy', async () => {
  const { world, file, idOf } = await makeNotes(true)
  const before = readFileSync(file, 'utf8')
  await expect(runCommand(world, discardNote, [idOf('Tests are slow')])).rejects.toThrow('terminal')
  await expect(runCommand(world, discardNote, ['nothing'], {}, { typed: 'y\n' })).rejects.toMatchObject({
    hint: 'sage memory list shows every id',
  })
  const no = await runCommand(world, discardNote, [idOf('Tests are slow')], {}, { typed: 'n\n' })
  expect(no.out).toMatch(/^-- Tests are slow$[^]*^Left unchanged\.\n$/mu)
  expect(no.code).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(before)
  const { out } = await runCommand(world, discardNote, [idOf('Tests are slow')], {}, { typed: 'y\n' })
  expect(readFileSync(file, 'utf8')).toBe('# Memory\n- The build needs Node 22\n')
  const backups = join(world.sageHome, 'backups')
  const [copy = '', ...more] = readdirSync(backups)
  expect([readFileSync(join(backups, copy), 'utf8'), more]).toEqual([before, []])
  expect(out).toContain(`Changed "${file}". What it was: "${join(backups, copy)}"\n`)
  // Windows allows none in a name.
  expect(copy).not.toContain(':')
  expect(readFileSync(world.paths.status, 'utf8')).toBe('1 proposal pending\n')
  const items = world.open().store.items()
  expect(items.get(idOf('Tests are slow'))?.status).toBe('rejected')
})

test('sage memory discard finds a note that held a secret, which the inbox masks', async () => {
  const { world, file, inbox } = await makeNotes(true)
  const before = readFileSync(file, 'utf8')
  appendFileSync(file, '- The database password is hunter2xyz\n')
  inbox.store.append(await takeShared(inbox, world.now()))
  const id = [...inbox.store.items().values()].find(({ text }) => text.includes('REDACTED'))?.id ?? ''
  await runCommand(world, discardNote, [id], {}, { typed: 'y\n' })
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('sage memory discard leaves nothing of a fact that had a file of its own: Claude reads what points to it, too', async () => {
  const { world, file: index, folder } = await makeNotes(true)
  const file = join(folder, 'lists.md')
  const fact = '---\nname: lists\ndescription: short lists\n---\n\nAnswer with lists.\n\n**Why:** they read well.\n'
  const before = readFileSync(index, 'utf8')
  writeFileSync(file, fact)
  appendFileSync(index, '- [Lists](lists.md) — short ones\n')
  await runCommand(world, sync)
  const id = JSON.parse((await runCommand(world, listNotes, [], { json: true })).out).notes.find(
    (note: { file: string }) => note.file === 'lists.md',
  ).id as string
  const no = await runCommand(world, discardNote, [id], {}, { typed: 'n\n' })
  expect(no.out).toMatch(/^-- \[Lists\]\(lists\.md\) — short ones$[^]*^-Answer with lists\.$/mu)
  expect(no.out).toContain(`Change "${index}" and remove "${file}" like this?`)
  expect(readFileSync(file, 'utf8')).toBe(fact)
  await runCommand(world, discardNote, [id], {}, { typed: 'y\n' })
  expect(existsSync(file)).toBe(false)
  expect(readFileSync(index, 'utf8')).toBe(before)
  const backups = join(world.sageHome, 'backups')
  expect(readdirSync(backups).map((name) => readFileSync(join(backups, name), 'utf8'))).toContain(fact)
})

test('sage memory fix puts other words in the place of a note', async () => {
  const { world, file, idOf } = await makeNotes(true)
  await runCommand(
    world,
    fixNote,
    [idOf('The build needs Node 22'), 'The build needs', 'Node 24'],
    {},
    { typed: 'y\n' },
  )
  expect(readFileSync(file, 'utf8')).toBe('# Memory\n- The build needs Node 24\n- Tests are slow\n')
})

test('what the person put in the place of a note does not come to them as news of Claude', async () => {
  const { world, idOf } = await makeNotes(true)
  const id = idOf('Tests are slow')
  await runCommand(world, fixNote, [id, 'Tests', 'take ten minutes'], {}, { typed: 'y\n' })
  const inbox = world.open()
  expect(inbox.store.items().get(id)).toMatchObject({ status: 'rejected', text: 'Tests take ten minutes' })
  expect(await takeShared(inbox, world.now())).toEqual([])
})

test('nor what they put there the second time, unless the file could not be written', async () => {
  const { world, file, idOf } = await makeNotes(true)
  const id = idOf('Tests are slow')
  await runCommand(world, fixNote, [id, 'Tests take ten minutes'], {}, { typed: 'y\n' })
  const meanwhile = () => appendFileSync(file, '- Noted meanwhile\n')
  const failed = runCommand(world, fixNote, [id, 'Tests take an hour'], {}, { typed: 'y\n', meanwhile })
  await expect(failed).rejects.toThrow('in the meantime')
  const item = () => world.open().store.items().get(id)
  expect(item()).toMatchObject({ status: 'rejected', text: 'Tests take ten minutes' })
  await runCommand(world, fixNote, [id, 'Tests take an hour'], {}, { typed: 'y\n' })
  expect(readFileSync(file, 'utf8')).toContain('- Tests take an hour\n')
  expect(item()).toMatchObject({ status: 'rejected', text: 'Tests take an hour' })
  expect(await takeShared(world.open(), world.now())).toMatchObject([{ text: 'Noted meanwhile' }])
})

test.each([
  ['fix', fixNote, ['Tests are quick'], '- Tests are quick\n'],
  ['discard', discardNote, [], ''],
] as const)(
  'sage memory %s finishes what one began that was killed after it wrote',
  async (_, command, words, line) => {
    const { world, file, idOf } = await makeNotes(true)
    const id = idOf('Tests are slow')
    const after = `# Memory\n- The build needs Node 22\n${line}`
    writeFileSync(file, after)
    const finish = async () => {
      const ran = await runCommand(world, command, [id, ...words], {}, { typed: '' })
      expect(ran).toMatchObject({ code: 0, out: `Nothing to change in "${file}".\n` })
      return readFileSync(world.paths.journal, 'utf8')
    }
    const journal = await finish()
    expect(await finish()).toBe(journal)
    expect(readFileSync(file, 'utf8')).toBe(after)
    expect(world.open().store.items().get(id)).toMatchObject({
      status: 'rejected',
      text: words[0] ?? 'Tests are slow',
    })
  },
)

test.each([
  ['fix', fixNote, ['Tests are quick']],
  ['discard', discardNote, []],
])('sage memory %s writes nothing over what Claude noted while the question was open', async (_, command, words) => {
  const { world, file, idOf } = await makeNotes(true)
  const id = idOf('Tests are slow')
  const meanwhile = () => appendFileSync(file, '- Noted meanwhile\n')
  const done = runCommand(world, command, [id, ...words], {}, { typed: 'y\n', meanwhile })
  await expect(done).rejects.toThrow('somebody else saved it in the meantime')
  expect(readFileSync(file, 'utf8')).toContain('- Tests are slow\n- Noted meanwhile\n')
  expect(world.open().store.items().get(id)).toMatchObject({ status: 'pending', text: 'Tests are slow' })
})

test('sage memory fix lets the inbox know the words before it writes them: one that is killed then makes them no news', async () => {
  const { world, idOf, file } = await makeNotes(true)
  const meanwhile = () => appendFileSync(file, '- Noted meanwhile\n')
  const fix = [idOf('Tests are slow'), 'Tests are quick']
  await expect(runCommand(world, fixNote, fix, {}, { typed: 'y\n', meanwhile })).rejects.toThrow('in the meantime')
  expect(readFileSync(world.paths.journal, 'utf8')).toContain('Tests are quick')
})

test.each([
  ['fix', fixNote, ['Tests are quick'], '- Tests are quick\n'],
  ['discard', discardNote, [], ''],
] as const)('sage memory %s finds a note that has other words in the inbox', async (_, command, words, line) => {
  const { world, file, idOf } = await makeNotes(true)
  const id = idOf('Tests are slow')
  await runCommand(world, edit, [id], { text: 'Tests are quick' })
  await runCommand(world, command, [id, ...words], {}, { typed: 'y\n' })
  expect(readFileSync(file, 'utf8')).toBe(`# Memory\n- The build needs Node 22\n${line}`)
  expect(world.open().store.items().get(id)?.status).toBe('rejected')
})

test.skipIf(process.platform === 'win32')('sage memory fix keeps the mode of the file, and a link to it', async () => {
  const { world, file, idOf } = await makeNotes(true)
  const elsewhere = join(world.project, 'memory.md')
  renameSync(file, elsewhere)
  symlinkSync(elsewhere, file)
  chmodSync(elsewhere, 0o640)
  await runCommand(world, fixNote, [idOf('Tests are slow'), 'Tests are quick'], {}, { typed: 'y\n' })
  expect(readFileSync(elsewhere, 'utf8')).toContain('- Tests are quick\n')
  expect(statSync(file).mode & 0o777).toBe(0o640)
})

test('sage memory fix takes words as every command does: secrets masked, and none that cannot be a learning', async () => {
  const { world, file, idOf } = await makeNotes(true)
  const id = idOf('Tests are slow')
  await expect(runCommand(world, fixNote, [id], {}, { typed: 'y\n' })).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('Cannot be a learning'),
    hint: expect.stringContaining('one sentence'),
  })
  await runCommand(world, fixNote, [id, 'The database password is hunter2xyz'], {}, { typed: 'y\n' })
  expect(readFileSync(file, 'utf8')).toContain('- The database password is [REDACTED:password]\n')
})

test('sage memory draws nothing that stands in the file as it is: a terminal would obey it', async () => {
  const { world, file, idOf } = await makeNotes(true)
  appendFileSync(file, '\u001b[2J\u001b]0;title\u0007\n')
  const { out } = await runCommand(world, discardNote, [idOf('Tests are slow')], {}, { typed: 'n\n' })
  expect(out).toContain(' ⟨ESC⟩[2J⟨ESC⟩]0;title')
})
