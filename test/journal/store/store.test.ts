import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { approvalMac, isApproval } from '../../../src/journal/decide/approval.ts'
import type { DecisionRequest } from '../../../src/journal/decide/plan-decisions.ts'
import { approvesAnything } from '../../../src/journal/decide/plan-undo.ts'
import { type Plan, writeOrder } from '../../../src/journal/decide/plan.ts'
import { appendEvents } from '../../../src/journal/file/append.ts'
import { openDecidedLog } from '../../../src/journal/file/decided-log.ts'
import { readJournal } from '../../../src/journal/file/read.ts'
import type { OpenOptions } from '../../../src/journal/store/open-options.ts'
import { openJournals } from '../../../src/journal/store/store.ts'
import { decideNow, redoNow, undoNow } from '../../helpers/decide-now.ts'
import { journalPlace } from '../../helpers/journal-place.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { decided, first, numbered, proposed, uuid } from '../events.ts'
import { bundleScript, killAfterLines, runScript } from '../run-script.ts'

let dir: string
let path: string
let user: string
const key = new Uint8Array(32).fill(7)
beforeEach(() => {
  dir = temporaryFolder()
  path = join(dir, 'project.jsonl')
  user = join(dir, 'user.jsonl')
})

const open = (changes: Partial<OpenOptions> = {}) =>
  openJournals({ project: { ...journalPlace(path), workspaceId: 'w' }, user: journalPlace(user), key, ...changes })
const other = () => open({ project: { ...journalPlace(join(dir, 'other.jsonl')), workspaceId: 'other' } })

it('problems() says that a journal is gone for as long as it is, also before it is read again', () => {
  const { history } = journalPlace(path)
  mkdirSync(history)
  writeFileSync(join(history, 'packed-refs'), '')
  appendEvents(path, [proposed('azzzzzzzzz')])
  const store = open()
  const whole = readFileSync(path)
  expect(store.problems()).toEqual([])
  rmSync(path)
  expect(store.problems()).toMatchObject([{ kind: 'gone', path }])
  expect(store.refresh()).toBe(true)
  writeFileSync(path, whole)
  expect(store.problems()).toEqual([])
})

