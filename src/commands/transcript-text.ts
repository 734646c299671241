import { visible } from '../text/sanitize.ts'
import { readOrdinaryFile } from '../workspace/ordinary-file.ts'

/** A transcript as a person reads it, and the 1-based line at which a turn begins (1 if it is not there). */
export type TranscriptText = { readonly text: string; readonly line: number }

type Block = { readonly type?: unknown; readonly text?: unknown; readonly name?: unknown }
type Entry = {
  readonly type?: unknown
  readonly uuid?: unknown
  readonly isMeta?: unknown
  readonly message?: { readonly content?: unknown }
}

/** Who said what, in order; tool calls as one line each, what tools returned left out. Every sign of it is visible. */
export function transcriptText(path: string, turnUuid: string | undefined): TranscriptText {
  const lines: string[] = []
  let found = 1
  for (const raw of readOrdinaryFile(path).toString('utf8').split('\n')) {
    const entry = parseEntry(raw)
    if (!entry || (entry.type !== 'user' && entry.type !== 'assistant') || entry.isMeta === true) continue
    const said = textOf(entry.message?.content)
    if (said === '') continue
    if (turnUuid !== undefined && entry.uuid === turnUuid.replace(/#\d+$/u, '')) {
      found = lines.length + 1
      lines.push('──── this turn ────')
    }
    lines.push(
      entry.type === 'user' ? 'you:' : 'claude:',
      ...visible(said)
        .split('\n')
        .map((line) => `  ${line}`),
      '',
    )
  }
  return { text: `${lines.join('\n')}\n`, line: found }
}

function parseEntry(raw: string): Entry | undefined {
  if (raw === '') return undefined
  try {
    const value: unknown = JSON.parse(raw)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    // The last line may still be being written; a damaged one is reported by the review.
    return undefined
  }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return (content as readonly Block[])
    .flatMap((block) => {
      if (block.type === 'text' && typeof block.text === 'string') return [block.text]
      return block.type === 'tool_use' && typeof block.name === 'string' ? [`[${block.name}]`] : []
    })
    .join('\n')
}
