import { describe, expect, test } from 'vitest'
import { driftAlarm } from '../../src/transcript/drift.ts'

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
    expect(driftAlarm({ '3.0.0': { entries: 5_000, turns: 0, unknown: 4_900 } })).toEqual([
      'No prompt found in 5000 entries of Claude Code 3.0.0, 4900 of them of unknown types. Its transcripts may have changed: look for a newer Sage',
    ])
  })

  test.each([
    ['1.0.128', 1],
    ['2.0.23', 1],
    ['2.0.24', 0],
    ['2.0.24-beta.1', 0],
    ['2.1.0', 0],
    ['10.0.0', 0],
    ['unknown', 0],
    ['', 0],
  ])('tells of clients that are too old, and what to do: %j', (version, told) => {
    const messages = driftAlarm({ [version]: { entries: 5, turns: 2, unknown: 0 } })
    expect(messages).toEqual(Array(told).fill(expect.stringContaining('run "claude update"')))
  })
})
