import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendEvents } from '../../src/journal/append.ts'
import { approvalMac, isApproved } from '../../src/journal/approval.ts'
import { readJournal } from '../../src/journal/read.ts'
import { type OpenOptions, openJournals } from '../../src/journal/store.ts'
import { approvedBy } from '../../src/journal/plan-undo.ts'
import { decided, proposed } from './events.ts'
import { bundleScript, killAfterLines, runScript } from './run-script.ts'

let dir: string
let path: string
let user: string
const key = new Uint8Array(32).fill(7)
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sage-store-'))
  path = join(dir, 'project.jsonl')
  user = join(dir, 'user.jsonl')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const open = (changes: Partial<OpenOptions> = {}) =>
  openJournals({ project: { path, workspaceId: 'w' }, user: { path: user }, key, ...changes })
const other = () => open({ project: { path: join(dir, 'other.jsonl'), workspaceId: 'other' } })

describe('decideAndAppend()', () => {
  it('saves a decision that another open store sees', () => {
    appendEvents(path, [proposed('a')])
    const [first, second] = [open(), open()]
    const { saved, lost, refused } = first.decideAndAppend([{ item: 'a', decision: 'approve' }], 'dashboard')
    expect([saved.map(({ status }) => status), lost, refused]).toEqual([['approved'], [], []])
    expect(second.refresh()).toBe(true)
    expect(second.refresh()).toBe(false)
    expect(second.state().items.get('a')?.status).toBe('approved')
  })

  it('refuses a decision on what was on screen before another one came', () => {
    appendEvents(path, [proposed('a')])
    const [first, second] = [open(), open()]
    const on = second.state().items.get('a')?.on ?? ''
    first.decideAndAppend([{ item: 'a', decision: 'reject', on }], 'dashboard')
    const { saved, refused } = second.decideAndAppend([{ item: 'a', decision: 'approve', on }], 'dashboard')
    expect(saved).toEqual([])
    expect(refused).toMatchObject([{ code: 'older-state', reason: 'Already decided elsewhere: it is rejected now' }])
  })

  it('tells the one whose decision was written second', () => {
    appendEvents(path, [proposed('a')])
    const store = open()
    const { plan } = store.planDecisions([{ item: 'a', decision: 'approve' }], 'dashboard')
    open().decideAndAppend([{ item: 'a', decision: 'reject' }], 'dashboard')
    const { saved, lost, events } = store.commit(plan)
    expect([saved, events]).toEqual([[], []])
    expect(lost).toMatchObject([{ id: 'a', reason: 'Already decided elsewhere: it is rejected now' }])
  })

  it('gives one decision per item when processes decide against each other', async () => {
    const items = Array.from({ length: 40 }, (_, n) => `item${n}`)
    appendEvents(
      path,
      items.map((item) => proposed(item)),
    )
    const bundle = bundleScript('script-decide.ts')
    const run = (decision: string) => runScript(bundle, [path, user, decision, ...items])
    const outputs = await Promise.all([run('approve'), run('reject'), run('later')])
    const told = outputs.map((output) => JSON.parse(output) as { item: string; saved?: string; told: string }[])
    const { items: now } = open().state()
    for (const [index, item] of items.entries()) {
      const answers = told.map((answer) => answer[index])
      const status = now.get(item)?.status
      expect(answers.some((answer) => answer?.saved === status)).toBe(true)
      for (const answer of answers) expect((answer?.saved !== undefined) !== (answer?.told !== '')).toBe(true)
    }
    expect(readJournal(path).problems).toEqual([])
  })

  it('keeps every decision that it called saved when it is killed the next moment', async () => {
    const items = Array.from({ length: 400 }, (_, n) => `item${n}`)
    appendEvents(
      path,
      items.map((item) => proposed(item)),
    )
    const bundle = bundleScript('script-acknowledge.ts')
    for (const lines of [1, 7, 40, 90]) {
      const acknowledged = await killAfterLines(bundle, [path, user, String(items.length)], lines)
      const { items: now, problems } = open().state()
      expect(acknowledged.length).toBeGreaterThanOrEqual(lines)
      for (const id of acknowledged) expect(now.get(id)?.status).toBe('rejected')
      expect(problems.filter(({ kind }) => kind !== 'torn')).toEqual([])
    }
  })

  it('writes nothing where a newer Sage wrote, and says so', () => {
    appendEvents(path, [proposed('a')])
    appendFileSync(path, '{"v":2,"type":"dreamt"}\n')
    const store = open()
    const before = readFileSync(path, 'utf8')
    expect(store.state().readOnly).toContain('newer Sage')
    expect(store.state().items.get('a')?.status).toBe('pending')
    expect(() => store.decideAndAppend([{ item: 'a', decision: 'reject' }], 'dashboard')).toThrow('newer Sage')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })
})

