import { describe, expect, test } from 'vitest'
import { fitToast } from '../../../src/dashboard/draw/toast.ts'
import type { State } from '../../../src/dashboard/state/state.ts'
import { NARROW, displayWidth } from '../../../src/text/width.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'

const APPROVED =
  '✓ Approved “Branch off main, not off the current branch, and name it after the issue” — loads in the next session · u undo'
const withToast = (state: State, text: string): State => ({ ...state, toast: { text, tone: 'ok' } })
const statusLine = (state: State) => frameOf(state).lines.at(-2) ?? ''

const inTwo = (cells: number) => ({ one: cells, upper: cells, lower: cells })

describe('fitToast()', () => {
  test('fitToast() leaves what fits as it is', () => expect(fitToast(APPROVED, inTwo(200), NARROW)).toEqual([APPROVED]))

  test('fitToast() shortens the quotation where that is enough, and takes a second line where it is not', () => {
    expect(fitToast(APPROVED, inTwo(78), NARROW)).toEqual([
      '✓ Approved “Branch off main, not off th…” — loads in the next session · u undo',
    ])
    expect(fitToast(APPROVED, inTwo(48), NARROW)).toEqual([
      '✓ Approved “Branch off main, not off the current',
      'branch, …” — loads in the next session · u undo',
    ])
    expect(fitToast('↶ Undone: 3 items that were rejected together · U redo', inTwo(30), NARROW)).toEqual([
      '↶ Undone: 3 items that were',
      'rejected together · U redo',
    ])
    const muted =
      '✗ Rejected — mutes the cue “reminds of something to do or respect”; "sage stats" says how to undo it · u undo'
    expect(fitToast(muted, inTwo(48), NARROW)).toEqual([
      '✗ Rejected — mutes the cue “reminds of something',
      'to…”; "sage stats" says how to undo it · u undo',
    ])
    expect(fitToast('The similar one is pending too: m merges the two', inTwo(38), NARROW)).toEqual([
      'The similar one is pending too: m',
      'merges the two',
    ])
  })

  test('fitToast() gives two quotations the same room, and a short one what it needs', () => {
    const said = (one: string, other: string) => `“${one}” contradicts “${other}”: approve the one that holds`
    const long = 'Throw typed errors from packages/core, never plain ones'
    expect(fitToast(said(long, 'Return Result<T, E> from packages/core instead'), inTwo(48), NARROW)).toEqual([
      '“Throw typed errors from p…” contradicts “Return',
      'Result<T, E> from…”: approve the one that holds',
    ])
    expect(fitToast(said('No plain errors', long), inTwo(48), NARROW).join(' ')).toMatch(
      /^“No plain errors” contradicts “Throw .*…”/u,
    )
    const nested = fitToast(
      `✗ Rejected “Say “yes” or “no”, and nothing else at all to anybody” · u undo`,
      inTwo(48),
      NARROW,
    )
    expect(nested).toEqual(['✗ Rejected “Say “yes” or “no”, and no…” · u undo'])
  })

  test('fitToast() shows the end of a path', () => {
    const path = '/home/user/work/some/very/deep/folder/of/a/project/.sage/journal.jsonl'
    expect(
      fitToast(`✗ Not saved: Cannot write the journal "${path}": the disk is read-only`, inTwo(48), NARROW).join(' '),
    ).toMatch(/^✗ Not saved: Cannot write the journal "…\S+\/\.sage\/journal\.jsonl": the disk is read-only$/u)
    const refused = `✗ Not saved: Cannot write "${path}": access is denied (EACCES). Make "${path}" writable for you`
    expect(fitToast(refused, inTwo(76), NARROW).join(' ')).toMatch(
      /^✗ Not saved: Cannot write "…\S+\.jsonl": access is denied \(EACCES\)\. Make "…\S+\.jsonl" writable for you$/u,
    )
  })

  test('fitToast() fits at every width, in every script, and keeps the way back', () => {
    for (const text of [
      APPROVED,
      '✗ “日本語のエラーメッセージは i18n/ja.json にだけ書く” · u undo',
      'no quotation at all in this one',
      '“',
      '”“',
      '"',
      'a”b“c”',
      '',
    ])
      for (let room = 2; room < 120; room++)
        for (const less of [0, 20]) {
          const lines = fitToast(text, { one: room - less, upper: room, lower: room - less }, NARROW)
          expect(displayWidth(lines[0], NARROW)).toBeLessThanOrEqual(
            lines.length === 1 ? Math.max(0, room - less) : room,
          )
          expect(displayWidth(lines[1] ?? '', NARROW)).toBeLessThanOrEqual(Math.max(0, room - less))
          const [back = ''] = room - less > 24 ? (/· u undo$/u.exec(text) ?? []) : []
          expect(lines.at(-1)).toContain(back)
        }
  })
})

test('a toast that needs two lines stands on the rule, whole, and moves nothing', () => {
  for (const said of [
    APPROVED,
    'The similar one is pending too: m merges the two, or so',
    'Nothing can be written here: the disk is read-only',
  ])
    for (const columns of [40, 50, 80, 120])
      for (const key of ['g', 'enter']) {
        const state = press(startState({ drain: undefined }, { columns, rows: 20 }), key).state
        const [before, after] = [frameOf(state).lines, frameOf(withToast(state, said)).lines]
        expect(after.slice(0, -3)).toEqual(before.slice(0, -3))
        expect(after.at(-1)).toBe(before.at(-1))
        const [rule, line] = after.slice(-3, -1)
        const words = (rule === before.at(-3) ? [line] : [rule, line]).join(' ').replaceAll(/\s+/gu, ' ')
        const whole = said.replace(/“.*”/u, '')
        expect(words.replace(/“.*”/u, '').trim()).toBe(whole)
      }
})

test('a toast keeps its end, and is not run into by what stands on the right', () => {
  for (const columns of [50, 80, 120]) {
    const state = withToast(startState({ drain: undefined }, { columns, rows: 24 }), APPROVED)
    expect(statusLine(state)).toMatch(/…” — loads in the next session · u undo *$/u)
    const marked = press(state, 'space').state
    expect(statusLine(withToast(marked, APPROVED))).toMatch(/· u undo {2,}1 marked/u)
  }
})
