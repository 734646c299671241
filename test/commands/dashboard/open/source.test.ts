import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { readFirstLook } from '../../../../src/commands/dashboard/open/first-look.ts'
import { openDashboardSource } from '../../../../src/commands/dashboard/open/source.ts'
import * as hookInstall from '../../../../src/commands/hook-install.ts'
import { previewInjection } from '../../../../src/commands/hooks/injection-preview.ts'
import { pause, resume } from '../../../../src/commands/session.ts'
import type { CommandContext } from '../../../../src/commands/start/context.ts'
import type { Action } from '../../../../src/dashboard/state/action.ts'
import type { Snapshot } from '../../../../src/dashboard/state/snapshot.ts'
import type { Source } from '../../../../src/dashboard/state/source.ts'
import { request } from '../../../../src/dashboard/update/commit.ts'
import { reasonText } from '../../../../src/extract/features/feature-table.ts'
import { memoryFolder } from '../../../../src/inject/memory/memory-folder.ts'
import { appendEvents } from '../../../../src/journal/file/append.ts'
import { readFromHistory } from '../../../../src/journal/history/history-log.ts'
import type { Status } from '../../../../src/journal/item/item.ts'
import type { Inbox } from '../../../../src/review/inbox/inbox.ts'
import { reviewSession } from '../../../../src/review/read/review-session.ts'
import { logError } from '../../../../src/runtime/errors/error-log.ts'
import { claim, newOwner } from '../../../../src/runtime/processes/leases.ts'
import { parseProjection } from '../../../../src/runtime/projection/format.ts'
import { areFresh } from '../../../../src/runtime/projection/source.ts'
import { estimateTokens } from '../../../../src/text/tokens.ts'
import { contextFile, recordPaths, userPaths } from '../../../../src/workspace/paths/paths.ts'
import { decideNow } from '../../../helpers/decide-now.ts'
import { makeItem } from '../../../helpers/make-item.ts'
import { makeProgramToInstall } from '../../../helpers/program-to-install.ts'
import { shortenWaits } from '../../../helpers/short-waits.ts'
import { until } from '../../../helpers/until.ts'
import { createWorld, type World } from '../../../helpers/world.ts'
import { numbered, proposed } from '../../../journal/events.ts'
import { runCommand } from '../../run-command.ts'

shortenWaits()

test('the dashboard says in which line of the settings a key cannot be as it is', () => {
  const world = createWorld()
  const path = join(world.sageHome, 'config.toml')
  writeFileSync(path, '[keys.pending]\naprove = ["b"]\n')
  const text = `${path}:2: Unknown action "keys.pending.aprove"; did you mean "keys.pending.approve"?`
  expect(openSource(world).snapshot().problems).toEqual([text])
})

test('openDashboardSource() says what it passed over as soon as it was read, where nothing else changed', async () => {
  const world = createWorld()
  appendFileSync(userPaths(world.sageHome).config, '[tiers]\nauto = 1\nsuggest = 1\n')
  const session = world.session('one')
  session.live()
  const source = openSource(world)
  const told = next(source, ({ passedOver }) => passedOver === 1)
  session.turn('From now on never touch the billing folder.')
  session.stop()
  expect((await told).items).toEqual([])
})

test.each(['stop', 'end'] as const)(
  'openDashboardSource() knows until the first session was read that it is being read (%s)',
  async (last) => {
    const world = createWorld()
    expect(openSource(world).snapshot()).toMatchObject({ firstRun: true, reading: false })
    const session = world.session('one')
    session.turn('From now on never touch the billing folder.')
    session[last]()
    const source = openSource(world)
    expect(source.snapshot()).toMatchObject({ firstRun: true, reading: true })
    expect(await next(source, ({ items }) => items.length > 0)).toMatchObject({ firstRun: false, reading: false })
  },
)

test('openDashboardSource() says why a session could not be read, until it can be', async () => {
  const world = createWorld()
  const session = world.session('one')
  session.live()
  const source = openSource(world)
  mkdirSync(join(world.paths.reviews, 'one.json'), { recursive: true })
  const told = next(source, ({ problems }) => problems.length > 0)
  session.turn('ok')
  expect((await told).problems).toEqual([expect.stringContaining('it is a folder')])
  rmSync(join(world.paths.reviews, 'one.json'), { recursive: true })
  const mended = next(source, ({ problems }) => problems.length === 0)
  session.turn('thanks')
  expect((await mended).problems).toEqual([])
})

test('openDashboardSource() knows of what waits already that the person rewound it', async () => {
  const world = createWorld()
  const session = world.session('one')
  session.live()
  session.user('look around')
  const before = session.assistant('I did.')
  const source = openSource(world)
  const found = next(source, ({ items }) => items.length === 1)
  session.turn('Never use jest in this project, use mocha for all tests')
  expect((await found).rewound).toBeUndefined()
  const marked = next(source, ({ items, rewound }) => items.length === 2 && rewound !== undefined)
  session.rewind(before, 'Never use jest in this project, use vitest for all tests')
  const { rewound, items } = await marked
  expect(items.filter(({ id }) => rewound?.includes(id)).map(({ text }) => text)).toEqual([
    'Never use jest in this project, use mocha for all tests',
  ])
})

