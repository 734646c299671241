import { goesOn, isAnswer, isLateSequence, isParameter, isUnfinished, nextKey, restOfAnswer } from './sequences.ts'

/** The state between chunks. */
export type InputState = {
  /** An unfinished escape sequence. */
  readonly rest: string
  /** The text of an unfinished paste. */
  readonly paste: string | undefined
  /** Input already taken as keys because nothing followed in time. It may still begin a sequence; if the rest comes late, it is not typed. */
  readonly given: string
  /** What was given up before its end, or could not be read: the next keys may be part of it. */
  readonly cutOff: CutOff | undefined
}
/**
 * What was cut off, which decides how much of the next input may belong to it: of an answer of the terminal, all until its end, or until a key
 * that no answer holds; of a sequence, all until a letter; of anything else, one key.
 */
type CutOff = 'answer' | 'sequence' | 'other'
export const noInput: InputState = { rest: '', paste: undefined, given: '', cutOff: undefined }

/** `answer`: keys may belong to an answer of the terminal, until one comes that no answer holds, such as Escape. */
export type Doubt = true | 'answer'
export type InputEvent =
  /** `doubtful`: something else came with these keys, or began before them, and they may be part of it. */
  | { readonly type: 'keys'; readonly keys: readonly string[]; readonly doubtful?: Doubt }
  | { readonly type: 'paste'; readonly text: string }

const ESC = '\u001b'
const PASTE_START = `${ESC}[200~`
const PASTE_END = `${ESC}[201~`
/** Replaces bytes that are not text: line noise, or a terminal that writes controls as one byte. */
const UNREADABLE = '\ufffd'
/** An endless paste must not block the keyboard or fill the memory. */
const MAX_PASTE_UNITS = 1_000_000
/** More text in one chunk than anybody types, or than a key held down on a slow line writes: a paste, in a terminal that does not mark them. */
const UNMARKED_PASTE = /^[\t\n\r\u0020-\u007e\u00a0-\u{10ffff}]{256,}/u
/** The same for an answer of the terminal. Nobody reads those; the first two signs, which identify one, are kept. */
const MAX_REST_UNITS = 10_000
const KEPT_OF_REST = 2

/**
 * An Escape followed by nothing within this time is the Escape key: as long as vim waits. On a slow line the rest of a sequence may take
 * longer, and a false Escape would close what is being typed in; but a longer wait would be noticeable.
 */
const ESCAPE_MILLISECONDS = 100
/** A sequence or paste that has been quiet this long is given up: what comes next is keys again. */
const CUT_OFF_MILLISECONDS = 2000

/**
 * Turns one chunk from the terminal into keys and pastes. All keys between two pastes are one event, because decisions must see that they
 * came together. A lone Escape stays in `rest` until `flushInput()` says that nothing follows.
 */
export function decodeInput(state: InputState, chunk: string): [InputState, InputEvent[]] {
  const events: InputEvent[] = []
  let keys: string[] = []
  let { paste, cutOff } = state
  let rest = state.rest + chunk
  const isRest = state.given !== '' && goesOn(state.given, state.given + rest)
  if (isRest) rest = state.given + rest
  // The late end of a paste that was given up: what precedes it belongs to that paste.
  if (cutOff && isLateEnd(rest)) paste ??= ''
  const late = paste === undefined ? lateLength(cutOff, rest) : undefined
  if (late !== undefined) {
    rest = rest.slice(late)
    cutOff = undefined
  }
  const begunBefore = isRest || paste !== undefined || late !== undefined
  const flushKeys = () => {
    const [first = ''] = keys
    const isDoubtful = begunBefore || cutOff !== undefined || events.length > 0 || rest !== ''
    const doubtful: Doubt | undefined = cutOff === 'answer' ? cutOff : isDoubtful || undefined
    if (keys.length > 0) events.push({ type: 'keys', keys, ...(doubtful && { doubtful }) })
    if (keys.length === 1 && !(cutOff === 'answer' || (cutOff === 'sequence' && isParameter(first)))) cutOff = undefined
    keys = []
  }
  while (rest !== '') {
    if (paste !== undefined) {
      const taken = takePaste(paste, rest)
      paste = taken.paste
      rest = taken.rest
      if (!taken.isOver) break
      events.push({ type: 'paste', text: paste })
      paste = undefined
      cutOff = undefined
      continue
    }
    const unmarked = UNMARKED_PASTE.exec(rest)?.[0]
    if (unmarked !== undefined) {
      flushKeys()
      events.push({ type: 'paste', text: unmarked })
      rest = rest.slice(unmarked.length)
      // Its last part may come as a key.
      cutOff ??= 'other'
      continue
    }
    if (rest.startsWith(PASTE_START)) {
      flushKeys()
      rest = rest.slice(PASTE_START.length)
      paste = ''
    } else if (isUnfinished(rest)) break
    else {
      const [key, length] = nextKey(rest)
      if (key === UNREADABLE) cutOff ??= 'other'
      else if (key) keys.push(key)
      else if (isRest && isPressedAfter(state.given, chunk)) keys.push(chunk)
      rest = rest.slice(length)
    }
  }
  flushKeys()
  const given = isRest && rest.startsWith(state.given) ? state.given : ''
  return [{ rest: shortened(rest.slice(given.length)), paste, given, cutOff }, events]
}

