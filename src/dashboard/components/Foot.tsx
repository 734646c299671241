import type { Drawing } from '../draw/drawing.ts'
import { drawFoot } from '../draw/foot.ts'
import type { Layout } from '../layout/layout.ts'
import { Rows } from './Rows.tsx'

/** The rule below the body, what just happened, and the keys that matter here. */
export function Foot({ drawing, layout }: { readonly drawing: Drawing; readonly layout: Layout }) {
  return <Rows slot="foot" width={drawing.state.columns} lines={drawFoot(drawing, layout)} />
}
