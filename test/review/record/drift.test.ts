import { describe, expect, test } from 'vitest'
import { driftText } from '../../../src/review/record/drift.ts'
import type { VersionStats } from '../../../src/transcript/event/stats.ts'

const said = (...records: Readonly<Record<string, VersionStats>>[]) =>
  driftText(records.map((versions) => ({ versions })))

describe('driftText()', () => {
  test('is silent while prompts are found, in whichever session', () => {
    expect(said({ '2.1.330': { entries: 90_000, turns: 1, unknown: 400 } })).toBeUndefined()
    expect(
      said(
        { '2.1.330': { entries: 90_000, turns: 0, unknown: 400 } },
        { '2.1.330': { entries: 20, turns: 1, unknown: 0 } },
      ),
    ).toBeUndefined()
  })

  test('is silent about a few entries', () => {
    expect(
      said({ '2.1.330': { entries: 40, turns: 0, unknown: 0 }, unknown: { entries: 3, turns: 0, unknown: 3 } }),
    ).toBeUndefined()
  })

  test('tells of many entries without a prompt, and how many were strange', () => {
    expect(said({ '3.0.0': { entries: 5_000, turns: 0, unknown: 4_900 } })).toBe(
      'No prompt found in 5000 entries of Claude Code 3.0.0, 4900 of them of an unknown form. The form of its transcripts may have changed: look for a newer Sage',
    )
  })

  test('tells of few entries, too, where a third of them is strange', () => {
    expect(said({ '3.0.0': { entries: 30, turns: 0, unknown: 10 } })).toContain(
      '30 entries of Claude Code 3.0.0, 10 of',
    )
    expect(said({ unknown: { entries: 20, turns: 0, unknown: 20 } })).toContain('20 entries of Claude Code unknown')
    expect(said({ '3.0.0': { entries: 30, turns: 0, unknown: 9 } })).toBeUndefined()
    expect(said({ '3.0.0': { entries: 19, turns: 0, unknown: 19 } })).toBeUndefined()
    expect(said({ '3.0.0': { entries: 30, turns: 1, unknown: 29 } })).toBeUndefined()
  })

  test('tells of prompts that were not understood, beside any number that were', () => {
    const known = { entries: 5_000, turns: 90, unknown: 0 }
    expect(said({ '2.2.0': { ...known, strange: 3 } }, { '2.2.0': { ...known, strange: 2 } })).toBe(
      '5 prompts of Claude Code 2.2.0 were not read: Sage does not know their form, or who wrote them. Look for a newer Sage',
    )
    expect(said({ '2.2.0': { ...known, strange: 4 } })).toBeUndefined()
    expect(said({ '2.2.0': { ...known, strange: 90 }, '2.3.0': known })).toBeUndefined()
  })

  test('is over once prompts of a newer client are found', () => {
    const strange = { entries: 5_000, turns: 0, unknown: 4_900 }
    const understood = { entries: 10, turns: 1, unknown: 0 }
    expect(said({ '2.1.209': strange }, { '2.1.210': understood })).toBeUndefined()
    expect(said({ '2.1.100': understood }, { '2.1.210': understood })).toBeUndefined()
    expect(said({ '2.1.210': strange }, { '2.1.209': understood })).toContain('2.1.210')
    expect(said({ unknown: strange }, { '2.1.210': understood })).toContain('unknown')
    expect(said({ unknown: understood }, { '2.1.210': strange })).toContain('2.1.210')
    expect(said({ '1.0.128': understood }, { '2.1.210': { ...understood, turns: 0 } })).toContain('claude update')
  })

  test.each(['1.0.128', '2.0.60', '2.1.9', '2.1.138'])(
    'tells of a client that is too old, and what to do: %s',
    (version) => {
      expect(said({ [version]: { entries: 5, turns: 2, unknown: 0 } })).toContain('run "claude update"')
    },
  )

  test.each(['2.1.139', '2.1.139-beta.1', '2.2.0', '10.0.0', 'unknown', ''])('is silent about %j', (version) => {
    expect(said({ [version]: { entries: 5, turns: 2, unknown: 0 } })).toBeUndefined()
  })
})
