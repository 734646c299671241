/**
 * The id as it may appear in what Claude reads: ten characters that cannot say or close anything. The journal's reader rejects other ids
 * already; this is the second line of defence.
 */
export function printableId(id: string): string {
  return id.replaceAll(/[^0-9a-z]/g, '').slice(0, 10)
}
