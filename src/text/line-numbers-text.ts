/** At most three line numbers in words: `line 3`, `lines 3, 9`, `lines 3, 4, 5, …`. */
export function lineNumbersText(lines: readonly number[]): string {
  return `line${lines.length === 1 ? '' : 's'} ${lines.slice(0, 3).join(', ')}${lines.length > 3 ? ', …' : ''}`
}
