import type { WidthOptions } from '../../text/width.ts'
import type { Source } from '../state/source.ts'
import type { State } from '../state/state.ts'

/** What the source predicts about approving. */
export type Foresight = Pick<Source, 'preview' | 'forecast'>

/** What drawing functions need besides a size. */
export type Drawing = Foresight & {
  readonly state: State
  readonly widths: WidthOptions
}

/** The drawing of a state. */
export function drawingOf(state: State, { preview, forecast }: Foresight): Drawing {
  return { state, widths: state.settings, preview, forecast }
}
