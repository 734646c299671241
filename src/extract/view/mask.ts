import { CASED_LETTERS, LETTERS } from '../../text/letters.ts'
import { lowerCased } from '../../text/lower-cased.ts'
import { isForeignLine } from './foreign-line.ts'
import { givenFrom } from './given-text.ts'
import { ANY_MARKS, APOSTROPHE, BEYOND_ASCII, COLON, HASH, QUOTATION, type Marks } from './marks.ts'
import { changedLines } from './pasted-changes.ts'
import { chatLines } from './pasted-chat.ts'
import { commentLines } from './pasted-comments.ts'
import { documentLines } from './pasted-document.ts'

/** How much of a message is read: 64 kB. Anything longer was pasted, whatever the client says. */
export const MAX_MESSAGE_UNITS = 65_536

/**
 * Fences, quotes and output inside typed text that are not the person's words. Each is replaced by spaces, so that offsets stay valid.
 * `marks`: what is known about the text up to `MAX_MESSAGE_UNITS`.
 */
export function maskForeign(text: string, marks = ANY_MARKS): string {
  const capped = text.length > MAX_MESSAGE_UNITS ? text.slice(0, MAX_MESSAGE_UNITS) : text
  const quotes = (marks.signs & QUOTATION) !== 0
  const lines = maskLines(quotes ? maskTripleQuotes(withoutOuterMarks(capped)) : capped, marks)
  const quoted = quotes ? lines.replace(LONG_QUOTES, blanks) : lines
  const unquoted = mayQuoteSingly(quoted, marks) ? quoted.replace(LONG_SINGLE_QUOTES, blanks) : quoted
  const masked = marks.signs & COLON ? withoutGiven(unquoted) : unquoted
  return marks.signs & HASH ? withoutNoteSign(masked.replace(PLACEHOLDERS, blanks)) : masked
}

/** Where a quotation in single marks may open. Most marks are apostrophes, and the expression would look around each. */
const SINGLE_OPENINGS = [" '", "('", "\n'", '‘']

function mayQuoteSingly(text: string, { signs }: Marks): boolean {
  if ((signs & (APOSTROPHE | BEYOND_ASCII)) === 0) return false
  return text.startsWith("'") || SINGLE_OPENINGS.some((opening) => text.includes(opening))
}

function withoutGiven(text: string): string {
  const from = givenFrom(text)
  return from === text.length ? text : text.slice(0, from) + blanks(text.slice(from))
}

/**
 * The sign by which Claude Code once took a note, "#always use eslint", which people still type: it is not one of their words. Counts only before
 * words on a line of its own: not before a directive of C, a colour, a number, a name of several parts, or the rules of a style sheet.
 * For text in lower case.
 */
const NOTE_SIGN = new RegExp(
  String.raw`^\s{0,8}#(?!(?:define|elif|else|endif|endregion|error|if|ifn?def|import|include|line|pragma|region|undef|warning|(?!add)[a-f]{3}|[a-f]{6})\b)(?=(?:[${LETTERS}]+(?:['’][${LETTERS}]+)? +[^\s=]|[\u3005-\u3007\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff])[^\n{}]*(?:\n\s*)?$)`,
)

function withoutNoteSign(text: string): string {
  const sign = NOTE_SIGN.exec(lowerCased(text))?.[0] ?? ''
  return blanks(sign) + text.slice(sign.length)
}

