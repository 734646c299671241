import { type Item, saysTheSame, stateOf, statusAfter } from '../../journal/item/item.ts'
import type { ShownDecision } from '../state/effect.ts'
import { isItemTab } from '../state/item-tabs.ts'
import { selectedItem } from '../state/selected.ts'
import type { State } from '../state/state.ts'
import { mayBeAbout } from './asking.ts'
import { quoted } from './decision-text.ts'
import { oppositesInUse } from './foreseen.ts'
import { isListed } from './listed.ts'
import { type Result, toast } from './result.ts'

/** What others made of an item that left its list. One that is in no list was deleted, or disappeared with the file it came from. */
function becameText(item: Item | undefined): string {
  if (!item) return 'removed'
  return item.status === 'pending' ? 'moved back to Pending' : stateOf(item.status)
}

/**
 * Says what others did to the item under the cursor, and keeps the next deciding key from it: whoever looked away for a moment would decide
 * about words they have not read.
 */
export function tellMeanwhile(before: State, after: State): Result {
  const was = selectedItem(before)
  if (!was || before.snapshot.provisional || isOwnDoing(before, was)) return [after]
  const is = after.byId.get(was.id)
  const now = selectedItem(after)
  if (now?.id === was.id) {
    if (saysTheSame(was, now)) return [after]
    return tell({ ...after, detailTop: 0 }, now, `${quoted(now.text)} was changed`)
  }
  // The whole project was moved or removed, which has a message of its own.
  if (!is && after.snapshot.readOnly !== undefined) return [after]
  const another = now ? ' · another one is selected' : ''
  // A filter, or a session with surer ones, no longer shows it: nobody decided anything.
  if (is && isItemTab(after.tab) && isListed(after, after.tab, is)) return [{ ...after, unasked: now?.id }]
  return tell(after, now, `${quoted(was.text)} was ${becameText(is)}`, another)
}

/**
 * Closes a question that others made another one: its answer would be about other words, or about a contradiction that it does not name. The
 * journal refuses what is decided on an older state of its item, but not a merge into another item that was changed.
 */
export function closeOutdated(before: State, after: State): Result {
  const { overlay } = after
  if (overlay?.type !== 'confirm') return [after]
  const decided = overlay.effect.type === 'decide' ? overlay.effect.requests : []
  const was = changedStaying(decided, before, after) ?? newlyAgainst(decided, before, after)
  if (!was) return [after]
  const is = after.byId.get(was.id)
  const became = is?.status === before.byId.get(was.id)?.status ? 'changed' : becameText(is)
  const what = `${quoted((is ?? was).text)} was ${became} in the meantime · the question was closed`
  return toast({ ...after, overlay: undefined }, what, 'warn')
}

/** Something that others are to go into, or to take the place of, and that is not as it was. */
function changedStaying(decided: readonly ShownDecision[], before: State, after: State): Item | undefined {
  const staying = new Set(decided.flatMap(({ other }) => other ?? []))
  return [...staying].flatMap((id) => before.byId.get(id) ?? []).find((item) => !isAsBefore(before, item, after))
}

/** A learning that contradicts what is to be approved, and did not when that was asked. */
function newlyAgainst(decided: readonly ShownDecision[], before: State, after: State): Item | undefined {
  return decided
    .filter(({ decision }) => statusAfter(decision) === 'approved')
    .flatMap(({ item: id }) => after.byId.get(id) ?? [])
    .flatMap((item) => {
      const known = new Set(oppositesInUse(before, item).map(({ id }) => id))
      return oppositesInUse(after, item).filter(({ id }) => !known.has(id))
    })[0]
}

function isAsBefore(before: State, was: Item, { byId }: State): boolean {
  const is = byId.get(was.id)
  return isOwnDoing(before, was) || (is?.status === was.status && saysTheSame(was, is))
}

/** The next snapshot shows what was asked of the journal here before its answer comes. */
function isOwnDoing({ asked }: State, { id }: Item): boolean {
  return asked.some((one) => mayBeAbout(one, id))
}

function tell(state: State, now: Item | undefined, what: string, follows = ''): Result {
  const next = { ...state, unasked: now?.id }
  // An error stays until a key.
  return next.toast?.tone === 'error' ? [next] : toast(next, `${what} in the meantime${follows}`, 'warn')
}
