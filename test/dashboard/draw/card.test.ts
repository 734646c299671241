import { describe, expect, test } from 'vitest'
import { drawDetail } from '../../../src/dashboard/draw/detail.ts'
import { drawingOf } from '../../../src/dashboard/draw/drawing.ts'
import { lineText } from '../../../src/dashboard/draw/line.ts'
import type { Pane } from '../../../src/dashboard/layout/layout.ts'
import type { Preview } from '../../../src/dashboard/state/source.ts'
import { CHECK_SENTENCES } from '../../../src/dashboard/state/wording.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { fakeSource } from '../../helpers/fake-source.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'

/** The card as one line of words. */
function card(item: Item, more: Partial<Preview> = {}, pane?: Pane): string {
  return cardLines(item, more, pane).join(' ').replaceAll(/\s+/gu, ' ')
}

const ROOMY: Pane = { width: 63, height: 40 }
const COMPACT: Pane = { width: 49, height: 40 }

function cardLines(item: Item, more: Partial<Preview> = {}, pane = ROOMY): string[] {
  const { preview, forecast } = fakeSource()
  const tab = item.status === 'approved' ? '2' : '1'
  const { state } = press(startState({ items: [item] }), tab)
  const drawing = drawingOf(state, { preview: (one) => ({ ...preview(one), ...more }), forecast })
  return drawDetail(drawing, pane).map(lineText)
}

test('the card says what Claude Code reads anyway, and warns where that says the opposite', () => {
  const sentence = 'CLAUDE.md says the same: “Use pnpm”'
  expect(card(makeItem('a'), { known: { state: 'present', sentence } })).toContain(`= ${sentence}`)
  expect(card(makeItem('a'), { known: { state: 'contradicted', sentence } })).toContain(`! ${sentence}`)
})

test('the card of what a model reworded says so, and warns where it shares no word with what was said', () => {
  const evidence = { text: 'always use pnpm here' }
  const close = makeItem('a', { wordedBy: 'model', text: 'Use pnpm for installs', evidence })
  expect(card(close)).toContain('a model wrote this sentence; the evidence is what was said')
  const far = makeItem('a', { wordedBy: 'model', text: 'Deploy on Fridays', evidence })
  expect(card(far)).toContain('a model wrote this sentence, which shares no words with what was said')
  expect(card(makeItem('a', { evidence }))).not.toContain('a model wrote')
})

test.each(['edit', 'model'] as const)(
  'no card says where on it the evidence is: a small one has it first (%s)',
  (by) => {
    const item = makeItem('a', { formerTexts: ['Use pnpm'], ...(by === 'model' && { wordedBy: by }) })
    for (const pane of [ROOMY, COMPACT]) {
      const said = card(item, {}, pane)
      expect(said).toContain('the evidence is what was said')
      expect(said).not.toContain('below')
    }
  },
)

test('the card gives three reasons at most, all in favour', () => {
  const because = ['says "always"', 'says a reason', 'was typed twice', 'names a tool']
  const against = { id: 'long', weight: -0.5, because: 'is long' }
  const parts = [against, ...because.map((reason) => ({ id: reason, weight: 1, because: reason }))]
  expect(card(makeItem('a', { parts }))).toContain('says "always" · says a reason · was typed twice · said by you')
})

test('the card says that the person rewound the prompt', () => {
  const item = makeItem('a')
  const state = startState({ items: [item], rewound: ['a'] })
  expect(frameOf(state).text.replaceAll(/[\s│]+/gu, ' ')).toContain(
    'said by you · you took back the prompt that says this',
  )
  expect(card(item)).not.toContain('took back')
})

describe('a learning that had to be said again', () => {
  const repeat = { sessionId: 's2', turnUuid: 't2', at: '2026-03-01T09:00:00.000Z', text: 'pnpm!' }
  const repeats = [
    { ...repeat, afterDelivery: true },
    { ...repeat, afterDelivery: false, turnUuid: 't3' },
  ]

  test('says how often that was despite being given, and is marked in the list', () => {
    const failing = makeItem('a', { status: 'approved', repeats })
    expect(card(failing)).toContain('said again 2×, 1× despite being given: e rewords it, ^ pins it, x retires it')
    expect(frameOf(press(startState({ items: [failing] }), '2').state).text).toMatch(/▸ ! .*Learning a/u)
  })

  test('says so where it was despite being given each time, and with what it is now', () => {
    const always = repeats.slice(0, 1)
    const pinned = makeItem('a', { status: 'approved', repeats: always, pinned: true })
    expect(card(pinned)).toContain('said again 1× despite being given: e rewords it, x retires it')
    expect(card(makeItem('a', { repeats: always }))).toMatch(/said again 1× despite being given(?!:)/u)
  })

  test('says nothing of that where it had not been given', () => {
    const said = makeItem('a', { status: 'approved', repeats: repeats.slice(1) })
    expect(card(said)).not.toContain('despite')
    expect(frameOf(press(startState({ items: [said] }), '2').state).text).not.toMatch(/▸ ! .*Learning a/u)
  })
})

