/** The first line that says something; '' if none does. */
export function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? ''
}
