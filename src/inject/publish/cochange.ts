import { compareTexts } from '../../base/compare-texts.ts'
import { getOrMake } from '../../base/get-or-make.ts'
import type { Cochange } from '../../runtime/projection/cochange.ts'
import { commitsOf, isOfSage } from '../../runtime/projection/commits-of.ts'

/** How many recent commits are counted. */
const COUNTED_COMMITS = 1_000
/** A commit with more files is a formatting run or an import: it says nothing about what belongs together. */
const MAX_FILES = 30
const MAX_OTHERS = 5
const MIN_TOGETHER = 2
const MIN_SHARE = 0.3

/** Arguments for `git log`; `countCochange()` reads the output. */
export const COCHANGE_LOG = [
  'log',
  `-n${COUNTED_COMMITS}`,
  '--no-merges',
  '--format=%x01%H',
  '--name-only',
  '-z',
] as const

/** Counts which files changed in the same commits. Pure; undefined without commits. */
export function countCochange(log: string): Cochange | undefined {
  const commits = commitsOf(log)
  const head = commits[0]?.[0]
  if (head === undefined) return undefined
  const changes = new Map<string, number>()
  const together = new Map<string, Map<string, number>>()
  for (const [, ...named] of commits) {
    if (named.length > MAX_FILES) continue
    const files = named.filter((file) => !isOfSage(file))
    for (const file of files) {
      changes.set(file, (changes.get(file) ?? 0) + 1)
      const others = getOrMake(together, file, () => new Map<string, number>())
      for (const other of files) if (other !== file) others.set(other, (others.get(other) ?? 0) + 1)
    }
  }
  const files: Record<string, Array<readonly [string, number]>> = {}
  for (const [file, others] of together) {
    const usual = usuallyWith(others, changes.get(file) ?? 1)
    if (usual.length > 0) files[file] = usual
  }
  return { v: 1, head, files }
}

function usuallyWith(others: ReadonlyMap<string, number>, changes: number): Array<readonly [string, number]> {
  return [...others]
    .filter(([, count]) => count >= MIN_TOGETHER && count / changes >= MIN_SHARE)
    .map(([other, count]) => [other, Math.round((100 * count) / changes) / 100] as const)
    .toSorted((a, b) => b[1] - a[1] || compareTexts(a[0], b[0]))
    .slice(0, MAX_OTHERS)
}
