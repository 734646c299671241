import { commitsOf, isOfSage } from '../../runtime/projection/commits-of.ts'

export type ChangedFile = {
  readonly path: string
  readonly state: 'staged' | 'modified' | 'untracked' | 'deleted'
  /** Where it was before, if it was moved. */
  readonly from?: string
}

/** `git status --porcelain -z`: two letters, a space, the path; a rename is followed by the old path. */
export function parseStatus(output: string): ChangedFile[] {
  const files: ChangedFile[] = []
  const entries = output.split('\0')
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? ''
    const [index, tree, path] = [entry.charAt(0), entry.charAt(1), entry.slice(3)]
    if (path === '') continue
    const from = index === 'R' || index === 'C' ? entries[++at] : undefined
    if (isOfSage(path)) continue
    files.push({ path, state: stateOf(index, tree), ...(from !== undefined && { from }) })
  }
  return files
}

function stateOf(index: string, tree: string): ChangedFile['state'] {
  if (index === '?') return 'untracked'
  if (index === 'D' || tree === 'D') return 'deleted'
  return tree === ' ' ? 'staged' : 'modified'
}

/** The last commits, `%h %s` of each, and the files that they changed. */
export function parseLog(output: string): { commits: string[]; recent: string[] } {
  const commits: string[] = []
  const recent = new Set<string>()
  for (const [subject = '', ...files] of commitsOf(output)) {
    commits.push(subject)
    for (const file of files) if (!isOfSage(file)) recent.add(file)
  }
  return { commits, recent: [...recent] }
}

// Made when a diff is read: V8 looks up the properties of a Unicode expression as soon as it sees it, in every hook.
const definition = () =>
  /(?:\b(?:function\*?|def|fn|func|sub|fun|class|struct|impl|trait|interface|enum|module|namespace)\s+(?:\([^)]*\)\s*)?|\b(?:const|let|var)\s+(?=[\w$]+\s*=\s*(?:async\b|function\b|\()))([\p{L}_$][\p{L}\p{N}_$.:~]*)/u
const method = () =>
  /^\s*(?:(?:public|private|protected|static|async|export|override|final|virtual|inline|unsigned|const)\s+)*(?:[\w:<>*&[\]]+\s+)*([\p{L}_$~][\p{L}\p{N}_$:~]*)\s*\([^;]*$/u
const NOT_A_FUNCTION = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'return',
  'else',
  'describe',
  'it',
  'test',
  'with',
  'new',
])

/**
 * What `diff.default.xfuncname` is set to, so that git names the method and not only the class that a hunk is in: what begins at the margin, as
 * it does by itself, and what looks like the first line of a method. The last row matches where a longer list of parameters ends; whose it is,
 * is not known.
 */
export const FUNCTION_LINES = [
  String.raw`!^[[:blank:]]+(if|for|while|switch|catch|describe|it|test)[^A-Za-z0-9_]`,
  String.raw`!^[[:blank:]].*[(,][[:blank:]]*(async[[:blank:]]+)?function`,
  String.raw`^([A-Za-z_$].*)$`,
  String.raw`^([[:blank:]]+([a-z]+(\([a-z]+\))?[[:blank:]]+)*(def|fn|fun|func|function)[[:blank:]*]+[A-Za-z_$].*)$`,
  String.raw`^([[:blank:]]+(public|private|protected|internal|static|override)[[:blank:]][^=;]*\(.*)$`,
  String.raw`^([[:blank:]]+([][A-Za-z0-9_<>*&:.,?]+[[:blank:]]+)*[A-Za-z0-9_$~#]*\(.*\)[^=;]*\{[[:blank:]]*)$`,
  String.raw`^([[:blank:]]+\).*\{[[:blank:]]*)$`,
].join('\n')

/** The functions that a `git diff -U0` touches: what each hunk is in, and what it defines. */
export function parseFunctions(diff: string): Map<string, string[]> {
  const functions = new Map<string, string[]>()
  let names: string[] = []
  /** The function that the hunk may be in: its first changed line decides. */
  let around: string | undefined
  /** How far that function is indented. */
  let depth = 0
  const add = (name: string | undefined) => {
    if (name !== undefined && !names.includes(name)) names.push(name)
  }
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ (?:b\/)?(.*?)\t?$/u.exec(line)?.[1]
    const hunk = /^@@ [^@]* @@ ?(.*)$/u.exec(line)?.[1]
    if (file !== undefined) functions.set(file, (names = []))
    if (hunk !== undefined) {
      around = functionName(hunk, METHOD_AROUND)
      depth = indentOf(hunk)
    }
    if (file !== undefined || !/^[+-]\s*\S/.test(line)) continue
    // Git names the last function that begins before the hunk: what is indented no further comes after it.
    const comesAfter = /^[+-]\s*[\w/@]/.test(line) && indentOf(line.slice(1)) <= depth
    if (!comesAfter) add(around)
    around = undefined
    if (line.startsWith('+')) add(functionName(line.slice(1), METHOD_ADDED))
  }
  return functions
}

const indentOf = (line: string) => line.search(/\S|$/)

/** Lines that may begin a method: git cuts what it names at 80 bytes, and what it names is indented only if it looks like one. */
const METHOD_AROUND = /^\s|\{\s*$/u
const METHOD_ADDED = /\{\s*$/u

function functionName(text: string, mayBeMethod: RegExp): string | undefined {
  const line = text.slice(0, 300)
  const name = definition().exec(line)?.[1] ?? (mayBeMethod.test(line) ? method().exec(line)?.[1] : undefined)
  const plain = name?.replace(/[:.]+$/u, '')
  return plain === undefined || NOT_A_FUNCTION.has(plain) ? undefined : plain
}
