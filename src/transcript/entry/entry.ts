import { isObject, listIn } from '../../base/parsed-json.ts'

/** A parsed line whose fields are looked at one by one: no field of any client version is required. */
export type Entry = Readonly<Record<string, unknown>>

/** Reads an own property: a key such as `__proto__` in a transcript must never lend an entry fields it does not have. */
export function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Entry)[name]
}

/** The field if it is a string, else ''. */
export function text(value: unknown, name: string): string {
  const found = field(value, name)
  return typeof found === 'string' ? found : ''
}

/** The content blocks of a message; a string counts as one text block. An entry without a message is one itself. */
export function contentBlocks(entry: Entry): readonly unknown[] {
  const message = field(entry, 'message') ?? entry
  const content = typeof message === 'string' ? message : field(message, 'content')
  const blocks = isObject(content) || typeof content === 'string' ? [content] : listIn(content)
  return blocks.map((block) => (typeof block === 'string' ? { type: 'text', text: block } : block))
}

/** The text of a tool result: a string, or the text blocks of a list. */
export function resultText(block: unknown): string {
  const content = field(block, 'content')
  if (typeof content === 'string') return content
  return listIn(content)
    .map((part) => text(part, 'text'))
    .join('\n')
}
