import type { WidthOptions } from '../../text/width.ts'
import { bindingsFor, keyLabel } from '../keys/bindings.ts'
import type { Binding } from '../keys/keymap.ts'
import { BREAKPOINTS } from '../layout/breakpoints.ts'
import { selectedItem, selectedSession } from '../state/selected.ts'
import { currentList, type State, type Tab } from '../state/state.ts'
import { countApprovable } from '../update/deciding-several.ts'
import { isDetailFocused } from '../update/focus.ts'
import { isOffered } from '../update/offered.ts'
import type { Drawing } from './drawing.ts'
import { joinHints, keyHint, keyPieces } from './key-hint.ts'
import { fitLine, type Line, lineWidth, type Piece } from './line.ts'
import { overlayKeys } from './overlay-keys.ts'

/** Between two keys. */
const GAP = 2
/** Always at the end of the line: the way back, out of a card, and to the other keys. */
const TAIL: readonly string[] = ['undo', 'back', 'help', 'quit']

/** What the list is for. A toast also names undo, but these keys are named nowhere else. */
const DECISIONS: ReadonlySet<string> = new Set(['approve', 'reject', 'retire', 'restore'])

type Hint = { readonly action: string; readonly pieces: Piece[] }

/** The keys that matter here, most important first, as many as fit. */
export function drawKeys({ state, widths }: Drawing, width: number): Line {
  const inOverlay = overlayKeys(state, width - 1, widths)
  if (inOverlay) return fitLine([' ', ...inOverlay], width, widths)
  const isNarrow = width < BREAKPOINTS.narrow.columns
  const hints = [...leadingHints(state), ...otherHints(state, { narrow: isNarrow })]
  const words = tailHints(state, 'wide')
  const fit = (tail: readonly Hint[]) => fitting(hints, tail, width - 1, widths)
  const isTight = isNarrow && fit(words).length < hints.length + words.length
  const tail = isTight ? tailHints(state, 'tight') : words
  const whole = fit(tail)
  const withoutUndo = fit(tail.filter(({ action }) => action !== 'undo'))
  const chosen = isDecisionCut(hints, whole) && !isDecisionCut(hints, withoutUndo) ? withoutUndo : whole
  const pieces = chosen.map((hint) => hint.pieces)
  return fitLine([' ', ...joinHints(pieces, ' '.repeat(GAP))], width, widths)
}

/** As many of the hints as fit before the tail. */
function fitting(hints: readonly Hint[], tail: readonly Hint[], room: number, widths: WidthOptions): Hint[] {
  const cells = ({ pieces }: Hint) => lineWidth(pieces, widths) + GAP
  // There is no gap after the last one.
  let left = room + GAP - tail.reduce((sum, hint) => sum + cells(hint), 0)
  const kept: Hint[] = []
  for (const hint of hints) {
    left -= cells(hint)
    if (left < 0) break
    kept.push(hint)
  }
  return [...kept, ...tail]
}

function isDecisionCut(hints: readonly Hint[], kept: readonly Hint[]): boolean {
  return hints.some((hint) => DECISIONS.has(hint.action) && !kept.includes(hint))
}

function offered(state: State): Binding[] {
  return bindingsFor(state.settings.bindings, state.tab).filter(
    (binding) => binding.short && binding.keys.length > 0 && isOffered(state, binding),
  )
}

function tailHints(state: State, room: 'wide' | 'tight'): Hint[] {
  const there = offered(state)
  return TAIL.flatMap((action) => there.find((binding) => binding.action === action) ?? [])
    .filter(({ action }) => !(room === 'tight' && action === 'quit'))
    .map((binding) => {
      const { action, pieces } = hintOf(state, binding)
      return { action, pieces: pieces.slice(0, room === 'tight' && action === 'help' ? 1 : 2) }
    })
}

/** If the list is shown alone, opening comes before deciding. */
function otherHints(state: State, { narrow }: { readonly narrow: boolean }): Hint[] {
  const isWayIn = ({ action }: Binding) => narrow && action === 'open'
  const isLed = ({ action }: Binding) => action === 'down' && isDetailFocused(state)
  return offered(state)
    .filter((binding) => !TAIL.includes(binding.action) && !isLed(binding))
    .toSorted((a, b) => Number(isWayIn(b)) - Number(isWayIn(a)))
    .map((binding) => hintOf(state, binding))
}

/** A key's label while what it switches is on. */
const TURNED_OFF: Readonly<Record<string, string>> = { 'pause-session': 'resume', pin: 'unpin' }

function isOn(state: State, action: string): boolean {
  return action === 'pin' ? selectedItem(state)?.pinned === true : selectedSession(state)?.paused === true
}

function hintOf(state: State, { action, keys, short = '' }: Binding): Hint {
  const label = isOn(state, action) ? (TURNED_OFF[action] ?? short) : short
  return { action, pieces: keyPieces(keyLabel(keys[0] ?? '', state.settings.ascii), label) }
}

const BULK: Readonly<Partial<Record<Tab, readonly (readonly [action: string, verb: string])[]>>> = {
  pending: [
    ['approve-marked', 'approve'],
    ['reject-marked', 'reject'],
  ],
  approved: [['retire-marked', 'retire']],
  archive: [['restore-marked', 'restore']],
}

/** What can be done with the marked items, with their number; what keys do while the detail has the focus; and the way out of a filter. */
function leadingHints(state: State): Hint[] {
  const { marks, rows, filter } = currentList(state)
  const bulk = marks.size === 0 || state.snapshot.readOnly !== undefined ? [] : (BULK[state.tab] ?? [])
  const hints = [
    ...bulk.map(([action, verb]) => {
      const count = action === 'approve-marked' ? countApprovable(state) : marks.size
      return count === 0 ? [] : keyHint(state, state.tab, action, `${verb} ${count}`)
    }),
    ...(marks.size === 0 ? [] : [keyHint(state, 'global', 'back', 'clear marks')]),
    ...(marks.size === 0 && rows.length === 0 && filter !== '' ? [keyHint(state, 'global', 'back', 'show all')] : []),
    ...(isDetailFocused(state)
      ? [keyHint(state, 'list', 'down', 'scroll'), keyHint(state, 'list', 'focus', 'back to the list')]
      : []),
  ]
  return hints.filter((hint) => hint.length > 0).map((pieces) => ({ action: '', pieces }))
}
