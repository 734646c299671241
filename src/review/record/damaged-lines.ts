import { count } from '../../text/count.ts'
import { atLeastText } from '../../transcript/event/stats.ts'

/** Which lines of a transcript could not be read, where it is known which transcript that is. */
export function damagedLinesText(lines: readonly number[]): string {
  return `${atLeastText(lines.length)}${count(lines.length, 'damaged line')} skipped (line ${lines.slice(0, 3).join(', ')}${lines.length > 3 ? ', …' : ''})`
}

/** The same with the transcript. */
export function damagedTranscriptText(path: string, lines: readonly number[]): string {
  return `Transcript "${path}": ${damagedLinesText(lines)}`
}
