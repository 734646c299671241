import { keyLabel, keyName } from '../keys/bindings.ts'
import type { ActionOf, Stepped } from '../state/action.ts'
import type { ShownDecision } from '../state/effect.ts'
import { currentList, type State, type Step } from '../state/state.ts'
import { answered } from './asking.ts'
import { request } from './commit.ts'
import { decisionText, steppedText } from './decision-text.ts'
import { forgetSaved, newWords } from './drafting.ts'
import { offerWords } from './open-edit.ts'
import { submitEdit } from './prompting.ts'
import { takePutAside } from './put-aside.ts'
import { andThen, type Result, toast } from './result.ts'
import { mergeRows } from './rows.ts'
import { selectIfThere, selectWanted } from './selection.ts'
import { skipDead, stepOf } from './stepping.ts'

/** The journal's answer to decisions: only what it took is reported, and can be undone. */
export function takeSaved(state: State, { requests, events, stale, refused, muted }: ActionOf<'saved'>): Result {
  const [rest, step] = answered(state, 'decide')
  const not = new Set([...stale, ...(refused?.items ?? [])])
  const released = not.size > 0 ? release(rest, [...not], step) : rest
  const taken = requests.filter(({ item }) => !not.has(item))
  if (taken.length === 0) {
    if (refused) return notTaken(released, requests, refused.reason, 'error')
    return notTaken(released, requests, 'It was decided elsewhere in the meantime', 'warn')
  }
  const elsewhere = stale.length > 0 ? ` · ${stale.length} decided elsewhere` : ''
  const refusal = refused ? ` · ${refused.items.length} not: ${refused.reason}` : ''
  const said = `${decisionText(released, taken, muted)}${elsewhere}${refusal}`
  const next = { ...released, undo: [...released.undo, stepOf(events, step?.cursor)] }
  return andThen(toast(next, said, refused || muted ? 'warn' : 'ok', events), (told) => forgetSaved(told, taken))
}

/** Typed words are not lost because somebody else was first, or because they cannot be saved this way. */
function notTaken(state: State, requests: readonly ShownDecision[], why: string, tone: 'warn' | 'error'): Result {
  const [only] = requests
  const words = newWords(only)
  if (only && words !== undefined) return offerWords(state, words, why, only.item)
  return toast(state, tone === 'warn' ? `${why}; nothing was changed` : why, tone)
}

/** Rows whose decision failed return to their places; so does the cursor, if it has not moved since. */
function release(state: State, ids: readonly string[], step: Step | undefined): State {
  const deciding = new Map(state.deciding)
  for (const id of ids) deciding.delete(id)
  const isThere = step !== undefined && currentList(state).selected === step.cursor
  return { ...bringIn({ ...state, deciding, wanted: isThere ? ids[0] : undefined }), wanted: undefined }
}

function bringIn(state: State): State {
  return selectWanted(mergeRows(state))
}

export function takeFailed(state: State, { text, effect }: ActionOf<'failed'>): Result {
  switch (effect?.type) {
    case 'decide': {
      const [rest, step] = answered(state, 'decide')
      const ids = effect.requests.map(({ item }) => item)
      return notTaken(release(rest, ids, step), effect.requests, text, 'error')
    }
    case 'undo':
    case 'redo': {
      const [rest, step] = answered(state, effect.type)
      const steps = step ? [...rest[effect.type], step] : rest[effect.type]
      return toast({ ...rest, [effect.type]: steps }, text, 'error')
    }
    case 'saveNew':
      return offerWords(state, effect.text, text, effect.draft)
    case 'keepDraft':
      // A message that they could not be saved, and why, says more.
      return state.overlay?.type === 'prompt' && state.toast?.tone === 'warn' ? [state] : toast(state, text, 'error')
    default:
      return toast(state, text, 'error')
  }
}

/** What each of the two did, and the one that takes it back. */
const STEPPED = { undo: ['↶ Undone', 'redo'], redo: ['↷ Redone', 'undo'] } as const

/** After an undo, what came back is selected, at its old place; after a redo, the row selected after the decision. Nothing else moves. */
export function takeStepped(state: State, answer: Stepped): Result {
  const { by, events } = answer
  const [rest, step] = answered(state, by)
  const [first] = events
  if (!first) return skipDead(rest, by, step)
  const [done, back] = STEPPED[by]
  const wanted = by === 'undo' ? first.item : rest.wanted
  const next = bringIn({ ...rest, [back]: [...rest[back], stepOf(events, step?.cursor)], wanted })
  return toast(
    by === 'undo' ? next : selectIfThere(next, step?.cursor),
    `${state.lastKey?.takenBack ? heldText(state, state.lastKey.key) : ''}${done}: ${steppedText(next, answer)} · ${keyName(state.settings, 'global', back)} ${back}`,
    'ok',
    events,
  )
}

function heldText({ settings }: State, key: string): string {
  return `${keyLabel(key, settings.ascii)} was held down · `
}

/** A learning written by hand is selected, so that the next key is about it. */
export function takeAdded(state: State, { item }: ActionOf<'added'>): Result {
  const next = bringIn({ ...state, wanted: item })
  if (state.tab !== 'pending') return toast(next, 'Added to Pending')
  const isThere = currentList(next).selected === item
  return toast(
    next,
    isThere
      ? `Added to Pending; ${keyName(state.settings, 'pending', 'approve')} approves it`
      : 'Added to Pending; the filter hides it',
    'ok',
  )
}

/** A text came back from the external editor. */
export function takeEdited(state: State, { item: id, on, text }: ActionOf<'edited'>): Result {
  const item = state.byId.get(id)
  const words = text.trim()
  const [rest, aside] = takePutAside(state, id)
  if (['', item?.text, state.drafts.get(id), aside].includes(words)) return toast(state, 'Nothing changed')
  if (!item) return offerWords(rest, words, 'It no longer exists', id)
  return submitEdit(rest, item, { ...request(item, 'edit', { text: words }), on })
}

export function takePlanned(state: State, { title, lines, effect }: ActionOf<'planned'>): Result {
  return [{ ...state, overlay: { type: 'confirm', title, lines, effect } }]
}
