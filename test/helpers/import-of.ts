/** The line by which one file that Claude Code loads imports another, in whatever folder that is. */
export function importOf(path: string): string {
  return `@${path.replaceAll(' ', '\\ ')}`
}