test('an open dashboard is counted again after .sage/runtime was deleted under it', async () => {
  const world = createWorld()
  openSource(world)
  rmSync(world.paths.runtime, { recursive: true })
  await until(() => expect(readdirSync(world.paths.dashboards)).toHaveLength(1))
})

test('openDashboardSource() says that a journal cannot be read, until it can be', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const source = openSource(world)
  const aside = `${world.paths.journal}.aside`
  const told = next(source, ({ problems }) => problems.length > 0)
  renameSync(world.paths.journal, aside)
  mkdirSync(world.paths.journal)
  expect((await told).problems).toEqual([expect.stringContaining('it is a folder')])
  const mended = next(source, ({ problems }) => problems.length === 0)
  rmSync(world.paths.journal, { recursive: true })
  renameSync(aside, world.paths.journal)
  expect((await mended).items.map(({ id }) => id)).toEqual(['aaaaaaaaaa'])
})

test('openDashboardSource() says that a file is not up to date, until it is, though nothing is decided', async () => {
  const world = createWorld()
  const { target, store } = world.open()
  store.append([proposed('aaaaaaaaaa')])
  const source = openSource(world, world.now)
  const context = contextFile(target.dataHome, target.id)
  rmSync(context, { force: true })
  mkdirSync(join(context, 'theirs'), { recursive: true })
  const told = next(source, ({ problems }) => problems.length > 0)
  const [item = makeItem('')] = source.snapshot().items
  await source.perform({ type: 'decide', requests: [request(item, 'reject')] }, () => {})
  expect((await told).problems).toEqual([expect.stringContaining('not yet in every file made from it')])
  const mended = next(source, ({ problems }) => problems.length === 0)
  rmSync(context, { recursive: true })
  world.pass(5000)
  await mended
  expect(statSync(context).isFile()).toBe(true)
})

test('openDashboardSource() shows what another process wrote while a review was under way, and ends the progress bar', async () => {
  const world = createWorld()
  const written = await proposalOfAnother(world)
  const sessions = ['one', 'two'].map((id) => world.session(id))
  for (const session of sessions) session.live()
  const source = openSource(world)
  await next(source, ({ sessions: rows }) => rows.length > 2)

  const reviewing = next(
    source,
    ({ drain }) => drain?.done === 0,
    () => appendFileSync(world.paths.journal, written),
  )
  for (const session of sessions) session.turn('ok')
  await reviewing
  const { items } = await next(source, ({ drain, items }) => !drain && items.length > 0)
  expect(items.map(({ text }) => text)).toEqual([expect.stringContaining('port 5433')])
})

test('openDashboardSource() says that its workspace was moved or removed, and goes on once it is back', async () => {
  const world = createWorld()
  const { paths, root } = world
  appendFileSync(paths.journal, await proposalOfAnother(world))
  const source = openSource(world)
  await next(source, ({ items }) => items.length > 0)
  renameSync(paths.dir, join(root, 'elsewhere'))
  const gone = await next(source, ({ readOnly }) => readOnly !== undefined)
  expect(gone.readOnly).toMatch(/\.sage was moved or removed: open sage where it is now$/u)
  renameSync(join(root, 'elsewhere'), paths.dir)
  expect(await next(source, ({ readOnly, items }) => readOnly === undefined && items.length > 0)).toBeDefined()
})

test.each([
  ['a file', (path: string) => writeFileSync(path, '')],
  ['a link', (path: string) => symlinkSync(`${path}.aside`, path, 'junction')],
])(
  'openDashboardSource() decides nothing while %s is in the place of its workspace, and goes on once it is back',
  async (_, put) => {
    const world = createWorld()
    const { paths } = world
    world.open().store.append([proposed('aaaaaaaaaa')])
    const source = openSource(world)
    const [item = makeItem('')] = source.snapshot().items
    renameSync(paths.dir, `${paths.dir}.aside`)
    put(paths.dir)
    const { readOnly } = await next(source, (snapshot) => snapshot.readOnly !== undefined)
    expect(readOnly).toMatch(/\.sage is a link or a file now: put the folder back$/u)
    const answers: Action[] = []
    await source.perform({ type: 'decide', requests: [request(item, 'approve')] }, (action) => answers.push(action))
    expect(answers).toMatchObject([{ type: 'failed', text: readOnly }])
    unlinkSync(paths.dir)
    renameSync(`${paths.dir}.aside`, paths.dir)
    const back = await next(source, (snapshot) => snapshot.readOnly === undefined && snapshot.items.length > 0)
    expect(back.items).toMatchObject([{ status: 'pending' }])
  },
)

test.each([
  ['removed', (key: string) => rmSync(key), /can no longer be read: put it back$/u],
  ['replaced', (key: string) => writeFileSync(key, 'k'.repeat(32)), /was replaced: open sage again$/u],
])('openDashboardSource() approves nothing with a key that was %s, until it is back', async (_, change, why) => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const { key } = userPaths(world.sageHome)
  const bytes = readFileSync(key)
  const source = openSource(world)
  const [item = makeItem('')] = source.snapshot().items
  change(key)
  const answers: Action[] = []
  await source.perform({ type: 'decide', requests: [request(item, 'approve')] }, (action) => answers.push(action))
  expect(answers).toMatchObject([{ type: 'failed', text: expect.stringMatching(why) }])
  expect(source.snapshot().readOnly).toMatch(why)
  writeFileSync(key, bytes)
  await next(source, ({ readOnly }) => readOnly === undefined)
})

