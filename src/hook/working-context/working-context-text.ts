import type { ChangedFile } from './git-answers.ts'

const MAX_FUNCTIONS = 5
const MAX_RECENT = 10
const MAX_LINE_UNITS = 200
/** The most lines kept for a later section: as many as there are commits. */
const MAX_KEPT = 5

/** Everything that the working context is made of. */
export type WorkingState = {
  /** Undefined if git did not answer in time. */
  readonly changed: readonly ChangedFile[] | undefined
  /** Changed functions by file. */
  readonly functions: ReadonlyMap<string, readonly string[]>
  readonly commits: readonly string[]
  /** Files of the last commits, newest first. */
  readonly recent: readonly string[]
  /** Files that usually change together with the changed ones. */
  readonly related: ReadonlyArray<readonly [path: string, because: string, share: number]>
}

type Section = readonly [title: string, lines: readonly string[]]

const TOO_LATE = ['not read in time: git status tells']

/** `- a` and a line break, in UTF-16 units, as JSON. */
const MIN_LINE_UNITS = 5

export type TextLimits = {
  /** Lines. */
  readonly budget: number
  /** UTF-16 units, as JSON. */
  readonly units: number
}

/** As many lines as these limits allow; '' if git did not answer, or if a heading with one line below it does not fit. */
export function renderWorkingContext(state: WorkingState, { budget, units }: TextLimits): string {
  const filled = sectionsOf(state)
  // More lines than that have no room: a budget of millions must not hold up the hook.
  for (let lines = Math.min(budget, Math.floor(units / MIN_LINE_UNITS)); lines > 0; lines -= Math.ceil(lines / 20)) {
    const text = withinLines(filled, lines)
    if (JSON.stringify(text).length <= units) return text
  }
  return ''
}

/** None if git did not answer. */
function sectionsOf({ changed, functions, commits, recent, related }: WorkingState): Section[] {
  const changedPaths = new Set(changed?.map(({ path }) => path))
  const sections: Section[] = [
    ['Changed files', changed?.map((file) => changedLine(file, functions.get(file.path) ?? [])) ?? TOO_LATE],
    ['Last commits', commits],
    ['Recently changed files', recent.filter((path) => !changedPaths.has(path)).slice(0, MAX_RECENT)],
    [
      'Files that usually change with them',
      related.map(([path, because, share]) => `${path} (with ${because}, ${Math.round(share * 100)} %)`),
    ],
  ]
  const filled = sections.filter(([, lines]) => lines.length > 0)
  // If git answers nothing at all, it does not work here, or had no time.
  return filled.every(([, lines]) => lines === TOO_LATE) ? [] : filled
}

function withinLines(filled: readonly Section[], budget: number): string {
  // A heading without a line below it says nothing.
  const sure = filled.slice(0, Math.max(0, Math.floor((budget - 1) / 2)))
  if (sure.length === 0) return ''
  const out = ['## Working context (from git, after compaction)']
  let room = budget - 1 - sure.length
  for (const [index, [title, lines]] of sure.entries()) {
    const shown = cut(lines, room - kept(sure.slice(index + 1), room))
    out.push(`### ${title}`, ...shown.map((line) => `- ${neutral(line)}`))
    room -= shown.length
  }
  return out.join('\n')
}

/** How many lines to keep for the later sections: up to `MAX_KEPT` for each, but fewer if that takes more than half of the room. */
function kept(later: readonly Section[], room: number): number {
  for (let max = MAX_KEPT; max > 1; max--) {
    const sum = later.reduce((before, [, lines]) => before + Math.min(lines.length, max), 0)
    if (sum <= room / 2) return sum
  }
  return later.length
}

/** At most this many lines, and a note of how many were left out. */
function cut(lines: readonly string[], max: number): readonly string[] {
  if (lines.length <= max) return lines
  const [first = ''] = lines
  if (max <= 1) return [`${first} … and ${lines.length - 1} more`]
  return [...lines.slice(0, max - 1), `… and ${lines.length - max + 1} more`]
}

function changedLine({ path, state, from }: ChangedFile, names: readonly string[]): string {
  const moved = from === undefined ? '' : `; moved from ${from}`
  const more = names.length > MAX_FUNCTIONS ? ', …' : ''
  const inside = names.length === 0 ? '' : `; in ${names.slice(0, MAX_FUNCTIONS).join(', ')}${more}`
  return `${path} (${state}${moved}${inside})`
}

/** File names and commit messages are other people's text: one line, nothing hidden, no markup. */
function neutral(text: string): string {
  const line = text.replace(/ ?[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+ ?/gu, ' ').trim()
  const short =
    line.length > MAX_LINE_UNITS
      ? `${Array.from(line)
          .slice(0, MAX_LINE_UNITS - 1)
          .join('')}…`
      : line
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