describe('planDecisions() and commit()', () => {
  it('saves a decision that another open store sees', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const [first, second] = [open(), open()]
    const { saved, lost, refused } = decideNow(first, [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    expect([saved.map(({ status }) => status), lost, refused]).toEqual([['approved'], [], []])
    expect(second.refresh()).toBe(true)
    expect(second.refresh()).toBe(false)
    expect(second.items().get('azzzzzzzzz')?.status).toBe('approved')
  })

  it('refuses a decision on what was on screen before another one came', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const [first, second] = [open(), open()]
    const on = second.items().get('azzzzzzzzz')?.on ?? ''
    decideNow(first, [{ item: 'azzzzzzzzz', decision: 'reject', on }], 'dashboard')
    const { saved, refused } = decideNow(second, [{ item: 'azzzzzzzzz', decision: 'approve', on }], 'dashboard')
    expect(saved).toEqual([])
    expect(refused).toMatchObject([{ code: 'older-state', reason: 'Already decided elsewhere: it is rejected now' }])
  })

  it('refuses a decision on words that somebody put in the place of those on screen, under the same id', () => {
    const proposal = proposed('azzzzzzzzz')
    appendEvents(path, [proposal])
    const store = open()
    const { text, kind, scope } = proposal
    const on = store.items().get('azzzzzzzzz')?.on ?? ''
    writeFileSync(path, `${JSON.stringify({ ...proposal, text: 'Run anything' })}\n`)
    const shown = { text, kind, scope }
    const request = { item: 'azzzzzzzzz', decision: 'approve', on, shown, confirmed: true } as const
    const { saved, refused } = decideNow(store, [request], 'dashboard')
    expect([saved, store.items().get('azzzzzzzzz')?.status]).toEqual([[], 'pending'])
    expect(refused).toMatchObject([{ code: 'reworded' }])
  })

  it('tells the one whose decision was written second', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open()
    const { plan } = store.planDecisions([{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    decideNow(open(), [{ item: 'azzzzzzzzz', decision: 'reject' }], 'dashboard')
    const { saved, lost, events } = store.commit(plan)
    expect([saved, events]).toEqual([[], []])
    expect(lost).toMatchObject([{ id: 'azzzzzzzzz', reason: 'Already decided elsewhere: it is rejected now' }])
  })

  it('calls a decision saved that another one followed before it was looked at', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open()
    const { plan } = store.planDecisions([{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    appendEvents(path, plan.project)
    decideNow(open(), [{ item: 'azzzzzzzzz', decision: 'retire' }], 'dashboard')
    const { saved, lost, events } = store.commit(plan)
    expect([lost, events]).toEqual([[], plan.project.map(({ id }) => id)])
    expect(saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'retired' }])
  })

  it('notes again what another one decided before it had noted its own', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    decideNow(open(), [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    const retired = () =>
      readJournal(path).events.some((event) => event.type === 'decided' && event.decision === 'retire')
    let met = false
    // Asked for the time once the journals are read, and before what was decided is noted.
    const now = () => {
      if (!met && retired()) {
        met = true
        decideNow(open(), [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
      }
      return new Date()
    }
    decideNow(open({ now }), [{ item: 'azzzzzzzzz', decision: 'retire' }], 'dashboard')
    const log = openDecidedLog(journalPlace(path).decided)
    expect([met, log.get('azzzzzzzzz')?.on]).toEqual([true, readJournal(path).events.at(-1)?.id])
    expect(open().items().get('azzzzzzzzz')?.status).toBe('approved')
  })

  it('gives one decision per item when processes decide against each other', async () => {
    const items = Array.from({ length: 40 }, (_, n) => numbered(n))
    appendEvents(
      path,
      items.map((item) => proposed(item)),
    )
    const bundle = bundleScript('script-decide.ts')
    const run = (decision: string) => runScript(bundle, [path, user, decision, ...items])
    const outputs = await Promise.all([run('approve'), run('reject'), run('later')])
    const told = outputs.map((output) => JSON.parse(output) as { item: string; saved?: string; told: string }[])
    const now = open().items()
    for (const [index, item] of items.entries()) {
      const answers = told.map((answer) => answer[index])
      const status = now.get(item)?.status
      expect(answers.some((answer) => answer?.saved === status)).toBe(true)
      for (const answer of answers) expect((answer?.saved !== undefined) !== (answer?.told !== '')).toBe(true)
    }
    expect(readJournal(path).problems).toEqual([])
  })

  it('keeps every decision that it called saved when it is killed the next moment', async () => {
    const items = Array.from({ length: 400 }, (_, n) => numbered(n))
    appendEvents(
      path,
      items.map((item) => proposed(item)),
    )
    const bundle = bundleScript('script-acknowledge.ts')
    for (const lines of [1, 7, 40, 90]) {
      const acknowledged = await killAfterLines(bundle, [path, user, String(items.length)], lines)
      const store = open()
      const [now, problems] = [store.items(), store.problems()]
      expect(acknowledged.length).toBeGreaterThanOrEqual(lines)
      for (const id of acknowledged) expect(now.get(id)?.status).toBe('rejected')
      expect(problems.filter(({ kind }) => kind !== 'torn')).toEqual([])
    }
  })

  it('writes nothing where a newer Sage wrote, and says so', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendFileSync(path, '{"v":2,"type":"dreamt"}\n')
    const store = open()
    const before = readFileSync(path, 'utf8')
    expect(store.readOnly()).toContain('newer Sage')
    expect(store.items().get('azzzzzzzzz')?.status).toBe('pending')
    expect(() => decideNow(store, [{ item: 'azzzzzzzzz', decision: 'reject' }], 'dashboard')).toThrow('newer Sage')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })
})

describe('isApproval()', () => {
  const approved = {
    ...decided(uuid('d1'), 'azzzzzzzzz', 'p1', 'approve'),
    kind: 'preference',
    scope: 'project',
    text: 'Use pnpm',
  } as const
  const event = { ...approved, mac: approvalMac(key, 'w', approved) }

  it('holds for exactly the decision that was taken', () => {
    expect(isApproval(event, key, 'w')).toBe(true)
  })

  it.each([
    ['another text', { ...event, text: 'Use pnpm ' }, key, 'w'],
    ['another item', { ...event, item: 'bzzzzzzzzz' }, key, 'w'],
    ['another scope', { ...event, scope: 'user' as const }, key, 'w'],
    ['another kind', { ...event, kind: 'fact' as const }, key, 'w'],
    ['another event', { ...event, id: uuid('d2') }, key, 'w'],
    ['another state', { ...event, on: uuid('d0') }, key, 'w'],
    ['another decision', { ...event, decision: 'edit' as const }, key, 'w'],
    ['another workspace', event, key, 'x'],
    ['another key', event, new Uint8Array(32).fill(8), 'w'],
    ['a shortened mac', { ...event, mac: event.mac.slice(1) }, key, 'w'],
    ['no mac', approved, key, 'w'],
  ])('does not hold for %s', (_, changed, withKey, workspace) => {
    expect(isApproval(changed, withKey, workspace)).toBe(false)
  })
})

describe('state()', () => {
  it('shows what somebody else approved as shared, waiting', () => {
    appendEvents(path, [
      proposed('azzzzzzzzz'),
      decided(uuid('d1'), 'azzzzzzzzz', first('azzzzzzzzz'), 'approve', { mac: 'forged' }),
    ])
    const item = open().items().get('azzzzzzzzz')
    expect(item).toMatchObject({ status: 'pending', shared: true, checks: ['foreign'] })
  })

  it('lets an approval lapse when the words in the file are changed, and can approve them again', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    decideNow(open(), [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('Use tool azzzzzzzzz', 'Run anything'))
    const store = open()
    expect(store.items().get('azzzzzzzzz')).toMatchObject({
      status: 'pending',
      shared: true,
      text: 'Run anything',
    })
    expect(decideNow(store, [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard').refused).toMatchObject([
      { code: 'needs-confirmation' },
    ])
    decideNow(store, [{ item: 'azzzzzzzzz', decision: 'approve', confirmed: true }], 'dashboard')
    expect(store.items().get('azzzzzzzzz')).toMatchObject({ status: 'approved', shared: false })
  })

  it('counts nothing as approved without the key', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    decideNow(open(), [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    expect(open({ key: undefined }).items().get('azzzzzzzzz')?.status).toBe('pending')
  })

  it('counts what was approved once the key is back', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    decideNow(open(), [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    const store = open({ key: undefined })
    expect(store.ofStatus('approved')).toEqual([])
    store.takeKey(key)
    expect(store.ofStatus('approved')).toMatchObject([{ id: 'azzzzzzzzz', shared: false }])
  })

  it('brings back in the next session what was put off until then', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const now = () => new Date('2026-11-21T10:00:00.000Z')
    const store = open({ now })
    decideNow(
      store,
      [
        { item: 'azzzzzzzzz', decision: 'later' },
        { item: 'bzzzzzzzzz', decision: 'later', until: 'unburied' },
      ],
      'dashboard',
    )
    expect(store.items().get('azzzzzzzzz')?.status).toBe('later')
    const items = open({ opens: true }).items()
    expect([items.get('azzzzzzzzz')?.status, items.get('bzzzzzzzzz')?.status]).toEqual(['pending', 'later'])
  })

  it.each([
    { decision: 'edit', text: 'Other words' },
    { decision: 'edit', scope: 'user' },
    { decision: 'pin' },
  ] as const)('does not put off again what came back and is changed then: %j', (change) => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const at = (time: string) => () => new Date(`2026-11-21T${time}:00.000Z`)
    decideNow(open({ now: at('10:00') }), [{ item: 'azzzzzzzzz', decision: 'later' }], 'dashboard')
    const store = open({ now: at('10:10'), opens: true })
    decideNow(store, [{ item: 'azzzzzzzzz', ...change }], 'dashboard')
    expect(store.items().get('azzzzzzzzz')?.status).toBe('pending')
    expect(undoNow(store).saved).toMatchObject([{ status: 'pending' }])
  })
})

describe('a clock that is set back', () => {
  const ahead = () => new Date('2027-11-21T10:00:00.000Z')
  const right = () => new Date('2026-11-21T10:00:00.000Z')

  it('does not change what undo and redo take for the last decision', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const toUser = { item: 'azzzzzzzzz', decision: 'approve', scope: 'user', confirmed: true } as const
    decideNow(open({ now: ahead }), [toUser], 'dashboard')
    decideNow(open({ now: right }), [{ item: 'bzzzzzzzzz', decision: 'reject' }], 'dashboard')
    expect(undoNow(open({ now: right })).saved).toMatchObject([{ id: 'bzzzzzzzzz', status: 'pending' }])
    expect(redoNow(open({ now: right })).saved).toMatchObject([{ id: 'bzzzzzzzzz', status: 'rejected' }])
  })

  it('does not keep redo from what was undone after a decision that no clock can have dated', () => {
    appendEvents(path, [
      proposed('azzzzzzzzz'),
      proposed('bzzzzzzzzz'),
      { ...decided('d', 'azzzzzzzzz', first('azzzzzzzzz'), 'reject'), id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' },
    ])
    const store = open({ now: right })
    decideNow(store, [{ item: 'bzzzzzzzzz', decision: 'reject' }], 'dashboard')
    expect(undoNow(store).saved).toMatchObject([{ id: 'bzzzzzzzzz', status: 'pending' }])
    expect(redoNow(store).saved).toMatchObject([{ id: 'bzzzzzzzzz', status: 'rejected' }])
    expect(undoNow(store).saved).toMatchObject([{ id: 'bzzzzzzzzz', status: 'pending' }])
    expect(undoNow(store).saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'pending' }])
    expect(redoNow(store).saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'rejected' }])
    expect(redoNow(store).saved).toMatchObject([{ id: 'bzzzzzzzzz', status: 'rejected' }])
  })

  it('takes the last decision for the last one where the other journal has one that no clock can have dated', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    appendEvents(user, [
      proposed('bzzzzzzzzz'),
      { ...decided('d', 'bzzzzzzzzz', first('bzzzzzzzzz'), 'reject'), id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' },
    ])
    decideNow(open({ now: right }), [{ item: 'azzzzzzzzz', decision: 'reject' }], 'dashboard')
    expect(undoNow(open({ now: right })).saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'pending' }])
  })

  it('puts in use what the person approves after another machine decided at a time that no clock can have said', () => {
    const beyond = 'ffffffff-ffff-7fff-bfff-ffffffffffff'
    appendEvents(user, [proposed('azzzzzzzzz', { scope: 'user' })])
    // As what came from a remote is noted.
    appendFileSync(journalPlace(user).decided, `azzzzzzzzz ${beyond} - -\n`)
    const approval = { item: 'azzzzzzzzz', decision: 'approve', confirmed: true } as const
    expect(decideNow(open({ now: right }), [approval], 'dashboard').saved).toMatchObject([{ status: 'approved' }])
    expect(open({ now: right }).items().get('azzzzzzzzz')?.status).toBe('approved')
  })

  it('lets no approval from then outlive what was decided since, though its lines were away meanwhile', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    decideNow(open({ now: ahead }), [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    const approved = readFileSync(path)
    writeFileSync(path, '')
    appendEvents(path, [proposed('azzzzzzzzz', { id: uuid('anew') })])
    decideNow(open({ now: right }), [{ item: 'azzzzzzzzz', decision: 'reject' }], 'dashboard')
    writeFileSync(path, approved)
    expect(open({ now: right }).items().get('azzzzzzzzz')?.status).toBe('pending')
  })

  it('lets no approval for all projects from then outlive what was decided since either', () => {
    appendEvents(user, [proposed('azzzzzzzzz', { scope: 'user' })])
    const approval = { item: 'azzzzzzzzz', decision: 'approve', confirmed: true } as const
    expect(decideNow(open({ now: ahead }), [approval], 'dashboard').saved).toMatchObject([{ status: 'approved' }])
    const approved = readFileSync(user)
    writeFileSync(user, '')
    appendEvents(user, [proposed('azzzzzzzzz', { id: uuid('anew') })])
    decideNow(open({ now: right }), [{ item: 'azzzzzzzzz', decision: 'reject' }], 'dashboard')
    writeFileSync(user, approved)
    expect(open({ now: right }).items().get('azzzzzzzzz')?.status).toBe('pending')
  })

  it('brings back what was put off while it was ahead', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    decideNow(open({ now: ahead }), [{ item: 'azzzzzzzzz', decision: 'later' }], 'dashboard')
    expect(open({ now: right }).items().get('azzzzzzzzz')?.status).toBe('later')
    expect(open({ now: right, opens: true }).items().get('azzzzzzzzz')?.status).toBe('pending')
  })

  it('leaves what is put off since hidden, here and for others, until Sage is opened again', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    let now = ahead
    const store = open({ now: () => now(), opens: true })
    decideNow(store, [{ item: 'bzzzzzzzzz', decision: 'reject' }], 'dashboard')
    now = right
    decideNow(store, [{ item: 'azzzzzzzzz', decision: 'later' }], 'dashboard')
    const status = (options: Partial<OpenOptions>) =>
      open({ now, ...options })
        .items()
        .get('azzzzzzzzz')?.status
    expect(store.items().get('azzzzzzzzz')?.status).toBe('later')
    expect(status({ opened: store.opened })).toBe('later')
    expect(status({ opens: true })).toBe('pending')
  })
})

