import type { Item } from '../../src/journal/item/item.ts'
import { makeItem } from './make-item.ts'

const SUBJECTS = [
  'integration tests',
  'release notes',
  'the billing worker',
  'database migrations',
  'error messages',
  'the admin panel',
  'feature flags',
  'API clients',
  'log lines',
  'the payment webhook',
]
const RULES = [
  'live in',
  'are generated from',
  'must be reviewed by the owner of',
  'never import from',
  'are deployed with',
  'need a fixture in',
]
const PLACES = [
  'packages/core',
  'services/billing',
  'tools/release',
  'apps/web/src',
  'infra/terraform',
  'docs/adr',
  'libs/testing',
  'proto/schema',
]

/** Proposals as an inbox of thousands holds them: sentences of everyday length that share words but not their sense. */
export function manyProposals(count: number): Item[] {
  const newest = Date.parse('2026-03-01T10:00:00.000Z')
  return Array.from({ length: count }, (_, index) => {
    const pick = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length] ?? ''
    const text = `${pick(SUBJECTS, 1)} ${pick(RULES, 7)} ${pick(PLACES, 3)} (case ${index})`
    const at = new Date(newest - index * 60_000).toISOString()
    return makeItem(`p${index.toString(36).padStart(7, '0')}`, {
      text: text.charAt(0).toUpperCase() + text.slice(1),
      kind: index % 3 === 0 ? 'fact' : 'convention',
      confidence: 0.7 + (index % 25) / 100,
      proposedAt: at,
      evidence: { typed: `remember that ${text}, please`, text, sessionId: `s${index % 40}`, at },
    })
  })
}
