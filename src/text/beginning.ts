/**
 * The beginning of a text, at most so many UTF-16 units, without the word in which a long one is cut: no rule recognises half a key. In
 * scripts that set no spaces, nothing else is left out.
 */
export function beginning(text: string, units: number): string {
  return text.length <= units ? text : text.slice(0, units).replace(/(?<![!-~])[!-~]+$/, '')
}
