import { describe, expect, test } from 'vitest'
import { drawDetail } from '../../../src/dashboard/draw/detail.ts'
import { drawingOf } from '../../../src/dashboard/draw/drawing.ts'
import { factsOf } from '../../../src/dashboard/draw/facts.ts'
import { lineText } from '../../../src/dashboard/draw/line.ts'
import type { Preview } from '../../../src/dashboard/state/source.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { goTo, press, startState } from '../../helpers/dashboard-state.ts'
import { fakeSource } from '../../helpers/fake-source.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'
import { sampleSnapshot } from '../../helpers/sample-snapshot.ts'

const TITLE = 'pr 177 has some merge conflicts. can you resolve these and then look at the rest of the open ones'
const NOW = Date.parse('2026-03-02T10:00:00.000Z')

const TABS: Partial<Record<Item['status'], string>> = { pending: '1', approved: '2' }

function card(item: Item, width: number, height: number, columns = 120, source = fakeSource()): string[] {
  const session = {
    id: 'session-1',
    title: TITLE,
    cwd: '',
    state: 'ended',
    turnsSeen: 1,
    pending: 1,
    lastEventAt: '',
    paused: false,
  } as const
  const start = startState({ items: [item], sessions: [session] }, { columns, rows: 40 })
  const state = { ...press(start, TABS[item.status] ?? '3').state, now: NOW }
  return drawDetail(drawingOf(state, source), { width, height }).map(lineText)
}

describe('drawDetail()', () => {
  test.each([
    [63, 30, 120],
    [80, 12, 80],
  ])(
    'drawDetail() shows at %i × %i in which words it was said again last, and when Sage read them',
    (width, height, columns) => {
      const repeat = { sessionId: 's2', turnUuid: 't2', at: '2026-03-02T09:58:00.000Z', afterDelivery: false }
      const repeats = ['long ago', 'I said pnpm, not npm'].map((text) => ({ ...repeat, text }))
      const lines = card(makeItem('sqdbaxmaa6', { repeats }), width, height, columns).join('\n')
      expect(lines).toMatch(/again +▎I said pnpm, not npm \(noted 2m ago\)/u)
      expect(lines).not.toContain('long ago')
    },
  )

  test.each([
    [63, 30, 120],
    [80, 12, 80],
    [50, 16, 50],
  ])(
    'drawDetail() names the id and how long ago at %i × %i, whatever else there is to say',
    (width, height, columns) => {
      const item = makeItem('sqdbaxmaa6', { kind: 'self_knowledge', confidence: 0.97 })
      const lines = card(item, width, height, columns)
      expect(lines.join('\n')).toContain('id sqdbaxmaa6')
      expect(lines.join('\n')).toMatch(/1d ago/u)
      expect(card(item, width, height, columns).every((line) => line.length === width)).toBe(true)
    },
  )

  test.each([
    [63, 30, 120],
    [80, 12, 80],
    [50, 16, 50],
  ])('drawDetail() says at %i × %i what became of an item in the archive', (width, height, columns) => {
    expect(card(makeItem('a', { status: 'rejected' }), width, height, columns).join('\n')).toContain('rejected')
  })

  test.each([true, false])(
    'drawDetail() cuts neither kind, scope, certainty nor age at any width (by hand: %s)',
    (isOwn) => {
      const evidence = isOwn ? ({ speaker: 'self', sessionId: '' } as const) : {}
      const item = makeItem('sqdbaxmaa6', { kind: 'self_knowledge', confidence: 0.97, evidence })
      const certainty = isOwn ? 'written by you' : 'very likely 97 %|almost certain 97 %'
      for (let width = 50; width <= 120; width++)
        for (const height of [12, 40]) {
          const text = card(item, width, height, Math.max(width, 60)).join('\n')
          expect(text).toMatch(new RegExp(` (?:${certainty})(?: |$)`, 'mu'))
          expect(text).toMatch(/ self knowledge .*(?:scope )?project/u)
          expect(text).toMatch(/ 1d ago(?: |$)/mu)
        }
    },
  )

  test('drawDetail() names no project by an internal id', () => {
    const other = makeItem('a', { origin: 'workspace:436e27f5ff0e0ea4', evidence: { sessionId: 'elsewhere' } })
    expect(card(other, 63, 40).join('\n')).toContain('Evidence ─ 1d ago · another project of yours')
    const retired = makeItem('a', {
      origin: 'workspace:436e27f5ff0e0ea4',
      evidence: { speaker: 'file', sessionId: '' },
    })
    expect(frameOf(startState({ items: [retired] })).text).not.toContain('436e27f5')
    const own = makeItem('a', { origin: 'workspace:436e27f5ff0e0ea4' })
    expect(card(own, 63, 40).join('\n')).toContain('session “pr 177')
  })

  test('drawDetail() says that something was said to a subagent', () => {
    const transcriptPath = '/c/projects/-p/s1/subagents/agent-a1.jsonl'
    const said = makeItem('a', { evidence: { transcriptPath } })
    expect(card(said, 63, 40).join('\n')).toContain('1d ago · subagent of session “pr 177')
  })

  test('drawDetail() says that a proposal is in the words of the person now', () => {
    const edited = makeItem('a', { formerTexts: ['Learning as it was said'] })
    expect(card(edited, 63, 40).join('\n')).toContain('in your words now')
    expect(card(makeItem('a'), 63, 40).join('\n')).toContain('says "always"')
  })

  test('drawDetail() does not guess how sure a person is of what they wrote', () => {
    const text = card(makeItem('a', { evidence: { speaker: 'self', sessionId: '' } }), 63, 40).join('\n')
    expect(text).toContain('written by you')
    expect(text).not.toContain('%')
  })
})

