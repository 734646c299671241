import type { Item } from '../../src/journal/item/item.ts'
import { makeItem } from './make-item.ts'

const minutesBefore = (minutes: number) =>
  new Date(Date.parse('2026-03-01T10:00:00.000Z') - minutes * 60_000).toISOString()

const said = (
  id: string,
  minutes: number,
  session: string,
  text: string,
  typed: string,
  match: string,
  more: Partial<Omit<Item, 'evidence'>> = {},
): Item =>
  makeItem(id, {
    text,
    proposedAt: minutesBefore(minutes),
    ...more,
    evidence: { typed, text: match, sessionId: session, at: minutesBefore(minutes) },
  })

/**
 * Twelve proposals, some with a check against them, one that contradicts a learning in use, and a few learnings in use: what the pictures and
 * many tests show.
 */
export function sampleItems(): Item[] {
  return [
    said(
      'k3f9a1c2',
      2,
      's1',
      'Use pnpm, not npm, for every install and script',
      'use pnpm, not npm, for everything here',
      'use pnpm, not npm',
      { scope: 'user', confidence: 0.94, checks: ['wide-scope'] },
    ),
    said(
      'b71c33d0',
      9,
      's1',
      'Integration tests need `docker compose up redis`',
      'the integration tests need docker compose up redis first, remember that',
      'the integration tests need docker compose up redis first',
      { kind: 'fact', confidence: 0.88 },
    ),
    said(
      '01fx77aa',
      31,
      's1',
      'Never edit files under src/gen/; change schema.proto',
      "no, don't touch src/gen, it's generated from schema.proto — regenerate it instead",
      "don't touch src/gen, it's generated from schema.proto",
      {
        kind: 'correction',
        confidence: 0.81,
        parts: [
          { id: 'dont-touch', weight: 2, because: 'matched "don\'t touch …"' },
          { id: 'acknowledged', weight: 0.5, because: 'Claude changed course after it' },
        ],
      },
    ),
    said(
      'c4a9e0f1',
      60,
      's2',
      '日本語のエラーメッセージは i18n/ja.json にだけ書く',
      '日本語のエラーメッセージは i18n/ja.json にだけ書いてください',
      '日本語のエラーメッセージは i18n/ja.json にだけ書いて',
      { kind: 'convention', confidence: 0.77 },
    ),
    said(
      'd0e1f2a3',
      180,
      's2',
      'Deploy key for staging is [REDACTED:github-token]',
      'the deploy key for staging is [REDACTED:github-token], use it from CI',
      'the deploy key for staging is [REDACTED:github-token]',
      { kind: 'fact', confidence: 0.72, checks: ['secret-removed'] },
    ),
    said(
      'e5f6a7b8',
      190,
      's3',
      'Release notes go in .changeset/, one file per PR',
      'release notes go in .changeset, one file per PR',
      'release notes go in .changeset, one file per PR',
      { kind: 'convention', confidence: 0.7 },
    ),
    said(
      'f1a2b3c4',
      300,
      's3',
      'Throw errors, never return Result<T,E>',
      'throw errors from now on, never return Result<T,E>',
      'throw errors from now on, never return Result<T,E>',
      { kind: 'decision', confidence: 0.66 },
    ),
    said(
      'a9b8c7d6',
      1500,
      's3',
      'Prefer Result<T,E> over throwing in packages/core',
      'in packages/core I prefer Result<T,E> over throwing',
      'I prefer Result<T,E> over throwing',
      { confidence: 0.64 },
    ),
    said(
      'b2c3d4e5',
      1600,
      's3',
      'شغّل الاختبارات قبل كل commit',
      'شغّل الاختبارات قبل كل commit من فضلك',
      'شغّل الاختبارات قبل كل commit',
      { confidence: 0.63 },
    ),
    said(
      'c3d4e5f6',
      1700,
      's3',
      'Keep commit subjects under 60 characters 🚀',
      'keep commit subjects under 60 characters 🚀',
      'keep commit subjects under 60 characters',
      { kind: 'convention', confidence: 0.62 },
    ),
    said(
      'd4e5f6a7',
      1800,
      's3',
      'The flaky test in ci/cache.test.ts is a known issue',
      'the flaky test in ci/cache.test.ts is known',
      'the flaky test in ci/cache.test.ts is known',
      { kind: 'blocker', confidence: 0.61 },
    ),
    said(
      'e6f7a8b9',
      1900,
      's3',
      'Run `make dev` to get the local stack',
      'run make dev to get the local stack',
      'run make dev',
      { kind: 'tool', confidence: 0.6 },
    ),
    said('0a1b2c3d', 30_000, 's0', 'Do not hand-edit src/gen', 'do not hand-edit src/gen', 'do not hand-edit src/gen', {
      status: 'approved',
      kind: 'correction',
      decidedAt: minutesBefore(29_000),
      deliveredTo: ['s1', 's2', 's3'],
      lastDeliveredAt: minutesBefore(31),
    }),
    said(
      '1b2c3d4e',
      40_000,
      's0',
      'Return Result<T,E> from packages/core instead of throwing errors',
      'return Result from packages/core instead of throwing errors',
      'return Result from packages/core',
      { status: 'approved', kind: 'decision', decidedAt: minutesBefore(39_000) },
    ),
    said('2c3d4e5f', 50_000, 's0', 'Use 4 spaces', 'use 4 spaces', 'use 4 spaces', {
      status: 'rejected',
      decidedAt: minutesBefore(49_000),
    }),
  ]
}
