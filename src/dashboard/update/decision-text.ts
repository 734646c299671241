import { type Decision, DONE } from '../../journal/event/vocabulary.ts'
import { MAX_LEARNING } from '../../text/max-learning.ts'
import { NARROW, truncateEnd } from '../../text/width.ts'
import { keyName } from '../keys/bindings.ts'
import type { Stepped, WrittenEvent } from '../state/action.ts'
import type { ShownDecision } from '../state/effect.ts'
import { isOutside } from '../state/snapshot.ts'
import type { State } from '../state/state.ts'
import { kindName, mutedText, shown } from '../state/wording.ts'

/** What was done, and what follows from it for one item and for several; an empty string if nothing follows. */
const SAID: Readonly<Record<Decision, readonly [done: string, one: string, several: string]>> = {
  approve: ['✓ Approved', 'loads in the next session', 'they load in the next session'],
  reject: ['✗ Rejected', 'it is not proposed again', 'they are not proposed again'],
  later: ['Later', 'back when sage is next opened', 'back when sage is next opened'],
  edit: ['Edited', 'it still needs approval', 'they still need approval'],
  merge: ['Merged', 'into the similar learning', 'into the similar learnings'],
  replace: ['✓ Approved', 'the next session gets the new one', 'the next session gets the new ones'],
  retire: ['Retired', 'no longer injected', 'no longer injected'],
  restore: ['Restored', 'to Pending', 'to Pending'],
  purge: ['Deleted', 'its words stay in the journal', 'their words stay in the journal'],
  pin: ['Pinned', '', ''],
  unpin: ['Unpinned', '', ''],
}
const IN_USE: ReadonlySet<Decision> = new Set(['approve', 'replace'])

/** A text as quoted in a toast, which is shortened further if there is less room. Words that were never saved may be a whole file. */
export function quoted(text: string): string {
  return `“${truncateEnd(shown(text.slice(0, MAX_LEARNING)), 60, NARROW)}”`
}

/** What the toast says about decisions that the journal took: what was done to which items, what follows, and the way back. */
export function decisionText(state: State, taken: readonly ShownDecision[], muted: readonly string[] = []): string {
  const [first] = taken
  if (!first) return ''
  const [done] = SAID[first.decision]
  const text = first.text ?? state.byId.get(first.item)?.text ?? ''
  // A deleted item is no longer in any snapshot.
  const what = taken.length > 1 ? `${taken.length} items` : text === '' ? '1 item' : quoted(text)
  const undo = `${keyName(state.settings, 'global', 'undo')} undo`
  if (muted.length > 0) return `${taken.length > 1 ? `${done} ${what}` : done} — ${mutedText(muted)} · ${undo}`
  const follows = followingOf(state, first, taken)
  return `${done} ${what}${follows ? ` — ${follows}` : ''} · ${undo}`
}

function followingOf(state: State, first: ShownDecision, taken: readonly ShownDecision[]): string {
  const { decision } = first
  const [, one, several] = SAID[decision]
  const usual = taken.length === 1 ? one : several
  const other = state.byId.get(first.other ?? '')
  if (decision === 'merge' && other) return `into ${quoted(other.text)}`
  if (decision === 'later' && first.until === 'unburied') return 'until you bring it back from Archive'
  if (decision === 'edit') return editFollows(state, first, usual)
  const out = IN_USE.has(decision) ? taken.filter(({ item }) => isOutside(state.snapshot, item)).length : 0
  if (out === 0 && decision === 'replace' && other) return `in place of ${quoted(other.text)}`
  if (out === 0) return usual
  return taken.length === 1 ? 'not at the start: its card says when' : `${out} not at the start: their cards say when`
}

/** Names kind and scope only if they changed: the menu sends both. */
function editFollows({ byId }: State, { item, kind, scope, shown: before }: ShownDecision, usual: string): string {
  const changed = [
    kind === undefined || kind === before.kind ? [] : [kindName(kind)],
    scope === undefined || scope === before.scope ? [] : [`scope ${scope}`],
  ].flat()
  const now = changed.length > 0 ? `now ${changed.join(', ')}` : ''
  if (byId.get(item)?.status === 'approved') return now || 'the next session gets the new text'
  return [now, usual].filter(Boolean).join('; ')
}

/** What undo took back, or redo brought back: the decision, and on which items. */
export function steppedText(state: State, { events, text, decision, about }: Omit<Stepped, 'by'>): string {
  const names = namesOf(state, about ? events.filter(({ item }) => about.includes(item)) : events, text)
  return decision === undefined ? names : `${DONE[decision]} ${names}`
}

/** The one item that these events are about, by its text, or how many there are. `text` is for an item that is not in the snapshot. */
export function namesOf(state: State, events: readonly WrittenEvent[], text = ''): string {
  const [id = '', ...more] = new Set(events.map(({ item }) => item))
  return more.length > 0 ? `${more.length + 1} items` : quoted(state.byId.get(id)?.text ?? text)
}