test('an approved learning says which sessions are proven to have it, and its row how many', () => {
  const given = makeItem('a', {
    status: 'approved',
    deliveredTo: ['s1', 's2'],
    lastDeliveredAt: '2026-03-02T08:00:00.000Z',
  })
  expect(card(given, 63, 40).join('\n')).toContain('given to 2 sessions, last 2h')
  expect(card(makeItem('b', { status: 'approved' }), 63, 40).join('\n')).toContain('given to no session yet')
  const { text } = frameOf(press(startState({ items: [given, makeItem('b', { status: 'approved' })] }), '2').state)
  expect(text).toMatch(/Learning a.* 2× /u)
  expect(text).not.toContain('0×')
})

test('an approved learning that Claude Code reads in a file is not said to be given to no session: no transcript tells', () => {
  const source = fakeSource()
  const preview = (item: Item): Preview => {
    const { start, ...rest } = source.preview(item)
    return { ...rest, ...(start && { start: { ...start, outside: [{ id: item.id, reason: 'imported-file' }] } }) }
  }
  const lines = card(makeItem('a', { status: 'approved' }), 63, 40, 120, { ...source, preview }).join('\n')
  expect(lines).toContain('with the file, in every session')
  expect(lines).not.toContain('given to no session yet')
})

test('the archive says in whole words what became of each', () => {
  const words = { rejected: 'rejected', retired: 'retired', merged: 'merged', later: 'put off' } as const
  const items = (Object.keys(words) as Array<keyof typeof words>).map((status) => makeItem(status, { status }))
  const { text } = frameOf(press(startState({ items }), '3').state)
  for (const [status, said] of Object.entries(words))
    expect(text).toMatch(new RegExp(`Learning ${status} .* ${said} `, 'u'))
  expect(factsOf(makeItem('a', { status: 'later' }))[0]).toContain('put off')
})

test.each([
  ['session', 'put off until sage is next opened'],
  ['unburied', 'put off until you bring it back'],
] as const)('what was put off says until when: %s', (until, words) => {
  const later = makeItem('a', { status: 'later', until })
  const wordsOf = (item: Item) => card(item, 63, 40).join(' ').replaceAll(/ +/gu, ' ')
  expect(wordsOf(later)).toContain(words)
  expect(wordsOf(makeItem('a', { until }))).not.toContain('put off')
})

test.each([
  ['merged', 'merged into “Use pnpm everywhere”'],
  ['retired', 'replaced by “Use pnpm everywhere”'],
] as const)('what was %s says what took its place', (status, words) => {
  const other = makeItem('b', { text: 'Use pnpm everywhere', status: 'approved' })
  const archiveOf = (item: Item) =>
    frameOf(press(startState({ items: [item, other] }, { columns: 200, rows: 40 }), '3').state).text
  expect(archiveOf(makeItem('a', { status, other: 'b' }))).toContain(words)
  expect(archiveOf(makeItem('a', { status }))).not.toContain('everywhere')
})

test('the card of a session offers a pause only where there is something to pause', () => {
  const about = { title: 'Fix CI', cwd: '', turnsSeen: 1, pending: 1, lastEventAt: '', paused: false } as const
  const sessions = [
    { ...about, id: 'running', state: 'live' },
    { ...about, id: 'over', state: 'ended' },
  ] as const
  const state = press(startState({ sessions }), '4').state
  expect(frameOf(state).text).toContain('P pause')
  expect(frameOf(state).text).toContain('1 turn read')
  expect(frameOf(press(state, 'j').state).text).not.toContain('P pause')
})

