import { termsOf } from '../../runtime/projection/terms.ts'
import { aboveItems } from '../../text/markdown/above-items.ts'
import { itemIn, proseLines, withoutComments } from '../../text/markdown/markdown.ts'
import { normaliseText } from '../../text/normalise.ts'
import { areInSameOrder, areSetApart, isNegation, type Said, saySame, SPACELESS } from '../../text/same/same.ts'
import type { MemoryFile } from '../memory/memory-files.ts'
import { type Statement, areOpposite, limitsOf, statementOf } from '../statement/statement.ts'

/** How a proposal relates to what Claude Code reads anyway: CLAUDE.md and its imports, rules, AGENTS.md, auto memory. */
export type Known =
  | { readonly state: 'new' }
  | { readonly state: 'present' | 'contradicted'; readonly path: string; readonly line: number; readonly text: string }

/** One line of a memory file that says something. */
export type KnownLine = {
  readonly path: string
  /** 1-based. */
  readonly line: number
  readonly text: string
  readonly statement: Statement
  readonly limits: ReadonlySet<string>
  readonly terms: ReadonlySet<string>
}

/** Lines longer than this are prose, of which a proposal can only be a part. */
const MAX_LINE_UNITS = 2_000
/** A line counts as saying a proposal if it has all of its terms, and there are at least this many. */
const ENOUGH_TERMS = 3

/**
 * The statements in memory files: list items with the headings that turn or narrow them, sentences of paragraphs, table cells. Code and
 * comments do not count.
 */
export function knownLines(files: readonly MemoryFile[]): KnownLine[] {
  return files.flatMap(({ path, text }) => {
    const above = aboveItems()
    return proseLines(text).flatMap((raw, place) => {
      const headings = above.take(raw)
      const isForbidden = headings.some(isNegating)
      return statementsOf(raw).map((said): KnownLine => {
        const statement = isForbidden ? forbidden(said) : statementOf(said)
        const text = [...headings, said].join(': ')
        return {
          path,
          line: place + 1,
          text,
          statement,
          limits: limitsOf({ text: said }),
          terms: new Set(termsOf(said)),
        }
      })
    })
  })
}

/** The first words of a heading that forbids have the "not" ("You must never", "Avoid"); "What npm does not do" forbids nothing. */
const FIRST_WORDS = 3

function isNegating(heading: string): boolean {
  const words = heading.split(/\s+/u, FIRST_WORDS).map(normaliseText)
  return words.some(isNegation)
}

/** What stands under such a heading. "Commit without tests" and "npm instead of pnpm" also say what is wanted there. */
function forbidden(said: string): Statement {
  const { want, avoid, alternatives } = statementOf(said)
  if (want.size > 0 && avoid.size > 0) return statementOf(`never ${said}`)
  return { want: new Set(), avoid: new Set([...want, ...avoid]), alternatives }
}

function statementsOf(raw: string): string[] {
  const line = withoutComments(raw.slice(0, MAX_LINE_UNITS))
  if (/^\s*(?:#|\|?\s*-{3,})/u.test(line)) return []
  const body = itemIn(line)?.words ?? line.replace(/^\s*>\s+/u, '')
  return body
    .replaceAll(/[*_]{2}|`/gu, '')
    .split(/(?<=[.!?。！？])\s+|\s*\|\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Compares one proposal with what is known. A contradiction wins over a match, because it must be seen before approval. Pure. */
export function compareWithKnown(proposed: string, lines: readonly KnownLine[]): Known {
  const terms = new Set(termsOf(proposed))
  const near = lines.filter((known) => sharesTerm(terms, known.terms))
  if (near.length === 0) return { state: 'new' }
  const said = { text: proposed }
  const statement = statementOf(proposed)
  let present: KnownLine | undefined
  for (const known of near) {
    if (areOpposite(statement, known.statement)) return found('contradicted', known)
    if (!present && isPresent(said, terms, statement, known) && !areSetApart(said, known)) present = known
  }
  return present ? found('present', present) : { state: 'new' }
}

function found(state: 'present' | 'contradicted', { path, line, text }: KnownLine): Known {
  return { state, path, line, text }
}

function sharesTerm(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const term of a) if (b.has(term)) return true
  return a.size === 0
}

function isPresent(said: Said, terms: ReadonlySet<string>, { want, avoid }: Statement, known: KnownLine): boolean {
  if (saySame(said, known)) return true
  const limits = limitsOf(said)
  if (!isSubset(limits, known.limits)) return false
  // A longer line may limit the rest of what it says.
  if (limits.size < known.limits.size && known.terms.size <= terms.size + known.limits.size) return false
  const line = known.statement
  const isWhole = avoid.size > 0 && want.size + avoid.size === line.want.size + line.avoid.size
  if (terms.size < ENOUGH_TERMS && !isWhole) {
    if ([...want].some((term) => line.avoid.has(term))) return false
    return holdsWords(known.text, said.text) && isSubset(avoid, line.avoid)
  }
  if (!isSubset(want, line.want) || !isSubset(avoid, line.avoid)) return false
  // "From main to staging" is present only if the line says it in the same direction.
  return line.avoid.size > 0 || areInSameOrder(said, known)
}

/** "Port 5432" does not stand in "port 54321". In scripts without spaces nothing tells where a word ends. */
function holdsWords(line: string, words: string): boolean {
  const [whole, part] = [normaliseText(line), normaliseText(words)]
  return SPACELESS.test(words) ? whole.includes(part) : ` ${whole} `.includes(` ${part} `)
}

function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  for (const term of part) if (!whole.has(term)) return false
  return true
}