test('openDashboardSource() goes on with a key that was not there when it was opened', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const { key } = userPaths(world.sageHome)
  const bytes = readFileSync(key)
  rmSync(key)
  const source = openSource(world)
  expect(source.snapshot().items).toMatchObject([{ shared: true }])
  const told: Action[] = []
  const approve = async () => {
    const [item = makeItem('')] = source.snapshot().items
    const requests = [{ ...request(item, 'approve'), confirmed: true }]
    await source.perform({ type: 'decide', requests }, (action) => told.push(action))
  }
  await approve()
  const reason = 'Your key is missing: put it back, or run sage init'
  expect(told.pop()).toMatchObject({ events: [], refused: { reason } })
  const owned = next(source, ({ items }) => items[0]?.checks.length === 0)
  writeFileSync(key, bytes)
  await owned
  await approve()
  // Nobody sits here: asking for a person is the last thing before it is signed and written.
  expect(told.pop()).toMatchObject({ type: 'failed', text: expect.stringContaining('a person at a terminal') })
})

test.each(['sessions', 'claimed', 'dashboards', 'runtime'] as const)(
  'openDashboardSource() goes on deciding while a file is in the place of %s, and says so until it is not',
  async (folder) => {
    const world = createWorld()
    const path = world.paths[folder]
    world.open().store.append([proposed('aaaaaaaaaa')])
    const source = openSource(world, world.now)
    const [item = makeItem('')] = source.snapshot().items
    renameSync(path, `${path}.aside`)
    writeFileSync(path, '')
    const told = await next(source, ({ problems }) => problems.length > 0)
    expect(told.problems).toContainEqual(expect.stringContaining('a folder in its path is a file'))
    const decided = next(source, ({ items }) => items[0]?.status === 'rejected')
    await source.perform({ type: 'decide', requests: [request(item, 'reject')] }, () => {})
    await decided
    rmSync(path)
    renameSync(`${path}.aside`, path)
    world.pass(5000)
    await next(source, ({ problems }) => problems.length === 0)
  },
)

test('openDashboardSource() says that signals cannot be read, until they can be', async () => {
  const world = createWorld()
  const path = world.paths.needsReview
  const source = openSource(world)
  renameSync(path, `${path}.aside`)
  const told = next(source, ({ problems }) => problems.length > 0)
  writeFileSync(path, '')
  expect((await told).problems).toEqual([expect.stringContaining('needs-review')])
  const mended = next(source, ({ problems }) => problems.length === 0)
  rmSync(path)
  renameSync(`${path}.aside`, path)
  await mended
})

test('openDashboardSource() can be closed while a file is in the place of what says that it is open', async () => {
  const world = createWorld()
  const source = openSource(world)
  rmSync(world.paths.dashboards, { recursive: true })
  writeFileSync(world.paths.dashboards, '')
  await expect(source.close()).resolves.toBeUndefined()
})

test('words typed when the workspace is gone are kept, and offered where one is open when the dashboard has ended', async () => {
  const world = createWorld()
  const source = openSource(world)
  rmSync(world.paths.dir, { recursive: true })
  const told: Action[] = []
  await source.perform({ type: 'keepDraft', draft: 'new-5', text: 'Half a sen' }, (action) => told.push(action))
  const [name = ''] = readdirSync(world.drafts)
  expect([told, readFileSync(join(world.drafts, name), 'utf8')]).toEqual([[], 'Half a sen'])
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  renameSync(join(world.drafts, name), join(world.drafts, name.replace(/\.\d+-/u, `.${pid}-`)))
  expect((await next(source, ({ drafts }) => drafts !== undefined)).drafts).toEqual({ 'new-5': 'Half a sen' })
})

test('words with the letters of others and other signs are not known already', async () => {
  const source = openSource(createWorld())
  for (const text of ['Compare with == in SQL', 'Compare with === in SQL', 'compare with === in SQL!'])
    await source.perform({ type: 'saveNew', text, kind: 'preference', scope: 'project', draft: 'new-1' }, () => {})
  const texts = source.snapshot().items.map(({ text }) => text)
  expect(texts.toSorted()).toEqual(['Compare with == in SQL', 'Compare with === in SQL'])
})

test('words that are known already need not be kept', async () => {
  const world = createWorld()
  const source = openSource(world)
  const answers: Action[] = []
  const add = (draft: string) =>
    source.perform({ type: 'saveNew', text: 'Use pnpm', kind: 'preference', scope: 'project', draft }, (action) =>
      answers.push(action),
    )
  await add('new-1')
  const [item] = source.snapshot().items
  await source.perform({ type: 'decide', requests: [request(item ?? makeItem(''), 'reject')] }, () => {})
  await add('new-2')
  const [rejected] = source.snapshot().items
  await source.perform({ type: 'decide', requests: [request(rejected ?? makeItem(''), 'purge')] }, () => {})
  await add('new-3')
  const already = 'These words are already'
  expect(answers).toMatchObject([
    { type: 'added', draft: 'new-1' },
    { type: 'told', text: `${already} rejected: see the Archive`, draft: 'new-2' },
    { type: 'told', text: `${already} deleted: sage undo ${item?.id} takes that back`, draft: 'new-3' },
  ])
})