test('what a person wrote by hand has no percentage, in no place', () => {
  const items = [makeItem('a', { confidence: 1, evidence: { speaker: 'self' } })]
  for (const columns of [120, 50]) {
    const state = startState({ items }, { columns, rows: 24 })
    expect(frameOf(state).text).not.toContain('%')
    expect(frameOf(press(state, 'enter').state).text).not.toContain('%')
  }
})

describe('what was imported', () => {
  const imported = makeItem('i', {
    origin: '/home/user/notes/CLAUDE.md',
    evidence: { speaker: 'file', turnUuid: '', sessionId: '', transcriptPath: '/home/user/notes/CLAUDE.md' },
  })

  test('stands under the name of its file, which t opens', () => {
    const start = startState({ items: [imported] })
    expect(frameOf(start).text).toContain(' from CLAUDE.md ─ 1')
    expect(frameOf(start).text).toContain('t the file at these words')
    expect(frameOf(start).text).toContain(' ago · ~/notes/CLAUDE.md ─')
    expect(press(start, 't').effects).toContainEqual({
      type: 'openPager',
      path: '/home/user/notes/CLAUDE.md',
      words: imported.evidence.text,
    })
  })
})

test('nobody is told that what stands in the Archive will be written', () => {
  expect(card(makeItem('r', { status: 'rejected' }), 80, 40).join('\n')).toContain('Would write ─')
  expect(card(makeItem('p'), 80, 40).join('\n')).toContain('Will write ─')
  expect(card(makeItem('r', { status: 'rejected' }), 80, 14).join('\n')).toMatch(
    /^ would write → \.sage\/learnings\.md *$/mu,
  )
  expect(card(makeItem('p'), 80, 14).join('\n')).toContain(' → .sage/learnings.md, next session')
})

test('the line before the detail is heavy while keys scroll it', () => {
  for (const [columns, light, heavy] of [
    [120, '│', '┃'],
    [80, ' 1/1 ───', ' 1/1 ━━━'],
  ] as const) {
    const start = startState({ items: [makeItem('a')], drain: undefined }, { columns, rows: 30 })
    expect(frameOf(start).text).toContain(light)
    expect(frameOf(start).text).not.toContain(heavy)
    expect(frameOf(press(start, 'tab').state).text).toContain(heavy)
  }
})

test.each(
  (
    [
      [120, 40],
      [80, 24],
      [50, 20],
    ] as const
  ).flatMap((size) => (['approved', 'pending'] as const).map((status) => [...size, status] as const)),
)('the card says at %i × %i what contradicts what is %s, without scrolling', (columns, rows, status) => {
  const against = 'Always use npm for installs'
  const items = [
    makeItem('old', { text: 'Use pnpm, never npm, for every install', status }),
    makeItem('new', { text: `${against}, never pnpm`, status: 'approved' }),
  ]
  const start = press(startState({ items }, { columns, rows }), status === 'approved' ? '2' : '1').state
  const at = goTo(start, 'old')
  const lines = frameOf(columns < 60 ? press(at, 'enter').state : at).lines
  const said = lines.findIndex((line) => line.includes('contradicts'))
  expect(said).toBeGreaterThan(0)
  expect(lines[said + 1]).toContain(against)
})

describe('a line of Activity', () => {
  const at = (time: string) => ({ id: time, at: time, mark: 'ok', subject: 'approved', text: 'Use pnpm' }) as const

  test('tells the time of today and the day of what is older, and its card tells both', () => {
    const activity = [at('2026-03-01T09:40:00.000Z'), at('2026-02-27T18:00:00.000Z'), at('2025-11-02T18:00:00.000Z')]
    const opened = press(startState({ activity }), '5', 'j').state
    const { text } = frameOf(opened)
    expect(text).toMatch(/ {2}09:40 approved/u)
    expect(text).toMatch(/ 27 Feb approved/u)
    expect(text).toMatch(/ {3}2025 approved/u)
    expect(text).toContain('2026-02-27 18:00 · 1d ago')
  })

  test.each([
    [120, 40],
    [80, 24],
    [50, 20],
  ])('has columns at %i × %i, whatever stands in them', (columns, rows) => {
    const title = 'never commit to main again, please'
    const activity = [
      { ...at('2026-03-01T09:40:00.000Z'), subject: 'given', text: `4 learnings → “${title}”` },
      { ...at('2026-03-01T09:39:00.000Z'), subject: 'hook failed', text: 'UserPromptSubmit: write-failed' },
      { ...at('2026-03-01T09:38:00.000Z'), subject: 'undone: approved', text: 'Use pnpm' },
    ]
    const { lines } = frameOf(press(startState({ activity }, { columns, rows }), '5').state)
    const starts = ['4 learnings', 'UserPromptS', 'Use pnpm'].map((text) =>
      lines.map((line) => line.indexOf(text)).find((column) => column > 0),
    )
    expect(new Set(starts).size).toBe(1)
    expect(lines.find((line) => line.includes('4 learnings'))).toMatch(columns === 80 ? /please”/u : /…/u)
    for (const { subject } of activity) expect(lines.join('\n')).toContain(subject)
  })
})