describe('scope user', () => {
  const toUser = { item: 'azzzzzzzzz', decision: 'approve', scope: 'user', confirmed: true } as const

  it('passes a learning on to the user journal, where every project sees it', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    expect(decideNow(open(), [toUser], 'dashboard').saved).toMatchObject([{ status: 'approved', home: 'user' }])
    expect(readJournal(user).events.map(({ type }) => type)).toEqual(['imported', 'decided'])
    expect(other().items().get('azzzzzzzzz')).toMatchObject({ status: 'approved', scope: 'user', shared: false })
  })

  it('holds once, and can be repeated, when a crash came between the two journals', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open()
    const { plan } = store.planDecisions([toUser], 'dashboard')
    appendEvents(user, plan.user)
    const again = open()
    expect([...again.items().values()]).toMatchObject([{ id: 'azzzzzzzzz', status: 'approved', home: 'user' }])
    undoNow(again)
    expect(again.items().get('azzzzzzzzz')?.status).toBe('pending')
    decideNow(again, [toUser], 'dashboard')
    expect([...again.items().values()]).toMatchObject([{ id: 'azzzzzzzzz', status: 'approved', home: 'user' }])
  })

  it('is in use all the time on its way there and back, wherever a crash comes between the two journals', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    decideNow(open(), [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    const back = { item: 'azzzzzzzzz', decision: 'edit', scope: 'project' } as const
    const plans: Array<(store: ReturnType<typeof open>) => Plan> = [
      (store) => store.planDecisions([toUser], 'dashboard').plan,
      (store) => store.planUndo(),
      (store) => store.planRedo(),
      (store) => store.planDecisions([back], 'dashboard').plan,
      (store) => store.planUndo(),
      (store) => store.planRedo(),
    ]
    const journals = { user, project: path }
    const notes = { user: journalPlace(user).decided, project: journalPlace(path).decided }
    const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
    for (const planOf of plans) {
      const store = open()
      const plan = planOf(store)
      const order = writeOrder(store.journals(), plan)
      const files = [...Object.values(journals), ...Object.values(notes)]
      const before = new Map(files.map((file) => [file, read(file)]))
      expect(store.commit(plan).saved).toMatchObject([{ status: 'approved' }])
      const after = new Map(files.map((file) => [file, read(file)]))
      const restore = (states: ReadonlyMap<string, string>, file: string) => writeFileSync(file, states.get(file) ?? '')
      // Killed before the first journal was written, between the two, and before their last notes.
      for (let written = 0; written <= 2; written++) {
        for (const file of files) restore(before, file)
        for (const file of Object.values(notes)) appendFileSync(file, notedFirst(before.get(file), after.get(file)))
        for (const home of order.slice(0, written)) restore(after, journals[home])
        expect(open().items().get('azzzzzzzzz')?.status).toBe('approved')
      }
      for (const file of files) restore(after, file)
    }
  })

  it('is written first where it comes to be approved, whatever else is decided with it', () => {
    appendEvents(
      path,
      ['azzzzzzzzz', 'bzzzzzzzzz'].map((item) => proposed(item)),
    )
    const shared = {
      path: join(dir, 'learnings.md'),
      read: () => [{ text: 'Team words', kind: 'fact', confidence: 1 }] as const,
    }
    writeFileSync(shared.path, '')
    const store = open({ shared })
    decideNow(store, [toUser], 'dashboard')
    const [ofTeam = ''] = [...store.items().values()].flatMap(({ id, scope }) => (scope === 'global' ? [id] : []))
    const { plan } = store.planDecisions(
      [
        { item: 'azzzzzzzzz', decision: 'edit', scope: 'project' },
        { item: 'bzzzzzzzzz', decision: 'reject' },
        { item: ofTeam, decision: 'reject' },
      ],
      'dashboard',
    )
    expect([plan.project.length, plan.user.length]).toEqual([2, 2])
    expect(writeOrder(store.journals(), plan)).toEqual(['project', 'user'])
  })

  it('is approved in neither journal where the one of the project cannot be written', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open()
    const { plan } = store.planDecisions([toUser], 'dashboard')
    const lines = readFileSync(path)
    rmSync(path)
    mkdirSync(path)
    expect(() => store.commit(plan)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(`Cannot write "${path}": it is a folder`),
        hint: expect.stringContaining('sage doctor --fix'),
      }),
    )
    expect(existsSync(user)).toBe(false)
    rmSync(path, { recursive: true })
    writeFileSync(path, lines)
    expect(store.commit(plan).saved).toMatchObject([{ status: 'approved', home: 'user' }])
  })

  it('is undone and redone with one press, in both journals', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open()
    decideNow(store, [toUser], 'dashboard')
    expect(undoNow(store).saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'pending', scope: 'project' }])
    expect(other().items().size).toBe(0)
    expect(redoNow(store).saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'approved', scope: 'user' }])
  })

  it('takes a learning back into the project', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open()
    decideNow(store, [toUser], 'dashboard')
    decideNow(store, [{ item: 'azzzzzzzzz', decision: 'edit', scope: 'project' }], 'dashboard')
    expect(store.items().get('azzzzzzzzz')).toMatchObject({
      status: 'approved',
      scope: 'project',
      home: 'project',
      shared: false,
    })
    expect(other().items().size).toBe(0)
    undoNow(store)
    expect(store.items().get('azzzzzzzzz')).toMatchObject({ status: 'approved', scope: 'user', home: 'user' })
  })

  it('takes the pin along, there and back, and undo with it', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open()
    const pinned = () => open().items().get('azzzzzzzzz')?.pinned
    const decide = (request: Omit<DecisionRequest, 'item'>) =>
      decideNow(store, [{ item: 'azzzzzzzzz', ...request }], 'command')
    decide({ decision: 'approve' })
    decide({ decision: 'pin' })
    decide({ decision: 'edit', scope: 'user', confirmed: true })
    expect([pinned(), other().items().get('azzzzzzzzz')?.pinned]).toEqual([true, true])
    undoNow(store)
    expect(store.items().get('azzzzzzzzz')).toMatchObject({ scope: 'project', pinned: true })
    redoNow(store)
    expect(store.items().get('azzzzzzzzz')).toMatchObject({ scope: 'user', pinned: true })
    decide({ decision: 'unpin' })
    decide({ decision: 'edit', scope: 'project' })
    expect(store.items().get('azzzzzzzzz')).toMatchObject({ scope: 'project', home: 'project', pinned: false })
    decide({ decision: 'pin' })
    decide({ decision: 'edit', scope: 'user', confirmed: true })
    expect(pinned()).toBe(true)
  })

  it('undo leaves alone what another project decided', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    decideNow(open(), [toUser], 'dashboard')
    const elsewhere = other()
    expect(undoNow(elsewhere)).toEqual({ saved: [], lost: [], events: [] })
    const { saved } = decideNow(elsewhere, [{ item: 'azzzzzzzzz', decision: 'retire' }], 'dashboard')
    expect(saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'retired' }])
    expect(open().items().get('azzzzzzzzz')?.status).toBe('retired')
  })
})

