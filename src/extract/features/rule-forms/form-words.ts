/** Every stem with every ending. */
export function withEndings(stems: string, ...endings: readonly string[]): string {
  return stems
    .split(' ')
    .flatMap((stem) => endings.map((ending) => stem + ending))
    .join(' ')
}

/** An expression for any of some words. */
export function either(words: string): string {
  return words.replaceAll(' ', '|')
}
