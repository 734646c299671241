/** Expanding braces takes longer with each comma, and globs may come with a clone. */
const MAX_COMMAS = 8
/** Each is tried by itself, while Claude Code waits. */
const MAX_GLOBS = 16

/** No path is longer. */
export const MAX_GLOB_UNITS = 4096

/** The globs that a glob with braces (`{a,b}`) expands to; none if there are more than a few. */
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

type Fits<T> = (one: T) => boolean
/** Stands for any number of names, or of letters of a name. */
const ANY = Symbol('any')

/** Whether a path is wholly as the glob says; undefined for one with parentheses. */
export function wholly(glob: string, { ignoreCase = false } = {}): Fits<string> | undefined {
  if (/[()]/.test(glob)) return undefined
  const pattern = glob.split('/').map((name) => (name === '**' ? ANY : asName(name, ignoreCase)))
  return (path) => isAs(pattern, path.split('/'))
}

const LETTER = /\*+|\[\^?(?:0-9|A-Z|a-z|[\w. ])+\]|./gs

function asName(glob: string, ignoreCase: boolean): Fits<string> {
  const pattern = (glob.match(LETTER) ?? []).map((part) => (part.startsWith('*') ? ANY : asLetter(part, ignoreCase)))
  return (name) => isAs(pattern, name)
}

function asLetter(part: string, ignoreCase: boolean): Fits<string> {
  if (part === '?') return () => true
  if (part.length > 1) {
    const listed = new RegExp(part, ignoreCase ? 'i' : '')
    return (letter) => listed.test(letter)
  }
  const other = part.toLowerCase()
  return ignoreCase ? (letter) => letter.toLowerCase() === other : (letter) => letter === part
}

/**
 * Whether the items match the pattern, one after the other. On a mismatch, only the last wildcard takes one more item: earlier wildcards took as
 * few as possible, which leaves the most. So the number of steps is at most the product of both lengths.
 */
function isAs<T>(pattern: readonly (Fits<T> | typeof ANY)[], items: ArrayLike<T>): boolean {
  let at = 0
  let wildcard = -1
  let taken = 0
  for (let i = 0; i < items.length;) {
    const part = pattern[at]
    if (part === ANY) {
      wildcard = at++
      taken = i
    } else if (part?.(items[i] as T) === true) {
      at++
      i++
    } else if (wildcard === -1) {
      return false
    } else {
      at = wildcard + 1
      i = ++taken
    }
  }
  return pattern.slice(at).every((part) => part === ANY)
}
