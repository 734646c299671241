/** One word for a POSIX shell, or fish: in single quotes, whatever is in it. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
