import { count } from '../../text/count.ts'
import { lineNumbersText } from '../../text/line-numbers-text.ts'
import { MAX_DAMAGED_LINES } from '../../transcript/event/stats.ts'

/** Which lines could not be read, for places where it is clear which transcript is meant. */
export function damagedLinesText(lines: readonly number[]): string {
  const atLeast = lines.length < MAX_DAMAGED_LINES ? '' : 'at least '
  return `${atLeast}${count(lines.length, 'damaged line')} skipped (${lineNumbersText(lines)})`
}

/** The same with the transcript's path. */
export function damagedTranscriptText(path: string, lines: readonly number[]): string {
  return `Transcript "${path}": ${damagedLinesText(lines)}`
}
