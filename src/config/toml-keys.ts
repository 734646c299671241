/** A key, bare or in quotes; none of ours needs quotes. */
const KEY = String.raw`(?:[\w-]+|"[\w-]+"|'[\w-]+')`

/** What finds one key of a TOML text, or several with dots between them. */
export const KEYS = String.raw`${KEY}(?:[ \t]*\.[ \t]*${KEY})*`

/** Keys as they are without quotes and spaces: `"ui" . ascii` is `ui.ascii`. */
export function bareKeys(keys: string): string {
  return keys.replace(/["' \t]/g, '')
}
