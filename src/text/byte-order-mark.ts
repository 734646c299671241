/** Some editors write a byte order mark before a text. It is not part of the text. */
const BOM = '\uFEFF'

export function withoutBom(text: string): string {
  return text.startsWith(BOM) ? text.slice(BOM.length) : text
}

/** The mark, so that it can be put back; '' if there is none. */
export function bomOf(text: string): string {
  return text.startsWith(BOM) ? BOM : ''
}
