import { describe, expect, test } from 'vitest'
import { driftAlarm, tooOld } from '../../src/transcript/drift.ts'

describe('driftAlarm()', () => {
  test('is silent while prompts are found', () => {
    expect(driftAlarm({ '2.1.330': { entries: 90_000, turns: 1, unknown: 400 } })).toEqual([])
  })

  test('is silent about a few entries', () => {
    expect(
      driftAlarm({ '2.1.330': { entries: 40, turns: 0, unknown: 0 }, unknown: { entries: 3, turns: 0, unknown: 3 } }),
    ).toEqual([])
  })

  test('tells of many entries without a prompt, and how many were strange', () => {
    const [drift] = driftAlarm({ '3.0.0': { entries: 5_000, turns: 0, unknown: 4_900 } })
    expect(drift).toMatchObject({ version: '3.0.0', kind: 'no-turns' })
    expect(drift?.message).toBe(
      'No prompt found in 5000 entries of Claude Code 3.0.0, 4900 of them of unknown types. Its transcripts may have changed: look for a newer Sage',
    )
  })

  test('tells of clients that are too old, and what to do', () => {
    const [drift] = driftAlarm({ '1.0.128': { entries: 5, turns: 2, unknown: 0 } })
    expect(drift).toMatchObject({ kind: 'too-old' })
    expect(drift?.message).toContain('run "claude update"')
  })
})

test.each([
  ['1.0.128', true],
  ['2.0.23', true],
  ['2.0.24', false],
  ['2.0.24-beta.1', false],
  ['2.1.0', false],
  ['10.0.0', false],
  ['unknown', false],
  ['', false],
])('tooOld() knows %s', (version, expected) => {
  expect(tooOld(version)).toBe(expected)
})
