import { compareTexts } from '../../base/compare-texts.ts'
import { objectIfJson } from '../../base/parsed-json.ts'

/**
 * `cochange.json`: which files changed together in the recent history. Counted after a commit or when the dashboard is open, never by a
 * hook: in a large repository that takes seconds.
 */
export type Cochange = {
  readonly v: 1
  /** The last commit that was counted. */
  readonly head: string
  /** For each file, those that changed with it, with the share of its commits in which they did, most first. */
  readonly files: Readonly<Record<string, ReadonlyArray<readonly [other: string, share: number]>>>
}

export function parseCochange(json: string): Cochange | undefined {
  const { v, head, files }: Partial<Cochange> = objectIfJson(json) ?? {}
  return v === 1 && typeof head === 'string' && files instanceof Object ? { v, head, files } : undefined
}

/** What usually changes with these files and is not one of them, the closest first. */
export function relatedFiles(
  cochange: Cochange | undefined,
  seeds: readonly string[],
  max: number,
): Array<readonly [path: string, because: string, share: number]> {
  if (!cochange) return []
  const known = new Set(seeds)
  const best = new Map<string, readonly [because: string, share: number]>()
  for (const seed of seeds) {
    const others = Object.hasOwn(cochange.files, seed) ? cochange.files[seed] : undefined
    for (const [other, share] of Array.isArray(others) ? (others as Array<readonly [string, number]>) : []) {
      if (!known.has(other) && share > (best.get(other)?.[1] ?? 0)) best.set(other, [seed, share])
    }
  }
  return [...best]
    .map(([path, [because, share]]) => [path, because, share] as const)
    .toSorted((a, b) => b[2] - a[2] || compareTexts(a[0], b[0]))
    .slice(0, max)
}
