import { type Marks, marksOf } from './marks.ts'

/** Whether a line of a message with these marks is output, code or a quotation rather than words. */
export function isForeignLine(line: string, { symbols }: Marks): boolean {
  const trimmed = line.trim()
  if (trimmed === '') return false
  return (
    FOREIGN.test(trimmed) ||
    (trimmed.includes(': ') && COMPLAINS.test(trimmed)) ||
    (symbols > MAX_SYMBOL_SHARE * MIN_SYMBOLIC_UNITS && isMostlySymbols(trimmed))
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
  /^[+-]{3} |^diff --git |^index [0-9a-f]{6}|^[+-](?:\/\/|\/\*|#)/,
  // A commit in one line: "3c654cb Always use pnpm", "3c654cb (main) docs: never guess". A sentence about a commit goes on with a verb.
  /^(?:[*|\\/_] ?){0,12}(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40} (?:\([^)]{1,200}\) )?(?:[A-Z]|[a-z]{2,12}(?:\([^)]{1,60}\))?!?: )/,
  /^\|.*\|$|^[┌│├└╭╰─═⎿●⏺✻※]/, // tables and boxes
  /^\[?\d{4}[-/]\d\d[-/]\d\d(?:[T,]| (?!(?:is|are|was)\b))|^\[?\d\d:\d\d:\d\d(?! (?:is|are)\b)|^(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]* +\d{1,2} \d\d:\d\d(?! we\b)/,
  /^at .{1,200}[(:]\d+|^File "|^Traceback |^\s*\^+$|^\w*(?:Error|Exception|Warning): |^(?:error|warning|fatal|panic)(?:[:[!]| [A-Z])|^(?:ERR!|npm (?:ERR|WARN))[:[ !]/,
  // npm since 10, git, Node: a label in lower case, then a capital or what only they write. "npm error messages are …" and "hint: use …" are
  // sentences.
  /^npm (?:warn|error|notice|info) (?:[A-Z\d]|code [A-Z\d]|deprecated \S{1,200}@|errno |syscall |path \/|config |gyp |cli )/,
  /^(?:hint|remote): {1,12}(?:[A-Z]|error:|warning:|fatal:)|^remote:\s*$|^\(node:\d{1,9}\) /,
  // What git says about a branch and about changes.
  /^On branch \S{1,120}$|^Your branch (?:is (?:up to date with|ahead of|behind) '|and '.{1,120}' have diverged)|^Changes (?:to be committed|not staged for commit):$|^(?:nothing|no changes) added to commit |^nothing to commit, /,
  // A chat with its clock: "[10:02] bea: …", "[11.02.24, 10:02:33] Bea: …".
  /^\[(?:[\d./-]{6,10},? )?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[AaPp][Mm])?\] ?[^\s:[\]]{1,30}(?: [^\s:[\]]{1,20}){0,2}: /,
  // The mark of a test runner. People type ✅ and ❌, or give an order ("✓ always use pnpm"); the name of a test describes ("✓ always returns a
  // copy").
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

/**
 * All of them in one expression: most lines match none, and each expression tried costs time. Letters beyond ASCII are written as ranges,
 * because `\p{L}` makes it take ten times as long to compile.
 */
const FOREIGN = new RegExp(FOREIGN_SIGNS.map(({ source }) => source).join('|'))

/** A program's message about what went wrong. */
const COMPLAINS =
  /^[\w./-]{1,80}: (?:[\w ./-]{1,80}: )?(?:[Pp]ermission denied|command not found|[Nn]o such file or directory|Operation not permitted|[Cc]onnection refused|Is a directory|Not a directory|Error response from daemon)(?:[.:,(]|$)|^curl: \(\d|^g?make(?:\[\d+\])?: \*\*\*/

/** A line of at least this length and with more than this share of symbols is not a sentence. */
const MIN_SYMBOLIC_UNITS = 24
const MAX_SYMBOL_SHARE = 0.45

function isMostlySymbols(line: string): boolean {
  return line.length >= MIN_SYMBOLIC_UNITS && marksOf(line).symbols > MAX_SYMBOL_SHARE * line.length
}
