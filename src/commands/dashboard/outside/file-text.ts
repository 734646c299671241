import { visible } from '../../../text/sanitize.ts'
import { readOrdinaryFile } from '../../../workspace/files/ordinary-file.ts'
import type { PagerText } from './transcript-text.ts'

/** An imported file at these words, with every character visible; at line 1 if they are not there. */
export function fileText(path: string, words: string): PagerText {
  const lines = visible(readOrdinaryFile(path).toString('utf8')).split('\n')
  // In a JSON file they are escaped.
  const forms = [words, JSON.stringify(words).slice(1, -1)]
  const at = lines.findIndex((line) => forms.some((form) => line.includes(form)))
  if (at >= 0) lines.splice(at, 0, '──── these words ────')
  return { text: `${lines.join('\n').trimEnd()}\n`, line: Math.max(1, at + 1) }
}
