import { graphemeSegmenter } from '../../text/graphemes.ts'

const CSI_FINAL: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'shift-tab',
  P: 'f1',
  Q: 'f2',
  S: 'f4',
  I: 'focus-in',
  O: 'focus-out',
  // With Shift in rxvt; there `ESC O` in place of `CSI` means Ctrl.
  a: 'up',
  b: 'down',
  c: 'right',
  d: 'left',
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
  ...Object.fromEntries(
    '11 12 13 14 15 17 18 19 20 21 23 24 25 26 28 29 31 32 33 34'.split(' ').map((code, at) => [code, `f${at + 1}`]),
  ),
}
/** How rxvt ends these with Shift, with Ctrl, and with both, as the parameter that others write. */
const RXVT_MODIFIERS: Readonly<Record<string, string>> = { $: '2', '^': '5', '@': '6' }
/** From here on codes are keys that type nothing: volume, the menu, a modifier alone. */
const FIRST_PRIVATE = 0xe000
/** But those of the keypad, in kitty's order. */
const FIRST_OF_KEYPAD = 57_399
const KEYPAD: readonly string[] =
  '0 1 2 3 4 5 6 7 8 9 . / * - + enter = , left right up down pgup pgdn home end insert delete'.split(' ')
/** What these keys are with Ctrl in terminals that have no codes for keys, and so here too. */
const WITH_CTRL: Readonly<Record<string, string>> = { '[': 'esc', h: 'backspace', i: 'tab', j: 'enter', m: 'enter' }
const SEQUENCE = /^\u001b(?:\[\[([A-E])|O\d*([A-Za-z])|\[(\d+)(\$)|\[([<?>=]?)([\d;:]*)[ -/]*([@-~]))/u
/** The beginning of a sequence. If what follows cannot belong to it, its end was lost. */
const BEGINNING = /^\u001b(?:\[\[|\[[<?>=]?[\d;:]*[ -/]*|O\d*)/u
/** The terminal's answer to some program's question (OSC, DCS and the like). It ends with BEL or ST, and nobody typed it. */
const STRING_SEQUENCE = /^\u001b[\]PX^_]/u
const STRING_START = 2
/** Where an answer stops: at BEL or ST, or at a key pressed after it was cut off. */
const NOT_IN_STRING = /[\u0000-\u001f\u007f]/u
/** Certainly the beginning of an answer; without the third sign it may be two keys, Escape and `]`. */
const SURE_STRING = /^\u001b[\]PX^_][\d!$+=>?]/u
/** The oldest mouse protocol (X10), which a crashed program may have left on: button, column and row are any three signs. */
const OLD_MOUSE = /^\u001b\[M[^]{0,3}/u
const OLD_MOUSE_BUTTON = 3
const OLD_MOUSE_LENGTH = 6

/** Whether a text is an unfinished sequence. */
export function isUnfinished(text: string): boolean {
  if (text === '\u001b') return true
  if (STRING_SEQUENCE.test(text)) return stringLength(text) === undefined
  if (OLD_MOUSE.test(text)) return text.length < OLD_MOUSE_LENGTH
  return BEGINNING.exec(text)?.[0] === text && !SEQUENCE.test(text)
}

/** Whether a text is the beginning of an answer. */
export const isAnswer = (text: string): boolean => STRING_SEQUENCE.test(text)

/** Whether a sequence may go on after this key. */
export const isParameter = (key: string): boolean => key === 'space' || /^[ -?]$/u.test(key)

/** Whether a text is how a sequence ends, with its letter. One letter alone may be a key. */
export const isLateSequence = (text: string): boolean => /^(?=..)[0-?]*[ -/]*[@-~]$/u.test(text)

/**
 * How much of a text belongs to an answer that has begun: all until its end, or until a key that no answer holds. Undefined if neither is
 * there. An Escape at the end of the text may be either, so the caller waits for what follows.
 */
export function restOfAnswer(text: string): number | undefined {
  const end = text.search(NOT_IN_STRING)
  if (end < 0 || text.slice(end) === '\u001b') return undefined
  if (text[end] === '\u0007') return end + 1
  return text.startsWith('\u001b\\', end) ? end + 2 : end
}

/** Whether `text` continues a sequence whose beginning was taken for keys. */
export function goesOn(beginning: string, text: string): boolean {
  if (STRING_SEQUENCE.test(text)) return SURE_STRING.test(text)
  return isUnfinished(text) || (SEQUENCE.exec(text)?.[0].length ?? 0) > beginning.length
}

/** The key a text begins with (undefined if it is none), and its length. */
export function nextKey(text: string): [key: string | undefined, length: number] {
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
  if (code === 0) return 'ctrl-space'
  return `ctrl-${String.fromCharCode(code + 64).toLowerCase()}`
}

function escapeKey(text: string): [key: string | undefined, length: number] {
  if (OLD_MOUSE.test(text)) return [wheelKey(text.charCodeAt(OLD_MOUSE_BUTTON) - 32), OLD_MOUSE_LENGTH]
  const sequence = SEQUENCE.exec(text)
  if (sequence) return [sequenceKey(sequence), sequence[0].length]
  const begun = BEGINNING.exec(text)
  if (begun) return [undefined, begun[0].length]
  if (STRING_SEQUENCE.test(text)) return [undefined, stringLength(text) ?? text.length]
  if (text.startsWith('\u001b\u001b')) return ['esc', 1]
  const [key, length] = nextKey(text.slice(1))
  // Ctrl beats Alt, as in a key given by its code: Escape and Ctrl-c that come in one read must quit.
  return [key && !key.startsWith('ctrl-') ? `alt-${key}` : key, length + 1]
}

/** The length of an answer; undefined if its end has not come. */
function stringLength(text: string): number | undefined {
  const rest = restOfAnswer(text.slice(STRING_START))
  return rest === undefined ? undefined : STRING_START + rest
}

function sequenceKey(sequence: RegExpExecArray): string | undefined {
  const [, console, ss3, shifted, dollar, prefix, parameters = shifted ?? '', final = dollar ?? ''] = sequence
  if (ss3) return ss3Key(ss3)
  if (console) return `f${console.charCodeAt(0) - 0x40}`
  if (prefix === '<') return final === 'M' ? wheelKey(Number(parameters.split(';')[0])) : undefined
  if (prefix) return undefined
  const [first = '', modifier = RXVT_MODIFIERS[final], third = ''] = parameters.split(';')
  const modifiers = modifiersOf(modifier)
  if (modifiers === undefined) return undefined
  if (final === 'u') return codedKey(first, modifiers)
  if (final === '~' && first === '27') return codedKey(third, modifiers)
  const name = final === '~' || final in RXVT_MODIFIERS ? CSI_TILDE[first] : CSI_FINAL[final]
  return name && withModifiers(name, modifiers)
}

function ss3Key(final: string): string | undefined {
  // After `CSI`, R reports where the cursor is.
  if (final === 'R') return 'f3'
  const name = CSI_FINAL[final]
  return name && /[a-d]/u.test(final) ? `ctrl-${name}` : name
}

/** The bits of a parameter that says which modifiers are held. */
const SHIFT = 1
const ALT = 2
const CTRL = 4
/** Super, hyper and meta belong to the window system. */
const NOT_FOR_US = 8 | 16 | 32

function withModifiers(name: string, modifiers: number): string {
  if (modifiers & CTRL) return `ctrl-${name}`
  return modifiers & ALT ? `alt-${name}` : name
}

/** The modifiers held; undefined if the key is not for us: one that was released, or one with a window-system modifier. */
function modifiersOf(parameter = '1'): number | undefined {
  const [pressed = '', event = '1'] = parameter.split(':')
  const modifiers = Number(pressed || '1') - 1
  return event === '3' || modifiers & NOT_FOR_US ? undefined : modifiers
}

/**
 * A key given by its code point, as kitty (`CSI 99;5u`) and xterm (`CSI 27;5;99~`) write it if a multiplexer or a crashed program has
 * switched that on. Without this, Escape and Ctrl-C would not work there. After a colon kitty may say what the key is with Shift.
 */
function codedKey(code: string, modifiers: number): string | undefined {
  const [plain = '', withShift = ''] = code.split(':')
  const isShifted = (modifiers & SHIFT) !== 0
  const point = Number((isShifted && withShift) || plain)
  const onKeypad = KEYPAD[point - FIRST_OF_KEYPAD]
  if (onKeypad !== undefined) return withModifiers(onKeypad, modifiers)
  if (!(point > 0 && point < FIRST_PRIVATE)) return undefined
  const sign = String.fromCodePoint(point)
  const shifted = isShifted ? (sign === '\t' ? 'shift-tab' : sign.toUpperCase()) : sign
  const name = point === 27 ? 'esc' : shifted === 'shift-tab' ? shifted : nextKey(shifted)[0]
  if (name === undefined) return undefined
  if (modifiers & CTRL) return WITH_CTRL[name] ?? `ctrl-${name.toLowerCase()}`
  return withModifiers(name, modifiers)
}

function wheelKey(button: number): string | undefined {
  if (button === 64) return 'wheelup'
  return button === 65 ? 'wheeldown' : undefined
}
