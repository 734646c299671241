/**
 * The words of a command as a person writes it into `EDITOR` or `PAGER`, and as a shell reads it: spaces between them, quotes or a backslash
 * where a word holds some. What is never closed goes to the end. On Windows a backslash is part of a path.
 */
export function commandWords(command: string, platform: NodeJS.Platform): string[] {
  if (platform === 'win32')
    return [...command.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  return [...command.matchAll(WORD)].map(([word]) => word.replace(QUOTED, unquote))
}

const WORD = /(?:'[^']*(?:'|$)|"(?:[^"\\]|\\[^])*(?:"|$)|\\[^]?|[^\s'"\\])+/gu
const QUOTED = /'([^']*)(?:'|$)|"((?:[^"\\]|\\[^])*)(?:"|$)|\\([^]?)/gu

/** A single quote keeps everything; in a double one a backslash still hides what would end or change it. */
function unquote(_: string, single?: string, double?: string, escaped?: string): string {
  return single ?? double?.replaceAll(/\\(["\\$`])/gu, '$1') ?? escaped ?? ''
}