/** Milliseconds to wait for more before `flushInput()`; undefined if nothing is expected. */
export function patience({ rest, paste, given }: InputState): number | undefined {
  if (paste === undefined && (rest === ESC || isAltKey(rest) || isOneKeyMore(rest, given))) return ESCAPE_MILLISECONDS
  return rest === '' && paste === undefined && given === '' ? undefined : CUT_OFF_MILLISECONDS
}

/** Whether the end of an answer is waited for. */
export function isInAnswer(state: InputState): boolean {
  const { rest, paste, given } = state
  return paste === undefined && isAnswer(given + rest) && patience(state) === CUT_OFF_MILLISECONDS
}

/**
 * Nothing followed: a waiting Escape is the Escape key, the beginning of a sequence is dropped, and an unfinished paste is over. If the
 * rest comes later, it decides nothing.
 */
export function flushInput({ rest, paste, given, cutOff }: InputState): [InputState, InputEvent[]] {
  if (paste !== undefined) return [{ ...noInput, cutOff: 'other' }, [{ type: 'paste', text: paste + rest }]]
  if (rest === '') return [{ ...noInput, cutOff }, []]
  if (rest === ESC) {
    // An answer holds no Escape except at its end.
    const still = cutOff === 'answer' ? undefined : cutOff
    return [{ ...noInput, given: ESC, cutOff: still }, [{ type: 'keys', keys: ['esc'] }]]
  }
  if (isAltKey(rest)) return [{ ...noInput, given: rest, cutOff }, [{ type: 'keys', keys: [`alt-${rest.slice(1)}`] }]]
  if (isOneKeyMore(rest, given))
    return [{ ...noInput, given: given + rest, cutOff }, [{ type: 'keys', keys: [rest], doubtful: true }]]
  // If only the last sign of an answer is missing, that sign ends it.
  return [{ ...noInput, cutOff: isAnswer(given + rest) && !rest.endsWith(ESC) ? 'answer' : 'sequence' }, []]
}

/** Whether it is an Escape and a sign with which an answer begins: if nothing follows, a key that was pressed with Alt. */
function isAltKey(rest: string): boolean {
  return rest.length === 2 && isAnswer(rest)
}

/** After a pressed Escape, `[` and `O` may be pressed keys too, so they wait as it did. */
function isOneKeyMore(rest: string, given: string): boolean {
  return given !== '' && rest.length === 1
}

/** Whether a person pressed Escape, `[` or `O`, and this key, so that there is no sequence. */
function isPressedAfter(given: string, chunk: string): boolean {
  return given.length === 2 && /^[a-z]$/iu.test(chunk)
}

/** How much of a text belongs to what was cut off; undefined if its end has not come, or may be a key. */
function lateLength(cutOff: CutOff | undefined, text: string): number | undefined {
  if (cutOff === 'answer') return restOfAnswer(text)
  return cutOff === 'sequence' && isLateSequence(text) ? text.length : undefined
}

function isLateEnd(text: string): boolean {
  const end = text.indexOf(PASTE_END)
  return end >= 0 && !text.slice(0, end).includes(PASTE_START)
}

/** Shortens an endless answer to its beginning and its last sign, with which its end may begin. */
function shortened(rest: string): string {
  return rest.length > MAX_REST_UNITS ? rest.slice(0, KEPT_OF_REST) + rest.slice(-1) : rest
}

/** Adds to a paste what belongs to it. What may be the beginning of its end mark waits in `rest`. */
function takePaste(begun: string, text: string): { paste: string; rest: string; isOver: boolean } {
  const end = text.indexOf(PASTE_END)
  const isOver = end >= 0
  const length = isOver ? end : text.length - partialEnd(text)
  return {
    paste: (begun + text.slice(0, length)).slice(0, MAX_PASTE_UNITS),
    rest: text.slice(isOver ? length + PASTE_END.length : length),
    isOver,
  }
}

/** How much of the end of `text` may be the beginning of the end-of-paste mark. */
function partialEnd(text: string): number {
  for (let length = Math.min(PASTE_END.length - 1, text.length); length > 0; length--)
    if (PASTE_END.startsWith(text.slice(-length))) return length
  return 0
}
