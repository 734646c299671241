/**
 * Splits a command, as written in `EDITOR` or `PAGER`, into words like a shell: at spaces, with quotes or a backslash for words that
 * contain some. An unclosed quote extends to the end. `~/` is the person's home, as where git has a shell run `EDITOR`. On Windows a backslash
 * is part of a path.
 */
export function commandWords(
  command: string,
  { platform, home }: { readonly platform: NodeJS.Platform; readonly home: string },
): string[] {
  if (platform === 'win32')
    return [...command.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  return [...command.matchAll(WORD)].map(([word]) => {
    const bare = word.replace(QUOTED, unquote)
    return word.startsWith('~/') ? home + bare.slice(1) : bare
  })
}

const WORD = /(?:'[^']*(?:'|$)|"(?:[^"\\]|\\[^])*(?:"|$)|\\[^]?|[^\s'"\\])+/gu
const QUOTED = /'([^']*)(?:'|$)|"((?:[^"\\]|\\[^])*)(?:"|$)|\\([^]?)/gu

/** A single quote keeps everything; inside a double one a backslash still escapes what would end or change it. */
function unquote(_: string, single?: string, double?: string, escaped?: string): string {
  return single ?? double?.replaceAll(/\\(["\\$`])/gu, '$1') ?? escaped ?? ''
}