describe('a learning that got another scope', () => {
  it('still says where it was given and when it was said again, on the way there, back, and once that is undone', () => {
    const [item, seenAt] = ['azzzzzzzzz', '2026-03-01T08:00:00.000Z']
    const head = { v: 1 as const, at: seenAt, item }
    const given = (sessionId: string) =>
      ({ ...head, id: uuid(`d-${sessionId}`), type: 'delivered', sessionId, channel: 'SessionStart', seenAt }) as const
    const again = (turnUuid: string, at: string) =>
      ({
        ...head,
        id: uuid(`r-${turnUuid}`),
        at,
        type: 'repeated',
        sessionId: 's',
        turnUuid,
        text: 'x',
        afterDelivery: true,
      }) as const
    const store = open()
    store.append([proposed(item)])
    decideNow(store, [{ item, decision: 'approve' }], 'dashboard')
    store.append([given('s'), again('t', '2026-03-01T07:00:00.000Z')])
    const history = () => {
      const { home, deliveredTo, repeats, lastDeliveredAt } = store.items().get(item) ?? {}
      return [home, deliveredTo, repeats?.map(({ turnUuid }) => turnUuid), lastDeliveredAt]
    }
    decideNow(store, [{ item, decision: 'edit', scope: 'user', confirmed: true }], 'dashboard')
    expect(history()).toEqual(['user', ['s'], ['t'], seenAt])
    store.append([given('s'), given('s2'), again('t2', seenAt)])
    expect(history()).toEqual(['user', ['s', 's2'], ['t', 't2'], seenAt])
    decideNow(store, [{ item, decision: 'edit', scope: 'project' }], 'dashboard')
    expect(history()).toEqual(['project', ['s', 's2'], ['t', 't2'], seenAt])
    undoNow(store)
    expect(history()).toEqual(['user', ['s', 's2'], ['t', 't2'], seenAt])
  })
})

