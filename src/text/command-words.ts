/**
 * Splits a command, as written in `EDITOR` or `PAGER`, into words like a shell: at spaces, with quotes or a backslash for words that
 * contain some. An unclosed quote extends to the end. `~/` and `$HOME` are the person's home, as where git has a shell run `EDITOR`. On Windows
 * a backslash is part of a path.
 */
export function commandWords(
  command: string,
  { platform, home }: { readonly platform: NodeJS.Platform; readonly home: string },
): string[] {
  if (platform === 'win32')
    return [...command.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  // A single quote keeps everything; inside a double one a backslash still escapes what would end or change it.
  const unquoted = (_: string, single?: string, double?: string, escaped?: string): string =>
    single ?? double?.replace(IN_DOUBLE, (__: string, sign?: string) => sign ?? home) ?? escaped ?? home
  return [...command.matchAll(WORD)].map(([word]) => {
    const bare = word.replace(SHELL_SIGNS, unquoted)
    return word.startsWith('~/') ? home + bare.slice(1) : bare
  })
}

const WORD = /(?:'[^']*(?:'|$)|"(?:[^"\\]|\\[^])*(?:"|$)|\\[^]?|[^\s'"\\])+/gu
const SHELL_SIGNS = /'([^']*)(?:'|$)|"((?:[^"\\]|\\[^])*)(?:"|$)|\\([^]?)|\$HOME\b|\$\{HOME\}/gu
const IN_DOUBLE = /\\(["\\$`])|\$HOME\b|\$\{HOME\}/gu