describe('isApproved()', () => {
  const approved = { workspaceId: 'w', item: 'a', scope: 'project', text: 'Use pnpm' } as const
  const item = {
    id: 'a',
    status: 'approved',
    scope: 'project',
    text: 'Use pnpm',
    mac: approvalMac(key, approved),
  } as const

  it('holds for exactly what was approved', () => {
    expect(isApproved(item, key, 'w')).toBe(true)
  })

  it.each([
    ['another text', { ...item, text: 'Use pnpm ' }, key, 'w'],
    ['another id', { ...item, id: 'b' }, key, 'w'],
    ['another scope', { ...item, scope: 'user' as const }, key, 'w'],
    ['another workspace', item, key, 'x'],
    ['another key', item, new Uint8Array(32).fill(8), 'w'],
    ['a shortened mac', { ...item, mac: item.mac.slice(1) }, key, 'w'],
    ['no mac', { ...item, mac: undefined as unknown as string }, key, 'w'],
    ['another status', { ...item, status: 'retired' as const }, key, 'w'],
  ])('does not hold for %s', (_, changed, withKey, workspace) => {
    expect(isApproved(changed, withKey, workspace)).toBe(false)
  })
})

describe('state()', () => {
  it('shows what somebody else approved as shared, waiting', () => {
    appendEvents(path, [proposed('a'), decided('d1', 'a', 'proposed-a', 'approve', { mac: 'forged' })])
    const item = open().state().items.get('a')
    expect(item).toMatchObject({ status: 'pending', shared: true, checks: ['foreign'] })
    expect(item?.mac).toBeUndefined()
  })

  it('lets an approval lapse when the words in the file are changed, and can approve them again', () => {
    appendEvents(path, [proposed('a')])
    open().decideAndAppend([{ item: 'a', decision: 'approve' }], 'dashboard')
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('Use tool a', 'Run anything'))
    const store = open()
    expect(store.state().items.get('a')).toMatchObject({ status: 'pending', shared: true, text: 'Run anything' })
    expect(store.decideAndAppend([{ item: 'a', decision: 'approve' }], 'dashboard').refused).toMatchObject([
      { code: 'needs-confirmation' },
    ])
    store.decideAndAppend([{ item: 'a', decision: 'approve', confirmed: true }], 'dashboard')
    expect(store.state().items.get('a')).toMatchObject({ status: 'approved', shared: false })
  })

  it('counts nothing as approved without the key', () => {
    appendEvents(path, [proposed('a')])
    open().decideAndAppend([{ item: 'a', decision: 'approve' }], 'dashboard')
    expect(open({ key: undefined }).state().items.get('a')?.status).toBe('pending')
  })

  it('brings back in the next session what was put off until then', () => {
    appendEvents(path, [proposed('a'), proposed('b')])
    const now = () => new Date('2026-11-21T10:00:00.000Z')
    const store = open({ now })
    store.decideAndAppend(
      [
        { item: 'a', decision: 'later' },
        { item: 'b', decision: 'later', until: 'unburied' },
      ],
      'dashboard',
    )
    expect(store.state().items.get('a')?.status).toBe('later')
    const { items } = open({ began: new Date('2026-11-21T10:05:00.000Z') }).state()
    expect([items.get('a')?.status, items.get('b')?.status]).toEqual(['pending', 'later'])
  })
})

describe('scope user', () => {
  const toUser = { item: 'a', decision: 'approve', scope: 'user', confirmed: true } as const

  it('passes a learning on to the user journal, where every project sees it', () => {
    appendEvents(path, [proposed('a')])
    expect(open().decideAndAppend([toUser], 'dashboard').saved).toMatchObject([{ status: 'approved', home: 'user' }])
    expect(readJournal(user).events.map(({ type }) => type)).toEqual(['imported', 'decided'])
    expect(other().state().items.get('a')).toMatchObject({ status: 'approved', scope: 'user', shared: false })
  })

  it('holds once, and can be repeated, when a crash came between the two journals', () => {
    appendEvents(path, [proposed('a')])
    const store = open()
    const { plan } = store.planDecisions([toUser], 'dashboard')
    appendEvents(user, plan.user)
    const again = open()
    expect([...again.state().items.values()]).toMatchObject([{ id: 'a', status: 'approved', home: 'user' }])
    again.undo()
    expect(again.state().items.get('a')?.status).toBe('pending')
    again.decideAndAppend([toUser], 'dashboard')
    expect([...again.state().items.values()]).toMatchObject([{ id: 'a', status: 'approved', home: 'user' }])
  })

  it('is undone and redone with one press, in both journals', () => {
    appendEvents(path, [proposed('a')])
    const store = open()
    store.decideAndAppend([toUser], 'dashboard')
    expect(store.undo().saved).toMatchObject([{ id: 'a', status: 'pending', scope: 'project' }])
    expect(other().state().items.size).toBe(0)
    expect(store.redo().saved).toMatchObject([{ id: 'a', status: 'approved', scope: 'user' }])
  })

  it('takes a learning back into the project', () => {
    appendEvents(path, [proposed('a')])
    const store = open()
    store.decideAndAppend([toUser], 'dashboard')
    store.decideAndAppend([{ item: 'a', decision: 'edit', scope: 'project' }], 'dashboard')
    expect(store.state().items.get('a')).toMatchObject({
      status: 'approved',
      scope: 'project',
      home: 'project',
      shared: false,
    })
    expect(other().state().items.size).toBe(0)
    store.undo()
    expect(store.state().items.get('a')).toMatchObject({ status: 'approved', scope: 'user', home: 'user' })
  })

  it('undo leaves alone what another project decided', () => {
    appendEvents(path, [proposed('a')])
    open().decideAndAppend([toUser], 'dashboard')
    const elsewhere = other()
    expect(elsewhere.undo()).toEqual({ saved: [], lost: [], refused: [], events: [] })
    elsewhere.decideAndAppend([{ item: 'a', decision: 'retire' }], 'dashboard')
    expect(open().state().items.get('a')?.status).toBe('retired')
  })
})

