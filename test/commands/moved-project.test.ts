import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as approve from '../../src/commands/approve.ts'
import * as doctor from '../../src/commands/doctor.ts'
import * as importing from '../../src/commands/import.ts'
import * as init from '../../src/commands/init.ts'
import * as inject from '../../src/commands/inject.ts'
import * as list from '../../src/commands/list.ts'
import * as status from '../../src/commands/status.ts'
import * as sync from '../../src/commands/sync.ts'
import { openInbox } from '../../src/review/inbox/inbox.ts'
import { locateWorkspace } from '../../src/workspace/locate/locate.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { makeTrust } from '../../src/workspace/trust/trust.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

const WORDS = 'Use pnpm, not npm'
const place = (world: World, start: string) => locateWorkspace({ start, dataHome: world.sageHome })

/** A project with an approved learning, renamed; the world then stands in the new folder. */
async function movedWorld(options: { scope?: 'user' } = {}): Promise<World & { readonly from: string }> {
  const world = createWorld()
  makeProgramToInstall(world.root)
  writeFileSync(join(world.project, 'CLAUDE.md'), `- ${WORDS}\n`)
  await runCommand(world, importing, ['CLAUDE.md'])
  const ids = [...world.open().store.items().keys()]
  await runCommand(world, approve, ids, options, { typed: 'Y\n' })
  writeFileSync(join(world.project, 'CLAUDE.md'), '')
  const project = join(world.root, 'elsewhere')
  renameSync(world.project, project)
  return { ...world, project, from: world.project }
}

/** Sage notes all projects: one without a workspace has one in the person's own folder. */
function noteAllProjects({ sageHome }: World): void {
  writeFileSync(userPaths(sageHome).config, 'capture = "all-projects"\n')
}

const injected = async (world: World) => (await runCommand(world, inject, [], { preview: true })).out

test.each([
  ['where each project is set up', () => {}],
  ['where Sage notes all of them', noteAllProjects],
])(
  'sage doctor names what a moved project was, and sage init takes it over when the person says so, %s',
  async (_, make) => {
    const world = await movedWorld()
    make(world)
    const before = (await runCommand(world, doctor)).out
    expect(before).toContain(
      `It used to be "${world.from}": "sage init" continues with its inbox and its approved learnings`,
    )
    const { out } = await runCommand(world, init, [], { yes: true, project: true }, { typed: 'Y\n' })
    expect(out).toContain(
      `This project has 1 approved learning from "${world.from}", which was moved. Take it over? Type Y to use it, n to leave it:`,
    )
    expect(out).toContain(`Took over 1 approved learning from "${world.from}".`)
    expect(await injected(world)).toContain(WORDS)
  },
)

test.each(
  [list, status, sync, inject].flatMap((command) => [
    [command, () => {}] as const,
    [command, noteAllProjects] as const,
  ]),
)('every command says that a moved project was moved, and which one mends it: %#', async (command, make) => {
  const world = await movedWorld()
  make(world)
  await expect(runCommand(world, command, [], { preview: true })).rejects.toMatchObject({
    message: `"${world.project}" was moved: it was "${world.from}" when you set Sage up`,
    hint: expect.stringContaining('"sage init"'),
    exitCode: 3,
  })
})

test.each([
  ['nothing of Sage', () => {}],
  [
    'what a team commits of it',
    (workspace: string) => {
      mkdirSync(workspace)
      writeFileSync(join(workspace, 'learnings.md'), `- ${WORDS}\n`)
    },
  ],
])('a project that was moved is known although another clone is in its old place, with %s', async (_, fill) => {
  const world = await movedWorld()
  mkdirSync(join(world.from, '.git'), { recursive: true })
  fill(join(world.from, '.sage'))
  await expect(runCommand(world, list)).rejects.toMatchObject({ message: expect.stringContaining('was moved: it was') })
  const { out } = await runCommand(world, init, [], { yes: true, project: true }, { typed: 'Y\n' })
  expect(out).toContain(`Took over 1 approved learning from "${world.from}".`)
  expect(await injected(world)).toContain(WORDS)
})

test('sage doctor reports on a moved project whose journal cannot be read, and says the way out as sage init does', async () => {
  const world = await movedWorld()
  const journal = join(world.project, '.sage', 'journal.jsonl')
  rmSync(journal)
  mkdirSync(journal)
  const { code, out } = await runCommand(world, doctor)
  expect(code).toBe(3)
  const what = `Cannot read "${journal}": it is a folder`
  expect(out).toContain(`No workspace in "${world.project}": ${what}\n      → Put the original file back`)
  await expect(runCommand(world, init, [], { yes: true })).rejects.toThrow(what)
})

test('a project that was moved is found from a repository in it', async () => {
  const moved = await movedWorld()
  mkdirSync(join(moved.project, 'repository', '.git'), { recursive: true })
  const world = { ...moved, project: join(moved.project, 'repository') }
  await expect(runCommand(world, list)).rejects.toMatchObject({ message: expect.stringContaining('was moved') })
  expect((await runCommand(world, doctor)).out).toContain(`It used to be "${moved.from}"`)
  const { out } = await runCommand(world, init, [], { yes: true, project: true }, { typed: 'Y\n' })
  expect(out).toContain(`Took over 1 approved learning from "${moved.from}".`)
  expect(await injected(world)).toContain(WORDS)
})

