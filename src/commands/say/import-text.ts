import type { ImportFormat, ImportTexts } from '../../review/import/import-texts.ts'
import { LEFT_OUT_KINDS } from '../../review/import/left-out.ts'

/** How many stretches of one kind are named, before the rest is only counted. */
const STRETCHES = 4

/** That a file holds no learning. */
export function nothingText(file: string, format: ImportFormat): string {
  return `Nothing to import in "${file}": it has no ${FORMS[format].wanted}`
}

/** That what is approved of a file reaches Claude without Sage, too. */
export function readAnywayText(file: string): string {
  return `Claude Code reads "${file}" itself: remove from it what you approve here, or Claude gets it twice`
}

/** What in a file is not a learning, where it is, and how to turn it into one. */
export function notImportedLines(file: string, { format, leftOut }: Pick<ImportTexts, 'format' | 'leftOut'>): string[] {
  const { counted, wayOut } = FORMS[format]
  const kinds = LEFT_OUT_KINDS.flatMap((kind) => {
    const places = leftOut.flatMap((left) => (left.kind === kind ? [left.at] : []))
    return places.length === 0 ? [] : [`${kind} (${counted}${places.length === 1 ? '' : 's'} ${stretchesOf(places)})`]
  })
  return [`sage: Left out of "${file}": ${kinds.join(', ')}`, `      ${wayOut}`]
}

const OBJECTS =
  'Only what has a "text", "content" or "learning" is imported, unless it was rejected where it comes from'
const BULLETS = 'Only bullets are imported, but no tasks: put "- " before each rule, or add it with sage add'
type Form = {
  /** What a file would have to hold. */
  readonly wanted: string
  readonly counted: string
  readonly wayOut: string
}
const FORMS: Readonly<Record<ImportFormat, Form>> = {
  lines: { wanted: 'line with an object that has a "text"', counted: 'line', wayOut: OBJECTS },
  seed: { wanted: 'proposal with a "content" that is not rejected', counted: 'proposal', wayOut: OBJECTS },
  markdown: { wanted: 'bullet', counted: 'line', wayOut: BULLETS },
}

/** Places in their order, those that follow each other as one stretch: `3, 5-7`. */
function stretchesOf(places: readonly number[]): string {
  const stretches: { readonly from: number; to: number }[] = []
  for (const place of places) {
    const last = stretches.at(-1)
    if (last?.to === place - 1) last.to = place
    else stretches.push({ from: place, to: place })
  }
  const named = stretches.slice(0, STRETCHES).map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`))
  const rest = stretches.slice(STRETCHES).reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return rest === 0 ? named.join(', ') : `${named.join(', ')} and ${rest} more`
}
