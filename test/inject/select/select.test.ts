import { describe, expect, it } from 'vitest'
import { type SelectOptions, selectLearnings, startTokens } from '../../../src/inject/select/select.ts'
import { contextText } from '../../../src/runtime/projection/context-text.ts'
import { MAX_UNITS } from '../../../src/runtime/projection/format.ts'
import { makeLearning } from '../../helpers/make-learning.ts'

const options: SelectOptions = { format: 'xml', budget: 'adaptive', isRead: () => false }
const ids = (list: ReadonlyArray<{ learning: { id: string } }>) => list.map((entry) => entry.learning.id)

describe('selectLearnings()', () => {
  it('stays below the limit of the client, JSON included, whatever the script and the budget', () => {
    for (const unit of ['ü', '中', '😀', '"', '\\', 'a']) {
      const many = Array.from({ length: 300 }, (_, n) => makeLearning(`id${n}`, `${n} ${unit.repeat(200)}`))
      for (const format of ['xml', 'markdown'] as const) {
        const { start, rest } = selectLearnings(many, { ...options, format, budget: 8000 })
        const text = contextText(
          format,
          start.map(({ line }) => line),
          rest.length,
        )
        const output = JSON.stringify({
          hookSpecificOutput: { hookEventName: 'UserPromptSubmit', additionalContext: text },
        })
        expect(output.length).toBeLessThanOrEqual(MAX_UNITS)
        expect(start.length).toBeGreaterThan(0)
        expect(start.length + rest.length).toBe(300)
      }
    }
  })

  it('gives nothing where not even the frame fits, and ends', () => {
    const { start, rest } = selectLearnings([makeLearning('a', 'Use pnpm')], { ...options, budget: 1 })
    expect([start.length, rest.length]).toEqual([0, 1])
  })

  it('fills the budget to the last token', () => {
    const all = [makeLearning('a', 'Use pnpm'), makeLearning('b', 'Tests need Docker')]
    const needed = startTokens(selectLearnings(all, { ...options, budget: 8000 }), options.format)
    expect(ids(selectLearnings(all, { ...options, budget: needed }).start)).toEqual(['a', 'b'])
    expect(ids(selectLearnings(all, { ...options, budget: needed - 1 }).rest)).not.toEqual([])
  })

  it('says why each learning is left out', () => {
    const { start, leftOut } = selectLearnings(
      [
        makeLearning('ok', 'Use pnpm, not npm'),
        makeLearning('again', 'always use pnpm, not npm', { scope: 'user' }),
        makeLearning('against', 'Use npm, not pnpm', { scope: 'user' }),
        makeLearning('long', 'x'.repeat(501)),
        makeLearning('comment', 'hide <!-- this --> please'),
        makeLearning('lines', 'one\ntwo'),
        makeLearning('hidden', 'zero\u200bwidth'),
      ],
      options,
    )
    expect(ids(start)).toEqual(['ok'])
    expect(leftOut.map(({ id, reason, by }) => [id, reason, by].join(' ').trim()).toSorted()).toEqual([
      'again same ok',
      'against opposite ok',
      'comment refused',
      'hidden refused',
      'lines refused',
      'long refused',
    ])
  })

  it('puts the latest five decisions and the blockers in their sections, and nothing else, whatever stands before them', () => {
    const decisions = Array.from({ length: 7 }, (_, n) =>
      makeLearning(`d${n}`, `Decision ${n}`, { kind: 'decision', decidedAt: `2026-01-0${n + 1}T00:00:00.000Z` }),
    )
    const corrections = Array.from({ length: 6 }, (_, n) => makeLearning(`c${n}`, `Fix ${n}`, { kind: 'correction' }))
    const blocker = makeLearning('b', 'CI is down', { kind: 'blocker' })
    const { start } = selectLearnings([...decisions, ...corrections, blocker], options)
    const inSection = (name: string) => ids(start.filter(({ line }) => line.section === name))
    expect(inSection('decisions')).toEqual(['d6', 'd5', 'd4', 'd3', 'd2'])
    expect(inSection('blockers')).toEqual(['b'])
    expect(inSection('')).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'd1', 'd0'])
  })

  it('does not call left out what Claude Code reads in a file by itself, though a narrower scope says the opposite', () => {
    const learnings = [
      makeLearning('ok', 'Use pnpm, not npm'),
      makeLearning('against', 'Use npm, not pnpm', { scope: 'user' }),
    ]
    const { start, leftOut } = selectLearnings(learnings, { ...options, isRead: ({ scope }) => scope === 'user' })
    expect(ids(start)).toEqual(['ok'])
    expect(leftOut).toEqual([{ id: 'against', reason: 'imported-file' }])
  })

  it('leaves out what Claude Code reads in a file by itself, and says so', () => {
    const learnings = [
      makeLearning('p', 'Use pnpm'),
      makeLearning('u', 'Answer in German', { scope: 'user' }),
      makeLearning('r', 'Ship on Friday'),
    ]
    const { start, leftOut } = selectLearnings(learnings, { ...options, isRead: ({ scope }) => scope === 'user' })
    expect(ids(start)).toEqual(['p', 'r'])
    expect(leftOut).toEqual([{ id: 'u', reason: 'imported-file' }])
  })

  it('uses all the room there is beside what stands around the learnings', () => {
    const learnings = Array.from({ length: 9 }, (_, n) => makeLearning(`n${n}`, `${n} ${'word '.repeat(60)}`.trim()))
    for (let budget = 400; budget < 600; budget += 7) {
      const { start, rest } = selectLearnings(learnings, { ...options, budget })
      expect(startTokens({ start, rest }, 'xml')).toBeLessThanOrEqual(budget)
      const [next, ...others] = rest
      if (!next) throw new Error('all of them fit')
      expect(startTokens({ start: [...start, next], rest: others }, 'xml')).toBeGreaterThan(budget)
    }
  })
})
