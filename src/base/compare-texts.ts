/** Orders texts by their UTF-16 units, the same everywhere: for ids, and for times in ISO 8601. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