test.each([
  [120, 40],
  [80, 24],
  [50, 20],
])('the card of a session says at %i × %i what it was given, and when', (columns, rows) => {
  const about = { title: 'Fix CI', cwd: '', turnsSeen: 1, pending: 0, lastEventAt: '', paused: false } as const
  const sessions = [
    { ...about, id: 's1', state: 'live', givenAt: '2026-03-01T09:40:00.000Z' },
    { ...about, id: 's2', state: 'live' },
    { ...about, id: 's3', state: 'ended' },
  ] as const
  const items = [
    makeItem('a', { status: 'approved', text: 'Use pnpm', deliveredTo: ['s0', 's1'] }),
    makeItem('b', { status: 'retired', text: 'Answer in haste', deliveredTo: ['s1'] }),
  ]
  const open = columns < 60 ? ['enter'] : []
  const start = startState({ sessions, items }, { columns, rows })
  const cardOf = (...keys: string[]) => frameOf(press(start, '4', ...keys, ...open).state).text
  expect(cardOf()).toMatch(/ given 2 learnings · 2026-03-01 09:40 · 20m ago[^]* · Use pnpm[^]* · Answer in haste/u)
  expect(cardOf('j')).toMatch(/ given by hooks: nothing seen yet/u)
  expect(cardOf('j', 'j')).toMatch(/ given by hooks: nothing seen(?! yet)/u)
})

test('what was written by hand here and is for all projects now was still written here', () => {
  const item = makeItem('a', {
    status: 'approved',
    scope: 'user',
    origin: 'workspace:436e27f5ff0e0ea4',
    evidence: { speaker: 'self', sessionId: '', turnUuid: '' },
  })
  const shownIn = (id: string) =>
    frameOf(press(startState({ items: [item], project: { name: 'acme', id } }), '2').state).text
  expect(shownIn('436e27f5ff0e0ea4')).toContain('by hand')
  expect(shownIn('0000000000000000')).toContain('another project of yours')
})

test('a learning that is pinned says so, and its key unpins', () => {
  const state = press(startState({ items: [makeItem('a', { status: 'approved', pinned: true })] }), '2').state
  expect(frameOf(state).text).toMatch(/ \d\d % +pinned/u)
  expect(frameOf(state).lines.at(-1)).toContain('^ unpin')
})

test('when a learning comes is said beside the longest path', () => {
  const item = makeItem('a')
  const start = startState({ items: [item] })
  const { preview, forecast } = fakeSource()
  const deep = (one: Item) => ({ ...preview(one), file: `/srv/${'deep/'.repeat(30)}learnings.md` })
  const drawing = drawingOf(start, { preview: deep, forecast })
  const lines = drawDetail(drawing, { width: 52, height: 40 }).map(lineText)
  expect(lines.join('\n')).toMatch(/ Will write ─ ….*learnings\.md → next session /u)
})

test.each([
  [120, 40],
  [100, 24],
  [80, 24],
])('the keys of a session and of what went wrong are whole at %i × %i', (columns, rows) => {
  const shownAt = (tab: string) =>
    frameOf(press(startState(sampleSnapshot(), { columns, rows }), tab).state)
      .text.replaceAll('│', '')
      .replaceAll(/\s+/gu, ' ')
  expect(shownAt('4')).toMatch(/show its proposals t transcript P pause/u)
  expect(shownAt('5')).toMatch(/r retry now D give up on it t open the transcript y copy/u)
})

test('a session of which nothing is pending offers no key for its proposals', () => {
  const sessions = sampleSnapshot().sessions.map((session) => ({ ...session, pending: 0 }))
  const { text } = frameOf(press(startState({ sessions }), '4').state)
  expect(text).toContain('t transcript')
  expect(text).not.toContain('show its proposals')
})
