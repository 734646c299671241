import { visible } from '../../text/sanitize.ts'
import type { WidthOptions } from '../../text/width.ts'
import type { Source } from '../source.ts'
import type { State } from '../state.ts'

/** What the drawing functions need besides a size. */
export type Drawing = Pick<Source, 'preview' | 'forecast'> & {
  readonly state: State
  readonly widths: WidthOptions
}

/** Text from outside on one line, every sign of it visible. */
export function shown(text: string): string {
  return visible(text).replaceAll('\n', ' ')
}

/** `1.2k`, `486`. */
export function thousands(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`
}

/** A path with the home folder as `~`. */
export function shortPath(path: string, home: string): string {
  const short = home !== '' && path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path
  return shown(short)
}

/** `clear 81 %`: a bare number invites blind trust. */
export function confidenceWords(confidence: number): string {
  const percent = `${Math.round(confidence * 100)} %`
  if (confidence >= 0.95) return `almost certain ${percent}`
  if (confidence >= 0.85) return `high ${percent}`
  return confidence >= 0.7 ? `fair ${percent}` : `low ${percent}`
}