test('of long answers the card shows the end of the one before and the beginning of the one after, in three lines each', () => {
  const words = (name: string) => Array.from({ length: 60 }, (_, n) => `${name}${n}`).join(' ')
  const lines = cardLines(makeItem('a', { evidence: { before: words('before'), after: words('after') } }))
  const part = lines.filter((line) => /before\d|after\d/u.test(line))
  expect(part).toHaveLength(6)
  expect(part[0]).toMatch(/^ {3}claude +… before\d\d/u)
  expect(part[2]).toMatch(/ before59 *$/u)
  expect(part[3]).toMatch(/^ {3}claude +after0 after1/u)
  expect(part[5]).toMatch(/after\d+ … *$/u)
})

describe.each([
  ['with headings', ROOMY],
  ['without', COMPACT],
])('the card %s', (_, pane) => {
  test('shows what hides in any text from outside', () => {
    const hiding = (name: string) => `${name}\u001b`
    const item = makeItem('a', {
      text: hiding('text'),
      evidence: { text: 'quoted', typed: hiding('typed quoted'), before: hiding('before'), after: hiding('after') },
      repeats: [{ sessionId: 's2', turnUuid: 't2', at: '', text: hiding('again'), afterDelivery: false }],
      parts: [{ id: 'always', weight: 2, because: hiding('reason') }],
    })
    const known = { state: 'present', sentence: hiding('known') } as const
    const words = card(item, { known, lines: [hiding('added')] }, pane)
    for (const name of ['text', 'typed «quoted»', 'before', 'after', 'again', 'reason', 'known', 'added'])
      expect(words).toContain(`${name}⟨ESC⟩`)
    expect(words).not.toContain('\u001b')
  })

  test('says every check that failed, and what Claude Code reads anyway', () => {
    const checks = ['secret-removed', 'hidden-characters', 'instruction-like', 'personal-data', 'foreign'] as const
    const known = { state: 'contradicted', sentence: 'CLAUDE.md says the opposite' } as const
    const words = card(makeItem('a', { checks }), { known }, pane)
    for (const check of checks) expect(words).toContain(`! ${CHECK_SENTENCES[check]}`)
    expect(words).toContain(`! ${known.sentence}`)
    expect(words).not.toContain('no secrets')
  })

  test('shows all that was typed, with the words that count marked in every line', () => {
    const match = 'use pnpm and never npm for each of the installs in every package of this repository'
    const words = card(makeItem('a', { evidence: { text: match, typed: `Well, ${match}, please` } }), {}, pane)
    expect(words.replaceAll('▎', '').replaceAll(/\s+/gu, ' ')).toContain(`Well, «${match}», please`)
  })

  test('says where something was said, if not when', () => {
    const words = card(makeItem('a', { evidence: { at: '' } }), {}, pane)
    expect(words).toContain(' session session- ')
    expect(words).not.toMatch(/[─ ] ·|· ·/u)
  })
})

test.each([
  ['roomy', ROOMY],
  ['compact', COMPACT],
  ['wide and low', { width: 100, height: 8 }],
])('a %s card cuts a session’s long name inside its quotation marks', (_, pane) => {
  const title = 'OK. That seems a good direction. Stepping back, is the wiring of the cleanup still needed at all?'
  const about = { cwd: '', state: 'ended', turnsSeen: 1, pending: 1, lastEventAt: '', paused: false } as const
  const state = startState({ items: [makeItem('a')], sessions: [{ ...about, id: 'session-1', title }] })
  const lines = drawDetail(drawingOf(state, fakeSource()), pane).map(lineText)
  expect(lines.join('\n')).toMatch(/session “OK\. [^”\n]*…”/u)
})