test('openDashboardSource() costs the start of a session as `sage inject` does, and foretells what does not fit', async () => {
  const world = createWorld()
  const session = world.session('one')
  // All of one length: then one more pushes out one, whichever ids they have.
  for (let n = 10; n < 40; n++)
    session.turn(
      `Remember that service number ${n} listens on port 54${n} and is deployed by the team in building ${n}.`,
    )
  session.stop()
  await reviewSession(world.open().reviewContext(), 'one')
  const source = openSource(world)
  const { store, target } = world.open()
  const ids = source.snapshot().items.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(9)
  // Some are approved already: what is approved later comes before its equals.
  store.commit(approvalOf(store, ids.slice(0, -1)))
  const { items } = await next(source, ({ items: now }) => now.some(({ status }) => status === 'approved'))
  const waiting = items.filter(({ status }) => status === 'pending')
  expect(waiting).toHaveLength(1)
  const foretold = source.forecast(waiting)
  world.pass(1000)
  store.commit(approvalOf(store, ids.slice(-1)))
  const { budget } = await next(source, (snapshot) => snapshot.items.every(({ status }) => status === 'approved'))

  const told = previewInjection(
    { name: 'SessionStart', sessionId: '', source: 'startup', cwd: world.project },
    target,
    { now: Date.now() },
  )
  expect(budget.outside.length).toBeGreaterThan(0)
  expect(budget.used).toBe(told.tokens)
  expect(budget.limit).toBe(told.tokenBudget)
  expect(budget.given).toBe(told.learnings.length)
  expect(budget.outside).toEqual(told.leftOut.map(({ id }) => id))
  const { used: tokens, limit, given, of, outside } = budget
  expect(foretold?.after).toMatchObject({ tokens, limit, given, of })
  const asked = new Set(waiting.map(({ id }) => id))
  expect(foretold?.outside.map(({ id }) => id)).toEqual(outside.filter((id) => asked.has(id)))
  expect(foretold?.pushedOut.map(({ id }) => outside.includes(id))).toEqual([true])
})

test.each([
  ['', []],
  ['[inject]\nsession_start = false\n', ['aaaaaaaaaa']],
])('openDashboardSource() marks what no session begins with, with the settings %j', (settings, outside) => {
  const world = createWorld()
  writeFileSync(userPaths(world.sageHome).config, settings)
  const { store } = world.open()
  store.append([proposed('aaaaaaaaaa', { text: 'Use pnpm' })])
  store.commit(approvalOf(store, ['aaaaaaaaaa']))
  expect(openSource(world).snapshot().budget.outside).toEqual(outside)
})

function approvalOf(store: Inbox['store'], ids: readonly string[]) {
  const items = store.items()
  const requests = ids.map((id) => ({
    item: id,
    on: items.get(id)?.on ?? '',
    decision: 'approve' as const,
    confirmed: true as const,
  }))
  return store.planDecisions(requests, 'dashboard').plan
}

test('openDashboardSource() only shows while a journal is gone whose history is not, until it is back', async () => {
  const world = createWorld()
  const written = await proposalOfAnother(world)
  mkdirSync(join(world.paths.history, 'refs', 'heads'), { recursive: true })
  writeFileSync(join(world.paths.history, 'refs', 'heads', 'main'), '')
  const source = openSource(world)
  const { readOnly, items, problems } = source.snapshot()
  expect(readOnly).toMatch(/^The journal ".*" is gone: sage doctor --fix restores it from its history/u)
  expect(items).toEqual([])
  // It is told of once.
  expect(problems).toEqual([])
  writeFileSync(world.paths.journal, written)
  expect((await next(source, (snapshot) => snapshot.items.length > 0)).readOnly).toBeUndefined()
})

test('openDashboardSource() says what another Sage has been reading for long', async () => {
  const world = createWorld()
  claim(world.paths, 's1', { ...newOwner(), pid: process.ppid, startTime: '' })
  const source = openSource(world)
  expect(source.snapshot()).toMatchObject({ problems: [], firstRun: true, reading: true })
  const longAgo = new Date(world.now().getTime() - 6000)
  utimesSync(join(world.paths.claimed, 's1.json'), longAgo, longAgo)
  await next(source, ({ problems }) => problems.includes('Another Sage is reviewing 1 session'))
})

test('openDashboardSource() shows that another process paused a session, and reads it once another resumed it', async () => {
  const world = createWorld()
  const session = world.session('one')
  session.turn('go on')
  session.stop()
  const source = openSource(world)
  const isPaused = ({ sessions }: Snapshot) => sessions[0]?.paused === true
  await next(source, ({ sessions }) => sessions[0]?.turnsSeen === 1)
  await Promise.all([next(source, isPaused), runCommand(world, pause, ['one'])])
  session.turn('Remember that the staging database runs on port 5433.')
  await source.perform({ type: 'sync' }, () => {})
  expect(source.snapshot().items).toEqual([])
  await Promise.all([
    next(source, (snapshot) => !isPaused(snapshot) && snapshot.items.length > 0),
    runCommand(world, resume, ['one']),
  ])
})

