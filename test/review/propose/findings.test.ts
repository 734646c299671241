import { expect, test } from 'vitest'
import type { Candidate } from '../../../src/extract/candidate.ts'
import type { JournalEvent } from '../../../src/journal/event/event.ts'
import { foldEvents } from '../../../src/journal/item/fold.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { type Finding, mergeFindings } from '../../../src/review/propose/findings.ts'
import { createKnownTexts } from '../../../src/review/propose/known-texts.ts'
import { decided } from '../../journal/events.ts'

const candidate: Candidate = {
  turnUuid: '',
  kind: 'convention',
  text: '',
  evidence: '',
  confidence: 0.9,
  tier: 'suggest',
  cues: ['always'],
  parts: [],
  speaker: 'person',
}

const finding = (text: string, index: number): Finding => ({
  item: `item${index}`,
  candidate,
  text,
  checks: [],
  place: 0,
  evidence: {
    text,
    speaker: 'person',
    turnUuid: `turn${index}`,
    sessionId: 's1',
    transcriptPath: '/t.jsonl',
    at: '2026-11-20T09:00:00.000Z',
  },
})

const WORDS = 'Always use pnpm for the installs'

/** Some of these are said several times, in these or nearly these words. */
const SAID = Array.from({ length: 40 }, (_, index) =>
  index % 3 === 0
    ? `Always run the linter of package ${index % 9} before pushing`
    : `${index % 2 === 0 ? 'Please always' : 'Always'} use pnpm for the installs of service ${index % 7}`,
).map(finding)

const maker = { newId: () => 'event', now: new Date(0) }

/** What is known where `WORDS` were proposed, and these events followed. */
function knowingWords(...events: JournalEvent[]) {
  const proposed = mergeFindings([finding(WORDS, 1)], { items: new Map(), known: createKnownTexts() }, maker)
  const { items } = foldEvents([...proposed, ...events])
  const known = createKnownTexts()
  known.learn(items.values())
  return { items, known }
}

/** The journal after merging so many findings at a time. */
function mergedBy(count: number): JournalEvent[] {
  const known = createKnownTexts()
  let id = 0
  const maker = { newId: () => `event${id++}`, now: new Date(0) }
  const events: JournalEvent[] = []
  for (let from = 0; from < SAID.length; from += count) {
    const { items } = foldEvents(events)
    known.learn(items.values())
    events.push(...mergeFindings(SAID.slice(from, from + count), { items, known }, maker))
  }
  return events
}

test('mergeFindings() gives the same at once and in any number of steps', () => {
  const atOnce = mergedBy(SAID.length)
  expect(new Set(atOnce.map(({ type }) => type))).toEqual(new Set(['proposed', 'repeated']))
  for (const count of [1, 3, 7, 39]) expect(mergedBy(count)).toEqual(atOnce)
})

test('mergeFindings() proposes what one prompt says in the order in which it was typed, and keeps the best of what says the same', () => {
  const said = [
    ['Always use pnpm for the installs of this repository', 40],
    ['Use pnpm for the installs of this repository always', 0],
    ['Never edit the generated files', 20],
  ] as const
  const findings = said.map(([text, place], index) => ({
    ...finding(text, 1),
    item: `item${index}`,
    place,
  }))
  const events = mergeFindings(findings, { items: new Map(), known: createKnownTexts() }, maker)
  expect(events.map(({ item }) => item)).toEqual(['item2', 'item0'])
})

test('mergeFindings() proposes with what speaks for it, and with what takes the second key', () => {
  const parts = [{ id: 'always', weight: 2, because: 'says "always"' }]
  const flagged: Finding = {
    ...finding(WORDS, 1),
    candidate: { ...candidate, cues: ['always', 'never'], parts },
    checks: ['instruction-like'],
  }
  const maker = { now: new Date('2026-11-21T12:00:00.000Z'), newId: () => 'id' }
  expect(mergeFindings([flagged], { items: new Map(), known: createKnownTexts() }, maker)).toMatchObject([
    {
      type: 'proposed',
      item: 'item1',
      at: '2026-11-21T12:00:00.000Z',
      text: WORDS,
      cues: ['always', 'never'],
      parts,
      checks: ['instruction-like'],
    },
  ])
})

test('mergeFindings() proposes again what was found and never written', () => {
  const known = createKnownTexts()
  const merge = () => mergeFindings(SAID, { items: new Map(), known }, maker)
  expect(merge()).toEqual(merge())
})

test('mergeFindings() counts what a person says again, with the words, and not what the agent says or does', () => {
  const known = knowingWords()
  const again = finding(`Please ${WORDS.toLowerCase()}`, 2)
  const byAgent: Finding = { ...again, evidence: { ...again.evidence, speaker: 'assistant' } }
  expect(mergeFindings([byAgent], known, maker)).toEqual([])
  // Interrupted and sent once more by one key: typed once.
  expect(mergeFindings([{ ...again, resent: true }], known, maker)).toEqual([])
  const events = mergeFindings([again], known, maker)
  expect(events).toMatchObject([{ type: 'repeated', text: again.text }])
})

