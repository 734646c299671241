/** What a table says of a word from outside. `table[word]` would also find what every object has: `constructor`, `__proto__`. */
export function lookUp<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}

/** A table that is filled under words from outside: it has nothing by itself, so that none of them changes every object there is. */
export function tableForWords<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>
}
