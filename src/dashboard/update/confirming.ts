import type { Decision } from '../../journal/event/vocabulary.ts'
import { keyName } from '../keys/bindings.ts'
import { firstUnseen, maxQuestionTop, questionRoom, withSeen } from '../layout/question.ts'
import type { ShownDecision } from '../state/effect.ts'
import type { Confirm } from '../state/overlay.ts'
import type { State } from '../state/state.ts'
import { commit } from './commit.ts'
import { typedIn } from './drafting.ts'
import type { KeyAction, KeyActions } from './key-action.ts'
import { resumeEdit } from './open-edit.ts'
import { type Result, toast } from './result.ts'
import { scrolledTop } from './scrolling.ts'

function close(state: State): State {
  return { ...state, overlay: undefined }
}

/** Scrolls a question longer than its box; undefined for a key that does not scroll, or a question that is fully visible. */
export function scrollQuestion(state: State, question: Confirm, key: string, painted: State): Result | undefined {
  const before = question.top ?? 0
  const max = maxQuestionTop(state, question)
  const top = scrolledTop(key, before, max, questionRoom(state, question))
  if (top === undefined || max === 0) return undefined
  return [top === before ? state : { ...state, overlay: { ...withSeen(question, painted), top } }]
}

/** These give Claude nothing new, so a question about hundreds of them need not be read to its end. */
const TAKING_AWAY: ReadonlySet<Decision> = new Set(['reject', 'later', 'retire', 'restore', 'purge'])

function isToBeRead({ effect }: Confirm): boolean {
  return effect.type !== 'decide' || effect.requests.some(({ decision }) => !TAKING_AWAY.has(decision))
}

/** A question that approves can be answered once all of it has been on screen. Undefined then, otherwise the state that shows the rest. */
function showRest(state: State, question: Confirm, painted: State): Result | undefined {
  if (!isToBeRead(question)) return undefined
  const known = withSeen(question, painted)
  const unseen = firstUnseen(known, painted)
  if (unseen === undefined) return undefined
  const top = Math.min(unseen, maxQuestionTop(state, known))
  return toast({ ...state, overlay: { ...known, top } }, 'Read the rest of the question first, then answer')
}

/** Acts only if the question itself was on screen when the key was pressed, and all that must be read of it. */
function agree(state: State, question: Confirm, painted: State, effect = question.effect): Result {
  if (painted.overlay !== question) return toast(state, 'The question was not on screen yet: press again')
  const unread = showRest(state, question, painted)
  if (unread) return unread
  return effect.type === 'decide' ? commit(close(state), effect.requests.map(confirmed)) : [close(state), effect]
}

/** A key that this question does not offer. */
export function noAnswer(state: State): Result {
  const name = (action: string) => keyName(state.settings, 'confirm', action)
  return toast(state, `${name('yes')} confirms; ${name('no')} or Esc cancels`)
}

/** An answer other than a plain yes, if the question offers it. */
function insteadOf(offered: (question: Confirm) => ShownDecision | undefined): KeyAction {
  return (state, { painted }) => {
    const { overlay } = state
    const wanted = overlay?.type === 'confirm' ? offered(overlay) : undefined
    if (overlay?.type !== 'confirm' || !wanted) return noAnswer(state)
    return agree(state, overlay, painted, { type: 'decide', requests: [wanted] })
  }
}

const confirmed = (request: ShownDecision): ShownDecision => ({ ...request, confirmed: true })

export const confirmActions: KeyActions = {
  yes(state, { painted }) {
    const { overlay } = state
    return overlay?.type === 'confirm' ? agree(state, overlay, painted) : [state]
  },
  no(state) {
    const { overlay } = state
    // Enter cancels too, and whoever presses it once more than needed must not lose what they typed.
    const kept = typedIn(overlay) ? ` · ${keyName(state.settings, 'approved', 'edit')} shows your words again` : ''
    return toast(close(state), `Cancelled${kept}`)
  },
  'edit-first'(state) {
    const { overlay } = state
    const item = overlay?.type === 'confirm' && overlay.editFirst ? state.byId.get(overlay.editFirst) : undefined
    return item ? resumeEdit(close(state), item) : noAnswer(state)
  },
  'keep-project': insteadOf(({ keepProject }) => keepProject),
  replace: insteadOf(({ replace }) => replace),
}
