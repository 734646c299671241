/** An expression of a table (`Cue.expression`) without the line breaks, and the spaces after them, that are only for its reader. */
export function joinLines(expression: string): string {
  return expression.replaceAll(/\n */g, '')
}
