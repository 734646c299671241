/** Major, minor, patch. */
export type Version = readonly [number, number, number]

/** Whether a client's version is that one or a later one; undefined if it does not look like a version. */
export function isAtLeast(version: string, least: Version): boolean | undefined {
  const numbers = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number)
  if (!numbers) return undefined
  const differs = least.findIndex((number, place) => numbers[place] !== number)
  return differs === -1 || (numbers[differs] ?? 0) > (least[differs] ?? 0)
}
