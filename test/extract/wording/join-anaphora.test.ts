import { expect, test } from 'vitest'
import { extractCandidates } from '../../../src/extract/extract-candidates.ts'
import { turnOf } from '../turn-of.ts'

const TIERS = { auto: 0.95, suggest: 0.7 }
const texts = (text: string) => extractCandidates([turnOf(text)], { tiers: TIERS }).map((candidate) => candidate.text)

test('joinAnaphora() keeps what a sentence points at with it, as one proposal with exact evidence', () => {
  const said = 'no, never edit files under src/gen by hand. they are generated from proto/schema.proto with `pnpm gen`'
  const candidates = extractCandidates([turnOf(said)], { tiers: TIERS })
  expect(candidates.map(({ text }) => text)).toEqual([
    'Never edit files under src/gen by hand. They are generated from proto/schema.proto with `pnpm gen`',
  ])
  expect(said).toContain(candidates[0]?.evidence)
  expect(candidates[0]?.evidence).toContain('src/gen by hand')
})

test('joinAnaphora() leaves sentences that stand alone apart', () => {
  expect(
    texts(
      'From now on always use pnpm, never npm, in this repo. Remember that releases are cut from the release branch.',
    ),
  ).toHaveLength(2)
})

test('extractCandidates() takes "remember that" for a wish, whatever it is about', () => {
  const [candidate] = extractCandidates([turnOf('Remember that the search service always listens on port 4001.')], {
    tiers: TIERS,
  })
  expect(candidate?.tier).toBe('auto')
})

test('joinAnaphora() gives both the kind of the one that is pointed at', () => {
  const kindOf = (text: string) => extractCandidates([turnOf(text)], { tiers: TIERS }).map(({ kind }) => kind)
  const rule = 'We never edit files under src/gen by hand.'
  expect(kindOf('The types are generated from proto/schema.proto with `pnpm gen`')).toEqual(['fact'])
  expect(kindOf(`${rule} They are generated from proto/schema.proto with \`pnpm gen\``)).toEqual(kindOf(rule))
  expect(kindOf(rule)).not.toEqual(['fact'])
})

test('joinAnaphora() gives both the reasons of the rule that comes first', () => {
  const said = 'Never edit files under src/gen by hand. They are generated from proto/schema.proto with `pnpm gen`'
  const [candidate] = extractCandidates([turnOf(said)], { tiers: TIERS })
  expect(candidate?.cues.slice(0, 2)).toContain('commands-always')
})

test.each([
  ['look at this change. we always use conventional commits here', 'We always use conventional commits here'],
  [
    'Schau dir die Datei an. Wir nutzen hier immer Tabs, keine Leerzeichen.',
    'Wir nutzen hier immer Tabs, keine Leerzeichen',
  ],
  ['Put the helpers in lib. Here we always do it that way.', 'Put the helpers in lib. Here we always do it that way'],
  ['Put the helpers in lib. We always put them here.', 'Put the helpers in lib. We always put them here'],
])('in %j, "here" is the project, and points at nothing that was said before', (said, text) => {
  expect(texts(said).map((one) => one.replace(/\.$/, ''))).toEqual([text])
})

test('joinAnaphora() keeps an order that names nothing with what it is about', () => {
  expect(texts('look, we have a wrapper for fetch in lib/http.ts. use that. everywhere.')).toEqual([
    'We have a wrapper for fetch in lib/http.ts. Use that.',
  ])
})
