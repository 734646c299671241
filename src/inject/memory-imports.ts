import { proseLines, withoutComments } from '../text/markdown.ts'

/** The `@path`s that Claude Code follows in a memory file: not those in code spans, fences or comments. */
export function importsOf(text: string): string[] {
  const plain = withoutComments(proseLines(text).join('\n')).replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/gu, '')
  return [...plain.matchAll(/(?:^|[\s(])@((?:\\ |[^\s\\])+)/gmu)].map((match) =>
    (match[1] ?? '').replaceAll('\\ ', ' '),
  )
}
