import type { Drawing } from '../draw/drawing.ts'
import { drawKeys, drawStatus } from '../draw/foot.ts'
import { drawRule } from '../draw/head.ts'
import { drawBelow } from '../draw/list.ts'
import type { Layout } from '../layout.ts'
import { Rows } from './Rows.tsx'

/** The rule below the body, what just happened, and the keys that matter here. */
export function Foot({ drawing, layout }: { readonly drawing: Drawing; readonly layout: Layout }) {
  const { columns } = drawing.state
  const crossing = layout.beside && layout.list ? { at: layout.list.width, sign: '┴' } : undefined
  return (
    <Rows
      slot="foot"
      width={columns}
      lines={[
        drawRule(columns, crossing, layout.detail ? [] : drawBelow(drawing)),
        drawStatus(drawing, columns),
        drawKeys(drawing, columns),
      ]}
    />
  )
}