test('openDashboardSource() names a session after its last prompt before anything of it is read', async () => {
  const world = createWorld()
  const session = world.session('one')
  session.live('look around')
  const source = openSource(world)
  for (const words of ['mend the build', 'tidy up']) {
    const named = next(source, ({ sessions }) => sessions[0]?.title === words)
    session.live(words)
    expect((await named).sessions).toMatchObject([{ turnsSeen: 0, state: 'live' }])
  }
})

test('openDashboardSource() tells of a hook that fails while nothing else happens', async () => {
  const world = createWorld()
  const source = openSource(world)
  for (const failures of [1, 2]) {
    const told = next(source, ({ activity }) => activity.length === failures)
    logError(world.paths, { event: 'Stop', code: 'bad-session-id' }, new Date(failures))
    expect((await told).activity[0]).toMatchObject({ mark: 'error' })
  }
})

test('openDashboardSource() shows the branch that is checked out while it is open', async () => {
  const world = createWorld()
  const head = join(world.project, '.git', 'HEAD')
  const checkOut = (branch: string) => {
    mkdirSync(dirname(head), { recursive: true })
    writeFileSync(head, `ref: refs/heads/${branch}\n`)
  }
  checkOut('main')
  const source = openSource(world)
  expect(source.snapshot().project.branch).toBe('main')
  for (const branch of ['mend', 'release']) {
    const shown = next(source, ({ project }) => project.branch === branch)
    checkOut(branch)
    await shown
  }
})

test.each([
  [
    'a submodule, whose .git names its folder from where it is',
    '.git',
    'gitdir: ../modules/project\n',
    '../modules/project',
  ],
  ['a folder of a repository', '../.git/HEAD', 'ref: refs/heads/main\n', '../.git'],
])('openDashboardSource() shows the branch of %s', (_, file, content, gitDir) => {
  const world = createWorld()
  const inProject = (path: string) => join(world.project, path)
  mkdirSync(inProject(gitDir), { recursive: true })
  writeFileSync(inProject(file), content)
  writeFileSync(join(inProject(gitDir), 'HEAD'), 'ref: refs/heads/main\n')
  expect(openSource(world).snapshot().project.branch).toBe('main')
})

test('openDashboardSource() shows the branch of the linked worktree in which it was opened, also when it changes', async () => {
  const world = createWorld()
  const linked = join(world.root, 'linked')
  const git = (folder: string, ...args: string[]) =>
    spawnSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args])
  git(world.project, 'init', '-q', '-b', 'main')
  git(world.project, 'commit', '-q', '--allow-empty', '-m', 'x')
  git(world.project, 'worktree', 'add', '-q', '-b', 'feature', linked)
  const source = openSource({ ...world, project: linked })
  expect(source.snapshot().project).toMatchObject({ name: 'project', branch: 'feature' })
  const shown = next(source, ({ project }) => project.branch === 'mend')
  git(linked, 'switch', '-q', '-c', 'mend')
  await shown
})

test('openDashboardSource() names what auto_approve approved, so that it is said and u takes it back', async () => {
  const world = createWorld()
  writeFileSync(userPaths(world.sageHome).config, 'auto_approve = true\n')
  const session = world.session('one')
  session.live()
  const source = openSource(world)
  session.turn('Remember that the staging database runs on port 5433.')
  session.stop()
  const shown = next(source, ({ autoApproved = [] }) => autoApproved.length > 0)
  await source.perform({ type: 'sync' }, () => {})
  const { autoApproved = [], items } = await shown
  expect(items.filter(({ status }) => status === 'approved').map(({ id }) => id)).toEqual(
    autoApproved.map(({ item }) => item),
  )
  const answers: Action[] = []
  const events = autoApproved.map(({ event }) => event)
  await source.perform({ type: 'undo', events }, (action) => void answers.push(action))
  expect(answers).toMatchObject([{ type: 'stepped', by: 'undo', events: [{ item: autoApproved[0]?.item }] }])
  expect(source.snapshot().items.map(({ status }) => status)).toEqual(['pending'])
})

test('openDashboardSource() shows what others decided before it says that a decision came too late', async () => {
  const world = createWorld()
  const item = 'aaaaaaaaaa'
  world.open().store.append([proposed(item)])
  const source = openSource(world)
  const on = source.snapshot().items[0]?.on ?? ''
  decideNow(world.open().store, [{ item, decision: 'reject' }], 'command')
  const seen: string[] = []
  source.subscribe(() => void seen.push(source.snapshot().items[0]?.status ?? ''))
  const later = { ...request(makeItem(item), 'later'), on }
  await source.perform({ type: 'decide', requests: [later] }, ({ type }) => void seen.push(type))
  expect(seen).toEqual(['rejected', 'saved'])
})

test('openDashboardSource() says what undo took back and redo brought back, also of what was decided before it was opened', async () => {
  const world = createWorld()
  const item = 'aaaaaaaaaa'
  const { store } = world.open()
  store.append([proposed(item)])
  decideNow(store, [{ item, decision: 'reject' }], 'command')
  decideNow(store, [{ item, decision: 'purge' }], 'command')
  const source = openSource(world)
  const answers: Action[] = []
  for (const type of ['undo', 'undo', 'redo', 'undo', 'undo'] as const)
    await source.perform({ type }, (action) => void answers.push(action))
  expect(answers).toMatchObject([
    { type: 'stepped', by: 'undo', decision: 'purge' },
    { type: 'stepped', by: 'undo', decision: 'reject' },
    { type: 'stepped', by: 'redo', decision: 'reject' },
    { type: 'stepped', by: 'undo', decision: 'reject' },
    { type: 'stepped', by: 'undo', events: [] },
  ])
})

