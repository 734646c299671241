import { findBinding, keyLabel, type KeyView } from '../keys/bindings.ts'
import type { Binding, KeyScope } from '../keys/keymap.ts'
import { isTiny } from '../layout/layout.ts'
import type { ActionOf } from '../state/action.ts'
import type { Palette } from '../state/overlay.ts'
import { isSameRow, type State, withList } from '../state/state.ts'
import { changingActions } from './changing.ts'
import { confirmActions, scrollQuestion } from './confirming.ts'
import { approvedDecisions, archiveDecisions, pendingDecisions } from './deciding.ts'
import { isHeld, mayBeHeld, noteDecided, noteKey } from './held-key.ts'
import { helpActions, helpKey } from './helping.ts'
import { joiningActions } from './joining.ts'
import type { KeyActions, Press } from './key-action.ts'
import { markingActions } from './marking.ts'
import { menuKey, narrowingActions } from './menus.ts'
import { movingActions } from './moving.ts'
import { paletteActions, paletteBindings, paletteKey } from './palette.ts'
import { editActions, promptActions, promptKey } from './prompting.ts'
import { andThen, andThenEach, type Result, toast } from './result.ts'
import { unknownKey } from './unknown-key.ts'
import { seenText } from './whole-text.ts'
import { activityActions, pendingActions, sessionActions, workingActions } from './working.ts'

const shared: KeyActions = {
  ...movingActions,
  ...markingActions,
  ...promptActions,
  ...narrowingActions,
  ...helpActions,
  ...paletteActions,
  ...workingActions,
}

/** Said of a key that was pressed on a screen that is too small. */
export const ENLARGE_FIRST = 'Nothing was on screen: enlarge the window first'

/** What each row of the keymap does; a test checks that every row has an entry here. */
export const KEY_ACTIONS: Readonly<Record<KeyScope, KeyActions>> = {
  global: shared,
  list: shared,
  items: shared,
  pending: { ...editActions, ...changingActions, ...pendingActions, ...pendingDecisions, ...joiningActions },
  approved: { ...editActions, ...changingActions, ...approvedDecisions },
  archive: archiveDecisions,
  sessions: sessionActions,
  activity: activityActions,
  confirm: confirmActions,
}

/** Keys of these scopes act on the current list. */
const STEERING: ReadonlySet<KeyScope> = new Set(['list', 'items', 'pending', 'approved', 'archive'])
/** These work in every layer, even while text is being typed. */
const ALWAYS: ReadonlySet<string> = new Set(['ctrl-c', 'ctrl-l', 'ctrl-z'])

/** Handles all keys of one chunk. Each may move or open a box, but only a key that arrived alone decides or starts another program. */
export function pressKeys(state: State, { keys, at, painted, below, doubtful }: ActionOf<'keys'>): Result {
  const alone = keys.length === 1 && !doubtful
  const cleared =
    (state.toast?.tone === 'error' || state.settings.reducedMotion) && keys[0] !== 'esc'
      ? { ...state, toast: undefined }
      : state
  // A key refers to what is on screen, so a pending request to select something is dropped.
  const start = {
    ...cleared,
    now: at,
    wanted: undefined,
    seenText: isSameRow(painted, state) ? seenText(painted) : cleared.seenText,
  }
  // Repeats come together while they are not read, as at a decision that takes the disk long.
  const isRepeated = keys.length > 1 && new Set(keys).size === 1
  return andThenEach([start], [...keys.entries()], (next, [index, key]) => {
    const last = index === keys.length - 1
    const maybeHeld = mayBeHeld(next, key, at)
    const held = isRepeated ? maybeHeld : isHeld(next, key, at)
    const press = { painted, alone, last, below, held, maybeHeld, doubtful }
    const pressed = andThen(noteKey(next, key, at, held), (noted) => pressKey(noted, key, press))
    return andThen(pressed, (after) => [noteDecided(next, after, key, at)])
  })
}

function pressKey(state: State, key: string, press: Press): Result {
  if (key === 'focus-in' || key === 'focus-out') return [{ ...state, focused: key === 'focus-in' }]
  const { overlay } = state
  if (isTiny(press.painted) && !worksUnseen(state, key)) return toast(state, ENLARGE_FIRST, 'warn')
  if (!overlay || ALWAYS.has(key)) return pressInView(state, key, press, state.tab)
  switch (overlay.type) {
    case 'confirm':
      return scrollQuestion(state, overlay, key, press.painted) ?? pressInView(state, key, press, 'confirm')
    case 'menu':
      return menuKey(state, overlay, key, press)
    case 'help':
      return helpKey(state, overlay, key)
    case 'palette':
      return key === 'enter' ? runChosen(state, overlay, press) : paletteKey(state, overlay, key)
    case 'prompt':
      return promptKey(state, overlay, key, press)
  }
}

/** On a screen that is too small, keys only close or quit: nobody should decide, or answer a question, without seeing it. */
function worksUnseen({ overlay, settings, tab }: State, key: string): boolean {
  if (ALWAYS.has(key) || key === 'esc') return true
  return overlay === undefined && findBinding(settings.bindings, tab, key)?.action === 'quit'
}

function pressInView(state: State, key: string, press: Press, view: KeyView): Result {
  const binding = findBinding(state.settings.bindings, view, key)
  if (!binding) return unknownKey(state, key, view)
  if (binding.writes || binding.copies ? press.maybeHeld : press.held && binding.decides) return [state]
  const refusal = press.alone ? undefined : whyNotTogether(binding, press)
  if (refusal !== undefined) {
    // Pressed again, as the message asks, the key does not count as held. One that decides still does: a held key repeats without being pressed.
    const next = binding.decides ? state : { ...state, lastKey: undefined }
    return toast(next, `${keyLabel(key, state.settings.ascii)} ${togetherText(refusal, press)}`, 'warn')
  }
  return run(state, binding, press)
}

/** Until Escape, input may belong to an unfinished reply of the terminal to some program's query. */
function togetherText(refusal: string, { doubtful }: Press): string {
  return doubtful === 'answer'
    ? `may be part of a reply from the terminal: ${refusal}; press Esc, then press it again`
    : `arrived together with other input: ${refusal}; press it again`
}

/** What a key does not do because other input came with it; undefined if that makes no difference. */
function whyNotTogether({ decides, opens, copies, leaves }: Binding, { last }: Press): string | undefined {
  if (decides) return 'nothing was decided'
  if (opens) return 'nothing was opened'
  if (copies) return 'nothing was copied'
  return leaves && !last ? 'Sage stays open' : undefined
}

/** Enter runs the action chosen in the palette. If the action decides something, its key is named instead: Enter never decides. */
function runChosen(state: State, palette: Palette, press: Press): Result {
  const binding = paletteBindings(state, palette)[palette.selected]
  if (!binding || !press.alone) return [state]
  const closed = { ...state, overlay: undefined }
  const [first] = binding.keys
  // An action without a key can only be run from here, and asks before it decides.
  if (binding.decides && first)
    return toast(closed, `Press ${keyLabel(first, state.settings.ascii)} to ${binding.help}`)
  return run(closed, binding, press)
}

function run(state: State, { scope, action, decides, writes }: Binding, press: Press): Result {
  const { readOnly } = state.snapshot
  // A question can still be answered: those that can be open here are about the person's own settings.
  if (readOnly !== undefined && (decides || writes) && scope !== 'confirm') return toast(state, readOnly, 'warn')
  const act = KEY_ACTIONS[scope][action]
  const steered = STEERING.has(scope) ? withList(state, { steered: true }) : state
  return act ? act(steered, press) : [state]
}
