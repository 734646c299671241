import { isAlive } from '../../journal/item/item.ts'
import { keyName } from '../keys/bindings.ts'
import type { ActionOf } from '../state/action.ts'
import type { ShownDecision } from '../state/effect.ts'
import type { Overlay, Prompt } from '../state/overlay.ts'
import type { State } from '../state/state.ts'
import { quoted } from './decision-text.ts'
import { andThen, type Result, toast } from './result.ts'

/** How long nothing is typed before the words are kept. */
const REST_MILLISECONDS = 1000

/** What was typed for an item. A change of its kind or scope names the words it has. */
export function newWords(asked: ShownDecision | undefined): string | undefined {
  return asked?.decision === 'edit' && asked.kind === undefined ? asked.text : undefined
}

/** Words that are not saved yet, and what they are for: in the editor, or in the question whether a learning in use gets them. */
export function typedIn(overlay: Overlay | undefined): { readonly draft: string; readonly text: string } | undefined {
  if (overlay?.type === 'prompt' && overlay.purpose !== 'filter')
    return { draft: overlay.purpose === 'new' ? overlay.draft : overlay.item, text: overlay.input.text.trim() }
  const effect = overlay?.type === 'confirm' ? overlay.effect : undefined
  const [asked] = effect?.type === 'decide' ? effect.requests : []
  const text = newWords(asked)
  return asked && text !== undefined ? { draft: asked.item, text } : undefined
}

/** Keeps these words, whatever is open. */
export function keep(state: State, draft: string, text: string): Result {
  return [
    { ...state, drafts: new Map(state.drafts).set(draft, text) },
    { type: 'keepDraft', draft, text },
  ]
}

/** Takes in words that the person's editor had saved before it failed, or was made to fail, as with `:cq`. */
export function takeUnfinished(state: State, { item, text, why }: ActionOf<'unfinished'>): Result {
  const told = `${why} · what you saved is kept: ${keyName(state.settings, 'pending', 'edit')} shows it`
  return andThen(keep(state, item, text), (next) => toast(next, told, 'error'))
}

/** Keeps what is being typed on the disk, in case this process or its window ends before it is saved. */
export function keepTyped(state: State): Result {
  const typed = typedIn(state.overlay)
  if (!typed || typed.text === (state.drafts.get(typed.draft) ?? '')) return [state]
  const { draft, text } = typed
  if (text === '' || text === state.byId.get(draft)?.text) return forgetDraft(state, draft)
  return keep(state, draft, text)
}

/** Arranges that what is being typed is kept once nothing is typed for a moment. */
export function keepAtRest(state: State, prompt: Prompt): Result {
  return [state, { type: 'after', milliseconds: REST_MILLISECONDS, action: { type: 'rested', prompt } }]
}

/** The words are saved, or not wanted any more. */
export function forgetDraft(state: State, draft: string | undefined): Result {
  if (draft === undefined || !state.drafts.has(draft)) return [state]
  const drafts = new Map(state.drafts)
  drafts.delete(draft)
  return [
    { ...state, drafts },
    { type: 'dropDraft', draft },
  ]
}

/** The same for the words of what is open: the person closed it. */
export function forgetTyped(state: State, overlay: Overlay): Result {
  return forgetDraft(state, typedIn(overlay)?.draft)
}

/** The same for words that the journal took. */
export function forgetSaved(state: State, [only]: readonly ShownDecision[]): Result {
  return newWords(only) === undefined ? [state] : forgetDraft(state, only?.item)
}

/** What other runs left. */
export function takeDrafts(before: State, after: State): State {
  const { drafts: left } = after.snapshot
  if (left === undefined || left === before.snapshot.drafts) return after
  return { ...after, drafts: new Map([...Object.entries(left), ...after.drafts]) }
}

/** Says that another run left words, and which key shows the first of them: nobody looks for what they do not know is there. */
export function tellLeft(before: State, after: State): Result {
  if (after.snapshot.drafts === before.snapshot.drafts || after.toast || after.overlay) return [after]
  const [first, ...others] = [...after.drafts].filter(([draft]) => !before.drafts.has(draft))
  if (first === undefined) return [after]
  const [draft, text] = first
  const item = after.byId.get(draft)
  const place =
    item && isAlive(item)
      ? `${keyName(after.settings, 'pending', 'edit')} on ${quoted(item.text)}`
      : keyName(after.settings, 'items', 'new')
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return toast(after, `Not saved last time: ${quoted(text)}${more} · ${place} shows it`, 'warn')
}

/** The first words that belong to no item: a new learning's, or those for an item that was decided meanwhile, which exist nowhere else. */
export function newDraft(state: State): { readonly draft: string; readonly text: string } | undefined {
  for (const [draft, text] of state.drafts) {
    const item = state.byId.get(draft)
    if (!item || !isAlive(item)) return { draft, text }
  }
  return undefined
}