test('openDashboardSource() says which cue a rejection mutes, when it mutes it and not again', async () => {
  const world = createWorld()
  const ids = Array.from({ length: 11 }, (_, index) => numbered(index))
  world.open().store.append(ids.map((id) => proposed(id, { cues: ['never'] })))
  const source = openSource(world)
  const answers: Action[] = []
  const reject = async (from: number, to: number) => {
    const requests = source
      .snapshot()
      .items.flatMap((item) => (ids.slice(from, to).includes(item.id) ? request(item, 'reject') : []))
    await source.perform({ type: 'decide', requests }, (action) => void answers.push(action))
  }
  await reject(0, 9)
  await reject(9, 10)
  await reject(10, 11)
  expect(answers.map((answer) => (answer.type === 'saved' ? answer.muted : answer))).toEqual([
    undefined,
    [reasonText('never')],
    undefined,
  ])
})

test.each([
  ['text', { text: 'Fetch https://example.invalid/x before each build' }],
  ['scope', { scope: 'user' }],
  ['kind', { kind: 'fact' }],
] as const)(
  'openDashboardSource() approves nothing whose %s somebody changed under its id after it was shown',
  async (_, change) => {
    const world = createWorld()
    const written = proposed('aaaaaaaaaa')
    appendEvents(world.paths.journal, [written])
    const source = openSource(world)
    const [shown] = source.snapshot().items
    const approval = request(shown ?? makeItem(''), 'approve', { confirmed: true })
    const other = `${JSON.stringify({ ...written, ...change })}\n`
    writeFileSync(world.paths.journal, other)
    const answers: Action[] = []
    await source.perform({ type: 'decide', requests: [approval] }, (action) => void answers.push(action))
    expect(answers).toMatchObject([{ type: 'saved', events: [], refused: { items: ['aaaaaaaaaa'] } }])
    expect(readFileSync(world.paths.journal, 'utf8')).toBe(other)
    expect(source.snapshot().items).toMatchObject([{ status: 'pending', ...change }])
  },
)

test('openDashboardSource() counts what was approved today once, whatever was done with it since', async () => {
  const world = worldInUse()
  const item = 'aaaaaaaaaa'
  const source = openSource(world, () => world.now())
  expect(source.snapshot().today).toEqual({ approved: 1, rejected: 0 })
  for (const scope of ['user', 'project'] as const) {
    const changed = next(source, ({ items: [learning] }) => learning?.scope === scope)
    decideNow(world.open().store, [{ item, decision: 'edit', scope, confirmed: true }], 'dashboard')
    expect((await changed).today).toEqual({ approved: 1, rejected: 0 })
  }
})

test('openDashboardSource() begins to count anew at midnight, though nothing else happens', async () => {
  const world = worldInUse()
  const source = openSource(world, () => world.now())
  const looked = await next(source, () => true)
  expect(looked.today.approved).toBe(1)
  const tomorrow = next(source, ({ today }) => today.approved === 0)
  world.pass(24 * 60 * 60 * 1000)
  await tomorrow
})

test('openDashboardSource() brings back for everybody what was put off, and writes nothing where nothing was', async () => {
  const world = createWorld()
  const item = 'aaaaaaaaaa'
  world.open().store.append([proposed(item)])
  openSource(world)
  const { opened } = recordPaths(world.sageHome, world.open().target.id)
  expect(existsSync(opened)).toBe(false)
  const statusOf = () => world.open().store.items().get(item)?.status
  decideNow(world.open().store, [{ item, decision: 'later' }], 'command')
  expect(statusOf()).toBe('later')
  world.pass(1000)
  openSource(world, world.now)
  expect(statusOf()).toBe('pending')
  const written = readFileSync(opened, 'utf8')
  world.pass(1000)
  openSource(world, world.now)
  expect(readFileSync(opened, 'utf8')).toBe(written)
  // What the hooks and the dashboard tell each other may be deleted: that it came back is no part of it.
  rmSync(world.paths.runtime, { recursive: true })
  expect(statusOf()).toBe('pending')
})

test('openDashboardSource() shows what was put off as pending once another dashboard brought it back', async () => {
  const world = createWorld()
  const item = 'aaaaaaaaaa'
  world.open().store.append([proposed(item)])
  const source = openSource(world, world.now)
  const shown = (status: Status) => next(source, ({ items }) => items[0]?.status === status)
  for (let round = 0; round < 2; round++) {
    const putOff = shown('later')
    world.pass(1000)
    decideNow(world.open().store, [{ item, decision: 'later' }], 'command')
    expect((await putOff).items).toHaveLength(1)
    const back = shown('pending')
    openSource(world, world.now)
    expect((await back).items).toHaveLength(1)
  }
})