test.each([
  ['Use npm for the installs', 'Use pnpm, not npm, for the installs'],
  ['Wait 10 seconds before retrying', 'Wait 30 seconds before retrying'],
])('mergeFindings() proposes once what was reworded to something against it: %s', (said, now) => {
  const before = mergeFindings([finding(said, 1)], { items: new Map(), known: createKnownTexts() }, maker)
  const reworded = Array.from(foldEvents(before).items.values(), (item): Item => {
    return { ...item, status: 'approved', text: now, formerTexts: [item.text] }
  })
  const items = new Map(reworded.map((item) => [item.id, item]))
  const known = createKnownTexts(items.values())
  const again = mergeFindings([finding(`Please ${said}`, 2)], { items, known }, maker)
  expect(again).toMatchObject([{ type: 'proposed', item: 'item2' }])
  expect(mergeFindings([finding(now, 3)], { items, known }, maker)).toMatchObject([{ type: 'repeated' }])
  const all = new Map([...items, ...foldEvents(again).items])
  known.learn(all.values())
  const third = mergeFindings([finding(`Please ${said}!`, 4)], { items: all, known }, maker)
  expect(third).toMatchObject([{ type: 'repeated', item: 'item2' }])
})

test('mergeFindings() counts what one prompt says twice as said again once', () => {
  const known = knowingWords()
  const again = finding(`Please ${WORDS.toLowerCase()}`, 2)
  expect(mergeFindings([again, { ...again, item: 'item3' }], known, maker)).toHaveLength(1)
})

test('mergeFindings() counts it no second time where the prompt is read once more, as after a kill before the cursor moved', () => {
  const again = [finding(`Please ${WORDS.toLowerCase()}`, 2)]
  const counted = mergeFindings(again, knowingWords(), { ...maker, newId: () => 'counted' })
  expect(counted).toMatchObject([{ type: 'repeated', item: 'item1' }])
  expect(mergeFindings(again, knowingWords(...counted), maker)).toEqual([])
})

test('mergeFindings() flags a learning as not working if it is said again in a session that had been given it', () => {
  const known = knowingWords(decided('d', 'item1', 'event', 'approve', { mac: 'm' }))
  const again = [finding(WORDS, 2)]
  expect(mergeFindings(again, { ...known, wasGiven: ({ id }) => id === 'item1' }, maker)).toMatchObject([
    { afterDelivery: true },
  ])
  expect(mergeFindings(again, known, maker)).toMatchObject([{ afterDelivery: false }])
})

test('mergeFindings() does not say that a learning failed which nobody is given any more', () => {
  const approve = decided('d1', 'item1', 'event', 'approve')
  const retire = decided('d2', 'item1', 'd1', 'retire')
  const repeatedAfter = (...events: JournalEvent[]) =>
    mergeFindings([finding(WORDS, 2)], { ...knowingWords(...events), wasGiven: () => true }, maker)
  expect(repeatedAfter(approve)).toMatchObject([{ type: 'repeated', afterDelivery: true }])
  expect(repeatedAfter(approve, retire)).toMatchObject([{ type: 'repeated', afterDelivery: false }])
})

const OTHER = 'The installs of this repository are made with pnpm 9'

test.each([
  ['what was merged into another one', OTHER, 'merge', 'item2'],
  ['what another one replaced', OTHER, 'replace', 'item2'],
  ['what its opposite replaced', 'Never use pnpm for the installs', 'replace', 'item1'],
] as const)('mergeFindings() counts %s, said again, for the learning that it concerns', (_, text, how, expected) => {
  const two = mergeFindings([finding(text, 2)], { items: new Map(), known: createKnownTexts() }, maker)
  const other = two.map((event) => ({ ...event, id: 'second' }))
  const decisions =
    how === 'merge'
      ? [decided('d1', 'item1', 'event', 'merge', { other: 'item2' }), decided('d2', 'item2', 'second', 'approve')]
      : [
          decided('d1', 'item1', 'event', 'approve'),
          decided('d2', 'item2', 'second', 'replace', { other: 'item1' }),
          decided('d3', 'item1', 'd1', 'retire', { other: 'item2' }),
        ]
  const held = { ...knowingWords(...other, ...decisions), wasGiven: () => true }
  const events = mergeFindings([finding(WORDS, 3)], held, maker)
  expect(events).toMatchObject([{ type: 'repeated', item: expected, afterDelivery: expected === 'item2' }])
  // Also where a prompt says both.
  expect(mergeFindings([finding(WORDS, 3), { ...finding(text, 3), item: 'item4' }], held, maker)).toHaveLength(
    expected === 'item2' ? 1 : 2,
  )
  // Read once more, and by a Sage that counted it for the one that was merged or replaced.
  for (const item of ['item1', expected]) {
    const counted = events.map((event) => ({ ...event, id: 'counted', item }))
    expect(mergeFindings([finding(WORDS, 3)], knowingWords(...other, ...decisions, ...counted), maker)).toEqual([])
  }
})

test('mergeFindings() proposes nothing again that was turned round before it was rejected', () => {
  const edit = decided('d1', 'item1', 'event', 'edit', { text: 'Never use pnpm for the installs' })
  const reject = decided('d2', 'item1', 'd1', 'reject')
  const typesAfter = (...events: JournalEvent[]) =>
    mergeFindings([finding(WORDS, 2)], knowingWords(...events), maker).map(({ type }) => type)
  expect(typesAfter(edit)).toEqual(['proposed'])
  expect(typesAfter(edit, reject)).toEqual(['repeated'])
})
