import { visible } from '../../text/sanitize.ts'
import { readOrdinaryFile } from '../../workspace/ordinary-file.ts'
import type { TranscriptText } from './transcript-text.ts'

/** A file that learnings were imported from, every sign of it visible, and the line that the words stand in (1 if they are in none). */
export function fileText(path: string, words: string): TranscriptText {
  const lines = visible(readOrdinaryFile(path).toString('utf8')).split('\n')
  // In JSON they are written as JSON writes them.
  const forms = [words, JSON.stringify(words).slice(1, -1)]
  const at = lines.findIndex((line) => forms.some((form) => line.includes(form)))
  if (at >= 0) lines.splice(at, 0, '──── these words ────')
  return { text: `${lines.join('\n').trimEnd()}\n`, line: Math.max(1, at + 1) }
}