test.each(['approve', 'undo'] as const)(
  'openDashboardSource() brings back for everybody what is put off below its %s, too: an undo or redo shows it',
  (above) => {
    const world = createWorld()
    const item = 'aaaaaaaaaa'
    const { store } = world.open()
    store.append([proposed(item)])
    decideNow(store, [{ item, decision: 'later' }], 'command')
    if (above === 'approve') decideNow(store, [{ item, decision: 'approve', confirmed: true }], 'command')
    else store.commit(store.planUndo())
    world.pass(1000)
    openSource(world, world.now)
    store.refresh()
    store.commit(above === 'approve' ? store.planUndo() : store.planRedo())
    expect(world.open().store.items().get(item)?.status).toBe('pending')
  },
)

/** One learning is in use, and hooks have it ready. */
function worldInUse(): World {
  const world = createWorld()
  const item = 'aaaaaaaaaa'
  const { store, settler } = world.open()
  store.append([proposed(item)])
  decideNow(store, [{ item, decision: 'approve', confirmed: true }], 'command')
  settler.settle({ user: [], project: [] })
  return world
}

test('openDashboardSource() has ready what hooks print of what was read right before it was closed', async () => {
  const world = createWorld()
  const { target } = world.open()
  for (let count = 1; count <= 30; count++) {
    const session = world.session(`s${count}`)
    session.turn(`Remember that service ${count} always listens on port ${4000 + count}.`)
    session.stop()
  }
  const source = openSource(world, world.now)
  const found = () => readFileSync(world.paths.journal, 'utf8').trimEnd().split('\n').length
  await until(() => expect(found()).toBeGreaterThan(0), 1)
  await source.close()
  const written = parseProjection(readFileSync(contextFile(target.dataHome, target.id), 'utf8'))
  expect(written?.pending.count).toBe(found())
})

test('openDashboardSource() has ready what hooks print after somebody edited CLAUDE.md', async () => {
  const world = worldInUse()
  const { target } = world.open()
  const source = openSource(world)
  expect(source.snapshot().budget.given).toBe(1)
  const written = () => parseProjection(readFileSync(contextFile(target.dataHome, target.id), 'utf8'))
  // Claude Code loads the file itself from now on: hooks leave it to that.
  writeFileSync(`${world.project}/CLAUDE.md`, '@.sage/learnings.md\n')
  const { budget } = await next(source, (snapshot) => snapshot.budget.given === 0)
  expect(budget.used).toBe(0)
  expect(written()).toMatchObject({ start: [] })
  expect(areFresh([...(written()?.sources ?? []), ...(written()?.instructions ?? [])])).toBe(true)
})

test('openDashboardSource() does so while the reading of sessions is paused, too', async () => {
  const world = worldInUse()
  for (const id of ['one', 'two']) {
    const session = world.session(id)
    session.turn(`Remember that the ${id} database runs on port 5433.`)
    session.stop()
  }
  const source = openSource(world)
  const begun = next(source, ({ drain }) => drain?.done === 0)
  const read = next(source, ({ items }) => items.length > 1)
  await begun
  await source.perform({ type: 'pauseDrain' }, () => {})
  const { items, budget } = await read
  expect([items.length, budget.given]).toEqual([2, 1])
  writeFileSync(`${world.project}/CLAUDE.md`, '@.sage/learnings.md\n')
  await next(source, (snapshot) => snapshot.budget.given === 0)
  expect(source.snapshot().items).toHaveLength(2)
})

test.each([
  ['waits', []],
  ['is rejected', [{ decision: 'reject' }]],
  ['is approved in other words', [{ decision: 'edit', text: 'Mine' }, { decision: 'approve' }]],
] as const)(
  'openDashboardSource() takes out of an imported learnings.md at once what %s here and a pull brings back',
  async (_, decisions) => {
    const world = createWorld()
    const theirs = '<!-- sage:zz99 category:fact -->\n- Theirs\n<!-- /sage:zz99 -->\n'
    writeFileSync(`${world.project}/CLAUDE.md`, '@.sage/learnings.md\n')
    writeFileSync(world.paths.learnings, theirs)
    const source = openSource(world)
    await next(source, (snapshot) => snapshot.items.length > 0)
    for (const more of decisions) {
      const requests = source
        .snapshot()
        .items.map((item) => ({ ...request(item, more.decision), ...more, confirmed: true }))
      await source.perform({ type: 'decide', requests }, () => {})
    }
    const isOut = () => expect(readFileSync(world.paths.learnings, 'utf8')).not.toMatch(/^- Theirs$/mu)
    await until(isOut)
    writeFileSync(world.paths.learnings, theirs)
    await until(isOut)
  },
)

test('openDashboardSource() takes into the history what one that was killed had only saved', async () => {
  const world = worldInUse()
  openSource(world)
  const kept = await until(async () => {
    const bytes = await readFromHistory(world.paths.history, 'main', 'journal.jsonl')
    expect(bytes).toBeDefined()
    return bytes
  })
  expect(kept).toEqual(readFileSync(world.paths.journal))
})

test('openDashboardSource() brings what Claude notes for itself while it is open, once that is switched on', async () => {
  const world = createWorld()
  const source = openSource(world)
  writeFileSync(userPaths(world.sageHome).config, '[memory]\nreview_auto_memory = true\n')
  const folder = memoryFolder({ projectDir: world.project, claudeDir: world.claude })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'build.md'), '- The build needs Node 22\n')
  await next(source, ({ items }) => items.length === 1)
  appendFileSync(join(folder, 'build.md'), '- Tests are slow\n')
  const { items } = await next(source, (snapshot) => snapshot.items.length > 1)
  expect(items.map(({ text }) => text).toSorted()).toEqual(['Tests are slow', 'The build needs Node 22'])
})

