/** The line by which a file that Claude Code loads imports another one, whatever folder that is in. */
export function importOf(path: string): string {
  return `@${path.replaceAll(' ', '\\ ')}`
}
