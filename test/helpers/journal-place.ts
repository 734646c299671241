/** A journal at this path, with the notes of its decisions and its history beside it. */
export function journalPlace(path: string) {
  return { path, decided: `${path}.decided`, history: `${path}.git` }
}
