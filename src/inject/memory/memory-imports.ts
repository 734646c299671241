import { proseLines, withoutComments } from '../../text/markdown/markdown.ts'

/** The `@path`s that Claude Code follows in a memory file: not those in code spans, fences or comments. */
export function importsOf(text: string): string[] {
  const lines = withoutComments(proseLines(text).join('\n')).split('\n')
  const plain = lines.map(withoutCodeSpans).join('\n')
  return [...plain.matchAll(/(?:^|[\s(])@((?:\\ |[^\s\\])+)/gmu)].map((match) =>
    (match[1] ?? '').replaceAll('\\ ', ' '),
  )
}

/** A run of backticks opens one if as long a run follows, which closes it. Not an expression: it would look at all that follows each run. */
function withoutCodeSpans(line: string): string {
  const runs = Array.from(line.matchAll(/`+/gu), ({ 0: { length }, index }) => ({ index, length }))
  const next = new Map<number, number>()
  const ends = runs.toReversed().map(({ index, length }) => {
    const end = next.get(length)
    next.set(length, index + length)
    return end
  })
  let left = ''
  let done = 0
  for (const [place, { index }] of runs.entries()) {
    const end = ends.at(-1 - place)
    if (end === undefined || index < done) continue
    left += line.slice(done, index)
    done = end
  }
  return left + line.slice(done)
}
