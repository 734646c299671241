import { ANY_MARKS, COLON_OR_TAG, HASH, marksOf, QUOTATION, type Marks } from './marks.ts'
import { chatLines } from './pasted-chat.ts'

/** How much of a message is read: 64 kB. Anything longer was pasted, whatever the client says. */
export const MESSAGE_CAP = 65_536

/**
 * Fences, quotes and output inside typed text that are not the person's words. Each is replaced by spaces, so that offsets stay valid.
 * `marks`: what is known of the text up to `MESSAGE_CAP`.
 */
export function maskForeign(text: string, marks = ANY_MARKS): string {
  const capped = text.length > MESSAGE_CAP ? text.slice(0, MESSAGE_CAP) : text
  const quotes = (marks.signs & QUOTATION) !== 0
  const lines = maskLines(quotes ? maskTripleQuotes(withoutOuterMarks(capped)) : capped, marks)
  const masked = quotes ? lines.replace(LONG_QUOTES, blanks) : lines
  return marks.signs & HASH ? masked.replace(PLACEHOLDERS, blanks).replace(NOTE_SIGN, blanks) : masked
}

/**
 * How Claude Code once took a note, "#always use eslint", which people still type: the sign is none of their words. Only where words follow on
 * a line that stands alone: not before a directive of C, a colour, a number, a name of several parts, or the rules of a style sheet.
 */
const NOTE_SIGN =
  /^\s{0,8}#(?!(?:define|elif|else|endif|endregion|error|if|ifn?def|import|include|line|pragma|region|undef|warning|(?!add)[a-f]{3}|[a-f]{6})\b)(?=(?:\p{L}+(?:['’]\p{L}+)? +[^\s=]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})[^\n{}]*(?:\n\s*)?$)/iu

