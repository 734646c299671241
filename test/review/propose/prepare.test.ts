import { describe, expect, test } from 'vitest'
import type { Candidate } from '../../../src/extract/candidate.ts'
import { prepareFinding } from '../../../src/review/propose/prepare.ts'
import { MAX_LEARNING } from '../../../src/text/max-learning.ts'
import type { Turn } from '../../../src/transcript/event/turn.ts'
import { turnOf } from '../../extract/turn-of.ts'

const TOKEN = ['npm', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_')
const MASK = '[REDACTED:npm-token]'
const HIDDEN = 'a\u200bb'
const SHOWN = 'a⟨U+200B⟩b'
const WORDS = 'Always use pnpm'

function candidateOf(text: string, changes: Partial<Candidate> = {}): Candidate {
  return {
    turnUuid: 'turn',
    kind: 'convention',
    text,
    evidence: text,
    confidence: 0.9,
    tier: 'suggest',
    cues: ['always'],
    parts: [],
    speaker: 'person',
    ...changes,
  }
}

const origin = { workspaceId: 'w', transcriptPath: '/t.jsonl' }

async function prepared(candidate: Candidate, turn: Turn) {
  const finding = await prepareFinding(candidate, turn, origin)
  if (!finding) throw new Error('Nothing was worth keeping')
  return finding
}

describe('prepareFinding()', () => {
  test('masks what is secret, and shows what is hidden, in every text that is stored', async () => {
    const odd = `${HIDDEN} ${TOKEN}`
    const clean = `${SHOWN} ${MASK}`
    const turn = turnOf(`${odd} typed`, { assistantBefore: `${odd} before`, assistantText: `${odd} after` })
    const parts = [{ id: 'always', weight: 1, because: `says "${odd}"` }]
    const { text, checks, evidence, candidate } = await prepared(
      candidateOf(`${odd} text`, { evidence: `${odd} quoted`, parts }),
      turn,
    )
    expect(text).toBe(`${clean} text`)
    expect(evidence).toMatchObject({
      text: `${clean} quoted`,
      typed: `${clean} typed`,
      before: `${clean} before`,
      after: `${clean} after`,
    })
    expect(candidate.parts[0]?.because).toBe(`says "${clean}"`)
    expect(checks).toEqual(['secret-removed', 'hidden-characters'])
  })

  test('masks and shows the same in what was said before in place of the answer', async () => {
    const { evidence } = await prepared(
      candidateOf(WORDS, { evidenceBefore: `${HIDDEN} ${TOKEN}`, typedBefore: `${HIDDEN} ${TOKEN}` }),
      turnOf('add that', { assistantBefore: 'Not this' }),
    )
    expect(evidence.before).toBe(`${SHOWN} ${MASK}`)
    expect(evidence.typed).toBe(`${SHOWN} ${MASK}\nadd that`)
  })

  test('quotes no words beside a secret: they may be a part of it', async () => {
    const typed = `Always use ${TOKEN} there`
    const parts = [{ id: 'always', weight: 1, because: `says how it is: "use ${TOKEN.slice(0, 20)}"` }]
    const { candidate } = await prepared(candidateOf(typed, { parts }), turnOf(typed))
    expect(candidate.parts[0]?.because).toBe('says how it is')
    const open = [{ id: 'always', weight: 1, because: 'says how it is: "use pnpm"' }]
    expect((await prepared(candidateOf(WORDS, { parts: open }), turnOf(WORDS))).candidate.parts).toEqual(open)
  })

  test('keeps no half of a key where it cuts the answers', async () => {
    const block = `-----BEGIN PRIVATE KEY-----\n${`${'k7Qw2Zp9'.repeat(8)}\n`.repeat(50)}-----END PRIVATE KEY-----\n`
    const masked = `${TOKEN} `.repeat(41)
    const turn = turnOf(WORDS, { assistantBefore: `${block}Done.`.slice(-2000), assistantText: masked.repeat(2) })
    const { evidence } = await prepared(candidateOf(WORDS), turn)
    expect(evidence.before).toBe('[REDACTED:private-key]\nDone.')
    expect(evidence.after).not.toContain(TOKEN.slice(0, 8))
  })

  test('says that a secret was removed also where its mask is cut off', async () => {
    const { text, checks } = await prepared(
      candidateOf(`${'Always use pnpm. '.repeat(40)}${TOKEN}`),
      turnOf('Always use pnpm'),
    )
    expect(text.length).toBeLessThanOrEqual(MAX_LEARNING)
    expect(text).not.toContain('REDACTED')
    expect(checks).toEqual(['secret-removed'])
  })

  test('keeps as much of each text as is needed to judge by: the end of the answer before, the beginning of the others', async () => {
    const long = (name: string) => `${name} begins ${'and goes on '.repeat(500)}${name} ends`
    const turn = turnOf(long('typed'), { assistantBefore: long('before'), assistantText: long('after') })
    const { evidence } = await prepared(candidateOf(WORDS, { evidence: long('quoted') }), turn)
    const { before = '', after = '', typed = '', text } = evidence
    expect([before, after, typed, text].map(({ length }) => length)).toEqual([400, 400, 2000, 2000])
    expect([before.startsWith('…'), before.endsWith('before ends')]).toEqual([true, true])
    expect([after, typed, text].map((said) => said.endsWith('…'))).toEqual([true, true, true])
  })

  test('keeps both signs of a comment out of what will be a learning, and in what was typed', async () => {
    const typed = 'Begin generated files with <!-- generated -->'
    const { text, evidence } = await prepared(candidateOf(typed), turnOf(typed))
    expect([text, evidence.typed]).toEqual(['Begin generated files with ‹!-- generated --›', typed])
  })

  test.each<[string, Partial<Turn> & { facts?: never }, Partial<Turn['facts']>]>([
    ['stands beside a paste', { pasted: ['words of others'] }, {}],
    ['a tool’s result claims to be the person’s', {}, { claimed: true }],
    ['was rewound', {}, { rewound: true }],
  ])('leaves to the person what %s', async (_, rest, facts) => {
    const sure = candidateOf(WORDS, { tier: 'auto' })
    expect((await prepared(sure, turnOf(WORDS))).candidate.tier).toBe('auto')
    expect((await prepared(sure, turnOf(WORDS, { ...rest, facts }))).candidate.tier).toBe('suggest')
    const weak = candidateOf(WORDS, { tier: 'skip' })
    expect((await prepared(weak, turnOf(WORDS, { ...rest, facts }))).candidate.tier).toBe('skip')
  })

  test('keeps nothing of which only signs are left', async () => {
    expect(await prepareFinding(candidateOf('"!" …'), turnOf('"!" …'), origin)).toBeUndefined()
  })
})