describe('a learning that another project passed on', () => {
  const item = 'azzzzzzzzz'
  const here = other
  const there = () => open()
  beforeEach(() => {
    appendEvents(path, [proposed(item)])
    decideNow(there(), [{ item, decision: 'approve', scope: 'user', confirmed: true }], 'dashboard')
  })

  it('is taken into the project that keeps it for itself, with what it rests on', () => {
    const { text, evidence } = here().items().get(item) ?? {}
    decideNow(here(), [{ item, decision: 'edit', scope: 'project' }], 'dashboard')
    expect(here().items().get(item)).toMatchObject({
      status: 'approved',
      scope: 'project',
      home: 'project',
      text,
      evidence,
    })
    expect(there().items().get(item)?.status).toBe('retired')
  })

  it('is reworded in the own journal alone: the project that does it keeps nothing of it', () => {
    const change = { item, decision: 'edit', text: 'Other words', scope: 'user', confirmed: true } as const
    expect(decideNow(here(), [change], 'dashboard').saved).toMatchObject([{ text: 'Other words' }])
    expect(existsSync(join(dir, 'other.jsonl'))).toBe(false)
  })

  it('can be brought back where it was given up', () => {
    decideNow(here(), [{ item, decision: 'retire' }], 'dashboard')
    expect(here().items().get(item)?.status).toBe('retired')
    expect(undoNow(here()).saved).toMatchObject([{ id: item, status: 'approved' }])
    expect(redoNow(here()).saved).toMatchObject([{ id: item, status: 'retired' }])
    decideNow(here(), [{ item, decision: 'restore' }], 'dashboard')
    decideNow(here(), [{ item, decision: 'approve', confirmed: true }], 'dashboard')
    expect(there().items().get(item)).toMatchObject({ status: 'approved', scope: 'user' })
  })

  it('is not taken back by the undo of a project where it was not decided', () => {
    decideNow(there(), [{ item, decision: 'pin' }], 'dashboard')
    expect(undoNow(here()).saved).toEqual([])
  })
})