/** A message that is one quotation: it was copied with its marks, or they were meant for a shell. */
const WHOLLY_QUOTED = /^(\s{0,8})["“«「]([^"“”«»「」]+)["”»」](\s{0,8})$/

/** The marks around a whole message quote nobody. */
function withoutOuterMarks(text: string): string {
  return text.replace(WHOLLY_QUOTED, '$1 $2 $3')
}

const TRIPLE = '"""'
/** The fewest characters between two marks; less is emphasis. */
const SHORTEST_QUOTED = 20

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
    if (!opens || !closes || (close - start < SHORTEST_QUOTED && text.charAt(start) !== '\n')) {
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
 * Quotations that are too long for a term. None contains its own mark, or each of many that never close would be followed to the greatest
 * length. Where one sign opens and closes, it opens before a word and closes after one: what is between two quoted words is no quotation.
 */
const LONG_QUOTES =
  /"(?<=:[ \t]{0,4}\n[ \t]{0,8}")(?=\S)[^"]{20,4000}"(?=[ \t.]{0,4}(?:\n|$))|"(?:(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}]")|(?<=[(=,\s][fFrRbB]"))(?=\S)[^"\n]{20,4000}"(?![\p{L}\p{N}])|“[^“”\n]{20,4000}”|«[^«»\n]{20,4000}»|「[^「」\n]{20,4000}」/gu

function maskLines(text: string, marks: Marks): string {
  // Most messages are one line.
  const lines = text.includes('\n') ? text.split('\n') : [text]
  const pasted = marks.signs & COLON_OR_TAG ? pastedLines(lines) : NO_LINES
  const chat = chatLines(text, lines)
  let fence = false
  let changed = false
  let output = false
  const isForeign = (line: string, index: number): boolean => {
    if ((index >= pasted.from && index < pasted.to) || chat.has(index)) return true
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

/** What a client wraps in tags and, below, a mail with its header: they last to the end of the message, because nothing says where they stop. */
const OPEN_ENDED = /^\s{0,8}<(?:system-reminder|system|instructions?|document|pasted_content)\b/i
const MAIL_FROM = /^\s{0,8}(?:From|Von|De|Da|От|发件人|寄件者|差出人|보낸 사람)\s?[:：] ?\S/i
/** "From: me to you" is said by the person: a mail has an address, or a second header line. */
const MAIL_ADDRESS = /\S@\S/
const MAIL_HEAD =
  /^\s{0,8}(?:To|Cc|Sent|Date|Subject|Reply-To|An|Gesendet|Datum|Betreff|À|A|Envoyé|Objet|Para|Enviad[oa]|Asunto|Assunto|Fecha|Data|Inviato|Oggetto|Кому|Дата|Отправлено|Тема|收件人|发送时间|寄件日期|日期|主题|主旨|宛先|送信日時|日付|件名|받는 사람|보낸 날짜|날짜|제목)\s?[:：]/i

function startsDocument(line: string, index: number, lines: readonly string[]): boolean {
  if (OPEN_ENDED.test(line)) return true
  return MAIL_FROM.test(line) && (MAIL_ADDRESS.test(line) || MAIL_HEAD.test(lines[index + 1] ?? ''))
}

/** A tag that begins a line. If words follow and the line does not close it, it is only mentioned. */
const MARKUP_OPENS =
  /^\s{0,40}<(?:!doctype|html|head|body|div|p|span|table|tr|td|ul|ol|li|section|article|main|header|h[1-6]|pre|svg|script|style|form|meta)\b(?!>\s+[^<\s](?:[^<]|<(?!\/))*$)/i
const MARKUP_CLOSES = /<\/[a-z][\w-]{0,30}>\s*$|\/>\s*$/i

const NO_LINES = { from: 0, to: 0 }

/** The lines of the message that form a separate document; empty if there are none. Its first line begins with a tag or has a colon. */
function pastedLines(lines: readonly string[]): { readonly from: number; readonly to: number } {
  const openEnded = lines.findIndex(startsDocument)
  if (openEnded !== -1) return { from: openEnded, to: lines.length }
  const from = lines.findIndex((line) => MARKUP_OPENS.test(line))
  if (from === -1) return NO_LINES
  return {
    from,
    to:
      Math.max(
        from,
        lines.findLastIndex((line) => MARKUP_CLOSES.test(line)),
      ) + 1,
  }
}

/** Whether a line of a message with these marks is output, code or a quotation rather than words. */
function isForeignLine(line: string, { symbols }: Marks): boolean {
  const trimmed = line.trim()
  if (trimmed === '') return false
  return (
    FOREIGN.test(trimmed) ||
    (trimmed.includes(': ') && COMPLAINS.test(trimmed)) ||
    (symbols > SYMBOLS_SHARE * SHORTEST_SYMBOLS && isMostlySymbols(trimmed))
  )
}

/** Lines of code whose first word may also begin a sentence. The rest must look like code: "return types are explicit:" is a sentence. */
const CODE_LINES: readonly RegExp[] = [
  /^import\b(?=.*["'({*=]).{0,200}[;{(]$|^import (?:static )?[\w.*]+;$|^from [\w.]+ import\b.{0,200}[;(]$/,
  /^export\b(?:.{0,200}[{(=]|(?=.*[=({"']).{0,200};)$/,
  /^(?:const|let|var) (?:mut )?(?:[\w$]+ ?[:=;]|[{[]).{0,200}[;{(=:]$|^(?:const|let|var) [\w$]+ ?[;=]$|^(?:const|let|var) [{[]$/,
  /^(?:async )?def \w+ ?(?=[([:={]).{0,200}[;{(=:]$|^class \w{1,60}(?:.{0,200}\{|(?:\(.{0,200}\))?[:;]|\()$/,
  /^(?:async )?function\*? ?[\w$]*[(<].{0,200}[;{(=:]$|^(?:fn|func) (?:\([^)]{0,60}\) )?[\w$]*[(<].{0,200}[;{(=:]$/,
  /^(?:function|fn|func) [\w$]*\($|^return\s?[;{(]$|^return \S{1,200}[;{(]$|^return\b(?=.*(?:\w\(|[{["'=+*?<>&|])).{0,200}[;{(]$/,
  /^(?:if|for|while)\b(?:.{0,200}(?:\{|\w\()|\s?\(.{0,200}[;:]|\s?\()$|^for \w+(?:, ?\w+)* in \w[\w.]*(?:[([].{0,120}[)\]])?:$/,
  /^(?:if|while) (?!.*(?:, |\b(?:you|we|i|the|an?|my|our|your|always|never|please|must|should|do)\b))\S.{0,200}:$/,
  /^(?:public|private)(?::|.{0,200}(?:\{|\w\()| (?:(?:static|final|readonly|const) )*[\w<>[\],.?]{1,60} ?(?:[:=(].{0,150}|[\w$]{1,60} ?(?:[=(].{0,150})?);)$/,
  /^package [\w.]+;$|^use \w+(?:::|\\).{0,200}[;{]$|^#include ?[<"]|^(?:SELECT|INSERT|CREATE)\b.{0,200}[;(=]$/,
]

/** How lines begin that are not the person's words. */
const FOREIGN_SIGNS: readonly RegExp[] = [
  /^>(?!=)/, // quotation
  /^(?:[$%❯➜](?! (?:is|are|never|always|signs?)\b)|PS [A-Z]:|>>>|\.\.\.(?! ?(?:and|but|or|so|also)\b)|In \[\d|Out\[\d|@@ )/, // shells, notebooks, diffs
  /^[+-]{3} |^diff --git |^index [0-9a-f]{6}/,
  /^\|.*\|$|^[┌│├└╭╰─═⎿●⏺✻※]/, // tables and boxes
  /^\[?\d{4}[-/]\d\d[-/]\d\d(?:[T,]| (?!(?:is|are|was)\b))|^\[?\d\d:\d\d:\d\d(?! (?:is|are)\b)|^(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]* +\d{1,2} \d\d:\d\d(?! we\b)/,
  /^at .{1,200}[(:]\d+|^File "|^Traceback |^\s*\^+$|^\w*(?:Error|Exception|Warning): |^(?:error|warning|fatal|panic)(?:[:[!]| [A-Z])|^(?:ERR!|npm (?:ERR|WARN))[:[ !]/,
  // npm since 10, git, Node: a label in lower case, then a capital or what only they write. "npm error messages are …" and "hint: use …" are sentences.
  /^npm (?:warn|error|notice|info) (?:[A-Z\d]|code [A-Z\d]|deprecated \S{1,200}@|errno |syscall |path \/|config |gyp |cli )/,
  /^(?:hint|remote): {1,12}(?:[A-Z]|error:|warning:|fatal:)|^remote:\s*$|^\(node:\d{1,9}\) /,
  // What git says of a branch and of changes.
  /^On branch \S{1,120}$|^Your branch (?:is (?:up to date with|ahead of|behind) '|and '.{1,120}' have diverged)|^Changes (?:to be committed|not staged for commit):$|^(?:nothing|no changes) added to commit |^nothing to commit, /,
  // A chat with its clock: "[10:02] bea: …", "[11.02.24, 10:02:33] Bea: …".
  /^\[(?:[\d./-]{6,10},? )?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[AaPp][Mm])?\] ?[^\s:[\]]{1,30}(?: [^\s:[\]]{1,20}){0,2}: /,
  // The mark of a test runner. People type ✅ and ❌, or give an order ("✓ always use pnpm"); the name of a test describes ("✓ always returns a copy").
  /^[✓✔✖✗✘×] ?(?!(?:(?:[Aa]lways|[Nn]ever) (?!\w+s\b)|(?:[Uu]se|[Dd]on['’]?t|[Dd]o not|[Pp]refer|[Ww]e|[Pp]lease) )(?!.*(?:\d ?m?s\)?|\])$))[a-zA-Z\d\xc0-\u1fff\u2c00-\uffff]/,
  ...CODE_LINES,
  /^[{}[\]();]+,?$/,
  /^\d{1,6} +\|(?:\s|$)|^\|(?:\s*[\^~]|$)|^= (?:note|help): |^--> \S{1,200}:\d/, // numbered source below a compiler's message, and what it points at
  // A key and its value, which is one string, number or the beginning of more.
  /^"[\w-]{1,60}"\s*[:=]\s*["{[\d].{0,300}[,{["};]$/,
  /^(?!(?:[Nn]ote|[Rr]emember|[Rr]ules?|[Rr]eminder|[Ii]mportant|IMPORTANT|NOTE|RULE|PS|fyi|btw)\b)[\w-]{1,60}\s*[:=]\s*(?:"[^"]{0,300}"[,;]?|\d[\d.]*\w{0,3}[,;]|[{[](?:.{0,300}[,{["};])?)$/,
  /^\d{1,6}:\d{1,6} +(?:error|warning)\b/, // line:column, as linters write below the path
  // path:line:column. "localhost:5433 is …" and "README.md:12 says …" are sentences.
  /^(?=[\w./-]{0,119}(?:\/|\.[A-Za-z]))[\w./-]{1,120}:\d+(?::\d+[: ]|:| (?:[^\sa-zA-Z\xaa\xb5\xba\xc0-\u1fff\u2c00-\uffff]|error|warning))/,
]
/** A program's message about what went wrong. */
const COMPLAINS =
  /^[\w./-]{1,80}: (?:[\w ./-]{1,80}: )?(?:[Pp]ermission denied|command not found|[Nn]o such file or directory|Operation not permitted|[Cc]onnection refused|Is a directory|Not a directory|Error response from daemon)(?:[.:,(]|$)|^curl: \(\d|^g?make(?:\[\d+\])?: \*\*\*/
/**
 * All of them in one expression: most lines match none, and each expression tried costs time. Letters beyond ASCII are written as ranges,
 * because `\p{L}` makes it take ten times as long to compile.
 */
const FOREIGN = new RegExp(FOREIGN_SIGNS.map(({ source }) => source).join('|'))

/** A line of at least this length and with more than this share of symbols is no sentence. */
const SHORTEST_SYMBOLS = 24
const SYMBOLS_SHARE = 0.45

function isMostlySymbols(line: string): boolean {
  return line.length >= SHORTEST_SYMBOLS && marksOf(line).symbols > SYMBOLS_SHARE * line.length
}

function blanks(text: string): string {
  return ' '.repeat(text.length)
}
