import { graphemeSegmenter } from '../../text/graphemes.ts'

/** What stands in the buffer between two chunks: the beginning of an escape sequence, or an unfinished paste. */
export type InputState = { readonly rest: string; readonly paste: string | undefined }
export const noInput: InputState = { rest: '', paste: undefined }

export type InputEvent =
  | { readonly type: 'keys'; readonly keys: readonly string[] }
  | { readonly type: 'paste'; readonly text: string }

const PASTE_START = '\u001b[200~'
const PASTE_END = '\u001b[201~'
/** A paste that never ends must not hold the keyboard for ever, nor the memory. */
const LONGEST_PASTE = 1_000_000

const CSI_FINAL: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'shift-tab',
  P: 'f1',
  I: 'focus-in',
  O: 'focus-out',
}
const CSI_TILDE: Readonly<Record<string, string>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'pgup',
  6: 'pgdn',
  7: 'home',
  8: 'end',
  11: 'f1',
}
/** From here on codes stand for keys that type nothing: volume, the menu, a modifier alone. */
const FIRST_PRIVATE = 0xe000
const SEQUENCE = /^\u001b(?:\[([<?>=]?)([\d;:]*)([ -/]*)([@-~])|O([A-Za-z])|\[\[([A-E]))/u
const UNFINISHED = /^\u001b(?:\[[<?>=]?[\d;:]*[ -/]*|O|\[\[)?$/u
/** An answer to a question that some program asked: it ends with BEL or ST, and is nothing that was typed. */
const STRING_SEQUENCE = /^\u001b[\]PX^_]/u
const STRING_END = /\u0007|\u001b\\/u
/** A mouse as of 1987, which a program that died may have left switched on: button and place are three signs, whatever they are. */
const OLD_MOUSE = /^\u001b\[M[^]{0,3}/u
const OLD_MOUSE_LENGTH = 6

/**
 * Turns one chunk from the terminal into keys and pastes. All keys between two pastes come as one event: whoever decides must see
 * that they came together. A lone Escape stays in `rest` until `flushInput()` says that nothing follows.
 */
export function decodeInput(state: InputState, chunk: string): [InputState, InputEvent[]] {
  const events: InputEvent[] = []
  let keys: string[] = []
  let rest = state.rest + chunk
  let paste = state.paste
  const flushKeys = () => {
    if (keys.length > 0) events.push({ type: 'keys', keys })
    keys = []
  }
  while (rest !== '') {
    if (paste !== undefined) {
      const end = rest.indexOf(PASTE_END)
      const kept = end < 0 ? partialEnd(rest) : 0
      paste = (paste + (end < 0 ? rest.slice(0, rest.length - kept) : rest.slice(0, end))).slice(0, LONGEST_PASTE)
      rest = end < 0 ? rest.slice(rest.length - kept) : rest.slice(end + PASTE_END.length)
      if (end < 0) break
      events.push({ type: 'paste', text: paste })
      paste = undefined
    } else if (rest.startsWith(PASTE_START)) {
      flushKeys()
      rest = rest.slice(PASTE_START.length)
      paste = ''
    } else if (isUnfinished(rest)) break
    else {
      const [key, length] = nextKey(rest)
      if (key) keys.push(key)
      rest = rest.slice(length)
    }
  }
  flushKeys()
  return [{ rest, paste }, events]
}

/** Nothing followed: an Escape that waited is the Escape key, the beginning of a sequence is dropped, and a paste that did not end is over. */
export function flushInput(state: InputState): [InputState, InputEvent[]] {
  if (state.paste !== undefined) return [noInput, [{ type: 'paste', text: state.paste + state.rest }]]
  if (state.rest === '') return [state, []]
  const keys =
    state.rest === '\u001b' ? ['esc'] : state.rest === '\u001b[' ? ['alt-['] : state.rest === '\u001bO' ? ['alt-O'] : []
  return [noInput, keys.length > 0 ? [{ type: 'keys', keys }] : []]
}

function isUnfinished(text: string): boolean {
  if (UNFINISHED.test(text)) return true
  if (STRING_SEQUENCE.test(text)) return !STRING_END.test(text.slice(2))
  return (OLD_MOUSE.exec(text)?.[0].length ?? OLD_MOUSE_LENGTH) < OLD_MOUSE_LENGTH
}

/** How much of the end of `text` may be the beginning of the mark that ends a paste. */
function partialEnd(text: string): number {
  for (let length = Math.min(PASTE_END.length - 1, text.length); length > 0; length--)
    if (PASTE_END.startsWith(text.slice(-length))) return length
  return 0
}

function nextKey(text: string): [key: string | undefined, length: number] {
  if (text.startsWith('\u001b')) return escapeKey(text)
  const first = text.codePointAt(0) ?? 0
  if (first < 0x20 || first === 0x7f) return [controlKey(first), 1]
  const [grapheme] = graphemeSegmenter().segment(text.slice(0, 64))
  const segment = grapheme?.segment ?? text.slice(0, 1)
  return [segment === ' ' ? 'space' : segment, segment.length]
}

function controlKey(code: number): string | undefined {
  if (code === 0x7f || code === 0x08) return 'backspace'
  if (code === 0x0d || code === 0x0a) return 'enter'
  if (code === 0x09) return 'tab'
  if (code === 0) return undefined
  return code <= 26 ? `ctrl-${String.fromCharCode(code + 96)}` : undefined
}

function escapeKey(text: string): [key: string | undefined, length: number] {
  if (OLD_MOUSE.test(text)) return [undefined, OLD_MOUSE_LENGTH]
  const sequence = SEQUENCE.exec(text)
  if (sequence) return [sequenceKey(sequence), sequence[0].length]
  if (STRING_SEQUENCE.test(text)) {
    const end = STRING_END.exec(text.slice(2))
    return [undefined, end ? 2 + end.index + end[0].length : text.length]
  }
  if (text.startsWith('\u001b\u001b')) return ['esc', 1]
  const [key, length] = nextKey(text.slice(1))
  return [key ? `alt-${key}` : undefined, length + 1]
}

function sequenceKey([, prefix, parameters = '', , final = '', ss3, console]: RegExpExecArray): string | undefined {
  if (ss3) return CSI_FINAL[ss3]
  if (console) return console === 'A' ? 'f1' : undefined
  if (prefix === '<') return final === 'M' ? wheelKey(parameters) : undefined
  if (prefix) return undefined
  const [first = '', modifier, third = ''] = parameters.split(';')
  const modifiers = modifiersOf(modifier)
  if (modifiers === undefined) return undefined
  if (final === 'u') return codedKey(first, modifiers)
  if (final === '~' && first === '27') return codedKey(third, modifiers)
  const name = final === '~' ? CSI_TILDE[first] : CSI_FINAL[final]
  if (!name) return undefined
  if (modifiers & 4) return `ctrl-${name}`
  return modifiers & 2 ? `alt-${name}` : name
}

/** Super, hyper and meta: keys that are for the window system, or for nobody. */
const NOT_FOR_US = 8 | 16 | 32

/** Which modifiers are held; undefined if nothing was pressed for us: a key that was let go, or one with a modifier of the window system. */
function modifiersOf(parameter = '1'): number | undefined {
  const [pressed = '', event = '1'] = parameter.split(':')
  const modifiers = Number(pressed || '1') - 1
  return event === '3' || modifiers & NOT_FOR_US ? undefined : modifiers
}

/**
 * A key by its code point, as kitty (`CSI 99;5u`) and xterm (`CSI 27;5;99~`) write it where a multiplexer or a program that died has switched
 * that on: without this Escape and Ctrl-C were dead there. Kitty may say behind a colon what the key is with Shift.
 */
function codedKey(code: string, modifiers: number): string | undefined {
  const [plain = '', withShift = ''] = code.split(':')
  const isShifted = (modifiers & 1) !== 0
  const point = Number((isShifted && withShift) || plain)
  if (!(point > 0 && point < FIRST_PRIVATE)) return undefined
  const sign = String.fromCodePoint(point)
  const shifted = isShifted ? (sign === '\t' ? 'shift-tab' : sign.toUpperCase()) : sign
  const name = point === 27 ? 'esc' : shifted === 'shift-tab' ? shifted : nextKey(shifted)[0]
  if (name === undefined) return undefined
  if (modifiers & 4) return `ctrl-${name.toLowerCase()}`
  return modifiers & 2 ? `alt-${name}` : name
}

function wheelKey(parameters: string): string | undefined {
  const button = Number(parameters.split(';')[0])
  if (button === 64) return 'wheelup'
  return button === 65 ? 'wheeldown' : undefined
}
