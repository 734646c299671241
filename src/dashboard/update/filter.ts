import { boundedCache } from '../../base/bounded-cache.ts'
import { lookUp } from '../../base/lookup.ts'
import { memoized } from '../../base/memoized.ts'
import { KINDS } from '../../extract/candidate.ts'
import { SCOPES } from '../../journal/event/vocabulary.ts'
import { isWeak, type Item } from '../../journal/item/item.ts'
import { percentOf } from '../../journal/item/percent.ts'

type Test = (item: Item, context: FilterContext) => boolean
export type FilterContext = {
  readonly marks: ReadonlySet<string>
  readonly fresh: ReadonlySet<string>
  readonly sessionName: (sessionId: string) => string
  readonly isContradicted: (item: Item) => boolean
}
/** What is wrong with a term, and what could be typed instead. */
type Problem = { readonly wrong: string; readonly wayOut: string }
export type Filter = {
  readonly matches: Test
  /** What is wrong with the first term that is ignored for that reason. */
  readonly problem: Problem | undefined
  /** Plain words, for highlighting. */
  readonly words: readonly string[]
  /** Asks for what was put off, which Pending then includes. */
  readonly asksLater: boolean
}

/** The most useful come first: a narrow screen names only the beginning. */
const IS: Readonly<Record<string, Test>> = {
  conflict: (item, { isContradicted }) => isContradicted(item),
  flagged: (item) => item.checks.length > 0,
  repeated: (item) => item.repeats.length > 0,
  later: (item) => item.status === 'later',
  new: (item, { fresh }) => fresh.has(item.id),
  marked: (item, { marks }) => marks.has(item.id),
  pinned: (item) => item.pinned,
  failing: (item) => item.repeats.some((repeat) => repeat.afterDelivery),
  delivered: (item) => item.deliveredTo.length > 0,
  secret: (item) => item.checks.includes('secret-removed'),
  foreign: (item) => item.checks.includes('foreign'),
  auto: (item) => item.tier === 'auto',
  weak: isWeak,
}

const ASCII = /^\p{ASCII}*$/u
const ACCENTS = /[\u0300-\u036f]/gu

/** A text as filters compare it: without capitals and accents, as most people type. */
export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase()
}

const haystack = memoized((item: Item): string => folded(`${item.text}\n${item.evidence.text}`))

/** A value may be cut short, as it is while it is typed. */
const FIELDS: Readonly<Record<string, (value: string) => Test | Problem>> = {
  kind(value) {
    const wanted = value.replaceAll('-', '_')
    return unknown('kind', value, wanted, KINDS) ?? ((item) => item.kind.startsWith(wanted))
  },
  scope: (value) => unknown('scope', value, value, SCOPES) ?? ((item) => item.scope.startsWith(value)),
  session:
    (value) =>
    (item, { sessionName }) =>
      folded(item.evidence.sessionId).startsWith(value) || folded(sessionName(item.evidence.sessionId)).includes(value),
  cue: (value) => (item) => item.cues.some((cue) => cue.includes(value)),
  is(value) {
    const meant = Object.entries(IS).filter(([word]) => word.startsWith(value))
    return (
      unknown('is', value, value, Object.keys(IS)) ?? ((item, context) => meant.some(([, test]) => test(item, context)))
    )
  },
  conf: confidenceTest,
}

/** What is wrong with a value that no known one begins with. */
function unknown(field: string, value: string, wanted: string, known: readonly string[]): Problem | undefined {
  if (known.some((one) => one.startsWith(wanted))) return undefined
  return { wrong: `${field}:${value} is unknown`, wayOut: `${field}: ${known.join(' ').replaceAll('_', '-')}` }
}

const ALIASES: Readonly<Record<string, string>> = { type: 'kind', confidence: 'conf' }

const COMPARED: Readonly<Record<string, (percent: number, limit: number) => boolean>> = {
  '>': (percent, limit) => percent > limit,
  '>=': (percent, limit) => percent >= limit,
  '<': (percent, limit) => percent < limit,
  '<=': (percent, limit) => percent <= limit,
  '=': (percent, limit) => percent === limit,
}

function confidenceTest(value: string): Test | Problem {
  const [, operator = '>=', digits] = /^(>=?|<=?|=)?(\d{0,3})%?$/u.exec(value) ?? []
  if (digits === undefined) return { wrong: `conf:${value} is no number`, wayOut: 'write conf:>80' }
  if (digits === '') return () => true
  return (item) => COMPARED[operator]?.(percentOf(item.confidence), Number(digits)) ?? false
}

/** Words in quotes stay together: `"docker compose" !npm kind:correction`. */
function split(text: string): string[] {
  return [...text.matchAll(/(!?)(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/giu)].map(([, not = '', field, quoted, plain]) => {
    const value = quoted ?? plain ?? ''
    return not + (field ? `${field}:${value}` : value)
  })
}

type Term = { readonly not: boolean; readonly body: string }

function termsOf(text: string): Term[] {
  const terms = split(text).map((term) => {
    const not = term.startsWith('!')
    return { not, body: folded(not ? term.slice(1) : term) }
  })
  return terms.filter(({ body }) => body !== '')
}

/** The words of a filter for lists whose entries have no kind or scope: sessions, and what happened. */
export function parseWords(filter: string): (text: string) => boolean {
  const terms = termsOf(filter)
  return (text) => terms.every(({ not, body }) => folded(text).includes(body) !== not)
}

const parsed = boundedCache<Filter>(100)

/** Parses the filter language. All terms must match; `!` negates a term; unknown fields and values are reported and ignored. */
export function parseFilter(text: string): Filter {
  return parsed(text, () => parse(text))
}

function parse(text: string): Filter {
  let problem: Problem | undefined
  const words: string[] = []
  const tests: Test[] = []
  let asksLater = false
  for (const { not, body } of termsOf(text)) {
    asksLater ||= !not && body.length > 'is:'.length && 'is:later'.startsWith(body)
    const test = termTest(body)
    if (typeof test === 'object') problem ??= test
    else tests.push(not ? (item, context) => !test(item, context) : test)
    if (!not && !fieldOf(body)) words.push(body)
  }
  return {
    matches: (item, context) => tests.every((test) => test(item, context)),
    problem,
    words,
    asksLater,
  }
}

function fieldOf(body: string): [make: (value: string) => Test | Problem, value: string] | undefined {
  const colon = body.indexOf(':')
  if (colon < 1) return undefined
  const name = body.slice(0, colon)
  const make = lookUp(FIELDS, lookUp(ALIASES, name) ?? name)
  return make && [make, body.slice(colon + 1)]
}

function termTest(body: string): Test | Problem {
  const field = fieldOf(body)
  if (!field) return (item) => haystack(item).includes(body)
  const [make, value] = field
  // `kind:` alone, while still being typed, matches everything, and so does `conf:>`.
  return value === '' ? () => true : make(value)
}
