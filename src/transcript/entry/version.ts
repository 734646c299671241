/** Major, minor, patch. */
export type Version = readonly [number, number, number]

/**
 * The first client that starts a hook by `command` and `args` (observed in 2.1.139, not in 2.1.138). Those before hand `command` alone to a
 * shell: Node without our script, which fails without a word at every event.
 */
export const OLDEST_CLIENT: Version = [2, 1, 139]

/** Whether a version is that one or a later one; undefined if it does not look like a version. */
export function isAtLeast(version: string, min: Version): boolean | undefined {
  const numbers = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number)
  if (!numbers) return undefined
  const differs = min.findIndex((number, place) => numbers[place] !== number)
  return differs === -1 || (numbers[differs] ?? 0) > (min[differs] ?? 0)
}