test('openDashboardSource() sees within a second that the hooks were taken out of the settings, and that they are back', async () => {
  const world = await worldWithHooks()
  const settings = join(world.claude, 'settings.json')
  const installed = readFileSync(settings)
  const source = openSource(world)
  expect(source.snapshot().hooks.state).toBe('installed')
  const without = next(source, ({ hooks }) => hooks.state === 'missing')
  writeFileSync(settings, '{}')
  await without
  const back = next(source, ({ hooks }) => hooks.state === 'installed')
  writeFileSync(settings, installed)
  await back
})

test('openDashboardSource() leaves the next one a first look with the settings that hold by then', async () => {
  const world = await worldWithHooks()
  const look = () => readFirstLook(contextIn(world), world.open().target)
  await openSource(world).close()
  expect(look()?.config.ui.theme).toBe('auto')
  const source = openSource(world)
  writeFileSync(userPaths(world.sageHome).config, '[ui]\ntheme = "mono"\n')
  await source.close()
  expect(look()?.config.ui.theme).toBe('mono')
})

test('openDashboardSource() leaves the next one a first look with what others wrote at the last moment', async () => {
  const world = await worldWithHooks()
  const source = openSource(world)
  world.open().store.append([proposed('aaaaaaaaaa')])
  await source.close()
  expect(readFirstLook(contextIn(world), world.open().target)?.snapshot.items).toHaveLength(1)
})

test('openDashboardSource() removes what a killed process left', () => {
  const world = createWorld()
  const left = join(world.paths.tmp, '999999999-left')
  mkdirSync(world.paths.tmp, { recursive: true })
  writeFileSync(left, 'half of it')
  openSource(world)
  expect(existsSync(left)).toBe(false)
})

test('openDashboardSource() goes by settings that are changed while it is open', async () => {
  const world = createWorld()
  appendFileSync(world.paths.journal, await proposalOfAnother(world))
  const source = openSource(world)
  const { items } = await next(source, (snapshot) => snapshot.items.length > 0)
  const shown = () => items.flatMap((item) => source.preview(item).lines).join('')
  expect(shown()).toContain('<fact')
  const path = userPaths(world.sageHome).config
  const changed = next(source, ({ problems }) => problems.length > 0)
  writeFileSync(path, '[inject]\nformat = "markdown"\n\n[ui]\nsize = 1\n')
  expect((await changed).problems).toEqual([expect.stringContaining('ui.size')])
  expect(shown()).toContain('<!-- sage:')
})

test('openDashboardSource() shows the lines of learnings.md where Claude Code reads that file itself', async () => {
  const world = createWorld()
  writeFileSync(`${world.project}/CLAUDE.md`, '@.sage/learnings.md\n')
  world.open().store.append([proposed('aaaaaaaaaa', { text: 'Use pnpm' })])
  const source = openSource(world)
  const { items } = await next(source, (snapshot) => snapshot.items.length > 0)
  const [preview] = items.map((item) => source.preview(item))
  expect(preview?.lines).toEqual([
    expect.stringContaining('<!-- sage:'),
    '- Use pnpm',
    expect.stringContaining('<!-- /'),
  ])
  expect(preview?.tokens).toBe(estimateTokens('- Use pnpm'))
})

/** A person with hooks that a built Sage installed. */
async function worldWithHooks(): Promise<World> {
  const world = createWorld()
  makeProgramToInstall(world.root)
  await runCommand(world, hookInstall, [], { global: true, yes: true })
  return world
}

function openSource(world: World, now = () => new Date()): Source {
  const { source } = openDashboardSource(contextIn(world, now))
  onTestFinished(() => source.close())
  return source
}

function contextIn(world: World, now = () => new Date()): CommandContext {
  return {
    environment: { ...world.environment, env: { ...world.environment.env, SAGE_WATCH: '0' } },
    cwd: world.project,
    stdin: new PassThrough() as unknown as NodeJS.ReadStream,
    stdout: new PassThrough() as unknown as NodeJS.WriteStream,
    stderr: new PassThrough() as unknown as NodeJS.WriteStream,
    now,
  }
}

/** The next snapshot that is as wanted; `then` runs before the source goes on. */
function next(source: Source, wanted: (snapshot: Snapshot) => boolean, then = () => {}): Promise<Snapshot> {
  return new Promise((resolve) => {
    const stop = source.subscribe(() => {
      const snapshot = source.snapshot()
      if (!wanted(snapshot)) return
      stop()
      then()
      resolve(snapshot)
    })
  })
}

/** What the journal of another dashboard got, as it was before that: the lines to append. */
async function proposalOfAnother(world: World): Promise<string> {
  const session = world.session('other')
  session.turn('Remember that the staging database runs on port 5433.')
  session.stop()
  await reviewSession(world.open().reviewContext(), 'other')
  session.end()
  const written = readFileSync(world.paths.journal, 'utf8')
  rmSync(world.paths.journal)
  return written
}