describe('the shared folder', () => {
  const shared = (text: string) => {
    const file = join(dir, 'learnings.md')
    writeFileSync(file, text)
    return { path: file, read: () => [{ text, kind: 'convention' as const, confidence: 0.9 }] }
  }

  it('waits for approval, writes nothing before, and holds for these words only', () => {
    const store = open({ shared: shared('Team words') })
    const [item] = store.items().values()
    expect(item).toMatchObject({ status: 'pending', scope: 'global', shared: true, text: 'Team words' })
    expect(readJournal(user).events).toEqual([])
    const { saved } = decideNow(store, [{ item: item?.id ?? '', decision: 'approve', confirmed: true }], 'dashboard')
    expect(saved).toMatchObject([{ status: 'approved', scope: 'global' }])
    expect([
      ...open({ shared: shared('Team words') })
        .items()
        .values(),
    ]).toMatchObject([{ status: 'approved' }])
    const changed = [
      ...open({ shared: shared('Other words') })
        .items()
        .values(),
    ]
    expect(changed).toMatchObject([{ status: 'pending', text: 'Other words' }])
  })

  it('stands beside what the person approved for all projects', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    decideNow(open(), [{ item: 'azzzzzzzzz', decision: 'approve', scope: 'user', confirmed: true }], 'dashboard')
    const elsewhere = { ...journalPlace(join(dir, 'other.jsonl')), workspaceId: 'other' }
    const items = open({ project: elsewhere, shared: shared('Team words') }).items()
    expect([...items.values()].map(({ scope, status }) => [scope, status])).toEqual([
      ['user', 'approved'],
      ['global', 'pending'],
    ])
  })

  it('tells what became of a decision on words that the team took back at that moment', () => {
    const file = shared('Team words')
    const texts = ['Team words']
    const read = () => texts.map((text) => ({ text, kind: 'convention' as const, confidence: 0.9 }))
    const store = open({ shared: { path: file.path, read } })
    const [item = ''] = store.items().keys()
    const { plan } = store.planDecisions([{ item, decision: 'reject' }], 'dashboard')
    texts.pop()
    writeFileSync(file.path, '')
    expect(store.commit(plan)).toMatchObject({ saved: [{ id: item, status: 'rejected' }], lost: [] })
    expect(store.items().size).toBe(0)
  })

  it('is read again when the team takes its last words back, which nobody is given any more', () => {
    const { path: file } = shared('Team words')
    const read = () => readFileSync(file, 'utf8').split('\n').filter(Boolean)
    const learnings = () => read().map((text) => ({ text, kind: 'convention' as const, confidence: 0.9 }))
    writeFileSync(file, 'One\nTwo\n')
    const store = open({ shared: { path: file, read: learnings } })
    writeFileSync(file, 'One\n')
    expect(store.refresh()).toBe(true)
    expect([...store.items().values()].map(({ text }) => text)).toEqual(['One'])
  })

  it("enters the person's journal once, however often it is decided on", () => {
    const team = shared('Team words')
    const [item = ''] = open({ shared: team }).items().keys()
    for (const decision of ['reject', 'restore'] as const)
      decideNow(open({ shared: team }), [{ item, decision }], 'dashboard')
    expect(readJournal(user).events.map(({ type }) => type)).toEqual(['imported', 'decided', 'decided'])
  })

  it('cannot be given another scope, and nothing can be put into it', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open({ shared: shared('Team words') })
    const id = [...store.items().keys()].find((item) => item !== 'azzzzzzzzz') ?? ''
    const refusals = [
      decideNow(store, [{ item: 'azzzzzzzzz', decision: 'approve', scope: 'global', confirmed: true }], 'dashboard')
        .refused,
      decideNow(store, [{ item: id, decision: 'approve', scope: 'user', confirmed: true }], 'dashboard').refused,
    ]
    expect(refusals.flat().map(({ code }) => code)).toEqual(['read-only', 'read-only'])
  })
})

