import type { WidthOptions } from '../../text/width.ts'
import type { Source } from '../source.ts'
import type { State } from '../state.ts'

/** What the drawing functions need besides a size. */
export type Drawing = Pick<Source, 'preview' | 'forecast'> & {
  readonly state: State
  readonly widths: WidthOptions
}

/** A state as it is drawn. */
export function drawingOf(state: State, { preview, forecast }: Pick<Source, 'preview' | 'forecast'>): Drawing {
  return { state, widths: { ambiguousWide: state.settings.ambiguousWide }, preview, forecast }
}
