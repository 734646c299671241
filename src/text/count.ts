/** A number of things in words: `1 turn`, `2 turns`. */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
