/** A table's entry for a word from outside. `table[word]` would also find what every object inherits: `constructor`, `__proto__`. */
export function lookUp<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}

/** A table whose keys come from outside. It inherits nothing, so no key can change all objects. */
export function tableForWords<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>
}