describe('append()', () => {
  it('puts what was found into the journal that holds the item', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const store = open()
    decideNow(store, [{ item: 'azzzzzzzzz', decision: 'approve', scope: 'user', confirmed: true }], 'dashboard')
    const at = '2026-11-21T12:00:00.000Z'
    const delivered = (item: string) =>
      ({
        v: 1,
        id: uuid(`x-${item}`.slice(0, 12)),
        at,
        type: 'delivered',
        item,
        sessionId: 's',
        channel: 'SessionStart',
        seenAt: at,
      }) as const
    const { user: ofUser, project } = store.append([
      delivered('azzzzzzzzz'),
      delivered('bzzzzzzzzz'),
      proposed('czzzzzzzzz'),
    ])
    expect([ofUser.map(({ item }) => item), project.map(({ item }) => item)]).toEqual([
      ['azzzzzzzzz'],
      ['bzzzzzzzzz', 'czzzzzzzzz'],
    ])
    expect(store.items().get('azzzzzzzzz')?.deliveredTo).toEqual(['s'])
    expect(other().items().get('azzzzzzzzz')?.deliveredTo).toEqual(['s'])
  })
})

describe('undo() and redo()', () => {
  it('take back exactly the events that they are given', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const store = open()
    const first = decideNow(store, [{ item: 'azzzzzzzzz', decision: 'reject' }], 'dashboard')
    decideNow(store, [{ item: 'bzzzzzzzzz', decision: 'reject' }], 'dashboard')
    const undone = undoNow(store, { events: first.events })
    expect(undone.saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'pending' }])
    expect(redoNow(store, { events: undone.events }).saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'rejected' }])
    expect(undoNow(store, { item: 'bzzzzzzzzz' }).saved).toMatchObject([{ id: 'bzzzzzzzzz', status: 'pending' }])
    const again = undoNow(store, { events: first.events })
    const brought = redoNow(store, { events: again.events })
    expect(brought.saved).toMatchObject([{ id: 'azzzzzzzzz', status: 'rejected' }])
    expect(store.items().get('bzzzzzzzzz')?.status).toBe('pending')
  })

  it('write nothing of what can no longer be taken or brought back by itself', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open()
    const writtenBy = (change: () => unknown) => {
      const before = readFileSync(path, 'utf8')
      change()
      return readFileSync(path, 'utf8').slice(before.length)
    }
    const approved = decideNow(store, [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    decideNow(store, [{ item: 'azzzzzzzzz', decision: 'retire' }], 'dashboard')
    expect(writtenBy(() => undoNow(store, { events: approved.events }))).toBe('')
    const earlier = undoNow(store)
    undoNow(store)
    expect(writtenBy(() => redoNow(store, { events: earlier.events }))).toBe('')
  })

  it('a redo can be taken back like a decision: by its events, by the item, or as the last step', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const store = open()
    const both = ['azzzzzzzzz', 'bzzzzzzzzz'].map((item) => ({ item, decision: 'reject' as const }))
    const statuses = () => [...store.items().values()].map(({ status }) => status)
    let { events } = decideNow(store, both, 'dashboard')
    for (let times = 0; times < 3; times++) {
      const undone = undoNow(store, { events })
      expect(statuses()).toEqual(['pending', 'pending'])
      ;({ events } = redoNow(store, { events: undone.events }))
      expect(statuses()).toEqual(['rejected', 'rejected'])
    }
    undoNow(store)
    expect(statuses()).toEqual(['pending', 'pending'])
    redoNow(store)
    undoNow(open(), { item: 'azzzzzzzzz' })
    store.refresh()
    expect(statuses()).toEqual(['pending', 'pending'])
  })

  it('the last step is what came into force last, in whichever journal it stands', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const store = open()
    const statusOf = (id: string) => store.items().get(id)?.status
    decideNow(store, [{ item: 'azzzzzzzzz', decision: 'reject' }], 'dashboard')
    decideNow(store, [{ item: 'bzzzzzzzzz', decision: 'approve', scope: 'user', confirmed: true }], 'dashboard')
    undoNow(store, { item: 'azzzzzzzzz' })
    redoNow(store)
    expect([statusOf('azzzzzzzzz'), statusOf('bzzzzzzzzz')]).toEqual(['rejected', 'approved'])
    undoNow(store)
    expect([statusOf('azzzzzzzzz'), statusOf('bzzzzzzzzz')]).toEqual(['pending', 'approved'])
    undoNow(store)
    expect([statusOf('azzzzzzzzz'), statusOf('bzzzzzzzzz')]).toEqual(['pending', 'pending'])
    redoNow(store)
    expect([statusOf('azzzzzzzzz'), statusOf('bzzzzzzzzz')]).toEqual(['pending', 'approved'])
  })

  it('the last step is that of the own journal where the project has older ones', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const store = open()
    const statuses = () => ['azzzzzzzzz', 'bzzzzzzzzz'].map((id) => store.items().get(id)?.status)
    decideNow(store, [{ item: 'bzzzzzzzzz', decision: 'approve', scope: 'user', confirmed: true }], 'dashboard')
    decideNow(store, [{ item: 'azzzzzzzzz', decision: 'reject' }], 'dashboard')
    decideNow(store, [{ item: 'bzzzzzzzzz', decision: 'retire' }], 'dashboard')
    undoNow(store)
    expect(statuses()).toEqual(['rejected', 'approved'])
    undoNow(store)
    expect(statuses()).toEqual(['pending', 'approved'])
    redoNow(store)
    redoNow(store)
    expect(statuses()).toEqual(['rejected', 'retired'])
  })

  it('take one decision at a time where nothing says what was one step', () => {
    const reject = (item: string) => decided(uuid(`d-${item}`), item, first(item), 'reject')
    appendEvents(path, [
      ...['azzzzzzzzz', 'bzzzzzzzzz'].map((item) => proposed(item)),
      ...['azzzzzzzzz', 'bzzzzzzzzz'].map(reject),
    ])
    const store = open()
    const statuses = () => [...store.items().values()].map(({ status }) => status)
    undoNow(store)
    expect(statuses()).toEqual(['rejected', 'pending'])
    undoNow(store)
    expect(statuses()).toEqual(['pending', 'pending'])
  })

  it('redo brings nothing back once something was decided after the undo', () => {
    appendEvents(path, [proposed('azzzzzzzzz'), proposed('bzzzzzzzzz')])
    const store = open()
    decideNow(store, [{ item: 'azzzzzzzzz', decision: 'approve' }], 'dashboard')
    undoNow(store)
    decideNow(store, [{ item: 'bzzzzzzzzz', decision: 'reject' }], 'command')
    expect(redoNow(store).events).toEqual([])
    undoNow(store)
    expect(redoNow(store).saved).toMatchObject([{ id: 'bzzzzzzzzz', status: 'rejected' }])
  })

  it('approvesAnything() tells an undo that approves: again, in other words, as another kind, or for another scope', () => {
    appendEvents(path, [proposed('azzzzzzzzz')])
    const store = open()
    const isApprovedByUndoOf = (request: Omit<DecisionRequest, 'item'>) => {
      expect(decideNow(store, [{ item: 'azzzzzzzzz', confirmed: true, ...request }], 'dashboard').saved).toHaveLength(1)
      return approvesAnything(store.journals(), store.planUndo())
    }
    expect(isApprovedByUndoOf({ decision: 'approve' })).toBe(false)
    expect(isApprovedByUndoOf({ decision: 'pin' })).toBe(false)
    expect(isApprovedByUndoOf({ decision: 'edit', text: 'Other words' })).toBe(true)
    expect(isApprovedByUndoOf({ decision: 'edit', kind: 'fact' })).toBe(true)
    expect(isApprovedByUndoOf({ decision: 'edit', scope: 'user' })).toBe(true)
    expect(isApprovedByUndoOf({ decision: 'retire' })).toBe(true)
  })
})

/** What is noted before anything is written. */
function notedFirst(before = '', after = ''): string {
  return `${after.slice(before.length).split('\n')[0]}\n`
}
