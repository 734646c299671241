import { graphemeSegmenter, graphemesOf, wordSegmenter } from '../../text/graphemes.ts'
import { MAX_LEARNING } from '../../text/max-learning.ts'

/** One line of text with a cursor: an offset in UTF-16 units, between graphemes. `killed`: what Ctrl-y brings back. */
export type LineEditor = { readonly text: string; readonly cursor: number; readonly killed?: string }

const MAX_CODE_POINT_UNITS = 2

/** The characters of words. Some scripts have a sign without width between two letters of a word. */
const WORDS = /[\p{L}\p{N}\p{M}_\u200c]+/gu

export function lineEditor(text = ''): LineEditor {
  return { text, cursor: text.length }
}

/** A text as one line: line breaks and tabs become spaces, other control characters go. */
export function asOneLine(text: string): string {
  return text.replace(/[\r\n\t]+/gu, ' ').replace(/\p{Cc}/gu, '')
}

/** Inserts text at the cursor, as one line, up to `MAX_LEARNING`. */
export function insertText(editor: LineEditor, text: string): LineEditor {
  let fitting = ''
  // Only as much as shows where the last sign that may fit ends: splitting a megabyte takes seconds.
  for (const sign of graphemesOf(asOneLine(text).slice(0, MAX_LEARNING + MAX_CODE_POINT_UNITS))) {
    if (editor.text.length + fitting.length + sign.length > MAX_LEARNING) break
    fitting += sign
  }
  const joined = editor.text.slice(0, editor.cursor) + fitting + editor.text.slice(editor.cursor)
  return atEdge({ ...editor, text: joined }, editor.cursor + fitting.length)
}

/** An edit may join signs into one grapheme, such as a letter and an accent: the cursor then moves to its end. */
function atEdge(editor: LineEditor, cursor: number): LineEditor {
  return { ...editor, cursor: edgeFrom(editor.text, cursor) }
}

/** The first grapheme boundary at or after an offset. */
function edgeFrom(text: string, at: number): number {
  const found = graphemeSegmenter().segment(text).containing(at)
  if (found === undefined) return text.length
  return found.index === at ? at : found.index + found.segment.length
}

/** The last grapheme boundary at or before an offset. */
function edgeTo(text: string, at: number): number {
  if (at >= text.length) return text.length
  return graphemeSegmenter().segment(text).containing(at)?.index ?? 0
}

function graphemeBefore({ text, cursor }: LineEditor): number {
  return edgeTo(text, cursor - 1)
}

function graphemeAfter({ text, cursor }: LineEditor): number {
  return cursor + edgeFrom(text.slice(cursor), 1)
}

/** Words by their two ends. Chinese, Japanese and Thai write several without a space: those are split as a dictionary says. */
function wordsOf(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: run, index: from }) =>
    [...wordSegmenter().segment(run)].map(({ segment, index }) => ({
      start: from + index,
      end: from + index + segment.length,
    })),
  )
}

function wordBefore({ text, cursor }: LineEditor): number {
  return edgeTo(text, wordsOf(text).findLast(({ start }) => start < cursor)?.start ?? 0)
}

function wordAfter({ text, cursor }: LineEditor): number {
  return edgeFrom(text, wordsOf(text).find(({ end }) => end > cursor)?.end ?? text.length)
}

const moveTo = (editor: LineEditor, cursor: number): LineEditor => ({ ...editor, cursor })
const cut = (e: LineEditor, from: number, to: number): LineEditor =>
  atEdge({ ...e, text: e.text.slice(0, from) + e.text.slice(to) }, from)
/** Removes more than one sign, as readline does, and keeps it: another key can bring it back. */
const kill = (e: LineEditor, from: number, to: number): LineEditor =>
  from === to ? e : { ...cut(e, from, to), killed: e.text.slice(from, to) }

/** Keys that do the same, and what they do. */
const ROWS: readonly (readonly [keys: string, edit: (editor: LineEditor) => LineEditor])[] = [
  ['left ctrl-b', (e) => moveTo(e, graphemeBefore(e))],
  ['right ctrl-f', (e) => moveTo(e, graphemeAfter(e))],
  ['ctrl-left alt-b alt-left', (e) => moveTo(e, wordBefore(e))],
  ['ctrl-right alt-f alt-right', (e) => moveTo(e, wordAfter(e))],
  ['home ctrl-a', (e) => moveTo(e, 0)],
  ['end ctrl-e', (e) => moveTo(e, e.text.length)],
  ['backspace', (e) => cut(e, graphemeBefore(e), e.cursor)],
  ['delete ctrl-d', (e) => cut(e, e.cursor, graphemeAfter(e))],
  ['ctrl-w alt-backspace ctrl-backspace', (e) => kill(e, wordBefore(e), e.cursor)],
  ['alt-d alt-delete ctrl-delete', (e) => kill(e, e.cursor, wordAfter(e))],
  ['ctrl-u', (e) => kill(e, 0, e.cursor)],
  ['ctrl-k', (e) => kill(e, e.cursor, e.text.length)],
  ['ctrl-y', (e) => insertText(e, e.killed ?? '')],
]
const EDITS = new Map(ROWS.flatMap(([keys, edit]) => keys.split(' ').map((key) => [key, edit])))

/** The editor after a key, or undefined if the key does not edit. */
export function editLine(editor: LineEditor, key: string): LineEditor | undefined {
  const edit = EDITS.get(key)
  if (edit) return edit(editor)
  if (key === 'space') return insertText(editor, ' ')
  return isPrintable(key) ? insertText(editor, key) : undefined
}

/** Whether a key is a typed character, and not the name of a key. */
export function isPrintable(key: string): boolean {
  return graphemesOf(key).length === 1 && !/^\p{Cc}/u.test(key)
}
