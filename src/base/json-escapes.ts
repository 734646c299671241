/** Every UTF-16 unit of a text as JSON can write any: `\u0041`. */
export function jsonEscapes(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
