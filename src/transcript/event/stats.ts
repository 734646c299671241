/** What was read, counted once over all reads of a file. */
export type ReadStats = {
  /** Prompts that a program wrote. */
  automated: number
  /** Per client version. Entries without a version count for the last one seen. */
  versions: Record<string, VersionStats>
}

export type VersionStats = {
  entries: number
  /** Prompts that were found: turns of people, and what programs and the client itself put in. */
  turns: number
  /** Entries of types that this version of Sage does not know, and lines that are not entries. */
  unknown: number
  /** Prompts in a form, or from somebody, that this version of Sage does not know: they were not read. */
  strange?: number | undefined
}

/** The counts of several reads, or of several files, by client version. */
export function sumVersions(counted: Iterable<Readonly<Record<string, VersionStats>>>): Record<string, VersionStats> {
  const sums = new Map<string, VersionStats>()
  for (const versions of counted)
    for (const [version, { entries, turns, unknown, strange }] of Object.entries(versions)) {
      if (entries === 0) continue
      const sum: VersionStats = sums.get(version) ?? { entries: 0, turns: 0, unknown: 0 }
      const strangeOfAll = (sum.strange ?? 0) + (strange ?? 0)
      sums.set(version, {
        entries: sum.entries + entries,
        turns: sum.turns + turns,
        unknown: sum.unknown + unknown,
        ...(strangeOfAll > 0 && { strange: strangeOfAll }),
      })
    }
  return Object.fromEntries(sums)
}

/** How many damaged lines of one read are kept. */
export const MAX_DAMAGED_LINES = 1_000