test('sage init goes on with the inbox of a moved project in which nothing was approved: that gives Claude nothing, so nobody is asked', async () => {
  const world = createWorld()
  makeProgramToInstall(world.root)
  const { store } = world.open()
  store.append([proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb')])
  decideNow(store, [{ item: 'bbbbbbbbbb', decision: 'reject' }], 'command')
  const before = [...store.items().values()]
  const project = join(world.root, 'elsewhere')
  renameSync(world.project, project)
  const moved = { ...world, project, from: world.project }
  await expect(runCommand(moved, list)).rejects.toMatchObject({ message: expect.stringContaining('was moved') })
  const shown = await runCommand(moved, init, [], { dryRun: true })
  expect(shown.out).toContain(`Can be taken over: the inbox of "${moved.from}".`)
  const { out } = await runCommand(moved, init, [], { yes: true }, { env: { CLAUDECODE: '1' } })
  expect(out).toContain(`Took over the inbox of "${moved.from}".`)
  const after = openInbox({ environment: world.environment, start: project, now: world.now })
  expect([...after.store.items().values()]).toEqual(before)
})

test('the inbox of a project that is still there, or of another person, is not taken over', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const project = join(world.root, 'elsewhere')
  cpSync(world.project, project, { recursive: true })
  const copy = { ...world, project }
  const refusal = { message: expect.stringContaining('came with the project, or was moved with it') }
  await expect(runCommand(copy, list)).rejects.toMatchObject(refusal)
  rmSync(world.project, { recursive: true })
  await expect(runCommand(copy, list)).rejects.toMatchObject({ message: expect.stringContaining('was moved') })
  writeFileSync(userPaths(world.sageHome).key, new Uint8Array(32).fill(1))
  await expect(runCommand(copy, list)).rejects.toMatchObject(refusal)
})

test('where Sage notes all projects, one that came with a workspace of somebody else is noted like any other', async () => {
  const world = await movedWorld()
  noteAllProjects(world)
  writeFileSync(userPaths(world.sageHome).key, new Uint8Array(32).fill(1))
  expect(await runCommand(world, list)).toMatchObject({ code: 0, out: 'Nothing here\n' })
  expect(await runCommand(world, status)).toMatchObject({ code: 0 })
})

test('a project that was moved before anything was proposed is not called foreign either', async () => {
  const world = createWorld()
  const project = join(world.root, 'elsewhere')
  renameSync(world.project, project)
  await expect(runCommand({ ...world, project }, list)).rejects.toMatchObject({
    message: expect.stringContaining('came with the project, or was moved with it'),
    exitCode: 3,
  })
})

test('a project with nothing but what holds in all of them is not known again by that', async () => {
  const world = await movedWorld({ scope: 'user' })
  await expect(runCommand(world, list)).rejects.toMatchObject({
    message: expect.stringContaining('came with the project, or was moved with it'),
  })
})

test('a project that is made where the moved one was has nothing of it', async () => {
  const world = await movedWorld()
  await runCommand(world, init, [], { yes: true, project: true }, { typed: 'Y\n' })
  mkdirSync(join(world.from, '.sage'), { recursive: true })
  expect(place(world, world.from).kind).toBe('untrusted')
  const unborn = place(world, world.from).id
  makeTrust(world.sageHome, world.from, new Date(0))
  expect(place(world, world.from)).toMatchObject({ kind: 'project', id: unborn })
  expect(place(world, world.project)).toMatchObject({ kind: 'project' })
  expect(place(world, world.project).id).not.toBe(unborn)
  expect(await injected({ ...world, project: world.from })).not.toContain(WORDS)
  expect(await injected(world)).toContain(WORDS)
})

test('sage init takes over nothing without a person, and nothing that the person does not want', async () => {
  const world = await movedWorld()
  for (const env of [{}, { CLAUDECODE: '1' }])
    await expect(runCommand(world, init, [], { yes: true }, { env })).rejects.toMatchObject({
      code: 'not-at-terminal',
      hint: 'Run it in your own terminal; you are asked there',
    })
  expect(place(world, world.project).kind).toBe('untrusted')
  const { out } = await runCommand(world, init, [], { yes: true, project: true }, { typed: 'n\n' })
  expect(out).toContain('Not taken over: 1 approved learning')
  expect(out).toContain('1 learning that came with it now waits in the inbox')
  expect(await injected(world)).not.toContain(WORDS)
})

test.each([
  ['y', '"y" is neither Y nor n'],
  ['', 'there was no answer'],
  [' ', 'there was no answer'],
  ['yes', '"yes" is neither Y nor n'],
])('sage init makes nothing of the answer “%s”, says so, and asks again the next time', async (answer, why) => {
  const world = await movedWorld()
  const typed = `${answer}\n`
  await expect(runCommand(world, init, [], { yes: true, project: true }, { typed })).rejects.toMatchObject({
    message: `Nothing was set up or taken over: ${why}`,
    hint: expect.stringContaining('Run "sage init" again'),
  })
  expect(place(world, world.project).kind).toBe('untrusted')
  const { out } = await runCommand(world, init, [], { yes: true, project: true }, { typed: 'Y\n' })
  expect(out).toContain('Took over 1 approved learning')
})

test('sage init takes over nothing while the project is still where it was', async () => {
  const world = await movedWorld()
  cpSync(world.project, world.from, { recursive: true })
  const { out } = await runCommand(world, init, [], { yes: true, project: true }, { typed: 'Y\n' })
  expect(out).not.toContain('Took over')
  expect(await injected(world)).not.toContain(WORDS)
})
