import type { Drawing } from '../draw/drawing.ts'
import { drawHead } from '../draw/head.ts'
import type { Layout } from '../layout/layout.ts'
import { Rows } from './Rows.tsx'

/** Header, tabs, banner, and the rule above the body. */
export function Head({ drawing, layout }: { readonly drawing: Drawing; readonly layout: Layout }) {
  return <Rows slot="head" width={drawing.state.columns} lines={drawHead(drawing, layout)} />
}