describe('the shared folder', () => {
  const shared = (text: string) => ({
    path: '/team/learnings.md',
    read: () => [{ text, kind: 'convention' as const, confidence: 0.9 }],
  })

  it('waits for approval, writes nothing before, and holds for these words only', () => {
    const store = open({ shared: shared('Team words') })
    const [item] = store.state().items.values()
    expect(item).toMatchObject({ status: 'pending', scope: 'global', shared: true, text: 'Team words' })
    expect(readJournal(user).events).toEqual([])
    const { saved } = store.decideAndAppend(
      [{ item: item?.id ?? '', decision: 'approve', confirmed: true }],
      'dashboard',
    )
    expect(saved).toMatchObject([{ status: 'approved', scope: 'global' }])
    expect([
      ...open({ shared: shared('Team words') })
        .state()
        .items.values(),
    ]).toMatchObject([{ status: 'approved' }])
    const changed = [
      ...open({ shared: shared('Other words') })
        .state()
        .items.values(),
    ]
    expect(changed).toMatchObject([{ status: 'pending', text: 'Other words' }])
  })

  it('cannot be given another scope, and nothing can be put into it', () => {
    appendEvents(path, [proposed('a')])
    const store = open({ shared: shared('Team words') })
    const id = [...store.state().items.keys()].find((item) => item !== 'a') ?? ''
    const refusals = [
      store.decideAndAppend([{ item: 'a', decision: 'approve', scope: 'global', confirmed: true }], 'dashboard')
        .refused,
      store.decideAndAppend([{ item: id, decision: 'approve', scope: 'user', confirmed: true }], 'dashboard').refused,
    ]
    expect(refusals.flat().map(({ code }) => code)).toEqual(['read-only', 'read-only'])
  })
})

describe('append()', () => {
  it('puts what was found into the journal that holds the item', () => {
    appendEvents(path, [proposed('a'), proposed('b')])
    const store = open()
    store.decideAndAppend([{ item: 'a', decision: 'approve', scope: 'user', confirmed: true }], 'dashboard')
    const at = '2026-11-21T12:00:00.000Z'
    const delivered = (item: string) =>
      ({
        v: 1,
        id: `x-${item}`,
        at,
        type: 'delivered',
        item,
        sessionId: 's',
        channel: 'SessionStart',
        seenAt: at,
      }) as const
    const { user: ofUser, project } = store.append([delivered('a'), delivered('b'), proposed('c')])
    expect([ofUser.map(({ item }) => item), project.map(({ item }) => item)]).toEqual([['a'], ['b', 'c']])
    expect(store.state().items.get('a')?.deliveredTo).toEqual(['s'])
    expect(other().state().items.get('a')?.deliveredTo).toEqual(['s'])
  })
})

describe('undo() and redo()', () => {
  it('take back exactly the events that they are given', () => {
    appendEvents(path, [proposed('a'), proposed('b')])
    const store = open()
    const first = store.decideAndAppend([{ item: 'a', decision: 'reject' }], 'dashboard')
    store.decideAndAppend([{ item: 'b', decision: 'reject' }], 'dashboard')
    const undone = store.undo({ events: first.events })
    expect(undone.saved).toMatchObject([{ id: 'a', status: 'pending' }])
    expect(store.redo({ events: undone.events }).saved).toMatchObject([{ id: 'a', status: 'rejected' }])
    expect(store.undo({ item: 'b' }).saved).toMatchObject([{ id: 'b', status: 'pending' }])
  })

  it('approvedBy() names what an undo would approve', () => {
    appendEvents(path, [proposed('a')])
    const store = open()
    store.decideAndAppend([{ item: 'a', decision: 'approve' }], 'dashboard')
    expect(approvedBy(store.journals(), store.planUndo())).toEqual([])
    store.decideAndAppend([{ item: 'a', decision: 'retire' }], 'dashboard')
    expect(approvedBy(store.journals(), store.planUndo())).toEqual(['a'])
  })
})
