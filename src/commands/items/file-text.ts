import { visible } from '../../text/sanitize.ts'
import { readOrdinaryFile } from '../../workspace/ordinary-file.ts'
import type { TranscriptText } from './transcript-text.ts'

/** An imported file with every character visible, and the line with the words (1 if there is none). */
export function fileText(path: string, words: string): TranscriptText {
  const lines = visible(readOrdinaryFile(path).toString('utf8')).split('\n')
  // In a JSON file they are escaped.
  const forms = [words, JSON.stringify(words).slice(1, -1)]
  const at = lines.findIndex((line) => forms.some((form) => line.includes(form)))
  if (at >= 0) lines.splice(at, 0, '──── these words ────')
  return { text: `${lines.join('\n').trimEnd()}\n`, line: Math.max(1, at + 1) }
}
