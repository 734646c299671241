import type { PressedKey, State } from '../state/state.ts'
import { ask } from './asking.ts'
import type { Result } from './result.ts'

/** The same key again within this time counts as held down: then it decides nothing. */
const HELD_MILLISECONDS = 150
/** The longest that terminals wait before a held key comes for the second time: only the third shows that it is held. */
const FIRST_REPEAT_MILLISECONDS = 1000
/** The wheel may also turn between the repeats of a held key. */
const NOT_PRESSED: ReadonlySet<string> = new Set(['wheelup', 'wheeldown'])

/** Whether a key repeats the one before it so soon that it is held down. */
export function isHeld({ lastKey }: State, key: string, at: number): boolean {
  return isAgain(lastKey, key, at, HELD_MILLISECONDS)
}

/** The same, or it may be the first repeat. A decision is taken back at the second repeat, which is not possible for anything else. */
export function mayBeHeld({ lastKey }: State, key: string, at: number): boolean {
  return isAgain(lastKey, key, at, FIRST_REPEAT_MILLISECONDS)
}

function isAgain(last: PressedKey | undefined, key: string, at: number, within: number): boolean {
  return last?.key === key && Math.abs(at - last.at) < within
}

/** Notes a key before it acts. If it shows that the key before it was the first repeat of a held one, what that decided is taken back. */
export function noteKey(state: State, key: string, at: number, held: boolean): Result {
  const { lastKey } = state
  if (NOT_PRESSED.has(key)) return [state]
  const { repeated, ...last } = lastKey ?? {}
  if (held && repeated && isLastDecided(state, repeated))
    return ask({ ...state, lastKey: { key, at, takenBack: true } }, { type: 'undo' })
  if (held) return [{ ...state, lastKey: { ...last, key, at } }]
  return [{ ...state, lastKey: { key, at } }]
}

/** Notes what a key decided, if the key before it was the same. `before`: the state before the key. */
export function noteDecided(before: State, after: State, key: string, at: number): State {
  const isNew = after.asked.length + after.waiting.length > before.asked.length + before.waiting.length
  if (!isNew || !isAgain(before.lastKey, key, at, FIRST_REPEAT_MILLISECONDS)) return after
  const decided = lastDecided(after)
  return decided ? { ...after, lastKey: { key, at, repeated: decided } } : after
}

/** What the last request to the journal that has no answer yet decides on. */
function lastDecided({ asked, waiting }: State): readonly string[] | undefined {
  const last = waiting.at(-1)
  if (last) return last.type === 'decide' ? last.requests.map(({ item }) => item) : undefined
  const sent = asked.at(-1)
  return sent?.type === 'decide' ? sent.step?.items : undefined
}

/** Whether undo would take back the decision on these, and no other: it may have come to nothing. */
function isLastDecided(state: State, items: readonly string[]): boolean {
  const isAnswered = state.asked.length === 0 && state.waiting.length === 0
  const last = isAnswered ? state.undo.at(-1)?.items : lastDecided(state)
  return last !== undefined && items.every((item) => last.includes(item))
}
