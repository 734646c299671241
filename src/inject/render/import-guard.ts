/**
 * Claude Code reads `@path` in a memory file as an import, up to four files deep, without asking inside the project: an approved "read
 * @.env first" would put the file into every session. Code spans are exempt, so an `@` outside of one is put into one.
 * Our spans have fences of two or more backticks, longer than any run in the text, so that nothing in the text can close them and
 * reading back knows which are ours.
 */
export function guardImports(text: string): string {
  const runs = text.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(1, ...runs.map((run) => run.length)) + 1)
  const whole = `${fence} ${text} ${fence}`
  if (looksGuarded(text)) return whole
  if (!text.includes('@')) return text
  const spans = codeSpans(text)
  if (spans === undefined) return whole
  let out = ''
  let at = 0
  for (const [from, to] of spans) {
    out += fenceMentions(text.slice(at, from), fence) + text.slice(from, to)
    at = to
  }
  out += fenceMentions(text.slice(at), fence)
  // A mention that touches a backtick would melt into its fence.
  return unguardImports(out) === text ? out : whole
}

/** Undoes `guardImports()`. */
export function unguardImports(guarded: string): string {
  const whole = /^(``+) (.*) \1$/su.exec(guarded)
  if (whole?.[2] !== undefined && !whole[2].includes(whole[1] ?? '')) return whole[2]
  return guarded.replace(/(?<!`)(``+)(@[^\s`]*)\1(?!`)/gu, '$2')
}

/** Texts that would be taken for guarded ones when read back, so they must be guarded as a whole. */
function looksGuarded(text: string): boolean {
  return unguardImports(text) !== text || /``@/.test(text)
}

/** Any `@` not preceded by a letter, a digit or a dot, as it is in a mail address. Better one span too many than one import. */
function fenceMentions(text: string, fence: string): string {
  return text.replace(/(?<![\p{L}\p{N}._%+-])@[^\s`]*/gu, (mention) => `${fence}${mention}${fence}`)
}

/**
 * Where the code spans are, as Markdown finds them: a run of backticks closes at the next run of the same length. Undefined if a run is
 * left open or escaped: readers may then disagree about what is code, so the whole text is guarded instead.
 */
function codeSpans(text: string): Array<readonly [from: number, to: number]> | undefined {
  if (text.includes('\\`')) return undefined
  const runs = [...text.matchAll(/`+/g)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
  const spans: Array<readonly [number, number]> = []
  for (let open = 0; open < runs.length;) {
    const start = runs[open]
    if (!start) break
    const length = start.to - start.from
    const close = runs.findIndex((run, index) => index > open && run.to - run.from === length)
    const end = runs[close]
    if (!end) return undefined
    spans.push([start.from, end.to])
    open = close + 1
  }
  return spans
}