/** A message that is one quotation: it was copied with its marks, or they were meant for a shell. */
const WHOLLY_QUOTED = /^(\s{0,8})["“«「]([^"“”«»「」]+)["”»」](\s{0,8})$/

/** The marks around a whole message quote nobody. */
function withoutOuterMarks(text: string): string {
  return text.replace(WHOLLY_QUOTED, '$1 $2 $3')
}

const TRIPLE = '"""'
/** The fewest characters between two marks; less is emphasis. */
const MIN_QUOTED_UNITS = 20

/** Masks what is between two `"""` that open and close a quotation. Each mark is visited once. */
function maskTripleQuotes(text: string): string {
  let masked = ''
  let from = 0
  let open = text.indexOf(TRIPLE)
  while (open !== -1) {
    const start = open + TRIPLE.length
    const close = text.indexOf(TRIPLE, start)
    if (close === -1) break
    const opens = /^$|[\s:(]/.test(text.charAt(open - 1)) && /[\S\n]/.test(text.charAt(start))
    const closes = /[\S\n]/.test(text.charAt(close - 1)) && /^$|[\s.,;:)!?]/.test(text.charAt(close + TRIPLE.length))
    if (!opens || !closes || (close - start < MIN_QUOTED_UNITS && text.charAt(start) !== '\n')) {
      open = close
      continue
    }
    const end = close + TRIPLE.length
    masked += text.slice(from, open) + blanks(text.slice(open, end))
    from = end
    open = text.indexOf(TRIPLE, end)
  }
  return from === 0 ? text : masked + text.slice(from)
}

/** Placeholders the client shows for pictures and long pastes. They are replaced when sent, but not in prompts from its history. */
export const PLACEHOLDERS =
  /\[(?:Image #\d{1,4}|Pasted text #\d{1,4}(?: \+\d{1,6} lines?)?|\.\.\.Truncated text #\d{1,4} \+\d{1,6} lines\.\.\.)\]/g

/**
 * Quotations that are too long for a term. None may contain its own mark: otherwise each of many unclosed marks would be followed to the greatest
 * length. If one sign opens and closes, it opens before a word and closes after one: text between two quoted words is not a quotation.
 */
const LONG_QUOTES = new RegExp(
  String.raw`"(?<=:[ \t]{0,4}\n[ \t]{0,8}")(?=\S)[^"]{20,4000}"(?=[ \t.]{0,4}(?:\n|$))|"(?:(?<![${CASED_LETTERS}\d]")|(?<=[(=,\s][fFrRbB]"))(?=(?:[^"\s]+ ){2}|[^"\s][^"\n]{19})[^"\n]{12,4000}"(?![${LETTERS}\d])|“[^“”\n]{20,4000}”|«[^«»\n]{20,4000}»|「[^「」\n]{20,4000}」`,
  'g',
)

/**
 * The same between single marks. Within words, and before the words below, they are apostrophes; after a word they may be. The first mark that is
 * not within a word ends the quotation. Capitals are spelt out: the flag for them makes it slow to compile.
 */
const LONG_SINGLE_QUOTES = new RegExp(
  String.raw`['‘](?<![${LETTERS}\d'’)\]]['‘])(?=[${LETTERS}\d])(?!(?:[bB]out|[cC]ause|[cC]uz|[eE]m|[nN]|[tT]is|[tT]il|[tT]was)(?![${LETTERS}]))(?=(?:(?:[^'’‘\s]|(?<=[${LETTERS}])['’](?=[${LETTERS}])){1,60} ){2}|[^'’‘\n]{20})(?:[^'’‘\n]|(?<=[${LETTERS}])['’](?=[${LETTERS}])){12,2000}(?<=[${LETTERS}\d.,;:!?…)\]])['’](?![${LETTERS}\d])`,
  'g',
)

function maskLines(text: string, marks: Marks): string {
  // Most messages are one line.
  const lines = text.includes('\n') ? text.split('\n') : [text]
  const pasted = documentLines(lines, marks)
  const chat = chatLines(text, lines)
  const changes = changedLines(text, lines)
  const comments = commentLines(text, lines)
  let fence = false
  let changed = false
  let output = false
  const isForeign = (line: string, index: number): boolean => {
    if (index >= pasted.from && index < pasted.to) return true
    if (chat.has(index) || changes.has(index) || comments.has(index)) return true
    if (output && GOES_ON.test(line)) return true
    if (!FENCE.test(line)) return fence || isForeignLine(line, marks)
    // A fence that opens and closes in one line holds code in the middle of a sentence: leave the sentence.
    if (!/^\s{0,8}```[^`]{1,300}```/.test(line)) fence = !fence
    return true
  }
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string
    const foreign = isForeign(line, index)
    output = foreign && !FENCE.test(line)
    if (!foreign) continue
    lines[index] = blanks(line)
    changed = true
  }
  // Most messages hold nothing foreign.
  return changed ? lines.join('\n') : text
}

const FENCE = /^\s{0,8}(?:```|~~~)/

/** People begin lines with these too, so they are output only after another line of output. */
const GOES_ON = /^\s{0,8}(?:hint:|remote:|npm (?:warn|error|notice|info) |\(Use `)/

function blanks(text: string): string {
  return ' '.repeat(text.length)
}
