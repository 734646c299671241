export type ChangedFile = { readonly path: string; readonly state: 'staged' | 'modified' | 'untracked' | 'deleted' }

/** `git status --porcelain -z`: two letters, a space, the path; a rename is followed by the old path. */
export function parseStatus(output: string): ChangedFile[] {
  const files: ChangedFile[] = []
  const entries = output.split('\0')
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? ''
    const [index, tree, path] = [entry.charAt(0), entry.charAt(1), entry.slice(3)]
    if (path === '' || path === '.sage/' || path.startsWith('.sage/')) continue
    if (index === 'R' || index === 'C') at++
    files.push({ path, state: stateOf(index, tree) })
  }
  return files
}

function stateOf(index: string, tree: string): ChangedFile['state'] {
  if (index === '?') return 'untracked'
  if (index === 'D' || tree === 'D') return 'deleted'
  return index !== ' ' && tree === ' ' ? 'staged' : 'modified'
}

/** `git log --format=%x01%h %s --name-only -z`: each commit's line begins with a 0x01, its files follow. */
export function parseLog(output: string): { commits: string[]; recent: string[] } {
  const commits: string[] = []
  const recent = new Set<string>()
  for (const commit of output.split('\u0001').slice(1)) {
    const [subject = '', ...files] = commit.split(/[\0\n]/u).filter((part) => part !== '')
    commits.push(subject)
    for (const file of files) recent.add(file)
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

/** The functions that a `git diff -U0` touches: what each hunk is in, and what it defines. */
export function parseFunctions(diff: string): Map<string, string[]> {
  const functions = new Map<string, string[]>()
  let names: string[] = []
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ (?:b\/)?(.*?)\t?$/u.exec(line)?.[1]
    if (file !== undefined) {
      names = []
      functions.set(file, names)
      continue
    }
    const context = /^@@ [^@]* @@ ?(.*)$/u.exec(line)?.[1] ?? (/^\+(?!\+\+ )/u.test(line) ? line.slice(1) : undefined)
    const name = context === undefined ? undefined : functionName(context.slice(0, 300))
    if (name !== undefined && !names.includes(name)) names.push(name)
  }
  return functions
}

function functionName(line: string): string | undefined {
  const name = definition().exec(line)?.[1] ?? (/\{\s*$/u.test(line) ? method().exec(line)?.[1] : undefined)
  const plain = name?.replace(/[:.]+$/u, '')
  return plain === undefined || NOT_A_FUNCTION.has(plain) ? undefined : plain
}
