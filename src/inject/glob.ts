/** Each multiplies the time that a text takes which nearly matches, and globs may come with a clone. */
const MAX_WILDCARDS = 5
/** To look for braces takes longer with each. */
const MAX_COMMAS = 8
/** Each is tried by itself, while Claude Code waits. */
const MAX_GLOBS = 16

/** No path is longer, and of much more no expression can be made. */
const LONGEST = 4096

/** The globs that one with braces (`{a,b}`) stands for; none where these are more than a few. */
export function withoutBraces(glob: string): string[] {
  if (glob.split(',').length > MAX_COMMAS + 1) return []
  for (let globs = [glob]; globs.length <= MAX_GLOBS;) {
    const next = globs.flatMap(withoutFirstBraces)
    if (next.length === globs.length) return globs
    globs = next
  }
  return []
}

function withoutFirstBraces(glob: string): string[] {
  const group = /\{([^{}]*,[^{}]*)\}/.exec(glob)
  if (group === null) return [glob]
  const [before, after] = [glob.slice(0, group.index), glob.slice(group.index + group[0].length)]
  return (group[1] ?? '').split(',').map((one) => before + one + after)
}

/** What is wholly as the glob says; undefined for one with parentheses, more than a few of `*` and `**`, or more letters than a path has. */
export function wholly(glob: string, flags = ''): RegExp | undefined {
  if (glob.length > LONGEST) return undefined
  const parts = glob.match(PART) ?? []
  if (/[()]/.test(glob) || parts.filter((part) => part.includes('**') || part === '*').length > MAX_WILDCARDS)
    return undefined
  return new RegExp(`^${parts.map(partExpression).join('')}$`, `s${flags}`)
}

/** `**` stands for folders in the place of a whole name, and at the beginning for anything; elsewhere it is as `*`. */
const PART = /(?<![^/])\*\*\/|\/\*\*$|\*+|\[\^?(?:0-9|A-Z|a-z|[\w. ])+\]|./gs

function partExpression(part: string, at: number): string {
  if (part === '**/') return '(?:.*/)?'
  if (part === '/**') return '(?:/.*)?'
  if (part.startsWith('*')) return part === '**' && at === 0 ? '.*' : '[^/]*'
  if (part === '?') return '[^/]'
  if (part.length > 1) return `(?!/)${part}`
  return /[.+^$|[\]{}\\]/.test(part) ? `\\${part}` : part
}
